import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { unfollowBoardsBetween } from './board-events.ts'
import { leaveBoardsBetween } from './collaborators/index.ts'

/** BOARD-03, BOARD-04: when one user blocks another, both stop following and collaborating on each other's boards. */
export const endBoardRelations = async (tx: TxCtx, one: Id, other: Id): Promise<void> => {
  tx.changed(...(await unfollowBoardsBetween(tx.db, one, other)))
  tx.changed(...(await leaveBoardsBetween(tx, one, other)))
}
