import type { Board, Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { restoreBoardWith, type RestorePins } from '../boards/index.ts'
import type { Ctx } from '../../kernel/index.ts'

/** Pins that were deleted before the board stay deleted. */
const restorePinsOf: RestorePins = async ({ db }, { id, deletedAt }) => {
  await sql`
    update pins set deleted_at = null, listed = (b.privacy = 'public')
    from boards b where b.id = ${id} and pins.board_id = b.id and pins.deleted_at >= ${deletedAt}`.execute(db)
}

/** Undoes the deletion of the viewer's own board, with the pins and sections that were deleted with it. */
export const restoreBoard = (ctx: Ctx, boardId: Id): Promise<Board> => restoreBoardWith(ctx, boardId, restorePinsOf)
