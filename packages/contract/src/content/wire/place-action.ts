import Type, { type Static } from 'typebox'
import { IdText } from '../../scalars.ts'

/** (ours) The state of an action on all pins of one place (BOARD-02, BOARD-07). */
export const PlaceAction = Type.Object({
  id: IdText,
  is_running: Type.Boolean(),
  /** Number of pins processed so far. */
  pin_count: Type.Integer(),
  /** True when it is finished and can be undone (PlacePinsUndoResource). */
  can_undo: Type.Boolean(),
})
export type PlaceAction = Static<typeof PlaceAction>
