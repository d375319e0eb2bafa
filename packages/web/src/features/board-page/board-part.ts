import type { BoardCovers } from '@corkboard/contract/content/wire/board'
import { useAppSelector } from '../../services.tsx'
import { boardCovers } from '../../product/feeds.ts'
import { isBoardShown } from '../../product/sensitivity/shown-boards.ts'
import { selectEntry } from '../../store/data.ts'
import type { BoardEntity } from '../../store/entities.ts'
import type { RootState } from '../../store/root.ts'

export type BoardPart = 'pins' | 'ideas' | 'screen'

/**
 * Returns the part of a board to show: the sensitivity screen until the viewer passes it, or ideas if the address says
 * so.
 */
export const boardPartOf = (state: RootState, board: BoardEntity, tab: string | undefined): BoardPart =>
  board.sensitivity_screen && !isBoardShown(state, board.id)
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
