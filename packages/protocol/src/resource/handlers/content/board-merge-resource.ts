import { BoardMergeResource } from '@corkboard/contract'
import { allowBoard, getBoard, presentBoard } from '@corkboard/domain/content/boards'
import { mergeBoards } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const boardMergeResource = implement(BoardMergeResource, {
  create: async (ctx, { board_id: id, destination_board_id: intoId }) => {
    const into = await getBoard(ctx, intoId, 'destination_board_id')
    await mergeBoards(ctx, allowBoard(ctx, 'delete', await getBoard(ctx, id)), allowBoard(ctx, 'edit', into))
    return presentBoard(ctx, await getBoard(ctx, intoId))
  },
})
