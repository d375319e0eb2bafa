import Type, { type Static } from 'typebox'
import { LIMITS } from '../../limits.ts'
import { Nullable } from '../../scalars.ts'

/** (ours) What is said in a video. `captions` is a WebVTT file; `transcript` is empty where the captions are all there is. */
export const VideoTexts = Type.Object({
  captions: Nullable(Type.String()),
  transcript: Type.String(),
})
export type VideoTexts = Static<typeof VideoTexts>

/** Changes of them. What is left out stays. `captions` is the text of a WebVTT or SRT file, `null` removes them. */
export const VideoTextsChange = Type.Object({
  captions: Type.Optional(Nullable(Type.String())),
  transcript: Type.Optional(Type.String({ maxLength: 2 * LIMITS.transcript })),
})
export type VideoTextsChange = Static<typeof VideoTextsChange>
