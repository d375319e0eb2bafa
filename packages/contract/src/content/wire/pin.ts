import Type, { type Static } from 'typebox'
import { BoardPrivacy, BoardSensitivity, PinBoard } from './board.ts'
import { Images } from '../../media/wire/image.ts'
import { CarouselData, CreativeType, StoryPerson, StoryPinData, StoryProduct } from './pin-content.ts'
import { PinInteractionFields } from './pin-interactions.ts'
import { RichMetadata, RichSummary } from './rich-metadata.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { Sponsorship } from './sponsorship.ts'
import { TopicBrief } from './topic.ts'
import { User } from '../../people/wire/user.ts'
import { Videos } from '../../media/wire/video.ts'

export const PinAction = Type.Union([
  Type.Literal('view'),
  /**
   * To download the original picture, which is then at `images.orig`; without this right `images.orig` is the largest
   * rendering.
   */
  Type.Literal('download'),
  Type.Literal('save'),
  Type.Literal('edit'),
  Type.Literal('delete'),
  /** PIN-10: to name a sponsor. */
  Type.Literal('sponsor'),
])
export type PinAction = Static<typeof PinAction>

/** Where the viewer last saved this pin or a copy of it (PIN-06). */
export const SavedInfo = Type.Object({
  boardId: IdText,
  localPinId: IdText,
  sectionId: Nullable(IdText),
  title: Type.String(),
  type: Type.Literal('board'),
  url: Type.String(),
})
export type SavedInfo = Static<typeof SavedInfo>

/**
 * FIND-01: why a pin is recommended: from a topic the viewer follows or often saves from, for a board, similar to a pin
 * they saved from someone else (`related`) or to one of their own (`own`), saved by many, or just created. `name` is that
 * of the topic, the board or the pin.
 */
export const RecommendationReason = Type.Object({
  kind: Type.Union([
    Type.Literal('topic'),
    Type.Literal('guess'),
    Type.Literal('board'),
    Type.Literal('related'),
    Type.Literal('own'),
    Type.Literal('popular'),
    Type.Literal('fresh'),
  ]),
  name: Nullable(Type.String()),
  url: Nullable(Type.String()),
})
export type RecommendationReason = Static<typeof RecommendationReason>

/** What is known about the products on the linked page. */
export const ShoppingFlag = Type.Union([
  Type.Literal('product'),
  Type.Literal('in_stock'),
  Type.Literal('out_of_stock'),
  /** Its price is lower than its usual one. */
  Type.Literal('on_sale'),
  Type.Literal('free_shipping'),
  /** The page has not been read for a while. */
  Type.Literal('stale'),
])
export type ShoppingFlag = Static<typeof ShoppingFlag>

/** Statistics of a pin, for its pinner: how often its links were opened (PIN-16). */
export const PinMetrics = Type.Object({ lifetime_metrics: Type.Object({ outbound_click: Type.Integer() }) })
export type PinMetrics = Static<typeof PinMetrics>

/** CREATE-03, business §4: `saved` as the site has it; the others are of a maker's changes. */
export const PinTagStatus = Type.Union([
  Type.Literal('created'),
  Type.Literal('saved'),
  Type.Literal('edited'),
  Type.Literal('deleted'),
])
export type PinTagStatus = Static<typeof PinTagStatus>

/** CREATE-03: a pin or a user tagged on a picture, if this viewer may see it. */
export const PinTag = Type.Object({
  id: IdText,
  /** Fractions of the picture's width and height. */
  x: Type.Number(),
  y: Type.Number(),
  /** Which picture of a carousel, from 0. */
  media: Type.Integer(),
  type: Type.Union([Type.Literal('pin'), Type.Literal('user')]),
  status: PinTagStatus,
  taggedObjectIds: Type.Array(IdText),
  pin: Nullable(StoryProduct),
  user: Nullable(StoryPerson),
  /** The tagged pin's, through the site (PIN-16). */
  link: Nullable(Type.String()),
})
export type PinTag = Static<typeof PinTag>

/** CREATE-07: a mention in a description: `description.slice(offset, offset + length)`, in UTF-16 units. */
export const PinMentionTag = Type.Object({
  user_id: IdText,
  /** The user's name now; the text has the one from when it was written. */
  username: Type.String(),
  offset: Type.Integer(),
  length: Type.Integer(),
})
export type PinMentionTag = Static<typeof PinMentionTag>

/**
 * A pin in resource responses (PIN-02). Lists requested with `field_set_key: 'grid'` omit what a grid does not show
 * from `images`.
 */
