import { BoardSectionResource, fail } from '@corkboard/contract'
import {
  allowBoard,
  createSection,
  editSection,
  getBoard,
  getSection,
  getSectionByPath,
  presentSection,
} from '@corkboard/domain/content/boards'
import { deleteSection } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const boardSectionResource = implement(BoardSectionResource, {
  get: async (
    ctx,
    { section_id: id, username, board_slug: boardSlug, slug = boardSlug, section_slug: sectionSlug },
  ) => {
    if (id !== undefined) return presentSection(ctx, await getSection(ctx, id))
    if (username === undefined) throw fail('request.missing', { field: 'section_id' })
    if (slug === undefined) throw fail('request.missing', { field: 'slug' })
    if (sectionSlug === undefined) throw fail('request.missing', { field: 'section_slug' })
    return presentSection(ctx, await getSectionByPath(ctx, { username, slug, sectionSlug }))
  },
  create: async (ctx, { board_id: id, title }) =>
    createSection(ctx, allowBoard(ctx, 'organize', await getBoard(ctx, id)), { title }),
  update: async (ctx, { section_id: id, title, before_section_id: before }) => {
    const section = await getSection(ctx, id)
    return editSection(ctx, allowBoard(ctx, 'organize', section.board), section, { title, before })
  },
  delete: async (ctx, { section_id: id, with_pins: withPins = false }) => {
    const section = await getSection(ctx, id)
    await deleteSection(ctx, allowBoard(ctx, 'organize', section.board), section, { withPins })
    return null
  },
})
