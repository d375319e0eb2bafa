import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { BlockingAction } from '../wire/blocking-action.ts'
import { Board } from '../wire/board.ts'
import { PlaceAct } from '../wire/place-act.ts'
import { IdText } from '../../scalars.ts'

const PinIds = Type.Array(IdText, { minItems: 1, maxItems: LIMITS.pinsAtOnce, uniqueItems: true })
const Place = { board_id: IdText, section: Type.Optional(Type.Union([IdText, Type.Null()])) }

/** (ours) Several pins at once, all of them or none (BOARD-02). */
export const BulkPinsResource = defineResource('BulkPinsResource', {
  /** Copies them; the answer names the copies. */
  create: {
    options: Type.Object({ pin_ids: PinIds, ...Place }),
    data: Type.Object({ pin_ids: Type.Array(IdText) }),
  },
  /** Moves them. */
  update: {
    options: Type.Object({ pin_ids: PinIds, ...Place }),
    data: Type.Object({ pin_ids: Type.Array(IdText) }),
  },
  delete: { options: Type.Object({ pin_ids: PinIds }), data: Type.Object({ can_restore: Type.Boolean() }) },
})

const PinsOfPlace = Type.Object({
  board_id: IdText,
  /** `null`: what is in no section. */
  section: Type.Union([IdText, Type.Null()]),
  /** Pins of the place that are left out. */
  except: Type.Optional(Type.Array(IdText, { maxItems: LIMITS.pinsLeftOut, uniqueItems: true })),
})

/**
 * (ours) Everything that stands in one place, as it is when it is asked for (BOARD-02): the pins one sees and may do that
 * with, others stay. What takes long is done by the worker (BOARD-07); `get` tells whoever began it what became of it.
 */
export const PlacePinsResource = defineResource('PlacePinsResource', {
  get: { options: Type.Object({ id: IdText }), data: PlaceAct },
  /** Copies them, in the order they stand in. */
  create: { options: Type.Object({ pins_of: PinsOfPlace, ...Place }), data: PlaceAct },
  /** Moves them. */
  update: { options: Type.Object({ pins_of: PinsOfPlace, ...Place }), data: PlaceAct },
  delete: { options: Type.Object({ pins_of: PinsOfPlace }), data: PlaceAct },
})

/** (ours) Takes such an act back, within the hour. */
export const PlacePinsUndoResource = defineResource('PlacePinsUndoResource', {
  create: { options: Type.Object({ id: IdText }), data: PlaceAct },
})

/** (ours) Takes the deletion of several pins back, as PinRestoreResource does for one. */
export const BulkPinsRestoreResource = defineResource('BulkPinsRestoreResource', {
  create: { options: Type.Object({ pin_ids: PinIds }), data: Type.Object({ pin_ids: Type.Array(IdText) }) },
})

/** BOARD-07. What runs on a board; those who do not work on it are told of nothing. */
export const BoardActionStatusResource = defineResource('BoardActionStatusResource', {
  get: {
    signedOut: true,
    options: Type.Object({ board_id: IdText }),
    data: Type.Object({ blocking_actions: Type.Array(BlockingAction) }),
  },
})

/** (ours) One's board becomes part of another of one's own, and is gone then. */
export const BoardMergeResource = defineResource('BoardMergeResource', {
  create: { options: Type.Object({ board_id: IdText, destination_board_id: IdText }), data: Board },
})

/**
 * (ours) Puts pins, one behind the other as they are named, before another of their board or section, or with `null` behind
 * all of them.
 */
export const PinPositionsResource = defineResource('PinPositionsResource', {
  update: {
    options: Type.Object({ pin_ids: PinIds, before_pin_id: Type.Union([IdText, Type.Null()]) }),
    data: Type.Null(),
  },
})
