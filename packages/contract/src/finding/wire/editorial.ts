import Type, { type Static } from 'typebox'
import { BoardBrief } from '../../content/wire/board.ts'
import { Image, Images } from '../../media/wire/image.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'

export const ArticleKind = Type.Union([
  Type.Literal('shop'),
  Type.Literal('trending'),
  Type.Literal('best'),
  Type.Literal('article'),
])
export type ArticleKind = Static<typeof ArticleKind>

/**
 * FIND-03. 0: trending, chosen by an editor. 1: the best of something. 2 (ours): trending, computed. 3 (ours): anything
 * else.
 */
export const ArticleType = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2), Type.Literal(3)])
export type ArticleType = Static<typeof ArticleType>

/** (ours) `scheduled` and `ended` follow from the time, for a published article. */
export const ArticleStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('scheduled'),
  Type.Literal('published'),
  Type.Literal('ended'),
  Type.Literal('unpublished'),
])
export type ArticleStatus = Static<typeof ArticleStatus>

/** A day of Today, in UTC: `2026-11-22`. */
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

const TextBlock = Type.Object({
  type: Type.Union([Type.Literal('heading'), Type.Literal('paragraph')]),
  text: Type.String(),
})
const PinBlock = Type.Object({ type: Type.Literal('pin'), pin_id: IdText })

/** A part of an article as its editor wrote it. */
export const ArticleBlock = Type.Union([
  TextBlock,
  PinBlock,
  Type.Object({ type: Type.Literal('board'), board_id: IdText }),
  Type.Object({ type: Type.Literal('topic'), topic_id: IdText }),
])
export type ArticleBlock = Static<typeof ArticleBlock>

/** A board in an article, with what this reader may see of it. */
export const ArticleBoard = Type.Object({
  ...BoardBrief.properties,
  pin_count: Type.Integer(),
  owner_name: Type.String(),
  cover_images: Type.Array(Type.Object({ ...Image.properties, dominant_color: Type.String() })),
})
export type ArticleBoard = Static<typeof ArticleBoard>

/** A part of an article as shown; anything hidden from the reader is left out. */
export const ArticlePart = Type.Union([
  TextBlock,
  PinBlock,
  Type.Object({ type: Type.Literal('board'), board: ArticleBoard }),
  Type.Object({
    type: Type.Literal('topic'),
    topic: Type.Object({ id: IdText, slug: Type.String(), name: Type.String() }),
  }),
])
export type ArticlePart = Static<typeof ArticlePart>

/** A pin's picture used as an article's cover. */
export const ArticleCover = Type.Object({
  pin_id: IdText,
  images: Images,
  alt_text: Type.String(),
  dominant_color: Type.String(),
  placeholder: Type.String(),
})
export type ArticleCover = Static<typeof ArticleCover>

const ArticleTopic = Type.Object({ id: IdText, slug: Type.String(), name: Type.String() })

/**
 * What an automatic collection is about: a topic, and the narrower topics of its first pins; or anything. Readers see its
 * title in their own language.
 */
export const ArticleCollection = Type.Object({
  topic: Nullable(ArticleTopic),
  subjects: Type.Array(ArticleTopic),
})
export type ArticleCollection = Static<typeof ArticleCollection>

/** FIND-03: an article as shown in lists. */
export const TodayArticle = Type.Object({
  id: IdText,
  type: Type.Literal('todayarticle'),
  article_type: ArticleType,
  kind: ArticleKind,
  /** Its URL is `/today/{kind}/{slug}/{id}/`. */
  slug: Type.String(),
  /** In English for a collection, for clients that do not make it from `collection`. */
  title: Type.String(),
  description: Type.String(),
  /** The locale of Today that its texts are written in. */
  locale: Type.String(),
  /** Generated from the most-saved pins, without an editor. */
  is_automatic: Type.Boolean(),
  collection: Nullable(ArticleCollection),
  /** Up to three, from pins that this reader may see. */
  covers: Type.Array(ArticleCover),
  /** `null` for a draft. */
  published_at: Nullable(Moment),
  updated_at: Moment,
})
export type TodayArticle = Static<typeof TodayArticle>

