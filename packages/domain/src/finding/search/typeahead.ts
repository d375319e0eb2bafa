import type { PickerBoard, TypeaheadItem } from '@corkboard/contract'
import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { listPickerBoards, loadBoards, presentPickerBoards } from '../../content/boards/index.ts'
import { type Ctx, personPresence, viewerIdOf } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, presentUser, suggestable } from '../../people/index.ts'
import { suggestTopics, topicsWithPins } from '../../content/topics/index.ts'
import { parseQuery, saysNothing } from './parse-query.ts'
import { listRecents } from './recents.ts'
import { readerLanguage } from './prepare-query.ts'
import { sensitivityOf } from './sensitivity.ts'
import { fold, wordsIn } from './words.ts'

const QUERIES = 8
const PEOPLE = 4
const BOARDS = 3
const TOPICS = 2
/** Some of them have no pins. */
const TOPICS_READ = 12

const addressOf = (query: string, isRecent: boolean): string =>
  `/search/pins/?${new URLSearchParams({ q: query, rs: isRecent ? 'recent' : 'autocomplete' }).toString()}`

const queryItem = (query: string, label: string, isRecent: boolean): TypeaheadItem => ({
  type: 'query',
  id: query,
  label,
  detail: null,
  query,
  url: addressOf(query, isRecent),
  image_url: null,
  is_recent: isRecent,
})

const peopleItems = async (ctx: Ctx, term: string): Promise<TypeaheadItem[]> => {
  const { search } = ctx.site
  const prepared = await search.prepare(ctx.db, parseQuery(term), { language: 'en', source: 'people', corrects: false })
  const searchQuery = { source: 'people', prepared, narrowing: {}, language: 'en', now: ctx.now() } as const
  const { ids } = await search.find(ctx.db, searchQuery, undefined, 2 * PEOPLE)
  const [people, relations, suggested] = await Promise.all([
    loadPeople(ctx, ids),
    loadRelations(ctx, ids),
    suggestable(ctx, ids),
  ])
  const isOffered = ({ id, username }: PersonRow): boolean =>
    suggested.has(id) ||
    relations.follows.has(id) ||
    id === viewerIdOf(ctx.viewer) ||
    username.toLowerCase() === term.toLowerCase()
  return ids
    .flatMap((id) => {
      const person = people.get(id)
      if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return []
      if (!isOffered(person)) return []
      const user = presentUser(ctx, person, relations)
      return [
        {
          type: 'user' as const,
          id: user.username,
          label: user.full_name,
          detail: `@${user.username}`,
          query: null,
          url: `/${user.username}/`,
          image_url: user.image_small_url,
          is_recent: false,
        },
      ]
    })
    .slice(0, PEOPLE)
}

const boardItem = (board: PickerBoard, detail: string | null): TypeaheadItem => ({
  type: 'board',
  id: board.id,
  label: board.name,
  detail,
  query: null,
  url: board.url,
  image_url: board.cover_image?.url ?? null,
  is_recent: false,
})

/** The viewer's own boards, secret ones included: users search for those by name. */
const ownBoardItems = async (ctx: Ctx, term: string): Promise<TypeaheadItem[]> => {
  if (ctx.viewer.kind !== 'AUTH') return []
  const { items } = await listPickerBoards(ctx, { filter: term }, { size: BOARDS })
  return items.map((board) => boardItem(board, null))
}

/** Public boards with words in their name that start with the typed ones, with their owners. */
const sharedBoardItems = async (ctx: Ctx, term: string, language: string): Promise<TypeaheadItem[]> => {
  const { search } = ctx.site
  const typed = wordsIn(fold(term))
  const prepared =
    typed.length === 0
      ? await search.prepare(ctx.db, parseQuery(term), { language, source: 'boards', corrects: false })
      : search.prepareName(typed)
  const searchQuery = { source: 'boards', prepared, narrowing: {}, language, now: ctx.now(), isBrief: true } as const
  const { ids } = await search.find(ctx.db, searchQuery, undefined, 4 * BOARDS)
  const isNamedSo = (name: string): boolean => {
    const words = wordsIn(fold(name))
    return typed.every((word) => words.some((other) => other.startsWith(word)))
  }
  const boards = await loadBoards(ctx, ids)
  const shown = ids
    .flatMap((id) => boards.get(id) ?? [])
    .filter(({ presence, name }) => presence === 'listed' && isNamedSo(name))
    .slice(0, BOARDS)
  const items = await presentPickerBoards(ctx, shown)
  return items.map((board, n) => boardItem(board, presentUser(ctx, shown[n]!.owner, shown[n]!.relations).full_name))
}

/** The viewer's own boards first, without duplicates. */
const boardItems = async (ctx: Ctx, term: string, language: string): Promise<TypeaheadItem[]> => {
  const [own, shared] = await Promise.all([ownBoardItems(ctx, term), sharedBoardItems(ctx, term, language)])
  const known = new Set(own.map(({ id }) => id))
  return [...own, ...shared.filter(({ id }) => !known.has(id))].slice(0, BOARDS)
}

/** Topics by name, of those that have pins. */
const topicItems = async (ctx: Ctx, term: string): Promise<TypeaheadItem[]> =>
  (await topicsWithPins(ctx.db, suggestTopics(term, TOPICS_READ))).slice(0, TOPICS).map(({ slug, name }) => ({
    type: 'topic',
    id: slug,
    label: name,
    detail: null,
    query: null,
    url: `/topics/${slug}/`,
    image_url: null,
    is_recent: false,
  }))

/** "Kitchens" below "kitchen" would waste a line: both find the same. */
const singular = (term: string): string => term.replace(/(?<=\p{L}{3})s$/u, '')

const beginsSo = (query: string, term: string): boolean => fold(query).startsWith(fold(term))

/** The last word has a minus sign: the search excludes it, so there is nothing to suggest. */
const EXCLUDES = /(?:^|\s)-\S*$/

/** FIND-06: suggestions for the typed text. `recents` are searches that the client has stored. */
export const typeahead = async (
  ctx: Ctx,
  input: { readonly term: string; readonly recents: readonly string[]; readonly language: string | undefined },
): Promise<TypeaheadItem[]> => {
  const term = cleanQuery(input.term)
  const isMember = ctx.viewer.kind === 'AUTH'
  const stored = isMember ? (await listRecents(ctx, false)).map(({ query }) => query) : []
  // A client may know of searches that the server has not stored.
  const own = [...new Set([...stored, ...input.recents.map(cleanQuery)])]
  const recents = own.filter((query) => query !== '' && beginsSo(query, term) && !sensitivityOf(query))
  const recentItems = recents.slice(0, term === '' ? QUERIES : 3).map((query) => queryItem(query, query, true))
  if (saysNothing(parseQuery(term)) || EXCLUDES.test(term)) return recentItems
  const language = await readerLanguage(ctx, input.language)
  const [suggested, people, boards, topics] = await Promise.all([
    ctx.site.search.suggest(ctx.db, term, language),
    peopleItems(ctx, term),
    boardItems(ctx, term, language),
    topicItems(ctx, term),
  ])
  const known = new Set(recentItems.map(({ id }) => singular(fold(id))))
  const queries = suggested
    .filter(({ term: it, display }) => !sensitivityOf(display) && !known.has(singular(it)) && known.add(singular(it)))
    .map(({ display }) => queryItem(display, display, false))
  return [...recentItems, ...queries.slice(0, QUERIES - recentItems.length), ...topics, ...people, ...boards]
}
