import type { RefusalMessage } from '../pipeline/refusal.ts'
import type { VideoFacts } from './video-facts.ts'

export type TranscoderMessage =
  | { readonly kind: 'progress'; readonly seconds: number; readonly ofSeconds: number }
  | { readonly kind: 'done'; readonly facts: VideoFacts }
  | { readonly kind: 'refused'; readonly refusal: RefusalMessage }
  /** Sent right before the process ends. */
  | { readonly kind: 'over_memory'; readonly residentBytes: number }

/** Passes the memory limit to the process. */
export const MEMORY_LIMIT_VARIABLE = 'CORKBOARD_TRANSCODER_MEMORY_LIMIT'

/** Passes the path of FFmpeg to the process that runs it. */
export const FFMPEG_VARIABLE = 'CORKBOARD_TRANSCODER_FFMPEG'
