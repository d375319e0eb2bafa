import type { BoardBrief } from '@corkboard/contract'
import { cacheOfViewer, type Ctx, type SignedIn } from '../../kernel/index.ts'
import { boardActions } from './board-policy.ts'
import { recentBoardIds } from './board-store.ts'
import { presentBoardBrief } from './board-view.ts'
import { loadBoards } from './load-boards.ts'

const RECENT = 3
/** Some of the boards last saved to may be deleted or no longer writable. */
const RECENT_LOOKED_AT = 6

const recentIds = cacheOfViewer((ctx) => recentBoardIds(ctx.db, ctx.viewer.userId, RECENT_LOOKED_AT))

/** Boards the viewer last saved to and may still save to, latest first. */
export const loadRecentBoards = async (ctx: Ctx<SignedIn>): Promise<BoardBrief[]> => {
  const ids = await recentIds(ctx)
  const boards = await loadBoards(ctx, ids)
  return ids
    .flatMap((id) => boards.get(id) ?? [])
    .filter((board) => boardActions(ctx.viewer, board).includes('save'))
    .slice(0, RECENT)
    .map((board) => presentBoardBrief(board, board.owner.username))
}
