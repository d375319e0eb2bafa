import { type Id, isId } from '@corkboard/contract'
import { boardUrl, isBoardSearchHidden, loadBoards } from '../../content/boards/index.ts'
import { articlePages } from '../editorial/index.ts'
import { createRequestCtx, type Ctx, personPresence, VISITOR } from '../../kernel/index.ts'
import { loadPeople, NO_RELATIONS, personFacts } from '../../people/index.ts'
import { isPinSearchHidden, loadPins, presentPins } from '../../content/pins/index.ts'
import { presentTopicBrief, topicsWithPins } from '../../content/topics/index.ts'
import {
  beginPart,
  endOfPart,
  idsOfPart,
  PART_SIZE,
  partsOf,
  SITEMAP_KINDS,
  type SitemapKind,
} from './sitemap-store.ts'

/** A page that search engines may index. Its URL is given as a path. */
export interface SitemapEntry {
  readonly path: string
  readonly modifiedAt?: string
  readonly picture?: string
}

/** Kinds with so few entries that they fit in one part. */
const SINGLE_KINDS = ['topics', 'articles'] as const
type SingleKind = (typeof SINGLE_KINDS)[number]

const isSingle = (kind: SitemapKind | SingleKind): kind is SingleKind =>
  (SINGLE_KINDS as readonly string[]).includes(kind)

export interface SitemapPart {
  readonly kind: SitemapKind | SingleKind
  readonly first: Id
}

export const isSitemapKind = (text: string): text is SitemapPart['kind'] =>
  ([...SITEMAP_KINDS, ...SINGLE_KINDS] as readonly string[]).includes(text)

/** An id before all others. */
const FIRST: Id = '0'

/** All existing parts. */
export const listSitemapParts = async ({ db }: Ctx): Promise<SitemapPart[]> => {
  const parts = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => (await partsOf(db, kind)).map((first) => ({ kind, first }))),
  )
  return [...SINGLE_KINDS.map((kind) => ({ kind, first: FIRST })), ...parts.flat()]
}

/**
 * The pages of one part as any visitor sees them now, without those whose owners opted out of search engines (IDENT-13)
 * and those that are sensitive (BOARD-11). `undefined` if there is no such part.
 */
export const readSitemapPart = async (
  anyCtx: Ctx,
  { kind, first }: SitemapPart,
): Promise<SitemapEntry[] | undefined> => {
  const ctx = createRequestCtx(anyCtx.site, VISITOR, anyCtx.log)
  if (isSingle(kind)) return first === FIRST ? SINGLE_ENTRIES[kind](ctx) : undefined
  if (first !== FIRST && !isId(first)) return undefined
  const end = await endOfPart(ctx.db, kind, first)
  if (end === undefined) return undefined
  return ENTRIES[kind](ctx, await idsOfPart(ctx.db, kind, first, end))
}

type ReadEntries = (ctx: Ctx, ids: readonly Id[]) => Promise<SitemapEntry[]>

const pinEntries: ReadEntries = async (ctx, ids) => {
  const shown = [...(await loadPins(ctx, ids)).values()].filter(
    (pin) => pin.presence === 'listed' && !isPinSearchHidden(pin),
  )
  return (await presentPins(ctx, shown, 'grid')).map(({ id, created_at: modifiedAt, images }) => ({
    path: `/pin/${id}/`,
    modifiedAt,
    ...(images['736x'] && { picture: images['736x'].url }),
  }))
}

const boardEntries: ReadEntries = async (ctx, ids) =>
  [...(await loadBoards(ctx, ids)).values()].flatMap((board) =>
    board.presence === 'listed' && !isBoardSearchHidden(board) && board.pinCount > 0
      ? [{ path: boardUrl(board.owner.username, board.slug), modifiedAt: board.pinsModifiedAt.toISOString() }]
      : [],
  )

const personEntries: ReadEntries = async (ctx, ids) =>
  [...(await loadPeople(ctx, ids)).values()].flatMap((person) =>
    personPresence(ctx.viewer, personFacts(person, NO_RELATIONS)) === 'listed' &&
    !person.isSearchHidden &&
    person.pinCount > 0
      ? [{ path: `/${person.username}/` }]
      : [],
  )

const SINGLE_ENTRIES: Readonly<Record<SingleKind, (ctx: Ctx) => Promise<SitemapEntry[]>>> = {
  topics: async ({ db }) => (await topicsWithPins(db)).map((topic) => ({ path: presentTopicBrief(topic).url })),
  articles: (ctx) => articlePages(ctx, PART_SIZE),
}

const ENTRIES: Readonly<Record<SitemapKind, ReadEntries>> = {
  pins: pinEntries,
  boards: boardEntries,
  people: personEntries,
}

/** A job that starts new parts for recent additions. */
export const extendSitemaps = async (ctx: Ctx, partSize = PART_SIZE): Promise<void> => {
  for (const kind of SITEMAP_KINDS) while (await ctx.transaction((tx) => beginPart(tx.db, kind, partSize)));
}
