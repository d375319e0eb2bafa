import { BoardResource, fail } from '@corkboard/contract'
import {
  allowBoard,
  createBoard,
  deleteBoard,
  editBoard,
  getBoard,
  getBoardByPath,
  presentBoard,
} from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardResource = implement(BoardResource, {
  get: async (ctx, { board_id: id, username, slug }) => {
    if (id !== undefined) return presentBoard(ctx, await getBoard(ctx, id))
    if (username === undefined) throw fail('request.missing', { field: 'board_id' })
    if (slug === undefined) throw fail('request.missing', { field: 'slug' })
    return presentBoard(ctx, await getBoardByPath(ctx, username, slug))
  },
  create: (ctx, options) => createBoard(ctx, options),
  update: async (ctx, { board_id: id, cover_pin_id: coverPinId, pin_order: pinOrder, ...changes }) =>
    editBoard(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id)), { ...changes, coverPinId, pinOrder }),
  delete: async (ctx, { board_id: id }) => {
    await deleteBoard(ctx, allowBoard(ctx, 'delete', await getBoard(ctx, id)))
    return null
  },
})
