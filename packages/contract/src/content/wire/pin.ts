import Type, { type Static } from 'typebox'
import { BoardBrief, BoardPrivacy } from './board.ts'
import { Images } from '../../media/wire/image.ts'
import { CarouselData, CreativeType, StoryPinData } from './pin-content.ts'
import { PinMarkFields } from './pin-marks.ts'
import { RichMetadata, RichSummary } from './rich-metadata.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { Sponsorship } from './sponsorship.ts'
import { User } from '../../people/wire/user.ts'
import { Videos } from '../../media/wire/video.ts'

export const PinAction = Type.Union([
  Type.Literal('view'),
  /** The picture as it was uploaded, which `images.orig` then leads to; without it, that is the largest rendering. */
  Type.Literal('download'),
  Type.Literal('save'),
  Type.Literal('edit'),
  Type.Literal('delete'),
  /** PIN-10: to say who pays for it. */
  Type.Literal('sponsor'),
])
export type PinAction = Static<typeof PinAction>

/** Where the viewer last saved this pin, or a copy of it (PIN-06). */
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
 * FIND-01: why a pin is recommended: of a topic one follows or often saves from, for a board, like a pin one saved, saved
 * by many, or just pinned. `name` is the topic's, the board's or the pin's.
 */
export const RecommendationReason = Type.Object({
  kind: Type.Union([
    Type.Literal('topic'),
    Type.Literal('guess'),
    Type.Literal('board'),
    Type.Literal('walk'),
    Type.Literal('popular'),
    Type.Literal('fresh'),
  ]),
  name: Nullable(Type.String()),
  url: Nullable(Type.String()),
})
export type RecommendationReason = Static<typeof RecommendationReason>

/** What came of a pin, for whoever pinned it: how often people followed its links (PIN-16). */
export const PinMetrics = Type.Object({ lifetime_metrics: Type.Object({ outbound_click: Type.Integer() }) })
export type PinMetrics = Static<typeof PinMetrics>

/**
 * A pin as resources carry it (PIN-02). Lists asked for with `field_set_key: 'grid'` leave out of `images` what a
 * grid does not show.
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
  /** ThumbHash, base64: a blurred stand-in for the picture in about 25 bytes. */
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
  /** (ours) Of all its videos, in milliseconds; 0 where it has none. */
  video_duration: Type.Integer(),
  /** PIN-12: its pictures; left out of lists for grids. */
  carousel_data: Type.Optional(Nullable(CarouselData)),
  story_pin_data_id: Nullable(IdText),
  /** PIN-12: its pages; left out of lists for grids. */
  story_pin_data: Type.Optional(Nullable(StoryPinData)),
  created_at: Moment,
  /** `null` where that is a private person whom this viewer may not see: on somebody else's board. */
  pinner: Nullable(User),
  /** Who pinned the picture first; `null` when that is the pinner or is not for this viewer to know. */
  origin_pinner: Nullable(User),
  /** Whose picture it is; `null` when that is not for this viewer to know. Left out of lists for grids. */
  native_creator: Type.Optional(Nullable(User)),
  /** Whom a closeup owes the pin to: whose picture it is, else its pinner, as far as one may know. Left out of lists for grids. */
  closeup_attribution: Type.Optional(Nullable(User)),
  board: BoardBrief,
  section: Nullable(Type.Object({ id: IdText, slug: Type.String(), title: Type.String() })),
  privacy: BoardPrivacy,
  repin_count: Type.Integer(),
  comment_count: Type.Integer(),
  /** Of the pin itself, or because its pinner takes no comments from this viewer. */
  comments_disabled: Type.Boolean(),
  /** Search engines are asked to leave it out: by its pinner (IDENT-13), who may be a private person, or with its board. */
  is_search_hidden: Type.Boolean(),
  is_promoted: Type.Boolean(),
  /** What the page it links to says of itself (PIN-05); left out of lists for grids. */
  rich_metadata: Type.Optional(Nullable(RichMetadata)),
  rich_summary: Type.Optional(Nullable(RichSummary)),
  /** The way to `link` through the site, which warns of unsafe ones (PIN-16); left out of lists for grids. */
  tracked_link: Type.Optional(Nullable(Type.String())),
  /** What a client tells back of a click on the link; opaque. Left out of lists for grids. */
  tracking_params: Type.Optional(Type.String()),
  /** The same by the view that it is for. */
  tracking_params_map: Type.Optional(Type.Record(Type.String(), Type.String())),
  /** Its link leads where the operator knows harm; left out of lists for grids. */
  is_unsafe: Type.Optional(Type.Boolean()),
  /** The same page for small screens, where there is one; left out of lists for grids. */
  mobile_link: Type.Optional(Nullable(Type.String())),
  /** It links to a product that is not to be had; left out of lists for grids. */
  is_oos_product: Type.Optional(Type.Boolean()),
  /** It links to a product of which nothing new has been learned for a while; left out of lists for grids. */
  is_stale_product: Type.Optional(Type.Boolean()),
  /**
   * Whether the product that it links to is sent to the viewer's country; `null` where its page does not say, and for
   * visitors. Left out of lists for grids.
   */
  ships_to_user_country: Type.Optional(Nullable(Type.Boolean())),
  /** What people have left on it; left out of lists for grids. */
  ...Type.Partial(PinMarkFields).properties,
  /** Who pays for it (PIN-10); left out of lists for grids. */
  sponsorship: Type.Optional(Nullable(Sponsorship)),
  /** Told where one pin is asked for. */
  pin_metrics: Type.Optional(Nullable(PinMetrics)),
  savedInfo: Nullable(SavedInfo),
  /** The board of `savedInfo`; left out of lists for grids. */
  pinned_to_board: Type.Optional(Nullable(Type.Object({ id: IdText, name: Type.String(), url: Type.String() }))),
  /** Comments on it are shown, whoever may write them; left out of lists for grids. */
  is_eligible_for_aggregated_comments: Type.Optional(Type.Boolean()),
  /** Topics that it is about, the surest first (PIN-11). Told where one pin is asked for. */
  related_interest_ids: Type.Optional(Type.Array(IdText)),
  /** Told by the home feed alone; `null` for what is not recommended, but followed. */
  recommendation_reason: Type.Optional(Nullable(RecommendationReason)),
  viewer_can: Type.Array(PinAction),
})
export type Pin = Static<typeof Pin>
