import { type BoardSection, fail, type Id } from '@corkboard/contract'
import type { Ctx, Page, PageRequest } from '../../kernel/index.ts'
import { presentPictures } from './board-pictures.ts'
import { boardUrl, presentBoardBrief } from './board-view.ts'
import { getBoard, getBoardByPath, loadBoards, type SeenBoard } from './load-boards.ts'
import {
  findSectionBySlug,
  findSectionRow,
  newestPicturesOfSections,
  type SectionRow,
  sectionsOfBoard,
} from './section-store.ts'

/** A section with its board. The board decides who may see it and do what (BOARD-02). */
export interface SeenSection extends SectionRow {
  readonly board: SeenBoard
}

/** Throws `section.not_found` for missing sections and for sections of boards the viewer cannot see. */
export const getSection = async (ctx: Ctx, id: Id): Promise<SeenSection> => {
  const section = await findSectionRow(ctx.db, id)
  const board = section && (await loadBoards(ctx, [section.boardId])).get(section.boardId)
  if (!section || !board?.isOpen) throw fail('section.not_found', { field: 'section_id' })
  return { ...section, board }
}

export const getSectionByPath = async (
  ctx: Ctx,
  path: { username: string; slug: string; sectionSlug: string },
): Promise<SeenSection> => {
  const board = await getBoardByPath(ctx, path.username, path.slug)
  const slug = path.sectionSlug.normalize('NFC').toLowerCase()
  const section = board.isOpen ? await findSectionBySlug(ctx.db, board.id, slug) : undefined
  if (!section) throw fail('section.not_found', { field: 'section_slug' })
  return { ...section, board }
}

/** Sections of a board the viewer may open, in its owner's order. */
export const listSections = async (
  ctx: Ctx,
  query: { boardId: Id },
  page: PageRequest,
): Promise<Page<BoardSection>> => {
  const board = await getBoard(ctx, query.boardId)
  if (!board.isOpen) return { items: [], next: undefined }
  const [position, id] = page.after ?? []
  const rows = await sectionsOfBoard(ctx.db, board.id, {
    limit: page.size + 1,
    ...(id !== undefined && { after: { position: String(position), id: String(id) } }),
  })
  const shown = rows.slice(0, page.size)
  const last = shown.at(-1)
  return {
    items: await presentSections(
      ctx,
      shown.map((row) => ({ ...row, board })),
    ),
    next: rows.length > page.size && last ? [last.position, last.id] : undefined,
  }
}

/** The number of pictures on a section's card. */
export const SECTION_COVERS = 3

const presentSections = async (ctx: Ctx, sections: readonly SeenSection[]): Promise<BoardSection[]> => {
  const pictures = await newestPicturesOfSections(
    ctx.db,
    sections.map(({ id }) => id),
    SECTION_COVERS,
  )
  return sections.map((section) => ({
    id: section.id,
    type: 'boardsection',
    title: section.title,
    slug: section.slug,
    url: `${boardUrl(section.board.owner.username, section.board.slug)}${encodeURIComponent(section.slug)}/`,
    board_id: section.boardId,
    board: {
      ...presentBoardBrief(section.board, section.board.owner.username),
      owner: { id: section.board.ownerId, username: section.board.owner.username },
    },
    pin_count: section.pinCount,
    cover_images: presentPictures(ctx, section.board, pictures.get(section.id) ?? []),
    created_at: section.createdAt.toISOString(),
  }))
}

export const presentSection = async (ctx: Ctx, section: SeenSection): Promise<BoardSection> =>
  (await presentSections(ctx, [section]))[0]!
