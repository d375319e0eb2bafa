import type { SignedInViewer } from '@corkboard/contract'
import { listPickerBoards, loadRecentBoards } from '../boards/index.ts'
import { loadAccountViewer } from '../../accounts/viewer/index.ts'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { loadLastRepinId } from '../pins/index.ts'
import { loadFollowedTopics, presentTopicBrief } from '../topics/index.ts'

/** More interests than anyone scrolls through. */
const MAX_INTERESTS = 50

/** True when the picker offers a board, whether or not the viewer has saved to it yet. */
const hasBoard = async (ctx: Ctx<SignedIn>): Promise<boolean> =>
  (await listPickerBoards(ctx, { filter: '' }, { size: 1 })).items.length > 0

/**
 * IDENT-08: the viewer as their own client sees them.
 * @throws 'auth.required' when the account is gone
 */
export const loadViewer = async (ctx: Ctx<SignedIn>): Promise<SignedInViewer> => {
  const [account, boards, lastRepinId, topics] = await Promise.all([
    loadAccountViewer(ctx),
    loadRecentBoards(ctx),
    loadLastRepinId(ctx),
    loadFollowedTopics(ctx),
  ])
  return {
    ...account,
    recent_boards: boards,
    followed_interests: topics.slice(0, MAX_INTERESTS).map(presentTopicBrief),
    has_quicksave_board: account.save_behavior === 'last_board' && (boards.length > 0 || (await hasBoard(ctx))),
    last_repin_id: lastRepinId ?? null,
  }
}