export const Pin = Type.Object({
  id: IdText,
  type: Type.Literal('pin'),
  title: Type.String(),
  grid_title: Type.String(),
  description: Type.String(),
  link: Nullable(Type.String()),
  domain: Nullable(Type.String()),
  alt_text: Type.String(),
  dominant_color: Type.String(),
  /** ThumbHash, base64: a blurred placeholder of the picture in about 25 bytes. */
  placeholder: Type.String(),
  image_signature: Type.String(),
  images: Images,
  is_animated: Type.Boolean(),
  /** One picture, one video, several pictures (PIN-12), or a story. */
  creative_type: CreativeType,
  /** (ours) Pages of a story, pictures of a carousel; 1 otherwise. */
  page_count: Type.Integer(),
  /** PIN-04: its video; left out of lists for grids. */
  videos: Type.Optional(Nullable(Videos)),
  /** (ours) Total duration of its videos, in milliseconds; 0 without one. */
  video_duration: Type.Integer(),
  /** PIN-12: its pictures; left out of lists for grids. */
  carousel_data: Type.Optional(Nullable(CarouselData)),
  story_pin_data_id: Nullable(IdText),
  /** PIN-12: its pages; left out of lists for grids. */
  story_pin_data: Type.Optional(Nullable(StoryPinData)),
  created_at: Moment,
  /** `null` for a private user hidden from this viewer, on another user's board. */
  pinner: Nullable(User),
  /** The user who first pinned the picture; `null` when that is the pinner or is hidden from this viewer. */
  origin_pinner: Nullable(User),
  /** The owner of the picture; `null` when hidden from this viewer. Left out of lists for grids. */
  native_creator: Type.Optional(Nullable(User)),
  /**
   * The user a closeup credits: the owner of the picture, else the pinner, if the viewer may know them. Left out of
   * lists for grids.
   */
  closeup_attribution: Type.Optional(Nullable(User)),
  board: PinBoard,
  section: Nullable(Type.Object({ id: IdText, slug: Type.String(), title: Type.String() })),
  privacy: BoardPrivacy,
  /** BOARD-11: the sensitivity of its board. */
  sensitivity: Nullable(BoardSensitivity),
  /** BOARD-11: true when clients must ask the viewer before they show its pictures. */
  sensitivity_screen: Type.Boolean(),
  repin_count: Type.Integer(),
  comment_count: Type.Integer(),
  /** True when comments are off for the pin, or its pinner accepts none from this viewer. */
  comments_disabled: Type.Boolean(),
  /**
   * True when search engines are asked to ignore it: because of its pinner's setting (IDENT-13), a private pinner, or
   * its board.
   */
  is_search_hidden: Type.Boolean(),
  is_promoted: Type.Boolean(),
  /** What the linked page says about itself (PIN-05); left out of lists for grids. */
  rich_metadata: Type.Optional(Nullable(RichMetadata)),
  rich_summary: Type.Optional(Nullable(RichSummary)),
  /** URL that opens `link` through the site, which warns of unsafe ones (PIN-16); left out of lists for grids. */
  tracked_link: Type.Optional(Nullable(Type.String())),
  /** Sent back by clients when the link is clicked; opaque. Left out of lists for grids. */
  tracking_params: Type.Optional(Type.String()),
  /** The same, by view. */
  tracking_params_map: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** True when its link leads to a site the operator knows to be harmful; left out of lists for grids. */
  is_unsafe: Type.Optional(Type.Boolean()),
  /** The same page for small screens, if there is one; left out of lists for grids. */
  mobile_link: Type.Optional(Nullable(Type.String())),
  /** True when it links to a product that is unavailable; left out of lists for grids. */
  is_oos_product: Type.Optional(Type.Boolean()),
  /** True when it links to a product whose data has not been updated for a while; left out of lists for grids. */
  is_stale_product: Type.Optional(Type.Boolean()),
  /**
   * True when the linked product ships to the viewer's country; `null` when its page does not say, and for visitors.
   * Left out of lists for grids.
   */
  ships_to_user_country: Type.Optional(Nullable(Type.Boolean())),
  /**
   * True when it links to one product whose price is known, which is available and safe to open. Left out of lists for
   * grids.
   */
  is_eligible_for_pdp: Type.Optional(Type.Boolean()),
  /** Left out of lists for grids. */
  shopping_flags: Type.Optional(Type.Array(ShoppingFlag)),
  /** The category of its board; left out of lists for grids. */
  category: Type.Optional(Nullable(Type.String())),
  /** Reactions, notes and tries; left out of lists for grids. */
  ...Type.Partial(PinInteractionFields).properties,
  /** Its sponsor (PIN-10); left out of lists for grids. */
  sponsorship: Type.Optional(Nullable(Sponsorship)),
  /** Only when a single pin is requested. */
  pin_metrics: Type.Optional(Nullable(PinMetrics)),
  savedInfo: Nullable(SavedInfo),
  /** The board of `savedInfo`; left out of lists for grids. */
  pinned_to_board: Type.Optional(Nullable(Type.Object({ id: IdText, name: Type.String(), url: Type.String() }))),
  /** True when its comments are shown, regardless of who may write them; left out of lists for grids. */
  is_eligible_for_aggregated_comments: Type.Optional(Type.Boolean()),
  /** CREATE-03: tags on its pictures. Only when a single pin is requested. */
  pin_tags: Type.Optional(Type.Array(PinTag)),
  /** (ours) False for videos, stories, and saves, which show the tags of their origin. Only when a single pin is requested. */
  is_taggable: Type.Optional(Type.Boolean()),
  /** CREATE-07: mentions in its description that the viewer may follow. Only when a single pin is requested. */
  user_mention_tags: Type.Optional(Type.Array(PinMentionTag)),
  /** CREATE-07: topics that its maker chose; left out of lists for grids. */
  interest_tags: Type.Optional(Type.Array(TopicBrief)),
  /** Topics that it is about, most certain first (PIN-11). Only when a single pin is requested. */
  related_interest_ids: Type.Optional(Type.Array(IdText)),
  /** Only in the home feed; `null` for pins that are followed, not recommended. */
  recommendation_reason: Type.Optional(Nullable(RecommendationReason)),
  viewer_can: Type.Array(PinAction),
})
export type Pin = Static<typeof Pin>
