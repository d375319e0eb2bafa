import Type, { type Static } from 'typebox'
import { Image } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { User } from '../../people/wire/user.ts'

/** (ours) The five kinds of reaction to a pin (PIN-07); 1 is a like, as with comments. */
export const REACTION_TYPES = [1, 2, 3, 4, 5] as const
export type ReactionType = (typeof REACTION_TYPES)[number]

/** What each is called in programs: texts and pictures are found by it. */
export const REACTION_NAMES = { 1: 'love', 2: 'idea', 3: 'thanks', 4: 'wow', 5: 'haha' } as const satisfies Record<
  ReactionType,
  string
>

/** A person's words to themselves about a pin; nobody else is ever told of them. */
export const PinNote = Type.Object({ text: Type.String(), updated_at: Moment })
export type PinNote = Static<typeof PinNote>

const MARKS = {
  /** Reactions by type (PIN-07); a type that nobody chose is not there. */
  reaction_counts: Type.Record(Type.String(), Type.Integer()),
  /** The type the viewer chose; 0: none. */
  reaction_by_me: Type.Integer(),
  favorited_by_me: Type.Boolean(),
  favorite_user_count: Type.Integer(),
  /** The viewer's note on this very pin (PIN-08). */
  pin_note: Nullable(PinNote),
  /** Its words. */
  closeup_user_note: Nullable(Type.String()),
  /** The same, or else the viewer's newest note on another save of the same picture. */
  unified_user_note: Nullable(Type.String()),
  /** The viewer says to have tried it (PIN-08). */
  done_by_me: Type.Boolean(),
  aggregated_pin_data: Type.Object({
    comment_count: Type.Integer(),
    /** How many say so. */
    did_it_data: Type.Object({ images_count: Type.Integer() }),
  }),
  /** The viewer has hidden it: lists and feeds leave it out (PIN-09). */
  is_hidden: Type.Boolean(),
}

/** What people have left on a pin, as the viewer is told; fields of `Pin` that lists for grids leave out. */
export const PinMarkFields = Type.Object(MARKS)
export type PinMarkFields = Static<typeof PinMarkFields>

/** Part of a pin: what a call that marks it answers. */
export const PinMarks = Type.Object({ id: IdText, type: Type.Literal('pin'), ...MARKS })
export type PinMarks = Static<typeof PinMarks>

/** One person's reaction to a pin. */
export const Reaction = Type.Object({
  /** Of pin, person and type. */
  id: Type.String(),
  type: Type.Literal('reaction'),
  reaction_type: Type.Integer(),
  user: User,
  created_at: Moment,
})
export type Reaction = Static<typeof Reaction>

/** Somebody tried what a pin shows. */
export const DidIt = Type.Object({
  id: IdText,
  type: Type.Literal('triedit'),
  pin_id: IdText,
  user: User,
  text: Type.String(),
  /** A photo by its sizes; `null` without one. */
  images: Nullable(Type.Object({ '236x': Image, '736x': Image })),
  dominant_color: Nullable(Type.String()),
  created_at: Moment,
  is_mine: Type.Boolean(),
})
export type DidIt = Static<typeof DidIt>
