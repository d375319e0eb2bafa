import { type Board, type Id, isId, type Pin, type SearchResult, type User } from '@corkboard/contract'
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
import { findByContact, loadPeople, loadRelations, personFacts, presentUser } from '../../people/index.ts'
import { loadPins, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { openSpreadPage } from '../visual/index.ts'
import { understandSearch } from './prepare-query.ts'
import { cacheSearches } from './search-cache.ts'
import type { Found, SearchQuery } from './search-engine.ts'
import type { SearchInput } from './search-options.ts'

/** How often a page is topped up after the rules drop results, before it is returned short. */
const TOP_UPS = 4

const cachedResults = cacheSearches<Found>()

/** What one viewer owns or follows is searched every time: their last change has to be there. */
const find = (ctx: Ctx, searchQuery: SearchQuery, place: ListCursor | undefined, limit: number): Promise<Found> => {
  const read = () => ctx.site.search.find(ctx.db, searchQuery, place, limit)
  const { now: _now, ...of } = searchQuery
  const { ownerId, followedBy } = of.narrowing
  return ownerId === undefined && followedBy === undefined ? cachedResults(ctx, [of, place, limit], read) : read()
}

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
    const found = await find(ctx, searchQuery, next, wanted)
    const seen = new Map((await see(found.ids)).map(({ id, item }) => [id, item]))
    items.push(...found.ids.flatMap((id) => seen.get(id) ?? []))
    next = found.next
    if (!next) break
  }
  return { items, next }
}

/** BOARD-11: sensitive boards do not appear for users who search for something else. */
const isListed = (ctx: Ctx, { presence, board }: SeenPin): boolean => presence === 'listed' && !isScreened(ctx, board)

const seenPins =
  (ctx: Ctx, shows: (pin: SeenPin) => boolean) =>
  async (ids: readonly Id[]): Promise<{ id: Id; item: SeenPin }[]> => {
    const pins = await loadPins(ctx, ids)
    const pictures = new Set<string>()
    return ids.flatMap((id) => {
      const pin = pins.get(id)
      if (!pin || pictures.has(pin.signature) || !shows(pin)) return []
      pictures.add(pin.signature)
      return [{ id, item: pin }]
    })
  }

/** A search reads this many more results than a page needs: reading on because of look-alikes is another search. */
const SPARE = 5

/** A result goes before a look-alike that waits only if it fits the search nearly as well. */
const NEARLY_AS_GOOD = 0.8

/** The best pins, look-alikes a screen apart as far as others fit the search nearly as well. */
const readSpread = async (ctx: Ctx, searchQuery: SearchQuery, request: PageRequest): Promise<Page<SeenPin>> => {
  const shows = (pin: SeenPin) => isListed(ctx, pin)
  const see = seenPins(ctx, shows)
  const scores = new Map<Id, number>()
  const scoreOf = ({ id }: SeenPin): number => scores.get(id) ?? 0
  const page = await openSpreadPage(ctx, request, shows, {
    mayOvertake: (pin, waiting) => scoreOf(pin) >= NEARLY_AS_GOOD * scoreOf(waiting),
  })
  let place = page.after
  let isLast = page.isEnded
  for (let round = 0; page.missing() > 0 && !isLast && round <= TOP_UPS; round += 1) {
    const found = await find(ctx, searchQuery, place, page.missing() + SPARE)
    for (const [n, id] of found.ids.entries()) scores.set(id, found.scores[n]!)
    const seen = await see(found.ids)
    const taken = await page.take(seen.map(({ item }) => item))
    const next = seen[taken]
    // The results before the first that was not taken are read.
    place = next ? (found.places[found.ids.indexOf(next.id) - 1] ?? place) : found.next
    isLast = place === undefined
  }
  if (isLast) page.finish()
  return { items: page.pins, next: page.next(place) }
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
      // Users' own pins and the newest first keep their order.
      const { items, next } =
        isOwn || searchQuery.rerank === 'newest'
          ? await readFound(
              ctx,
              searchQuery,
              page,
              seenPins(ctx, (pin) => isOwn || isListed(ctx, pin)),
            )
          : await readSpread(ctx, searchQuery, page)
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

const idIn = (text: string | undefined): Id | undefined => (isId(text) ? text : undefined)

/** For operators: where searches are started. Nothing that a user typed is logged. */
const logSource = (ctx: Ctx, { scope, startedFrom, sourceId, articleId, corpus }: SearchInput): void => {
  const search = {
    scope,
    rs: startedFrom,
    source_id: idIn(sourceId),
    article: idIn(articleId),
    corpus: corpus === 'following' ? corpus : undefined,
  }
  ctx.log.info({ search }, 'search')
}

/** FIND-05: the results of a search that the viewer may see, best first. */
export const search = async (
  ctx: Ctx,
  input: SearchInput,
  fieldSet: PinFieldSet,
  page: PageRequest,
): Promise<Page<SearchResult>> => {
  if (input.scope === 'my_pins') requireSignedIn(ctx)
  if (page.after === undefined) logSource(ctx, input)
  const person = page.after ? undefined : await searchByContact(ctx, input)
  if (person) return { items: [person], next: undefined }
  const { searchQuery } = await understandSearch(ctx, input)
  return searchQuery ? readResults(ctx, searchQuery, fieldSet, page) : { items: [], next: undefined }
}
