import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { arrive, depart } from '../../product/boards/arrive.ts'
import { placeFeed } from '../../product/feeds.ts'
import { invalidateSaves } from '../../product/saving/invalidate-saves.ts'
import { pageRequests } from '../../router/resolve-page.ts'
import { changeFeeds, type Places, placesOf } from '../../store/feed-changes.ts'
import { entityDeleted } from '../../store/entities.ts'
import { requestKey, type WriteOptions } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/**
 * Changes a pin's text, board or section. In its new list it goes after the leading stories.
 * @throws ApiError
 */
export const editPin = async ({ store, data }: App, changes: WriteOptions<'PinResource', 'update'>): Promise<void> => {
  const placeOf = () => {
    const { board: boardId, section } = store.getState().entities.pin[changes.id] ?? {}
    return boardId === undefined ? undefined : { boardId, sectionId: section?.id }
  }
  const before = placeOf()
  await data.write('update', 'PinResource', changes)
  // Other places' counts and covers have changed too.
  data.outdate()
  const after = placeOf()
  if (!after || (before?.boardId === after.boardId && before.sectionId === after.sectionId)) return
  depart(store, [changes.id])
  if (before) arrive(store, after, [changes.id])
  else changeFeeds(store, { kind: 'invalidated', key: requestKey(placeFeed(after.boardId, after.sectionId)) })
}

/** A deletion that can be undone. */
export interface PinDeletion {
  readonly pinId: Id
  /** The pin's position in each list. */
  readonly places: Places
  /** Marks the pins it was saved from as saved again. */
  readonly recordSaves: () => void
}

/**
 * Deletes the pin, removes it from every list and reloads its board.
 * @returns what undoes the deletion, if that is possible
 * @throws ApiError
 */
export const deletePin = async (app: App, pinId: Id): Promise<PinDeletion | undefined> => {
  const { store, data } = app
  const { entities, feeds } = store.getState()
  const { board, section } = entities.pin[pinId] ?? {}
  const item = { type: 'pin', id: pinId } as const
  const places = placesOf(feeds, [item])
  const { can_restore: canRestore } = await data.write('delete', 'PinResource', { id: pinId })
  data.outdate()
  changeFeeds(store, { kind: 'removed', items: [item] })
  store.dispatch(entityDeleted(item))
  const recordSaves = invalidateSaves(app, ({ localPinId }) => localPinId === pinId)
  if (board !== undefined) changeFeeds(store, { kind: 'invalidated', key: requestKey(placeFeed(board, section?.id)) })
  return canRestore ? { pinId, places, recordSaves } : undefined
}

/**
 * Undoes a deletion. The pin returns to its former places.
 * @throws ApiError
 */
export const restorePin = async (app: App & Pick<Services, 'navigator'>, deletion: PinDeletion): Promise<void> => {
  const { store, data, navigator } = app
  const { pinId, places, recordSaves } = deletion
  const pin = await data.write('create', 'PinRestoreResource', { pin_id: pinId })
  recordSaves()
  data.outdate()
  const boardKey = requestKey(placeFeed(pin.board.id, pin.section?.id))
  changeFeeds(store, { kind: 'invalidated', key: boardKey }, { kind: 'returned', places })
  // The current page's counts have changed too. Its lists are already up to date.
  for (const request of pageRequests(navigator.shown().visit, store.getState())) {
    if (!('list' in request)) void data.load(request, { force: true })
  }
}
