import { BoardArchiveResource } from '@corkboard/contract'
import { allowBoard, archiveBoard, getBoard, unarchiveBoard } from '@corkboard/domain/content/boards'
import { implement } from '../../engine/implement.ts'

export const boardArchiveResource = implement(BoardArchiveResource, {
  create: async (ctx, { board_id: id }) => archiveBoard(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id))),
  delete: async (ctx, { board_id: id }) => unarchiveBoard(ctx, allowBoard(ctx, 'edit', await getBoard(ctx, id))),
})
