import Type, { type Static } from 'typebox'
import { Images } from '../../media/wire/image.ts'
import { IdText, Nullable } from '../../scalars.ts'

/** A topic as other data refers to it. */
export const TopicBrief = Type.Object({
  id: IdText,
  type: Type.Literal('topic'),
  /** The name in its URL: `baking`. */
  key: Type.String(),
  name: Type.String(),
  url: Type.String(),
})
export type TopicBrief = Static<typeof TopicBrief>

/** FIND-02: a topic, as this viewer sees it. */
export const Topic = Type.Object({
  ...TopicBrief.properties,
  /** One sentence about its subject. */
  description: Type.String(),
  is_followed: Type.Boolean(),
  follower_count: Type.Integer(),
  /** The broader topic it belongs to. */
  parent: Nullable(TopicBrief),
  /** Topics that often share its pins, and its sibling and child topics. */
  related_interests: Type.Array(TopicBrief),
})
export type Topic = Static<typeof Topic>

/** A topic that a new user can choose, with a sample picture. */
export const TopicChoice = Type.Object({
  ...TopicBrief.properties,
  is_followed: Type.Boolean(),
  images: Nullable(Images),
  dominant_color: Nullable(Type.String()),
})
export type TopicChoice = Static<typeof TopicChoice>

/**
 * FIND-01: a tab of the home feed. `name` is that of the topic or board; for all pins, the word in the reader's
 * language.
 */
export const HomeFeedTab = Type.Object({
  type: Type.Literal('home_feed_tab'),
  id: Type.String(),
  kind: Type.Union([Type.Literal('all'), Type.Literal('topic'), Type.Literal('board')]),
  name: Nullable(Type.String()),
})
export type HomeFeedTab = Static<typeof HomeFeedTab>
