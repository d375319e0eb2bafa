import { LIMITS } from '@corkboard/contract/limits'
import type { MediaUpload, VideoTrim } from '@corkboard/contract/media/wire/media'

/** Of the handles, in milliseconds. */
export const STEP_MS = 100

export const wholeOf = ({ duration_ms: duration }: Pick<MediaUpload, 'duration_ms'>): VideoTrim => ({
  start_ms: 0,
  end_ms: duration ?? 0,
  is_muted: false,
})

const leastOf = (durationMs: number): number => Math.min(LIMITS.trimmedVideoMs, durationMs)

/** Moves the start; as much as must be left stays. */
export const withStart = (part: VideoTrim, ms: number, durationMs: number): VideoTrim => ({
  ...part,
  start_ms: Math.max(0, Math.min(ms, part.end_ms - leastOf(durationMs))),
})

/** Moves the end; as much as must be left stays. */
export const withEnd = (part: VideoTrim, ms: number, durationMs: number): VideoTrim => ({
  ...part,
  end_ms: Math.min(durationMs, Math.max(ms, part.start_ms + leastOf(durationMs))),
})

export const isSamePart = (one: VideoTrim, other: VideoTrim): boolean =>
  one.start_ms === other.start_ms && one.end_ms === other.end_ms && one.is_muted === other.is_muted

/** `1:05.3`: minutes, seconds and tenths. */
export const timeOf = (ms: number): string => {
  const tenths = Math.round(ms / 100)
  const seconds = String(Math.floor(tenths / 10) % 60).padStart(2, '0')
  return `${Math.floor(tenths / 600)}:${seconds}.${tenths % 10}`
}
