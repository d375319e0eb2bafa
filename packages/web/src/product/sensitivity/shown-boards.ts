import { useAppSelector } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import type { RootState } from '../../store/root.ts'
import { boardCovers } from '../feeds.ts'

/**
 * BOARD-11: true after the viewer chose to see a sensitive board, until the window closes. Its covers are requested then
 * and never before.
 */
export const isBoardShown = (state: RootState, boardId: string): boolean =>
  selectEntry(state, boardCovers(boardId)) !== undefined

/** BOARD-11: true while a pin's picture must not show, because the viewer has not been asked. */
export const useIsVeiled = (pinId: string): boolean =>
  useAppSelector((state) => {
    const pin = state.entities.pin[pinId]
    return pin?.sensitivity_screen === true && !isBoardShown(state, pin.board!)
  })
