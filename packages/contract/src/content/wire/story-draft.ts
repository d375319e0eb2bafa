import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'
import { StoryBlockInput, StoryComment, StoryPageInput, StoryPerson, StoryProduct } from './pin-content.ts'
import { DraftStatus, DraftText, PinDraftBody, PinDraftMedia } from './pin-draft.ts'

/** A block that is being made: its texts may be longer than publishing accepts, so that no typed text is lost. */
export const StoryDraftBlock = Type.Object({
  ...StoryBlockInput.properties,
  text: Type.Optional(DraftText),
  detail: Type.Optional(DraftText),
  alt_text: Type.Optional(DraftText),
  link: Type.Optional(DraftText),
  /** (ours) What goes here, while the block of a template is empty. */
  slot: Type.Optional(DraftText),
  /** CREATE-08: the upload that its picture or video is a part of, if it is cropped, trimmed or muted. */
  whole_upload_id: Type.Optional(IdText),
})
export type StoryDraftBlock = Static<typeof StoryDraftBlock>

export const StoryDraftPage = Type.Object({
  ...StoryPageInput.properties,
  title: Type.Optional(DraftText),
  description: Type.Optional(DraftText),
  blocks: Type.Array(StoryDraftBlock, { maxItems: LIMITS.storyBlocks }),
})
export type StoryDraftPage = Static<typeof StoryDraftPage>

const { board_id, section, publishOption, scheduledDate, scheduledTime } = PinDraftBody.properties

/**
 * CREATE-04: a story that is being made. Its picture in lists is `cover_upload_id`, an image of its own, or that of the page
 * `cover_page` (ours, from 0); by default the first one.
 */
export const StoryPinDraftBody = Type.Object({
  title: DraftText,
  description: DraftText,
  link: DraftText,
  altText: DraftText,
  cover_upload_id: Nullable(IdText),
  cover_page: Nullable(Type.Integer({ minimum: 0, maximum: LIMITS.storyPages - 1 })),
  board_id,
  section,
  publishOption,
  scheduledDate,
  scheduledTime,
  pages: Type.Array(StoryDraftPage, { minItems: 1, maxItems: LIMITS.storyPages }),
})
export type StoryPinDraftBody = Static<typeof StoryPinDraftBody>

export const STORY_PIN_DRAFT = {
  title: '',
  description: '',
  link: '',
  altText: '',
  cover_upload_id: null,
  cover_page: null,
  board_id: null,
  section: null,
  publishOption: 'publish-immediately',
  scheduledDate: '',
  scheduledTime: '',
} as const

/** A body as sent. Omitted fields get their defaults. */
export const StoryPinDraftInput = Type.Object({
  ...Type.Partial(StoryPinDraftBody).properties,
  pages: StoryPinDraftBody.properties.pages,
})
export type StoryPinDraftInput = Static<typeof StoryPinDraftInput>

/** Business §3. `url` is a style sheet that declares the font as the family `story-<id>`. */
export const StoryPinFont = Type.Object({
  id: Type.String(),
  name: Type.String(),
  url: Type.String(),
  letter_spacing: Type.Number(),
  line_height: Type.Number(),
})
export type StoryPinFont = Static<typeof StoryPinFont>

/** CREATE-04 (ours): music of the operator that a story can have. `artist` may be empty. */
export const StoryTrack = Type.Object({
  id: Type.String(),
  title: Type.String(),
  artist: Type.String(),
  url: Type.String(),
})
export type StoryTrack = Static<typeof StoryTrack>

const Known = { id: IdText, version: Type.Integer(), type: Type.Literal('story'), status: DraftStatus }

/**
 * A story draft with what its pages name: uploads, and the people, pins and comments that its maker can see. What is
 * missing there was deleted or hidden.
 */
export const StoryPinDraft = Type.Object({
  ...Known,
  ...StoryPinDraftBody.properties,
  media: Type.Array(PinDraftMedia),
  people: Type.Array(StoryPerson),
  pins: Type.Array(StoryProduct),
  comments: Type.Array(StoryComment),
  updated_at: Moment,
})
export type StoryPinDraft = Static<typeof StoryPinDraft>

/** A story draft in a list. */
export const StoryPinDraftSummary = Type.Object({
  ...Known,
  title: DraftText,
  page_count: Type.Integer(),
  cover: Nullable(PinDraftMedia),
  updated_at: Moment,
})
export type StoryPinDraftSummary = Static<typeof StoryPinDraftSummary>
