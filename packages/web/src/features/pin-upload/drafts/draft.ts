import type { Id } from '@corkboard/contract/ids'
import type { PinDraft, PinDraftMention, PinDraftTopic } from '@corkboard/contract/content/wire/pin-draft'
import type { MediaUpload } from '@corkboard/contract/media/wire/media'
import type { PinTexts } from '../../../product/pin-fields/pin-texts.ts'
import type { UploadedMedia } from '../../../product/pictures/uploaded-media.ts'
import { type ItemTags, NO_TAGS } from '../../../product/picture-tags/pin-tags.ts'
import type { ScheduleFields } from '../../../product/scheduling/schedule-time.ts'

/** A section of the board (BOARD-02). */
export interface DraftSection {
  readonly id: Id
  readonly title: string
}

/** The state of a picture or video between the file and its place in a draft. */
export type ItemStatus =
  | 'refused' // refused by our own check, or by the server for good: retrying would not help
  | 'waiting'
  | 'uploading'
  | 'processing' // uploaded; the server is processing it
  | 'ready'
  | 'failed' // because of the server or the network: can be retried

/** A picture or video of a draft, with the user's texts. */
export interface DraftItem extends ItemTags {
  readonly key: string
  readonly fileName: string
  /** An object URL that only this tab can read, or a URL on the server; signed for the owner once it is uploaded. */
  readonly previewUrl: string
  readonly videoUrl: string | null
  readonly isVideo: boolean
  /** CREATE-08: what its picture or video is a part of, if it is cropped, trimmed or muted. */
  readonly whole: UploadedMedia | null
  /** CREATE-02: its picture takes tags. */
  readonly isTaggable: boolean
  /** This window uploads it. */
  readonly isLocal: boolean
  readonly status: ItemStatus
  /** The fraction of bytes sent, 0 to 1. */
  readonly progress: number
  /** The connection broke; the upload continues by itself. */
  readonly isInterrupted: boolean
  readonly upload: MediaUpload | null
  readonly texts: PinTexts
  /** CREATE-07: users chosen for mentions in the description; it may no longer have all of them. */
  readonly mentioned: readonly PinDraftMention[]
  /** What the server refused of the texts. */
  readonly errors: Readonly<Partial<Record<keyof PinTexts, string>>>
  readonly problem: string | null
}

/** Fields that the server may refuse. */
export type DraftField = keyof PinTexts | keyof ScheduleFields | 'board_id'

export interface Draft {
  readonly key: string
  /** `null` until the server has stored it. */
  readonly id: Id | null
  /** The stored version that the draft in this window is based on; 0 if none. */
  readonly version: number
  /** What is stored, as text (`contentOf`). */
  readonly savedContent: string | null
  /** What the server will not store, and why. It is not sent again. */
  readonly refusedContent: string | null
  readonly saveProblem: string | null
  /** How often in a row saving failed because of the server or the network. */
  readonly failures: number
  readonly isSaving: boolean
  /** What another window made of it: saved it, or published or deleted it. */
  readonly conflict: PinDraft | 'gone' | null
  readonly items: readonly DraftItem[]
  /** The selected item. */
  readonly index: number
  readonly boardId: Id | null
  readonly section: DraftSection | null
  /** CREATE-07: topics that the maker chose. */
  readonly interestTags: readonly PinDraftTopic[]
  readonly isCommentsAllowed: boolean
  readonly publishing: 'not yet' | 'publishing' | 'attempted' | 'published'
  /** Why the last attempt to publish it failed. */
  readonly problem: string | null
  /** Errors of fields that are not an item's. */
  readonly fieldErrors: Readonly<Partial<Record<Exclude<DraftField, keyof PinTexts>, string>>>
  readonly pinId: Id | null
  /** CREATE-06: when to publish it; `null` is immediately, the default. */
  readonly later: ScheduleFields | null
  /** Unix time, once it is scheduled. `publishing` is `published` then. */
  readonly scheduledTs: number | null
  /** Its card is shown; the others are only in the list. */
  readonly isOpen: boolean
  /** Started in this window. */
  readonly isNew: boolean
}

export interface BuilderState {
  readonly drafts: readonly Draft[]
}

/** A file or an image of the web that becomes an item. */
export interface ChosenFile {
  readonly key: string
  readonly name: string
  readonly previewUrl: string
  readonly isVideo: boolean
  readonly problem: string | null
  /** What is known about it already. */
  readonly texts?: Partial<PinTexts>
}

const NO_TEXTS: PinTexts = { title: '', description: '', alt_text: '', link: '' }

export const itemOf = ({ key, name, previewUrl, isVideo, problem, texts }: ChosenFile): DraftItem => ({
  key,
  fileName: name,
  previewUrl,
  videoUrl: isVideo ? previewUrl : null,
  isVideo,
  whole: null,
  isTaggable: !isVideo,
  ...NO_TAGS,
  isLocal: true,
  status: problem === null ? 'waiting' : 'refused',
  progress: 0,
  isInterrupted: false,
  upload: null,
  texts: { ...NO_TEXTS, ...texts },
  mentioned: [],
  errors: {},
  problem,
})

/** What a draft has that the server does not. */
export const UNSAVED = {
  id: null,
  version: 0,
  savedContent: null,
  refusedContent: null,
  saveProblem: null,
  failures: 0,
} as const

export const NEW_DRAFT: Omit<Draft, 'key' | 'items' | 'boardId' | 'section'> = {
  ...UNSAVED,
  isSaving: false,
  conflict: null,
  index: 0,
  interestTags: [],
  isCommentsAllowed: true,
  publishing: 'not yet',
  problem: null,
  fieldErrors: {},
  pinId: null,
  later: null,
  scheduledTs: null,
  isOpen: true,
  isNew: true,
}

/** What a draft is called until it has a title. */
export const nameOf = ({ items }: Draft): string => items[0]!.fileName

/** The item whose texts are shown. */
export const selectedItem = ({ items, index }: Draft): DraftItem => items[Math.min(index, items.length - 1)]!

/** The tags on all pictures of a draft. */
export const tagCountOf = ({ items }: Draft): number => items.reduce((sum, { pinTagIds }) => sum + pinTagIds.length, 0)
