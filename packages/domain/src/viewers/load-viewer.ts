import type { SignedInViewer } from '@corkboard/contract'
import { loadRecentBoards } from '../boards/index.ts'
import { loadAccountViewer } from '../identity/index.ts'
import type { Ctx, SignedIn } from '../kernel/index.ts'
import { loadLastRepinId } from '../pins/index.ts'

/** IDENT-08: the viewer as their own client sees them. @throws 'auth.required' when the account is gone */
export const loadViewer = async (ctx: Ctx<SignedIn>): Promise<SignedInViewer> => {
  const [account, boards, lastRepinId] = await Promise.all([
    loadAccountViewer(ctx),
    loadRecentBoards(ctx),
    loadLastRepinId(ctx),
  ])
  return {
    ...account,
    recent_boards: boards,
    has_quicksave_board: account.save_behavior === 'last_board' && boards.length > 0,
    last_repin_id: lastRepinId ?? null,
  }
}
