import type { Id, StoryBlockEdits, StoryBlockType, StoryPageLayout, StoryTextStyle } from '@corkboard/contract'
import type { StoredTexts, VideoRow } from '../../../media/index.ts'

// The contents of `pin_contents.document`.

export interface StoredSlot {
  readonly signature: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly domain: string | null
  readonly altText: string
}

export interface StoredBlock {
  readonly type: StoryBlockType
  readonly text: string
  readonly detail: string
  readonly style: StoryTextStyle
  readonly edits: StoryBlockEdits
  readonly signature: string | null
  readonly video: string | null
  /** What is said in the video; left out without. */
  readonly said?: StoredTexts
  readonly altText: string
  readonly link: string | null
  readonly domain: string | null
  readonly userId: Id | null
  readonly pinId: Id | null
  readonly commentId: Id | null
  readonly color: string | null
  /** Music of the operator. */
  readonly trackId?: string
  /** The story's author was not allowed to reference what it names. */
  readonly isRemoved: boolean
}

export interface StoredPage {
  readonly title: string
  readonly description: string
  readonly backgroundColor: string
  readonly layout: StoryPageLayout
  readonly blocks: readonly StoredBlock[]
}

export type PinContent =
  | { readonly type: 'carousel'; readonly slots: readonly StoredSlot[] }
  | { readonly type: 'story'; readonly pages: readonly StoredPage[] }
  | { readonly type: 'video'; readonly video: string }

/** What every list knows about a pin's content without reading it. */
export interface ContentFacts {
  readonly contentId: Id | null
  readonly contentType: PinContent['type'] | null
  readonly pageCount: number
  readonly durationMs: number
}

/** Content to store with a new pin. */
export interface NewContent {
  readonly content: PinContent
  /** The signatures of all pictures and videos in it. */
  readonly media: readonly string[]
  readonly videos: readonly VideoRow[]
  /** What is said in it. */
  readonly texts?: StoredTexts
}
