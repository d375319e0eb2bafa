import type { BoardCovers, Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { presentShownPictures } from './board-pictures.ts'
import { boardPictures } from './board-store.ts'
import { COVERS } from './board-view.ts'
import { getBoard } from './load-boards.ts'
import { SECTION_COVERS } from './load-sections.ts'
import { newestPicturesOfSections, sectionsOfBoard } from './section-store.ts'

/** The number of sections that a board's page requests at once. */
const SECTIONS = 250

/** BOARD-11: what a board's cards show once the viewer has confirmed that they want to see it. */
export const loadBoardCovers = async (ctx: Ctx, boardId: Id): Promise<BoardCovers> => {
  const board = await getBoard(ctx, boardId)
  if (!board.isOpen) return { cover_images: [], sections: [] }
  const sections = await sectionsOfBoard(ctx.db, board.id, { limit: SECTIONS })
  const [ofBoard, ofSections] = await Promise.all([
    boardPictures(ctx.db, [board], COVERS),
    newestPicturesOfSections(
      ctx.db,
      sections.map(({ id }) => id),
      SECTION_COVERS,
    ),
  ])
  return {
    cover_images: presentShownPictures(ctx, board, ofBoard.get(board.id) ?? []),
    sections: sections.map(({ id }) => ({
      id,
      cover_images: presentShownPictures(ctx, board, ofSections.get(id) ?? []),
    })),
  }
}
