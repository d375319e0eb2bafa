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
