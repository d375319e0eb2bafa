import {
  type Board,
  fail,
  type Id,
  type Pin,
  type SearchParts,
  type SearchResult,
  type User,
} from '@corkboard/contract'
import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { type Db, sql } from '@corkboard/database'
import { isScreened, loadBoards, presentBoards } from '../../content/boards/index.ts'
import {
  type Ctx,
  type ListCursor,
  type Page,
  type PageRequest,
  personPresence,
  requireSignedIn,
  viewerIdOf,
} from '../../kernel/index.ts'
import {
  findByContact,
  findPersonByUsername,
  loadPeople,
  loadRelations,
  personFacts,
  presentUser,
} from '../../people/index.ts'
import { loadPins, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { languageOf } from './languages.ts'
import { parseQuery, saysNothing } from './parse-query.ts'
import type { SearchQuery, Source } from './search-engine.ts'
import { narrowingOf, presentFilters, rerankOf, type SearchInput } from './search-options.ts'
import { sensitivityOf } from './sensitivity.ts'

/** How often a page is topped up after the rules drop results, before it is returned short. */
const TOP_UPS = 4

/** The number of guides that fit side by side in a wide window. */
const GUIDES = 12

const sourceOf = ({ scope }: SearchInput): Source => {
  if (scope === 'boards') return 'boards'
  return scope === 'users' ? 'people' : 'pins'
}

const localeOf = async (db: Db, userId: Id): Promise<string | undefined> => {
  const { rows } = await sql<{ locale: string }>`select locale from users where id = ${userId}`.execute(db)
  return rows[0]?.locale
}

/** The searcher's language. */
export const readerLanguage = async (ctx: Ctx, requested: string | undefined): Promise<string> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const own = viewerId === undefined ? undefined : await localeOf(ctx.db, viewerId)
  return languageOf(own ?? requested ?? 'en')
}

/** Whose pins the search is limited to: the viewer's own, or those of another user that the viewer may see. */
const whoseOf = async (ctx: Ctx, input: SearchInput) => {
  if (input.scope === 'my_pins') return { ownerId: requireSignedIn(ctx).viewer.userId, isShared: false }
  if (input.username === undefined || sourceOf(input) !== 'pins') return undefined
  const person = await findPersonByUsername(ctx, input.username)
  const isHidden =
    !person || personPresence(ctx.viewer, personFacts(person, await loadRelations(ctx, [person.id]))) === 'hidden'
  if (isHidden) throw fail('user.not_found', { field: 'user' })
  return { ownerId: person.id, isShared: person.id !== viewerIdOf(ctx.viewer) }
}

const prepareQuery = async (ctx: Ctx, input: SearchInput): Promise<SearchQuery> => {
  const [language, whose] = [await readerLanguage(ctx, input.language), await whoseOf(ctx, input)]
  const source = sourceOf(input)
  const prepared = await ctx.site.search.prepare(ctx.db, parseQuery(cleanQuery(input.query)), {
    language,
    source,
    // Corrects neither searches among the viewer's own pins, whose words they wrote themselves, nor names, which are
    // never typos.
    corrects: input.corrects && whose?.isShared !== false && source !== 'people',
  })
  return { source, prepared, narrowing: narrowingOf(input, whose), language, rerank: rerankOf(input), now: ctx.now() }
}

/** True when nothing is searched: the query has no words, or the response is help. */
const isWithheld = ({ query, scope }: SearchInput): boolean =>
  saysNothing(parseQuery(cleanQuery(query))) || (scope !== 'my_pins' && sensitivityOf(query)?.is_withheld === true)

/** Reads a skeleton from the engine, keeps what `see` accepts, and tops it up a bounded number of times. */
const readFound = async <Item>(
  ctx: Ctx,
  searchQuery: SearchQuery,
  page: PageRequest,
  see: (ids: readonly Id[]) => Promise<readonly { readonly id: Id; readonly item: Item }[]>,
): Promise<Page<Item>> => {
  const items: Item[] = []
  let next: ListCursor | undefined = page.after
  for (let round = 0; items.length < page.size && round <= TOP_UPS; round += 1) {
    const wanted = page.size - items.length
    const found = await ctx.site.search.find(ctx.db, searchQuery, next, wanted)
    const seen = new Map((await see(found.ids)).map(({ id, item }) => [id, item]))
    items.push(...found.ids.flatMap((id) => seen.get(id) ?? []))
    next = found.next
    if (!next) break
  }
  return { items, next }
}

const seenPins =
  (ctx: Ctx, isOwn: boolean) =>
  async (ids: readonly Id[]): Promise<{ id: Id; item: SeenPin }[]> => {
    const pins = await loadPins(ctx, ids)
    const pictures = new Set<string>()
    return ids.flatMap((id) => {
      const pin = pins.get(id)
      if (!pin || pictures.has(pin.signature)) return []
      // BOARD-11: sensitive boards do not appear for users who search for something else.
      if (!isOwn && (pin.presence !== 'listed' || isScreened(ctx, pin.board))) return []
      pictures.add(pin.signature)
      return [{ id, item: pin }]
    })
  }

const seenBoards = async (ctx: Ctx, ids: readonly Id[]): Promise<{ id: Id; item: Board }[]> => {
  const boards = await loadBoards(ctx, ids)
  const listed = ids.flatMap((id) => {
    const board = boards.get(id)
    return board?.presence === 'listed' ? [board] : []
  })
  return (await presentBoards(ctx, listed)).map((item) => ({ id: item.id, item }))
}

