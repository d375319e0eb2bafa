import type { EntityRef } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'
import type { BoardEntity } from '../../store/entities.ts'

/** Returns the board that Save uses without asking: the last used one, first in the picker (BOARD-10). */
export const quickBoardOf = (state: RootState, pickerKey: string): BoardEntity | undefined => {
  const first = state.feeds[pickerKey]?.data?.[0] as EntityRef | undefined
  return first && state.entities.board[first.id]
}
