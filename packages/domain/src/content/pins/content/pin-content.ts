import type { Id, StoryBlockEdits, StoryBlockType, StoryPageLayout, StoryTextStyle } from '@corkboard/contract'
import type { VideoRow } from '../../../media/index.ts'

// What `pin_contents.document` holds.

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
  readonly altText: string
  readonly link: string | null
  readonly domain: string | null
  readonly userId: Id | null
  readonly pinId: Id | null
  readonly commentId: Id | null
  readonly color: string | null
  /** What it names was not for whoever made the story to name. */
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

/** What every list knows of a pin's content, without reading it. */
export interface ContentFacts {
  readonly contentId: Id | null
  readonly contentType: PinContent['type'] | null
  readonly pageCount: number
  readonly durationMs: number
}

/** A content to be kept with the pin that is made of it. */
export interface NewContent {
  readonly content: PinContent
  /** Signatures of every picture and video in it. */
  readonly media: readonly string[]
  readonly videos: readonly VideoRow[]
}
