import type { RecommendedSearch } from '@corkboard/contract'
import { listBoards } from '../../content/boards/index.ts'
import { loadPins } from '../../content/pins/index.ts'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import { loadPeople } from '../../people/index.ts'
import { parseQuery } from './parse-query.ts'
import { readerLanguage } from './prepare-query.ts'
import { sensitivityOf } from './sensitivity.ts'
import { fold, termsIn, wordsIn } from './words.ts'

const RECOMMENDED = 12
/** More words are a title. */
const MAX_WORDS = 3

/** True for a board's name that reads like a search: a few words of letters, one of them telling. */
const readsLikeSearch = (name: string, language: string): boolean => {
  const words = wordsIn(name)
  const isWord = (word: string): boolean => /^[\p{L}\p{M}]+$/u.test(word) && termsIn(word, language).length > 0
  return words.length <= MAX_WORDS && words.some(isWord) && words.every((word) => word.length <= 3 || isWord(word))
}

/** Names of the viewer's boards that have pins, as searches. */
const boardSearches = async (ctx: Ctx, language: string): Promise<{ query: string; display: string }[]> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const viewer = viewerId === undefined ? undefined : (await loadPeople(ctx, [viewerId])).get(viewerId)
  if (!viewer) return []
  const whose = { username: viewer.username, privacyFilter: 'public' } as const
  const { items } = await listBoards(ctx, whose, { size: RECOMMENDED / 2 })
  return items
    .filter(({ name, pin_count: pinCount }) => pinCount > 0 && readsLikeSearch(name, language))
    .map(({ name }) => ({ query: fold(name), display: name }))
}

/** The color of the best public picture for the query; `undefined` if there is none. */
const colorOf = async (ctx: Ctx, query: string, language: string): Promise<string | undefined> => {
  const { search } = ctx.site
  const prepared = await search.prepare(ctx.db, parseQuery(query), { language, source: 'pins', corrects: false })
  const searchQuery = { source: 'pins', prepared, narrowing: {}, language, now: ctx.now() } as const
  const { ids } = await search.find(ctx.db, searchQuery, undefined, 1)
  const pin = ids[0] === undefined ? undefined : (await loadPins(ctx, [ids[0]])).get(ids[0])
  return pin?.presence === 'listed' ? pin.dominantColor : undefined
}

/** FIND-06: searches to start with: names of the viewer's boards that find something, then what most pins have. */
export const recommendSearches = async (ctx: Ctx, told: string | undefined): Promise<RecommendedSearch[]> => {
  const language = await readerLanguage(ctx, told)
  const boards = await Promise.all(
    (await boardSearches(ctx, language)).map(async (it) => ({ ...it, color: await colorOf(ctx, it.query, language) })),
  )
  const popular = await ctx.site.search.popular(ctx.db, { language, limit: RECOMMENDED })
  const named = [
    ...boards,
    ...popular.map(({ term, display, color }) => ({ query: term, display, color: color as string | undefined })),
  ].filter(({ color, display }) => color !== undefined && !sensitivityOf(display))
  return [...new Map(named.map((it) => [it.query, it])).values()]
    .slice(0, RECOMMENDED)
    .map(({ query, display, color }) => ({ query, display, dominant_color: color ?? null }))
}
