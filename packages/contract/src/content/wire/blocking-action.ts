import Type, { type Static } from 'typebox'
import { IdText, Nullable } from '../../scalars.ts'

/** A long action that runs on a board and blocks other changes to it (BOARD-07). */
export const BlockingAction = Type.Object({
  id: IdText,
  /** Milliseconds since 1970. */
  created_timestamp: Type.Integer(),
  /** From 0 to 1. */
  progress: Type.Number(),
  /** `-1`: the whole board; `null`: pins in none of its sections. */
  section_id: Nullable(Type.String()),
})
export type BlockingAction = Static<typeof BlockingAction>
