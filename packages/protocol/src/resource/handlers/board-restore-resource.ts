import { BoardRestoreResource } from '@corkboard/contract'
import { restoreBoard } from '@corkboard/domain/boards'
import { implement } from '../implement.ts'

export const boardRestoreResource = implement(BoardRestoreResource, {
  create: (ctx, { board_id: id }) => restoreBoard(ctx, id),
})
