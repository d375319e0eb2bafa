import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** A user's private note on a pin; never shown to anyone else. */
export const PinNote = Type.Object({ text: Type.String(), updated_at: Moment })
export type PinNote = Static<typeof PinNote>

const INTERACTIONS = {
  /** Reactions by type (PIN-07); unused types are absent. */
  reaction_counts: Type.Record(Type.String(), Type.Integer()),
  /** The viewer's reaction; 0: none. */
  reaction_by_me: Type.Integer(),
  favorited_by_me: Type.Boolean(),
  favorite_user_count: Type.Integer(),
  /** The viewer's note on exactly this pin (PIN-08). */
  pin_note: Nullable(PinNote),
  /** Text of that note. */
  closeup_user_note: Nullable(Type.String()),
  /** The same, or else the viewer's newest note on another save of the same picture. */
  unified_user_note: Nullable(Type.String()),
  /** True when the viewer has tried it (PIN-08). */
  done_by_me: Type.Boolean(),
  aggregated_pin_data: Type.Object({
    comment_count: Type.Integer(),
    /** Number of users who tried it. */
    did_it_data: Type.Object({ images_count: Type.Integer() }),
  }),
  /** True when the viewer has hidden it: lists and feeds leave it out (PIN-09). */
  is_hidden: Type.Boolean(),
}

/** Reactions, notes and tries of a pin, as the viewer sees them; fields of `Pin` that lists for grids leave out. */
export const PinInteractionFields = Type.Object(INTERACTIONS)
export type PinInteractionFields = Static<typeof PinInteractionFields>

/** The part of a pin returned by calls that change these fields. */
export const PinInteractions = Type.Object({ id: IdText, type: Type.Literal('pin'), ...INTERACTIONS })
export type PinInteractions = Static<typeof PinInteractions>

/** A user's reaction to a pin. */
export const Reaction = Type.Object({
  /** Made of the pin's id, the user's id and the type. */
  id: Type.String(),
  type: Type.Literal('reaction'),
  reaction_type: Type.Integer(),
  user: User,
  created_at: Moment,
})
export type Reaction = Static<typeof Reaction>

/** A user tried what a pin shows. */
export const DidIt = Type.Object({
  id: IdText,
  type: Type.Literal('triedit'),
  pin_id: IdText,
  user: User,
  text: Type.String(),
  /** A photo in two sizes; `null` without one. */
  images: Nullable(Type.Object({ '236x': Image, '736x': Image })),
  dominant_color: Nullable(Type.String()),
  created_at: Moment,
  is_mine: Type.Boolean(),
})
export type DidIt = Static<typeof DidIt>
