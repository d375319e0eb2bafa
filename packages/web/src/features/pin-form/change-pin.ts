import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { placeFeed } from '../../product/feeds.ts'
import { forgetSaves } from '../../product/saving/forget-saves.ts'
import { pageRequests } from '../../router/resolve-page.ts'
import { changeFeeds, type Places, placesOf } from '../../store/feed-changes.ts'
import { entityDeleted } from '../../store/entities.ts'
import { requestKey, type WriteOptions } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/** Changes a pin's words or its board or section. Elsewhere it stands behind the stories that lead. @throws ApiError */
export const editPin = async ({ store, data }: App, changes: WriteOptions<'PinResource', 'update'>): Promise<void> => {
  const placeOf = () => {
    const pin = store.getState().entities.pin[changes.id]
    return pin?.board === undefined ? undefined : requestKey(placeFeed(pin.board, pin.section?.id))
  }
  const before = placeOf()
  await data.write('update', 'PinResource', changes)
  // Counts and covers elsewhere have changed with it.
  data.outdate()
  const after = placeOf()
  if (before === undefined || after === undefined || before === after) return
  const item = { type: 'pin', id: changes.id } as const
  changeFeeds(store, { kind: 'moved', from: before, to: after, items: [item] })
}

/** A deletion that can be taken back. */
export interface PinDeletion {
  readonly pinId: Id
  /** Where the pin stood in each list. */
  readonly places: Places
  /** Has the pins it was saved from say so again. */
  readonly rememberSaves: () => void
}

/**
 * The pin is gone from every list; its board is asked for anew.
 * @returns what takes it back, where that can be done
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
  const rememberSaves = forgetSaves(app, ({ localPinId }) => localPinId === pinId)
  if (board !== undefined) changeFeeds(store, { kind: 'invalidated', key: requestKey(placeFeed(board, section?.id)) })
  return canRestore ? { pinId, places, rememberSaves } : undefined
}

/** Takes a deletion back: the pin stands where it stood. @throws ApiError */
export const restorePin = async (app: App & Pick<Services, 'navigator'>, deletion: PinDeletion): Promise<void> => {
  const { store, data, navigator } = app
  const { pinId, places, rememberSaves } = deletion
  const pin = await data.write('create', 'PinRestoreResource', { pin_id: pinId })
  rememberSaves()
  data.outdate()
  const boardKey = requestKey(placeFeed(pin.board.id, pin.section?.id))
  changeFeeds(store, { kind: 'invalidated', key: boardKey }, { kind: 'returned', places })
  // Counts on the page in front have changed with it; its lists have just been put right.
  for (const request of pageRequests(navigator.shown().visit, store.getState())) {
    if (!('list' in request)) void data.load(request, { force: true })
  }
}
