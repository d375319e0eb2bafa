import type { EntityRef } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'
import type { BoardEntity } from '../../store/entities.ts'

/**
 * Returns the board that Save uses without asking: the last used one, first in the picker (BOARD-10); none for users
 * who want to be asked (IDENT-13, `save_behavior`).
 */
export const quickBoardOf = (state: RootState, pickerKey: string): BoardEntity | undefined => {
  const { viewer } = state.session
  if (viewer.kind !== 'AUTH' || viewer.save_behavior === 'ask') return undefined
  const first = state.feeds[pickerKey]?.data?.[0] as EntityRef | undefined
  return first && state.entities.board[first.id]
}
