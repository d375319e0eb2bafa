import { BoardRestoreResource } from '@corkboard/contract'
import { restoreBoard } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const boardRestoreResource = implement(BoardRestoreResource, {
  create: (ctx, { board_id: id }) => restoreBoard(ctx, id),
})
