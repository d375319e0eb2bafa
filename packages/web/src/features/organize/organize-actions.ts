import type { Id } from '@corkboard/contract/ids'
import { LIMITS } from '@corkboard/contract/limits'
import type { PinOrder } from '@corkboard/contract/content/wire/board'
import type { Services } from '../../services.tsx'
import { placeFeed, sectionsOf } from '../../product/feeds.ts'
import { arrive, depart } from '../../product/boards/arrive.ts'
import { changeFeeds, placesOf } from '../../store/feed-changes.ts'
import { resource } from '../../store/requests.ts'
import { clearList, clearOtherLists, keyOf, type Place, recordPlace, refresh } from './place-lists.ts'
import type { Put } from './selection.ts'

type App = Pick<Services, 'store' | 'data'>

const pinItem = (id: Id) => ({ type: 'pin', id }) as const

const inParts = (ids: readonly Id[]): Id[][] =>
  Array.from({ length: Math.ceil(ids.length / LIMITS.pinsAtOnce) }, (_, n) =>
    ids.slice(n * LIMITS.pinsAtOnce, (n + 1) * LIMITS.pinsAtOnce),
  )

/**
 * BOARD-02. All pins must be in `from`. In their new place they come first, in this order.
 * @throws ApiError
 */
export const movePins = async (app: App, ids: readonly Id[], from: Place, to: Place): Promise<void> => {
  for (const part of inParts(ids).toReversed()) {
    const options = { pin_ids: part, board_id: to.boardId, section: to.sectionId }
    await app.data.write('update', 'BulkPinsResource', options)
    depart(app.store, part)
    arrive(app.store, to, part)
  }
  await refresh(app, [from.boardId, to.boardId])
  recordPlace(app, ids, to)
}

/**
 * Undoes a move: the pins return to where they were, and that list is reloaded.
 * @throws ApiError
 */
export const movePinsBack = async (app: App, ids: readonly Id[], to: Place, from: Place): Promise<void> => {
  for (const part of inParts(ids)) {
    const options = { pin_ids: part, board_id: from.boardId, section: from.sectionId, is_undo: true }
    await app.data.write('update', 'BulkPinsResource', options)
    depart(app.store, part)
  }
  await refresh(app, [from.boardId, to.boardId])
  recordPlace(app, ids, from)
  await app.data.load(placeFeed(from.boardId, from.sectionId), { force: true })
}

/**
 * @returns the copies
 * @throws ApiError
 */
export const copyPins = async (app: App, ids: readonly Id[], to: Place): Promise<Id[]> => {
  const copies: Id[] = []
  for (const part of inParts(ids).toReversed()) {
    const options = { pin_ids: part, board_id: to.boardId, section: to.sectionId }
    copies.unshift(...(await app.data.write('create', 'BulkPinsResource', options)).pin_ids)
  }
  clearList(app, to)
  await refresh(app, [to.boardId])
  return copies
}

/**
 * @returns whether the deletion can be undone
 * @throws ApiError
 */
export const deletePins = async (app: App, ids: readonly Id[], from: Place): Promise<boolean> => {
  let canRestore = true
  for (const part of inParts(ids)) {
    const response = await app.data.write('delete', 'BulkPinsResource', { pin_ids: part })
    canRestore &&= response.can_restore
    changeFeeds(app.store, { kind: 'removed', items: part.map(pinItem) })
  }
  await refresh(app, [from.boardId])
  return canRestore
}

/** @throws ApiError */
export const restorePins = async (app: App, ids: readonly Id[], to: Place): Promise<void> => {
  for (const part of inParts(ids)) await app.data.write('create', 'BulkPinsRestoreResource', { pin_ids: part })
  // Pins of a section that was deleted since are on the board now.
  clearOtherLists(app, to)
  await refresh(app, [to.boardId])
  await app.data.load(placeFeed(to.boardId, to.sectionId), { force: true })
}

/**
 * Shows the pins in their new place and moves them there. A refusal restores the list.
 * @throws ApiError
 */
export const reorderPins = async (app: App, puts: readonly Put[], list: Place): Promise<void> => {
  const { store, data } = app
  const key = keyOf(list)
  const { [key]: entry } = store.getState().feeds
  const wasCustom = store.getState().entities.board[list.boardId]?.pin_order === 'custom'
  const items = puts.flatMap(({ ids }) => ids.map(pinItem))
  const places = placesOf(store.getState().feeds, items).filter((place) => place.key === key)
  for (const { ids, before } of puts) {
    changeFeeds(store, { kind: 'put', key, items: ids.map(pinItem), before: before === null ? null : pinItem(before) })
  }
  const parts = puts.flatMap(({ ids, before }) =>
    inParts(ids).map((part) => ({ pin_ids: part, before_pin_id: before })),
  )
  let done = 0
  try {
    for (const part of parts) {
      await data.write('update', 'PinPositionsResource', part)
      done += 1
    }
  } catch (thrown) {
    changeFeeds(store, { kind: 'removed', key, items })
    changeFeeds(store, { kind: 'returned', places })
    if (done > 0) void data.load(placeFeed(list.boardId, list.sectionId), { force: true })
    throw thrown
  }
  // The whole board has its custom order now, in which its pins may have had other places before.
  if (!wasCustom) clearOtherLists(app, list)
  // The next page of the list must continue the new order.
  if (entry?.nextBookmark || !wasCustom) await data.load(placeFeed(list.boardId, list.sectionId), { force: true })
  void data.load(resource('BoardResource', { board_id: list.boardId }), { force: true })
}

/** @throws ApiError */
export const sortBoard = async (app: App, list: Place, order: PinOrder): Promise<void> => {
  const { data } = app
  await data.write('update', 'BoardResource', { board_id: list.boardId, pin_order: order })
  data.outdate()
  clearOtherLists(app, list)
  await data.load(placeFeed(list.boardId, list.sectionId), { force: true })
}

/** BOARD-11. @throws ApiError */
export const chooseCover = async ({ data }: App, boardId: Id, pinId: Id): Promise<void> => {
  await data.write('update', 'BoardResource', { board_id: boardId, cover_pin_id: pinId })
  data.outdate()
}

/** @throws ApiError */
export const putSection = async (app: App, boardId: Id, sectionId: Id, before: Id | null): Promise<void> => {
  await app.data.write('update', 'BoardSectionResource', { section_id: sectionId, before_section_id: before })
  app.data.outdate()
  await app.data.load(sectionsOf(boardId), { force: true })
}
