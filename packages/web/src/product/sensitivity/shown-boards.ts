import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useAppSelector } from '../../services.tsx'
import { injectSlices, type RootState, selectSlice } from '../../store/root.ts'

/** Sensitive boards that the viewer chose to see, until the window closes (BOARD-11). */
const shownBoardsSlice = createSlice({
  name: 'shownBoards',
  initialState: [] as readonly string[],
  reducers: {
    sensitiveBoardShown: (state, { payload }: PayloadAction<string>) => [...state, payload],
  },
})

injectSlices([shownBoardsSlice])

export const { sensitiveBoardShown } = shownBoardsSlice.actions

export const isBoardShown = (state: RootState, boardId: string): boolean =>
  selectSlice(state, shownBoardsSlice).includes(boardId)

/** BOARD-11: true while a pin's picture must not show, because the viewer has not been asked. */
export const useIsVeiled = (pinId: string): boolean =>
  useAppSelector((state) => {
    const pin = state.entities.pin[pinId]
    return pin?.sensitivity_screen === true && !isBoardShown(state, pin.board ?? '')
  })
