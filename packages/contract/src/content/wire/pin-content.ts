import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { Images } from '../../media/wire/image.ts'
import { IdText, Nullable } from '../../scalars.ts'
import { Videos } from '../../media/wire/video.ts'
import { STORY_FONTS } from '../story-fonts.ts'

/** The kind of a pin, in the terms of such sites: one picture, one video, several pictures, or a story. */
export const CreativeType = Type.Union([
  Type.Literal('REGULAR'),
  Type.Literal('VIDEO'),
  Type.Literal('CAROUSEL'),
  Type.Literal('IDEA'),
])
export type CreativeType = Static<typeof CreativeType>

/** A picture of a pin that has several. */
export const ContentPicture = Type.Object({
  image_signature: Type.String(),
  images: Images,
  dominant_color: Type.String(),
  placeholder: Type.String(),
  alt_text: Type.String(),
})
export type ContentPicture = Static<typeof ContentPicture>

/** A link in a pin, and its URL through the site (PIN-16). */
export const ContentLink = Type.Object({
  src_url: Type.String(),
  domain: Type.String(),
  tracked_link: Type.String(),
})
export type ContentLink = Static<typeof ContentLink>

/** One picture of a carousel (PIN-12). */
export const CarouselSlot = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  link: Nullable(ContentLink),
  ...ContentPicture.properties,
})
export type CarouselSlot = Static<typeof CarouselSlot>

/** `index` is the slot in front, from 0; the client moves it. */
export const CarouselData = Type.Object({
  id: IdText,
  index: Type.Integer(),
  carousel_slots: Type.Array(CarouselSlot),
})
export type CarouselData = Static<typeof CarouselData>

export const STORY_BLOCK_TYPES = [
  'story_pin_paragraph_block',
  'story_pin_heading_block',
  'story_pin_image_block',
  'story_pin_video_block',
  'story_pin_mention_sticker_block',
  'story_pin_product_sticker_block',
  'story_pin_comment_reply_sticker_block',
  'story_pin_sticker_block',
  'story_pin_ingredient_block',
  'story_pin_supply_block',
  'story_pin_link_block',
  'story_pin_music_block',
  'story_pin_virtual_try_on_makeup_sticker_block',
] as const
export const StoryBlockType = Type.Enum(STORY_BLOCK_TYPES)
export type StoryBlockType = (typeof STORY_BLOCK_TYPES)[number]

const Color = Type.String({ pattern: '^#[0-9a-fA-F]{6}$' })

/**
 * Style of text. `alignment` 0 start, 1 center, 2 end; `vertical_alignment` 0 top, 1 middle, 2 bottom (ours). Sizes are
 * for a page 360 wide (ours) and scale with the page.
 */
export const StoryTextStyle = Type.Object({
  alignment: Type.Integer({ minimum: 0, maximum: 2 }),
  hex_color: Color,
  highlight_color: Nullable(Color),
  vertical_alignment: Type.Integer({ minimum: 0, maximum: 2 }),
  font_size: Type.Number({ minimum: 10, maximum: 96 }),
  line_height: Type.Number({ minimum: 0.8, maximum: 2.5 }),
  letter_spacing: Type.Number({ minimum: -4, maximum: 16 }),
  /** One of STORY_FONTS; `null` for the system's font. */
  font_id: Nullable(
    Type.Enum(
      STORY_FONTS.map(({ id }) => id),
      // Serializers need it for what may be null.
      { type: 'string' },
    ),
  ),
})
export type StoryTextStyle = Static<typeof StoryTextStyle>

/**
 * Position of a block on its page: `left`, `top`, `width` and `height` in hundredths of the page (ours; the height of
 * text follows from them), then scaled and rotated, in degrees, around its center.
 */
export const StoryBlockEdits = Type.Object({
  left: Type.Number({ minimum: -100, maximum: 100 }),
  top: Type.Number({ minimum: -100, maximum: 100 }),
  width: Type.Number({ minimum: 4, maximum: 200 }),
  height: Nullable(Type.Number({ minimum: 2, maximum: 200 })),
  scale: Type.Number({ minimum: 0.1, maximum: 10 }),
  transform: Type.Object({
    rotate: Type.Number({ minimum: -360, maximum: 360 }),
    scaleX: Type.Number({ minimum: -10, maximum: 10 }),
    scaleY: Type.Number({ minimum: -10, maximum: 10 }),
  }),
})
export type StoryBlockEdits = Static<typeof StoryBlockEdits>