/** FIND-03: an article's page without its pins, which `TodayArticlePinsResource` lists. */
export const TodayArticlePage = Type.Object({
  ...TodayArticle.properties,
  /** Number of its pins that this reader may see. */
  pin_count: Type.Integer(),
  body: Type.Array(ArticlePart),
  related: Type.Array(TodayArticle),
  status: ArticleStatus,
})
export type TodayArticlePage = Static<typeof TodayArticlePage>

/** Another day of Today, with its first article. */
export const TodayDay = Type.Object({ day: Day, article_count: Type.Integer(), first: TodayArticle })
export type TodayDay = Static<typeof TodayDay>

/** FIND-03: the home page of Today. */
export const TodayHome = Type.Object({
  /** The day shown: the current one, or the last one with articles; `null` if there are no articles at all. */
  day: Nullable(Day),
  is_today: Type.Boolean(),
  /** The locale of the articles shown. */
  locale: Type.String(),
  /** The locale requested, or the reader's own; differs from `locale` if nothing was written in it. */
  asked_locale: Type.String(),
  articles: Type.Array(TodayArticle),
  other_days: Type.Array(TodayDay),
})
export type TodayHome = Static<typeof TodayHome>

/** What can be done with an article in its current state. */
export const ArticleAction = Type.Union([
  Type.Literal('edit'),
  Type.Literal('publish'),
  Type.Literal('unpublish'),
  Type.Literal('delete'),
])
export type ArticleAction = Static<typeof ArticleAction>

/** An article as its editors see it. */
export const EditorialArticle = Type.Object({
  id: IdText,
  article_type: ArticleType,
  is_shopping: Type.Boolean(),
  kind: ArticleKind,
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  locale: Type.String(),
  is_automatic: Type.Boolean(),
  collection: Nullable(ArticleCollection),
  cover_pin_ids: Type.Array(IdText),
  body: Type.Array(ArticleBlock),
  status: ArticleStatus,
  published_from: Nullable(Moment),
  published_until: Nullable(Moment),
  /** Increases with every change: a save names the revision it is based on. */
  revision: Type.Integer(),
  updated_at: Moment,
  updated_by: Nullable(Type.Object({ id: IdText, username: Type.String() })),
  /** The first cover that everyone may see. */
  cover: Nullable(ArticleCover),
  viewer_can: Type.Array(ArticleAction),
})
export type EditorialArticle = Static<typeof EditorialArticle>

export const EditorialAction = Type.Union([
  Type.Literal('create'),
  Type.Literal('edit'),
  Type.Literal('publish'),
  Type.Literal('unpublish'),
  Type.Literal('reorder'),
  Type.Literal('delete'),
])
export type EditorialAction = Static<typeof EditorialAction>

/** A log entry about an article. */
export const LoggedEditorialAction = Type.Object({
  id: IdText,
  action: EditorialAction,
  article_id: Nullable(IdText),
  /** The article's title at that time; for a reordering, its day. */
  detail: Type.String(),
  actor: Nullable(Type.Object({ id: IdText, username: Type.String() })),
  created_at: Moment,
})
export type LoggedEditorialAction = Static<typeof LoggedEditorialAction>

/** FIND-04: the three pages, one per kind of pin. */
export const ExploreKind = Type.Union([Type.Literal('ideas'), Type.Literal('videos'), Type.Literal('shopping')])
export type ExploreKind = Static<typeof ExploreKind>

/** FIND-04: a category of pins of a kind. Its page is `/{kind}/{slug}/{id}/`. */
export const ExploreCategory = Type.Object({ id: Type.String(), slug: Type.String(), name: Type.String() })
export type ExploreCategory = Static<typeof ExploreCategory>
