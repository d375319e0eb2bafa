import { type CreativeType, ERRORS, type ErrorCode, type NewPin, type ScheduledPin } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { findSectionRow, loadBoards, presentBoardBrief } from '../boards/index.ts'
import type { ShownRow } from './scheduled-pin-store.ts'

/** The rendering that stands for a pin in a list. */
const SIZE = '236x'

const creativeTypeOf = (pin: NewPin, hasVideo: boolean): CreativeType => {
  if (pin.story_pin_data) return 'IDEA'
  if (pin.carousel_slots) return 'CAROUSEL'
  return hasVideo ? 'VIDEO' : 'REGULAR'
}

/** The text of a code, unless an earlier version of Corkboard wrote it. */
const messageOf = (code: string | null): string | null =>
  code === null ? null : ERRORS[Object.hasOwn(ERRORS, code) ? (code as ErrorCode) : 'unknown'].message

export const presentScheduled = async (ctx: Ctx<SignedIn>, rows: readonly ShownRow[]): Promise<ScheduledPin[]> => {
  const boards = await loadBoards(ctx, [...new Set(rows.map(({ pin }) => pin.board_id))])
  const sectionIds = [...new Set(rows.flatMap(({ pin }) => pin.section ?? []))]
  const sections = new Map(
    await Promise.all(sectionIds.map(async (id) => [id, await findSectionRow(ctx.db, id)] as const)),
  )
  return rows.map((row): ScheduledPin => {
    const { pin, width, height } = row
    const board = boards.get(pin.board_id)
    const section = pin.section && board?.isOpen ? sections.get(pin.section) : undefined
    return {
      id: row.id,
      type: 'scheduledpin',
      title: pin.title ?? '',
      scheduled_ts: row.scheduledAt.getTime() / 1_000,
      creative_type: creativeTypeOf(pin, row.hasVideo),
      image: {
        url: ctx.site.media.links.image(row.cover, SIZE, { private: true }),
        width: 236,
        height: Math.max(1, Math.round((236 * height) / width)),
      },
      dominant_color: row.dominantColor,
      board: board?.isOpen ? presentBoardBrief(board, board.owner.username) : null,
      section: section?.boardId === pin.board_id ? { id: section.id, title: section.title } : null,
      error_code: row.errorCode,
      error_message: messageOf(row.errorCode),
      error_field: row.errorField,
      pin,
    }
  })
}
