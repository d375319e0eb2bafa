import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { BlockingAction } from '../wire/blocking-action.ts'
import { Board } from '../wire/board.ts'
import { PlaceAction } from '../wire/place-action.ts'
import { IdText } from '../../scalars.ts'

const PinIds = Type.Array(IdText, { minItems: 1, maxItems: LIMITS.pinsAtOnce, uniqueItems: true })
const Place = { board_id: IdText, section: Type.Optional(Type.Union([IdText, Type.Null()])) }

/** (ours) Several pins at the same time, all or none (BOARD-02). */
export const BulkPinsResource = defineResource('BulkPinsResource', {
  /** Copies them; the response names the copies. */
  create: {
    options: Type.Object({ pin_ids: PinIds, ...Place }),
    data: Type.Object({ pin_ids: Type.Array(IdText) }),
  },
  /** Moves them to the front of a place, in the given order. */
  update: {
    options: Type.Object({
      pin_ids: PinIds,
      ...Place,
      /** Undoes such a move: pins that left this place at their last move return to where they were in it. */
      is_undo: Type.Optional(Type.Boolean()),
    }),
    data: Type.Object({ pin_ids: Type.Array(IdText) }),
  },
  delete: { options: Type.Object({ pin_ids: PinIds }), data: Type.Object({ can_restore: Type.Boolean() }) },
})

const PinsOfPlace = Type.Object({
  board_id: IdText,
  /** `null`: pins without a section. */
  section: Type.Union([IdText, Type.Null()]),
  /** Pins of the place to leave out. */
  except: Type.Optional(Type.Array(IdText, { maxItems: LIMITS.pinsLeftOut, uniqueItems: true })),
})

/**
 * (ours) All pins of one place at the time of the call (BOARD-02): those the viewer can see and may act on; others
 * stay. Long actions are done by the worker (BOARD-07); `get` returns their status to the user who started them.
 */
export const PlacePinsResource = defineResource('PlacePinsResource', {
  get: { options: Type.Object({ id: IdText }), data: PlaceAction },
  /** Copies them, in their order. */
  create: { options: Type.Object({ pins_of: PinsOfPlace, ...Place }), data: PlaceAction },
  /** Moves them. */
  update: { options: Type.Object({ pins_of: PinsOfPlace, ...Place }), data: PlaceAction },
  delete: { options: Type.Object({ pins_of: PinsOfPlace }), data: PlaceAction },
})

/** (ours) Undoes such an action, within the hour. */
export const PlacePinsUndoResource = defineResource('PlacePinsUndoResource', {
  create: { options: Type.Object({ id: IdText }), data: PlaceAction },
})

/** (ours) Undoes the deletion of several pins, like PinRestoreResource for one. */
export const BulkPinsRestoreResource = defineResource('BulkPinsRestoreResource', {
  create: { options: Type.Object({ pin_ids: PinIds }), data: Type.Object({ pin_ids: Type.Array(IdText) }) },
})

/** BOARD-07. Actions running on a board; only its collaborators see any. */
export const BoardActionStatusResource = defineResource('BoardActionStatusResource', {
  get: {
    signedOut: true,
    options: Type.Object({ board_id: IdText }),
    data: Type.Object({ blocking_actions: Type.Array(BlockingAction) }),
  },
})

/** (ours) Merges one of the viewer's boards into another, and deletes it. */
export const BoardMergeResource = defineResource('BoardMergeResource', {
  create: { options: Type.Object({ board_id: IdText, destination_board_id: IdText }), data: Board },
})

/** (ours) Moves pins, in the given order, before another pin of their board or section, or to the end with `null`. */
export const PinPositionsResource = defineResource('PinPositionsResource', {
  update: {
    options: Type.Object({ pin_ids: PinIds, before_pin_id: Type.Union([IdText, Type.Null()]) }),
    data: Type.Null(),
  },
})
