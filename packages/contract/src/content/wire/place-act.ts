import Type, { type Static } from 'typebox'
import { IdText } from '../../scalars.ts'

/** (ours) What was asked for everything in one place, as far as it has come (BOARD-02, BOARD-07). */
export const PlaceAct = Type.Object({
  id: IdText,
  is_running: Type.Boolean(),
  /** Pins it was done with so far. */
  pin_count: Type.Integer(),
  /** Whether it is over and can be taken back (PlacePinsUndoResource). */
  can_undo: Type.Boolean(),
})
export type PlaceAct = Static<typeof PlaceAct>