/** `free`: blocks at the positions of their edits. `list` (ours): one below the other, for ingredients and steps. */
export const StoryPageLayout = Type.Union([Type.Literal('free'), Type.Literal('list')])
export type StoryPageLayout = Static<typeof StoryPageLayout>

const Text = Type.Optional(Type.String())

/** A block as sent. Its type decides which fields are required. */
export const StoryBlockInput = Type.Object({
  type: Type.Optional(StoryBlockType),
  text: Text,
  /** For an ingredient or supply the amount, for music the artist. */
  detail: Text,
  style: Type.Optional(Type.Partial(StoryTextStyle)),
  edits: Type.Optional(
    Type.Object({
      ...Type.Partial(StoryBlockEdits).properties,
      transform: Type.Optional(Type.Partial(StoryBlockEdits.properties.transform)),
    }),
  ),
  media_upload_id: Type.Optional(IdText),
  alt_text: Text,
  link: Text,
  user_id: Type.Optional(IdText),
  pin_id: Type.Optional(IdText),
  comment_id: Type.Optional(IdText),
  /** For make-up. */
  color: Type.Optional(Color),
  /** (ours) For music: a track of the operator, which gives the block its texts. */
  track_id: Type.Optional(Type.String({ pattern: '^[0-9a-f]{16}$' })),
})
export type StoryBlockInput = Static<typeof StoryBlockInput>

export const StoryPageInput = Type.Object({
  title: Text,
  description: Text,
  background_color: Type.Optional(Color),
  layout: Type.Optional(StoryPageLayout),
  blocks: Type.Array(StoryBlockInput, { maxItems: LIMITS.storyBlocks }),
})
export type StoryPageInput = Static<typeof StoryPageInput>

export const CarouselSlotInput = Type.Object({
  media_upload_id: IdText,
  title: Text,
  description: Text,
  link: Text,
  alt_text: Text,
})
export type CarouselSlotInput = Static<typeof CarouselSlotInput>

/** A user mentioned on a page. */
export const StoryPerson = Type.Object({
  id: IdText,
  username: Type.String(),
  full_name: Type.String(),
  image_medium_url: Nullable(Type.String()),
})

/** A pin that a page links to. */
export const StoryProduct = Type.Object({
  id: IdText,
  title: Type.String(),
  image: Nullable(Type.Object({ url: Type.String(), width: Type.Integer(), height: Type.Integer() })),
  dominant_color: Type.String(),
})

/** A comment that a page replies to. */
export const StoryComment = Type.Object({
  id: IdText,
  pin_id: IdText,
  text: Type.String(),
  user: StoryPerson,
})

/**
 * A block as shown. `is_removed`: what it refers to is deleted or hidden from this viewer; nothing about it is
 * included.
 */
export const StoryBlock = Type.Object({
  id: Type.String(),
  type: StoryBlockType,
  text: Type.String(),
  detail: Type.String(),
  style: StoryTextStyle,
  edits: StoryBlockEdits,
  image: Nullable(ContentPicture),
  videos: Nullable(Videos),
  link: Nullable(ContentLink),
  user_id: Nullable(IdText),
  user: Nullable(StoryPerson),
  pin_id: Nullable(IdText),
  pin: Nullable(StoryProduct),
  comment_id: Nullable(IdText),
  comment: Nullable(StoryComment),
  color: Nullable(Type.String()),
  /** (ours) The sound of music; `null` when there is only its name. */
  music_url: Nullable(Type.String()),
  is_removed: Type.Boolean(),
})
export type StoryBlock = Static<typeof StoryBlock>

export const StoryPage = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  background_color: Type.String(),
  layout: StoryPageLayout,
  blocks: Type.Array(StoryBlock),
})
export type StoryPage = Static<typeof StoryPage>

/** The content of a story pin (PIN-12). */
export const StoryPinData = Type.Object({
  id: IdText,
  type: Type.Literal('storypindata'),
  page_count: Type.Integer(),
  /** Total duration of its videos, in milliseconds. */
  total_video_duration: Type.Integer(),
  pages: Type.Array(StoryPage),
})
export type StoryPinData = Static<typeof StoryPinData>
