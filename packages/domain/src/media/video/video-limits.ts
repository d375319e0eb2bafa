/** Narrower than what the decoder can do: every format and codec left out is one less to attack. */
export const FORMATS = 'mov,matroska,webm,gif'
export const CODECS =
  'h264,hevc,vp8,vp9,libdav1d,av1,mpeg4,prores,gif,mjpeg,aac,mp3,mp3float,opus,vorbis,alac,flac,pcm_s16le,pcm_s16be,pcm_s24le'

/** (ours) measured/video.md §3 */
export const VIDEO_LIMITS = {
  seconds: 15 * 60,
  /** Of one frame; decoding more takes over 700 MB. */
  pixels: 8_192 * 4_320,
  streams: 20,
  /** Stills to choose a poster from. */
  stills: 8,
} as const

/** Segments of two seconds: a player starts at the lowest rung and switches at the next segment. */
export const SEGMENT_SECONDS = 2

/** The filter of the sound. */
export const SOUND = 'aresample=48000:async=1:first_pts=0,aformat=sample_fmts=fltp:channel_layouts=stereo'

/** The filter before a JPEG: its encoder takes only the full range of brightness. */
export const STILL_FORMAT = 'scale=out_range=full:out_color_matrix=bt601,format=yuvj420p'

/** FFmpeg's scale of 2 (best) to 31; nearly lossless to the eye. */
export const JPEG_QUALITY = 3

/** The poster comes from the first seconds, where there is most to see: one frame a second is looked at. */
export const POSTER_WITHIN_SECONDS = 10
/** By how much a later frame must have more contrast. */
export const CLEARLY_MORE = 1.2

/** Seconds between stills where the clip does not say how long it is, as a browser's recorder does not. */
const STILL_EVERY_SECONDS = 2

/** @param durationSeconds 0 if it is not known */
export const secondsBetweenStills = (durationSeconds: number): number =>
  durationSeconds > 0 ? durationSeconds / VIDEO_LIMITS.stills : STILL_EVERY_SECONDS

/** A file that was cut off decodes without an error up to there. */
export const isCutOff = (seconds: number, announced: number): boolean => seconds < 0.9 * announced - 1

/** Key frames at the same places in all sizes. */
export const x264Params = (gop: number): string => `keyint=${gop}:min-keyint=${gop}:scenecut=0:open-gop=0`

/** Frames from one key frame to the next. */
export const gopOf = (frameRate: number): number => Math.max(1, Math.round(frameRate * SEGMENT_SECONDS))
