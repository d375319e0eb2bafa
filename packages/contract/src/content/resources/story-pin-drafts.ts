import Type from 'typebox'
import { LIMITS } from '../../limits.ts'
import { defineResource } from '../../resource.ts'
import { IdText } from '../../scalars.ts'
import {
  StoryPinDraft,
  StoryPinDraftInput,
  StoryPinDraftSummary,
  StoryPinFont,
  StoryTrack,
} from '../wire/story-draft.ts'

/** CREATE-09: the viewer's story drafts, oldest first. One response holds them all. */
export const StoryPinDraftsResource = defineResource('StoryPinDraftsResource', {
  get: { list: true, pageSize: LIMITS.pinDrafts, options: Type.Object({}), data: StoryPinDraftSummary },
})

/**
 * CREATE-04 (ours): one of the viewer's story drafts, with its pages. An update replaces the draft and is refused like
 * one of PinDraftResource. PinResource publishes it.
 */
export const StoryPinDraftResource = defineResource('StoryPinDraftResource', {
  get: { options: Type.Object({ id: IdText }), data: StoryPinDraft },
  create: { options: Type.Object({ draft: StoryPinDraftInput }), data: StoryPinDraft },
  update: {
    options: Type.Object({ id: IdText, version: Type.Integer({ minimum: 1 }), draft: StoryPinDraftInput }),
    data: StoryPinDraft,
  },
  delete: { options: Type.Object({ id: IdText }), data: Type.Null() },
})

/** CREATE-04 c: the fonts that texts in stories can have. */
export const StoryPinFontsResource = defineResource('StoryPinFontsResource', {
  get: { signedOut: true, options: Type.Object({}), data: Type.Array(StoryPinFont) },
})

/** CREATE-04 (ours): the operator's own music for stories; none by default. */
export const StoryPinMusicResource = defineResource('StoryPinMusicResource', {
  get: { options: Type.Object({}), data: Type.Array(StoryTrack) },
})
