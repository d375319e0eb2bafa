import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { MediaUpload } from '../../media/wire/media.ts'
import { IdText, Moment, Nullable } from '../../scalars.ts'

/** Longer than any accepted text: a draft may hold what publishing refuses, so that no typed text is lost. */
export const DraftText = Type.String({ maxLength: 4_096 })

/** A user chosen for a mention in the description (CREATE-07), with the name that is in the text. */
export const PinDraftMention = Type.Object({
  user_id: IdText,
  username: Type.String({ maxLength: LIMITS.usernameMax }),
})
export type PinDraftMention = Static<typeof PinDraftMention>

/** CREATE-03: a tag on the picture of an item. `id` is the maker's; `name` is that of the object when it was tagged. */
export const PinDraftTag = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 36 }),
  /** Fractions of the picture. */
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  type: Type.Union([Type.Literal('pin'), Type.Literal('user')]),
  object_id: IdText,
  name: Type.String({ maxLength: 100 }),
})
export type PinDraftTag = Static<typeof PinDraftTag>

/** The maker's input for one picture or video. `file_name` and a text alternative per item are (ours). */
export const PinDraftItemBody = Type.Object({
  media_upload_id: IdText,
  file_name: Type.String({ maxLength: 255 }),
  title: DraftText,
  description: DraftText,
  link: DraftText,
  altText: DraftText,
  userMentionTags: Type.Array(PinDraftMention, { maxItems: 50 }),
  /** CREATE-02: `false` for a video. */
  isTaggable: Type.Boolean(),
  pinTags: Type.Array(PinDraftTag, { maxItems: LIMITS.pinTags }),
  /** CREATE-08: the upload that it is a part of, if it is cropped: to crop it again. */
  whole_upload_id: Nullable(IdText),
})
export type PinDraftItemBody = Static<typeof PinDraftItemBody>

/** A topic that the maker chose (CREATE-07), with its name when it was chosen. */
export const PinDraftTopic = Type.Object({ id: IdText, name: Type.String({ maxLength: 100 }) })
export type PinDraftTopic = Static<typeof PinDraftTopic>

const ITEMS = { minItems: 1, maxItems: LIMITS.carouselSlotsMax }

/** Business §3, "pin draft": what is stored. `pinItemIndex` is the selected item. */
export const PinDraftBody = Type.Object({
  pinItems: Type.Array(PinDraftItemBody, ITEMS),
  pinItemIndex: Type.Integer({ minimum: 0, maximum: ITEMS.maxItems - 1 }),
  board_id: Nullable(IdText),
  /** A section of the board (BOARD-02), with its title when it was chosen. */
  section: Nullable(Type.Object({ id: IdText, title: Type.String({ maxLength: LIMITS.sectionTitle }) })),
  interestTags: Type.Array(PinDraftTopic, { maxItems: LIMITS.interestTags }),
  isCommentsAllowed: Type.Boolean(),
  publishOption: Type.Union([Type.Literal('publish-immediately'), Type.Literal('publish-later')]),
  /** In the maker's time zone and as they are typed, such as `2026-11-26` and `17:05`; empty unless published later. */
  scheduledDate: Type.String({ maxLength: 16 }),
  scheduledTime: Type.String({ maxLength: 16 }),
})
export type PinDraftBody = Static<typeof PinDraftBody>

/** A body as sent. Omitted fields get their defaults. */
export const PinDraftInput = Type.Object({
  ...Type.Partial(PinDraftBody).properties,
  pinItems: Type.Array(Type.Object({ ...Type.Partial(PinDraftItemBody).properties, media_upload_id: IdText }), ITEMS),
})
export type PinDraftInput = Static<typeof PinDraftInput>

export const PIN_DRAFT_ITEM: Omit<PinDraftItemBody, 'media_upload_id'> = {
  file_name: '',
  title: '',
  description: '',
  link: '',
  altText: '',
  userMentionTags: [],
  isTaggable: true,
  pinTags: [],
  whole_upload_id: null,
}
export const PIN_DRAFT = {
  pinItemIndex: 0,
  board_id: null,
  section: null,
  interestTags: [],
  isCommentsAllowed: true,
  publishOption: 'publish-immediately',
  scheduledDate: '',
  scheduledTime: '',
} as const

/**
 * An upload and the URLs that show it to its maker only, signed and expiring; `null` while it is processed, and once it
 * is blocked. `preview_url` of a video is its poster image.
 */
export const PinDraftMedia = Type.Object({
  ...MediaUpload.properties,
  preview_url: Nullable(Type.String()),
  thumbnail_url: Nullable(Type.String()),
  video_url: Nullable(Type.String()),
})
export type PinDraftMedia = Static<typeof PinDraftMedia>

export const PinDraftItem = Type.Object({
  ...PinDraftItemBody.properties,
  media: PinDraftMedia,
  whole: Nullable(PinDraftMedia),
})
export type PinDraftItem = Static<typeof PinDraftItem>

/** Business §4: `edited` from the first change on. */
export const DraftStatus = Type.Union([Type.Literal('created'), Type.Literal('edited')])

/** A draft (CREATE-01). A save names the `version` that it is based on. */
export const PinDraft = Type.Object({
  id: IdText,
  version: Type.Integer(),
  /** CREATE-02: several items make a carousel. */
  type: Type.Union([Type.Literal('single'), Type.Literal('carousel')]),
  status: DraftStatus,
  ...PinDraftBody.properties,
  pinItems: Type.Array(PinDraftItem),
  updated_at: Moment,
})
export type PinDraft = Static<typeof PinDraft>
