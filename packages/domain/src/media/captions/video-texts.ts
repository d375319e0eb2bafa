import { fail, LIMITS, type VideoTexts, type VideoTextsChange } from '@corkboard/contract'
import { type Cue, parseCaptions, webVtt } from './captions.ts'

/** What is said in a video, as stored. */
export interface StoredTexts {
  readonly captions: readonly Cue[] | null
  readonly transcript: string
}

export const NO_TEXTS: StoredTexts = { captions: null, transcript: '' }

/** @throws 'media.transcript_too_long', and what `parseCaptions` throws */
export const changeTexts = (before: StoredTexts, { captions, transcript }: VideoTextsChange): StoredTexts => {
  const words = transcript?.replaceAll('\r\n', '\n').replaceAll('\0', '').trim()
  if (words !== undefined && words.length > LIMITS.transcript)
    throw fail('media.transcript_too_long', { field: 'transcript' })
  return {
    captions: captions === undefined ? before.captions : captions === null ? null : parseCaptions(captions),
    transcript: words ?? before.transcript,
  }
}

export const presentTexts = ({ captions, transcript }: StoredTexts): VideoTexts => ({
  captions: captions && webVtt(captions),
  transcript,
})
