import { fail, type Id } from '@corkboard/contract'
import { loadBoards, type SeenBoard } from '../boards/index.ts'
import {
  cacheOfViewer,
  type Ctx,
  type PinFacts,
  pinPresence,
  type Presence,
  readOnce,
  viewerIdOf,
} from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts, type PersonRow, type Relations } from '../../people/index.ts'
import { ageOf, type ListOrder, placeOf } from './pin-order.ts'
import {
  lastRepinId,
  loadDetailedPinRows,
  loadPinRows,
  type NewPin,
  pinAccess,
  type PinDetails,
  pinIds,
  type PinRow,
  type PinSkeleton,
  type DetailOptions,
  type PinAccessRow,
} from './pin-store.ts'
import { NOT_COPIED, readSaveSource } from './save-sources.ts'

/** How one viewer relates to a pin. */
export interface PinAccess extends PinAccessRow {
  readonly board: SeenBoard
  readonly pinner: PersonRow
  /** The viewer's relations to the users the pin names. */
  readonly relations: Relations
  readonly presence: Presence
  readonly facts: PinFacts
}

/** A pin as one viewer sees it. */
export interface SeenPin extends PinRow, PinAccess {
  readonly originPinner: PersonRow | undefined
  readonly sponsor: PersonRow | undefined
}

const besides = ({ originPinnerId, sponsorId }: PinRow): Id[] => [originPinnerId, sponsorId].filter((id) => id !== null)

/** A pin with its details. */
export interface DetailedPin extends SeenPin, PinDetails {}

/** Pins as the viewer sees them, without hidden ones (architecture §4: hydrate, then rules). */
const seePins = async <Row extends PinRow>(ctx: Ctx, stored: readonly Row[]): Promise<(Row & SeenPin)[]> => {
  const seen = await standings(ctx, stored, besides)
  return seen.map(([pin, people]) =>
    // `standings` has made the object for this call: another copy would cost as much as the rules.
    Object.assign(pin, {
      originPinner: pin.originPinnerId ? people.get(pin.originPinnerId) : undefined,
      sponsor: pin.sponsorId ? people.get(pin.sponsorId) : undefined,
    }),
  )
}

/** How the viewer relates to a pin; `undefined` for deleted and hidden ones. */
export const toPinAccess = async (ctx: Ctx, row: PinAccessRow): Promise<PinAccess | undefined> =>
  (await standings(ctx, [row], () => []))[0]?.[0]

/** @param others the users a pin names besides its pinner; they are loaded with it */
const standings = async <Row extends PinAccessRow>(
  ctx: Ctx,
  stored: readonly Row[],
  others: (row: Row) => readonly Id[],
): Promise<(readonly [Row & PinAccess, ReadonlyMap<Id, PersonRow>])[]> => {
  const rows = stored.filter((row) => !row.isDeleted)
  if (rows.length === 0) return []
  const personIds = rows.flatMap((row) => [row.pinnerId, ...others(row)])
  const [boards, people, relations] = await Promise.all([
    loadBoards(
      ctx,
      rows.map((row) => row.boardId),
    ),
    loadPeople(ctx, personIds),
    loadRelations(ctx, personIds),
  ])
  return rows.flatMap((row) => {
    const board = boards.get(row.boardId)
    const pinner = people.get(row.pinnerId)
    if (!board || !pinner) return []
    const facts: PinFacts = {
      board: board.facts,
      pinner: personFacts(pinner, relations),
      isDeleted: row.isDeleted,
      isHiddenByViewer: row.isHiddenByViewer,
    }
    const presence = pinPresence(ctx.viewer, facts)
    if (presence === 'hidden') return []
    return [[{ ...row, board, pinner, relations, presence, facts }, people] as const]
  })
}

/** One slice of a list: what this viewer sees of it, newest first, and how far it was read. */
export interface PinSlice {
  readonly pins: readonly SeenPin[]
  readonly hasMore: boolean
  /** The last pin of the slice, visible or not; in a place by its age there, in its custom order with its position. */
  readonly readTo: string | undefined
}

/**
 * The first `size` pins of a skeleton for this viewer. The skeleton holds one more, which shows whether there is a next
 * page. One statement loads the pins; others run only for what the process has not cached.
 */
export const loadPinSlice = async (
  ctx: Ctx,
  skeleton: PinSkeleton,
  size: number,
  order: ListOrder = 'created',
): Promise<PinSlice> => {
  const rows = await loadPinRows(ctx.db, skeleton, viewerIdOf(ctx.viewer), order)
  const slice = rows.slice(0, size)
  const last = slice.at(-1)
  return { pins: await seePins(ctx, slice), hasMore: rows.length > size, readTo: last && readToOf(last, order) }
}

const readToOf = (last: PinRow, order: ListOrder): string => {
  if (order === 'created') return last.id
  const age = ageOf(last)
  return order === 'custom' ? `${placeOf(age, last.position)} ${age}` : age
}

