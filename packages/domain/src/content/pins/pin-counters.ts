import type { Id } from '@corkboard/contract'
import { type RawBuilder, sql } from '@corkboard/database'

/** Adds to the comments of a pin: a statement, or part of one. */
export const countPinComments = (pinId: Id, by: number): RawBuilder<unknown> => sql`
  update pin_stats set comment_count = greatest(0, comment_count + ${by}::int) where pin_id = ${pinId}`
