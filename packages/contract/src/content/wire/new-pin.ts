import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { SentCommentTag } from './comment.ts'
import { CarouselSlotInput, StoryPageInput } from './pin-content.ts'

const Text = Type.Optional(Type.String())

const Fraction = Type.Number({ minimum: 0, maximum: 1 })

/** CREATE-03: a tag on a picture: of a pin or a user, at a fraction of its width and height. */
export const NewPinTag = Type.Object({
  x: Fraction,
  y: Fraction,
  /** Which picture of a carousel, from 0. */
  media: Type.Optional(Type.Integer({ minimum: 0, maximum: LIMITS.carouselSlotsMax - 1 })),
  pin_id: Type.Optional(IdText),
  user_id: Type.Optional(IdText),
})
export type NewPinTag = Static<typeof NewPinTag>

/** What a new pin is made of, published immediately (PIN-02) or at its time (CREATE-06). */
export const NewPin = Type.Object({
  board_id: IdText,
  section: Type.Optional(Nullable(IdText)),
  title: Text,
  description: Text,
  link: Type.Optional(Nullable(Type.String())),
  alt_text: Text,
  /** CREATE-01: `false` turns comments off from the start (PIN-09). */
  is_comments_allowed: Type.Optional(Type.Boolean()),
  /** CREATE-07: mentions of users in the description. */
  user_mention_tags: Type.Optional(Type.Array(SentCommentTag, { maxItems: 50 })),
  /** CREATE-03 */
  pin_tags: Type.Optional(Type.Array(NewPinTag, { maxItems: 2 * LIMITS.pinTags })),
  /** CREATE-07: the topics that its maker chose, by id. */
  interest_tags: Type.Optional(Type.Array(IdText, { maxItems: LIMITS.interestTags })),
  /** Required except for a carousel, which uses its first picture, and a story that starts with one. */
  media_upload_id: Type.Optional(IdText),
  /** PIN-12: makes it a carousel. */
  carousel_slots: Type.Optional(Type.Array(CarouselSlotInput, { maxItems: 2 * LIMITS.carouselSlotsMax })),
  /** PIN-12: makes it a story. */
  story_pin_data: Type.Optional(
    Type.Object({ pages: Type.Array(StoryPageInput, { maxItems: 2 * LIMITS.storyPages }) }),
  ),
})
export type NewPin = Static<typeof NewPin>

/**
 * CREATE-01: the draft that a pin is made from, which goes when it is published or scheduled. Refused if the draft is gone,
 * or changed since this version: two windows publish a draft once.
 */
export const FinishedDraft = Type.Object({ id: IdText, version: Type.Integer({ minimum: 1 }) })
