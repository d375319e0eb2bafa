import type { BoardPrivacy, Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { adjustUserStats } from '../../accounts/accounts/index.ts'
import { boardCounterOf } from './board-name.ts'
import { type BoardRow, countGroupBoard, pinCountsByPinner } from './board-store.ts'

/** Updates all users' counters for a board and its pins when its privacy changes or it is deleted or restored. */
export const recountBoard = async (
  tx: TxCtx,
  board: BoardRow,
  from: BoardPrivacy | 'gone',
  to: BoardPrivacy | 'gone',
): Promise<void> => {
  const deltas = new Map<Id, Record<string, number>>()
  const add = (userId: Id, counter: string, by: number): void => {
    const delta = deltas.get(userId) ?? {}
    delta[counter] = (delta[counter] ?? 0) + by
    deltas.set(userId, delta)
  }
  const before = from === 'gone' ? undefined : boardCounterOf(from)
  const after = to === 'gone' ? undefined : boardCounterOf(to)
  if (before) add(board.ownerId, before, -1)
  if (after) add(board.ownerId, after, 1)
  if (from === 'gone' || to === 'gone') {
    for (const userId of await countGroupBoard(tx.db, board.id, to === 'gone' ? -1 : 1)) tx.changed(`user:${userId}`)
  }
  for (const { pinnerId, count } of await pinCountsByPinner(tx.db, board.id)) {
    if (from === 'public') add(pinnerId, 'pin_count', -count)
    if (to === 'public') add(pinnerId, 'pin_count', count)
    if (to === 'gone') add(pinnerId, 'total_pin_count', -count)
    if (from === 'gone') add(pinnerId, 'total_pin_count', count)
  }
  // In id order, so that two concurrent changes cannot deadlock.
  for (const [userId, delta] of [...deltas].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1))) {
    await adjustUserStats(tx.db, userId, delta)
    tx.changed(`user:${userId}`)
  }
}
