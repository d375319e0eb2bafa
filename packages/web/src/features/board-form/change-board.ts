import type { Id } from '@corkboard/contract/ids'
import type { Services } from '../../services.tsx'
import { invalidateSaves } from '../../product/saving/invalidate-saves.ts'
import { changeFeeds } from '../../store/feed-changes.ts'
import { entityDeleted } from '../../store/entities.ts'
import { changedFields, type BoardFields } from './board-fields.ts'

type App = Pick<Services, 'store' | 'data'>

/**
 * Sends only the changed fields.
 * @throws ApiError
 */
export const editBoard = async ({ data }: App, boardId: Id, before: BoardFields, after: BoardFields): Promise<void> => {
  const changes = changedFields(before, after)
  if (Object.keys(changes).length === 0) return
  await data.write('update', 'BoardResource', { board_id: boardId, ...changes })
  data.outdate()
}

/**
 * Deletes the board and removes it and its pins from every list.
 * @throws ApiError
 */
export const deleteBoard = async (app: App, boardId: Id): Promise<void> => {
  const { store, data } = app
  await data.write('delete', 'BoardResource', { board_id: boardId })
  data.outdate()
  changeFeeds(store, { kind: 'removed', items: [{ type: 'board', id: boardId }] })
  for (const pin of Object.values(store.getState().entities.pin)) {
    if (pin?.board === boardId) changeFeeds(store, { kind: 'removed', items: [{ type: 'pin', id: pin.id }] })
  }
  store.dispatch(entityDeleted({ type: 'board', id: boardId }))
  // If the board is restored, its page reports the saves again.
  invalidateSaves(app, (save) => save.boardId === boardId)
}
