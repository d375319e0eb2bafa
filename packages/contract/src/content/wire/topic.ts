import Type, { type Static } from 'typebox'
import { Images } from '../../media/wire/image.ts'
import { IdText, Nullable } from '../../scalars.ts'

/** A topic as others name it. */
export const TopicBrief = Type.Object({
  id: IdText,
  type: Type.Literal('topic'),
  /** Of its address: `baking`. */
  key: Type.String(),
  name: Type.String(),
  url: Type.String(),
})
export type TopicBrief = Static<typeof TopicBrief>

/** FIND-02: a topic, as this viewer stands to it. */
export const Topic = Type.Object({
  ...TopicBrief.properties,
  /** What it is about, in a sentence. */
  description: Type.String(),
  is_followed: Type.Boolean(),
  follower_count: Type.Integer(),
  /** The broader topic that it is part of. */
  parent: Nullable(TopicBrief),
  /** Topics whose pins are often about this one too, and those beside and below it. */
  related_interests: Type.Array(TopicBrief),
})
export type Topic = Static<typeof Topic>

/** One of the topics that somebody new can choose from, with a picture of what it holds. */
export const TopicChoice = Type.Object({
  ...TopicBrief.properties,
  is_followed: Type.Boolean(),
  images: Nullable(Images),
  dominant_color: Nullable(Type.String()),
})
export type TopicChoice = Static<typeof TopicChoice>

/** FIND-01: a tab of the home feed. `name` is the topic's or the board's; that of all is the reader's word for it. */
export const HomeFeedTab = Type.Object({
  type: Type.Literal('home_feed_tab'),
  id: Type.String(),
  kind: Type.Union([Type.Literal('all'), Type.Literal('topic'), Type.Literal('board')]),
  name: Nullable(Type.String()),
})
export type HomeFeedTab = Static<typeof HomeFeedTab>
