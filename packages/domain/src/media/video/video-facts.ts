/** What is known of a video once it is transcoded. */
export interface VideoFacts {
  /** Of the largest rung. */
  readonly width: number
  readonly height: number
  readonly durationMs: number
  readonly hasSound: boolean
  /** Names of the rungs, largest first: each has `<name>.m3u8` and `<name>.mp4`. */
  readonly rungs: readonly string[]
  /** `still0.jpg` and so on. */
  readonly stills: number
}

/** A part of a video, in milliseconds from its start, with or without its sound. */
export interface VideoPart {
  readonly startMs: number
  readonly endMs: number
  readonly isMuted: boolean
}

/** Files of every transcoded video, besides those of its rungs and stills. */
export const VIDEO_FILES = {
  progressive: '720p.mp4',
  hlsv4: 'hlsv4.m3u8',
  hlsv3Mobile: 'hlsv3_mobile.m3u8',
  poster: 'poster.jpg',
} as const

export const stillName = (place: number): string => `still${place}.jpg`
