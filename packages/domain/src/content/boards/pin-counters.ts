import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'

type Part = RawBuilder<unknown>

/**
 * Part of a statement: adds to the pin counters of boards. `delta` selects `board_id`, `pins`, and `loose`, how many of
 * them are in no section; one row a board. `now` is when the pins changed, which may be a column of `delta`.
 */
export const countBoardPins = (delta: Part, now?: Date | Part): Part => sql`
  update board_stats s set pin_count = greatest(0, s.pin_count + d.pins),
    sectionless_pin_count = greatest(0, s.sectionless_pin_count + d.loose)${now ? sql`, pins_modified_at = ${now}` : sql``}
  from (${delta}) d where s.board_id = d.board_id`

/** Part of a statement: adds to the pin counters of sections. `delta` selects `section_id` and `pins`. */
export const countSectionPins = (delta: Part): Part => sql`
  update board_sections s set pin_count = greatest(0, s.pin_count + d.pins)
  from (${delta}) d where s.id = d.section_id`

/** Part of a statement that has the step `board`: makes it the board that the user saved to last. */
export const recordRecentBoard = (user: { readonly id: Id; readonly shard: number }, now: Date): Part =>
  recordRecentBoards(sql`select ${user.id}::bigint, board.id, ${user.shard}::smallint, ${now}::timestamptz from board`)

/** The same for `saves`, which selects a user, a board, the user's shard and the time; one row for both. */
export const recordRecentBoards = (saves: Part): Part => sql`
  insert into board_recents (user_id, board_id, shard, saved_at)
  ${saves}
  on conflict (user_id, board_id, shard) do update set saved_at = excluded.saved_at`

/** Part of a statement: boards lose covers that are gone. `pins` selects `id` and `board_id`. */
export const clearCovers = (pins: Part): Part => sql`
  update boards b set cover_pin_id = null from (${pins}) d where b.cover_pin_id = d.id and b.id = d.board_id`