const pinRows = readOnce(
  async (ctx, ids) =>
    new Map((await loadPinRows(ctx.db, pinIds(ids), viewerIdOf(ctx.viewer))).map((row) => [row.id, row])),
)

/** Pins by id, without hidden ones. */
export const loadPins = async (ctx: Ctx, ids: readonly Id[]): Promise<Map<Id, SeenPin>> => {
  if (ids.length === 0) return new Map()
  const rows = await pinRows(ctx, [...new Set(ids)])
  const pins = await seePins(ctx, [...rows.values()])
  return new Map(pins.map((pin) => [pin.id, pin]))
}

/** The same with their details. Other parts of the request that need these pins wait for this statement. */
export const loadDetailedPins = async (ctx: Ctx, ids: readonly Id[], wanted: DetailOptions): Promise<DetailedPin[]> => {
  const rows = loadDetailedPinRows(ctx.db, ids, viewerIdOf(ctx.viewer), wanted)
  for (const id of ids) {
    pinRows.expect(
      ctx,
      id,
      rows.then((read) => read.find((row) => row.id === id)),
    )
  }
  return seePins(ctx, await rows)
}

/** A pin that another part of the request is reading; `undefined` if none does, or if the viewer cannot see it. */
export const findExpectedPin = async (ctx: Ctx, id: Id): Promise<SeenPin | undefined> => {
  const row = await pinRows.expected(ctx, id)
  return row && (await seePins(ctx, [row]))[0]
}

/** Throws `pin.not_found` for missing and hidden pins alike. Without its topics. */
export const getDetailedPin = async (ctx: Ctx, id: Id): Promise<DetailedPin> => {
  const [pin] = await loadDetailedPins(ctx, [id], { subjects: false, surroundings: true })
  if (!pin) throw fail('pin.not_found', { field: 'id' })
  return pin
}

/** A pin to save, with the page it links to, which the response shows. Throws like `getPin`. Not for transactions. */
export const getPinToSave = async (ctx: Ctx, id: Id, field = 'id'): Promise<DetailedPin> => {
  const row = await readSaveSource(ctx.site, { id, viewerId: viewerIdOf(ctx.viewer) ?? null })
  const [pin] = await seePins(ctx, row ? [row] : [])
  if (!pin) throw fail('pin.not_found', { field })
  return pin
}

/** The viewer's newest save, if it is among their newest pins. */
export const loadLastRepinId = cacheOfViewer((ctx) => lastRepinId(ctx.db, ctx.viewer.userId))

/** How the viewer relates to a pin, without its content. Throws `pin.not_found` for missing and hidden pins alike. */
export const getPinAccess = async (ctx: Ctx, id: Id, field = 'id'): Promise<PinAccess> => {
  const { rows } = await pinAccess(id, viewerIdOf(ctx.viewer)).execute(ctx.db)
  const pin = rows[0] && (await toPinAccess(ctx, rows[0]))
  if (!pin) throw fail('pin.not_found', { field })
  return pin
}

/** Throws `pin.not_found` for missing and hidden pins alike. */
export const getPin = async (ctx: Ctx, id: Id, field = 'id'): Promise<SeenPin> => {
  const pin = (await loadPins(ctx, [id])).get(id)
  if (!pin) throw fail('pin.not_found', { field })
  return pin
}

/** The pins in the order of their ids. Throws if the viewer cannot see one of them. */
export const getPins = async (ctx: Ctx, ids: readonly Id[]): Promise<SeenPin[]> => {
  const pins = await loadPins(ctx, ids)
  return ids.map((id) => {
    const pin = pins.get(id)
    if (!pin) throw fail('pin.not_found', { field: 'pin_ids' })
    return pin
  })
}

/**
 * The pin that a save of `source` has just created, as its pinner sees it, assembled from known data: reading it again
 * would be most of a save's cost. For saves outside sections.
 */
export const seeSave = async <Source extends SeenPin>(
  ctx: Ctx,
  source: Source,
  made: NewPin,
  board: SeenBoard,
): Promise<Source> => {
  const owner = board.ownerId === made.pinnerId ? board.owner : undefined
  const pinner = owner ?? (await loadPeople(ctx, [made.pinnerId])).get(made.pinnerId)
  if (!pinner) throw fail('auth.required')
  const { relations } = source
  const facts: PinFacts = {
    board: board.facts,
    pinner: personFacts(pinner, relations),
    isDeleted: false,
    isHiddenByViewer: false,
  }
  return {
    ...source,
    ...made,
    ...NOT_COPIED,
    commentsDisabled: false,
    createdAt: made.now,
    isHiddenByViewer: false,
    sponsor: undefined,
    board,
    pinner,
    originPinner: source.originPinnerId ? source.originPinner : source.pinner,
    presence: pinPresence(ctx.viewer, facts),
    facts,
  }
}