const seenPeople = async (ctx: Ctx, ids: readonly Id[]): Promise<{ id: Id; item: User }[]> => {
  const [people, relations] = await Promise.all([loadPeople(ctx, ids), loadRelations(ctx, ids)])
  return ids.flatMap((id) => {
    const person = people.get(id)
    if (!person || personPresence(ctx.viewer, personFacts(person, relations)) !== 'listed') return []
    return [{ id, item: presentUser(ctx, person, relations) }]
  })
}

const readResults = async (
  ctx: Ctx,
  searchQuery: SearchQuery,
  fieldSet: PinFieldSet,
  page: PageRequest,
): Promise<Page<Pin> | Page<Board> | Page<User>> => {
  switch (searchQuery.source) {
    case 'pins': {
      const isOwn =
        searchQuery.narrowing.ownerId !== undefined && searchQuery.narrowing.ownerId === viewerIdOf(ctx.viewer)
      const { items, next } = await readFound(ctx, searchQuery, page, seenPins(ctx, isOwn))
      return { items: await presentWithStories(ctx, items, fieldSet), next }
    }
    case 'boards':
      return readFound(ctx, searchQuery, page, (ids) => seenBoards(ctx, ids))
    case 'people':
      return readFound(ctx, searchQuery, page, (ids) => seenPeople(ctx, ids))
  }
}

/** IDENT-13: a search for users by an email address has one result or is a search by name. */
const searchByContact = async (ctx: Ctx, { query, scope }: SearchInput): Promise<User | undefined> => {
  const id = scope === 'users' ? await findByContact(ctx, query) : undefined
  return id === undefined ? undefined : (await seenPeople(ctx, [id]))[0]?.item
}

/** FIND-05: the results of a search that the viewer may see, best first. */
export const search = async (
  ctx: Ctx,
  input: SearchInput,
  fieldSet: PinFieldSet,
  page: PageRequest,
): Promise<Page<SearchResult>> => {
  if (input.scope === 'my_pins') requireSignedIn(ctx)
  const person = page.after ? undefined : await searchByContact(ctx, input)
  if (person) return { items: [person], next: undefined }
  if (isWithheld(input)) return { items: [], next: undefined }
  return readResults(ctx, await prepareQuery(ctx, input), fieldSet, page)
}

const MODES: Readonly<Record<SearchInput['scope'], SearchParts['modeIcon']>> = {
  pins: 'search',
  my_pins: 'search',
  boards: 'search',
  idea_pins: 'video',
  videos: 'video',
  buyable_pins: 'shop',
  users: 'person',
}

const presentTabs = (ctx: Ctx, scope: SearchInput['scope']): SearchParts['tabs'] =>
  (['pins', 'videos', 'idea_pins', 'buyable_pins', 'boards', 'users', 'my_pins'] as const)
    .filter((tab) => tab !== 'my_pins' || ctx.viewer.kind === 'AUTH')
    .map((tab) => ({ scope: tab, is_selected: tab === scope }))

const barOf = (parts: Pick<SearchParts, 'filters' | 'guides' | 'productFilters'>) => [
  ...(parts.filters.length > 0 ? [{ type: 'filters' as const }] : []),
  ...(parts.filters.some(({ key }) => key === 'skin_tone') ? [{ type: 'skin_tone' as const }] : []),
  ...(parts.productFilters ? [{ type: 'product_filters' as const }] : []),
  ...(parts.guides.length > 0 ? [{ type: 'guides' as const }] : []),
]

/** FIND-05: everything a search returns besides its results. */
export const searchParts = async (ctx: Ctx, input: SearchInput): Promise<SearchParts> => {
  const query = cleanQuery(input.query)
  const { scope } = input
  if (scope === 'my_pins') requireSignedIn(ctx)
  const sensitivity = scope === 'my_pins' ? undefined : sensitivityOf(query)
  const searchQuery = isWithheld(input) ? undefined : await prepareQuery(ctx, input)
  const corrected = searchQuery?.prepared.corrected
  const searched = corrected ?? query
  const isGuided = searchQuery?.source === 'pins' && scope !== 'my_pins'
  const guides = searchQuery && isGuided ? await ctx.site.search.around(ctx.db, searchQuery) : []
  const products =
    searchQuery && scope === 'buyable_pins' ? await ctx.site.search.products(ctx.db, searchQuery) : undefined
  const parts = {
    query: searched,
    scope,
    guides: guides.slice(0, GUIDES).map(({ term, display, color }) => ({
      term,
      display,
      query: `${searched} ${display}`,
      dominant_color: color,
    })),
    typo: corrected === undefined ? null : { original_query: query, corrected_query: corrected },
    nag: sensitivity ? ({ kind: 'help', topic: sensitivity.topic } as const) : null,
    sensitivity: sensitivity ?? null,
    filters: sensitivity?.is_withheld ? [] : presentFilters(input),
    tabs: presentTabs(ctx, scope),
    modeIcon: MODES[scope],
    productFilters: products
      ? { price: { min: products.least, max: products.most }, domains: [...products.domains] }
      : null,
  }
  return { ...parts, oneBarModules: barOf(parts) }
}
