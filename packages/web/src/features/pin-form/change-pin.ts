import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { boardFeed } from '../../shell/feeds.ts'
import { feedForgotten, itemPrepended, itemRemoved } from '../../store/answers.ts'
import { entityDeleted } from '../../store/entities.ts'
import { requestKey, type WriteOptions } from '../../store/requests.ts'

type App = Pick<Services, 'store' | 'data'>

/** Changes a pin's words or its board. On another board it stands first. @throws ApiError */
export const editPin = async ({ store, data }: App, changes: WriteOptions<'PinResource', 'update'>): Promise<void> => {
  const before = store.getState().entities.pin[changes.id]?.board
  await data.write('update', 'PinResource', changes)
  // Counts and covers elsewhere have changed with it.
  data.outdate()
  const after = store.getState().entities.pin[changes.id]?.board
  if (before === undefined || after === undefined || before === after) return
  const item = { type: 'pin', id: changes.id } as const
  store.dispatch(itemRemoved({ key: requestKey(boardFeed(before)), item }))
  store.dispatch(itemPrepended({ key: requestKey(boardFeed(after)), item }))
}

/** The pin is gone from every list; its board is asked for anew. @throws ApiError */
export const deletePin = async ({ store, data }: App, pinId: Id): Promise<void> => {
  const board = store.getState().entities.pin[pinId]?.board
  await data.write('delete', 'PinResource', { id: pinId })
  data.outdate()
  const item = { type: 'pin', id: pinId } as const
  store.dispatch(itemRemoved({ item }))
  store.dispatch(entityDeleted(item))
  if (board !== undefined) store.dispatch(feedForgotten(requestKey(boardFeed(board))))
}
