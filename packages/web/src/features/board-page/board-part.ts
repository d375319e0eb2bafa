import type { BoardCovers } from '@corkboard/contract/content/wire/board'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useAppSelector } from '../../services.tsx'
import { boardCovers } from '../../product/feeds.ts'
import { selectEntry } from '../../store/data.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { selectSlice, type RootState } from '../../store/root.ts'

/** Sensitive boards that the viewer chose to see, until the window closes (BOARD-11). */
export const sensitiveBoardsSlice = createSlice({
  name: 'sensitiveBoards',
  initialState: [] as readonly string[],
  reducers: {
    sensitiveBoardShown: (state, { payload }: PayloadAction<string>) => [...state, payload],
  },
})

export const { sensitiveBoardShown } = sensitiveBoardsSlice.actions

export type BoardPart = 'pins' | 'ideas' | 'screen'

/**
 * Returns the part of a board to show: the sensitivity screen until the viewer passes it, or ideas if the address says
 * so.
 */
export const boardPartOf = (state: RootState, board: BoardEntity, tab: string | undefined): BoardPart =>
  board.sensitivity_screen && !selectSlice(state, sensitiveBoardsSlice).includes(board.id)
    ? 'screen'
    : tab === 'ideas' && board.viewer_can?.includes('save')
      ? 'ideas'
      : 'pins'

export const useBoardPart = (board: BoardEntity | undefined, tab?: string): BoardPart =>
  useAppSelector((state) => (board ? boardPartOf(state, board, tab) : 'pins'))

/** Returns the pictures of a sensitive board after the viewer chose to see it and they have loaded. */
export const useShownCovers = (boardId: string | undefined): BoardCovers | undefined =>
  useAppSelector((state) =>
    boardId === undefined ? undefined : ((selectEntry(state, boardCovers(boardId))?.data ?? undefined) as BoardCovers),
  )
