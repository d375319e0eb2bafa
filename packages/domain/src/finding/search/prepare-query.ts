import { fail, isId, type SearchSensitivity } from '@corkboard/contract'
import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { sql } from '@corkboard/database'
import { loadPins } from '../../content/pins/index.ts'
import {
  cacheOfViewer,
  type Ctx,
  personPresence,
  requireSignedIn,
  type SignedIn,
  viewerIdOf,
} from '../../kernel/index.ts'
import { findPersonByUsername, loadRelations, personFacts } from '../../people/index.ts'
import { articleContents } from '../editorial/index.ts'
import { languageOf } from './languages.ts'
import { parseQuery, saysNothing } from './parse-query.ts'
import { cacheSearches } from './search-cache.ts'
import type { Narrowing, Prepared, SearchQuery, Source } from './search-engine.ts'
import { narrowingOf, rerankOf, type SearchInput } from './search-options.ts'
import { sensitivityOf } from './sensitivity.ts'

const sourceOf = ({ scope }: SearchInput): Source => {
  if (scope === 'boards') return 'boards'
  return scope === 'users' ? 'people' : 'pins'
}

const localeOf = cacheOfViewer(async (ctx): Promise<string | undefined> => {
  const { rows } = await sql<{ locale: string }>`select locale from users where id = ${ctx.viewer.userId}`.execute(
    ctx.db,
  )
  return rows[0]?.locale
})

const cachedQueries = cacheSearches<Prepared>()

/** The searcher's language: a member's own, else the one that the request names, else their browser's. */
export const readerLanguage = async (ctx: Ctx, named: string | undefined): Promise<string> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const own = viewerId === undefined ? undefined : await localeOf(ctx as Ctx<SignedIn>)
  const browsers = ctx.viewer.kind === 'UNAUTH' ? ctx.viewer.language : undefined
  return languageOf(own ?? named ?? browsers ?? 'en')
}

/** Whose pins the search is limited to: the viewer's own, or those of another user that the viewer may see. */
const ownerOf = async (ctx: Ctx, input: SearchInput): Promise<Pick<Narrowing, 'ownerId' | 'isShared'>> => {
  if (input.scope === 'my_pins') return { ownerId: requireSignedIn(ctx).viewer.userId, isShared: false }
  if (input.username === undefined || sourceOf(input) !== 'pins') return {}
  const person = await findPersonByUsername(ctx, input.username)
  const isHidden =
    !person || personPresence(ctx.viewer, personFacts(person, await loadRelations(ctx, [person.id]))) === 'hidden'
  if (isHidden) throw fail('user.not_found', { field: 'user' })
  return { ownerId: person.id, isShared: person.id !== viewerIdOf(ctx.viewer) }
}

/** Everything is searched, or only what users and boards that the viewer follows have. */
const followedBy = (ctx: Ctx, { corpus }: SearchInput): Pick<Narrowing, 'followedBy'> =>
  corpus === 'following' ? { followedBy: requireSignedIn(ctx).viewer.userId } : {}

/** The pins of the article where the search was started, or its boards. It has no users. */
const amongOf = async (ctx: Ctx, input: SearchInput): Promise<Pick<Narrowing, 'ids'>> => {
  if (input.articleId === undefined) return {}
  if (!isId(input.articleId)) throw fail('article.not_found', { field: 'article' })
  const { pinIds, boardIds } = await articleContents(ctx, input.articleId)
  const source = sourceOf(input)
  if (source === 'people') return { ids: [] }
  return { ids: source === 'pins' ? pinIds : boardIds }
}

/** What the search was started from is not a new result: neither the pin or board itself nor the pin's picture. */
const exceptOf = async (
  ctx: Ctx,
  { sourceId, withoutPictures = [] }: SearchInput,
): Promise<Pick<Narrowing, 'exceptId' | 'withoutPictures'>> => {
  if (sourceId === undefined || !isId(sourceId)) return { withoutPictures }
  const pin = (await loadPins(ctx, [sourceId])).get(sourceId)
  const isSeen = pin !== undefined && pin.presence !== 'hidden'
  return { exceptId: sourceId, withoutPictures: isSeen ? [...withoutPictures, pin.signature] : withoutPictures }
}

const prepareQuery = async (ctx: Ctx, input: SearchInput): Promise<SearchQuery> => {
  const language = await readerLanguage(ctx, input.language)
  const owner = await ownerOf(ctx, input)
  const limits = {
    ...owner,
    ...followedBy(ctx, input),
    ...(await amongOf(ctx, input)),
    ...(await exceptOf(ctx, input)),
  }
  const source = sourceOf(input)
  // Corrects neither searches among the viewer's own pins, whose words they wrote themselves, nor names, which are never
  // typos.
  const corrects = input.corrects && owner.isShared !== false && source !== 'people'
  const options = { language, source, corrects }
  const query = parseQuery(cleanQuery(input.query))
  const prepared = await cachedQueries(ctx, [query, options], () => ctx.site.search.prepare(ctx.db, query, options))
  return {
    source,
    prepared,
    narrowing: narrowingOf(input, limits),
    language,
    rerank: rerankOf(input),
    now: ctx.now(),
    ...(input.startedFrom === 'guide' && { isNarrowedDown: true as const }),
  }
}

export interface UnderstoodSearch {
  /** Missing when nothing is searched: the query has no words, or the response is help. */
  readonly searchQuery: SearchQuery | undefined
  readonly sensitivity: SearchSensitivity | undefined
}

/** Prepares a search, or withholds it: by its words as they were typed, and as they were corrected. */
export const understandSearch = async (ctx: Ctx, input: SearchInput): Promise<UnderstoodSearch> => {
  const query = cleanQuery(input.query)
  const helpFor = (text: string) => (input.scope === 'my_pins' ? undefined : sensitivityOf(text))
  const typed = helpFor(query)
  if (saysNothing(parseQuery(query)) || typed?.is_withheld) return { searchQuery: undefined, sensitivity: typed }
  const searchQuery = await prepareQuery(ctx, input)
  const sensitivity = searchQuery.prepared.corrected === undefined ? typed : helpFor(searchQuery.prepared.corrected)
  return { searchQuery: sensitivity?.is_withheld ? undefined : searchQuery, sensitivity: sensitivity ?? typed }
}
