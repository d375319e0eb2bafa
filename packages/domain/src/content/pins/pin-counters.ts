import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'

/** Adds to the comments of a pin: a statement, or part of one. */
export const countPinComments = (pinId: Id, by: number): RawBuilder<unknown> => sql`
  update pin_stats set comment_count = greatest(0, comment_count + ${by}::int) where pin_id = ${pinId}`

/** Part of a statement: adds to the comments of pins. `delta` selects `pin_id` and `comments`, one row a pin. */
export const countCommentsOfPins = (delta: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  update pin_stats s set comment_count = greatest(0, s.comment_count + d.comments)
  from (${delta}) d where s.pin_id = d.pin_id`
