import type { BoardCovers } from '@corkboard/contract/content/wire/board'
import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { useAppSelector } from '../../services.tsx'
import { boardCovers } from '../../product/feeds.ts'
import { selectEntry } from '../../store/data.ts'
import type { BoardEntity } from '../../store/entities.ts'
import { selectSlice, type RootState } from '../../store/root.ts'

/** Sensitive boards that the reader has asked to see, for as long as the window is open (BOARD-11). */
export const sensitiveBoardsSlice = createSlice({
  name: 'sensitiveBoards',
  initialState: [] as readonly string[],
  reducers: {
    sensitiveBoardShown: (state, { payload }: PayloadAction<string>) => [...state, payload],
  },
})

export const { sensitiveBoardShown } = sensitiveBoardsSlice.actions

export type BoardPart = 'pins' | 'ideas' | 'screen'

/** What of a board is shown: its screen until the reader has passed it, the ideas for it where its address says so. */
export const boardPartOf = (state: RootState, board: BoardEntity, tab: string | undefined): BoardPart =>
  board.sensitivity_screen && !selectSlice(state, sensitiveBoardsSlice).includes(board.id)
    ? 'screen'
    : tab === 'ideas' && board.viewer_can?.includes('save')
      ? 'ideas'
      : 'pins'

export const useBoardPart = (board: BoardEntity | undefined, tab?: string): BoardPart =>
  useAppSelector((state) => (board ? boardPartOf(state, board, tab) : 'pins'))

/** Pictures of a sensitive board, once the reader has asked to see it and they have come. */
export const useShownCovers = (boardId: string | undefined): BoardCovers | undefined =>
  useAppSelector((state) =>
    boardId === undefined ? undefined : ((selectEntry(state, boardCovers(boardId))?.data ?? undefined) as BoardCovers),
  )
