import { IMAGE_SIZES, type ImageSizeOrOriginal } from '@corkboard/contract'

/** The parsed URL of a picture or video. */
export interface MediaAddress {
  readonly size: ImageSizeOrOriginal | '720p'
  readonly signature: string
  /** `undefined` for an original of any type. */
  readonly extension: string | undefined
}

const SIZES = new Set<string>([...IMAGE_SIZES, 'orig', '720p'])
const RENDERED = new Set(['webp', 'jpg'])
const ORIGINAL = new Set(['jpg', 'png', 'webp', 'avif', 'gif'])
const VIDEO = new Set(['mp4'])
/**
 * Where third-party clients look for the original of a picture: they replace the size in another URL of it, and cannot
 * know its type.
 */
const ANY_ORIGINAL = 'originals'
const FILE = /^([0-9a-f]{32})\.([a-z0-9]{3,4})$/

/**
 * `/{size}/{aa}/{bb}/{signature}.{ext}` exactly as we write it, or `/originals/…` with any extension of a picture;
 * everything else is rejected.
 */
export const parseMediaAddress = (parts: {
  size: string
  aa: string
  bb: string
  file: string
}): MediaAddress | undefined => {
  const [, signature, extension] = FILE.exec(parts.file) ?? []
  if (signature === undefined || extension === undefined) return undefined
  if (parts.aa !== signature.slice(0, 2) || parts.bb !== signature.slice(2, 4)) return undefined
  if (parts.size === ANY_ORIGINAL && ORIGINAL.has(extension)) return { size: 'orig', signature, extension: undefined }
  if (!SIZES.has(parts.size)) return undefined
  const known = parts.size === 'orig' ? ORIGINAL : parts.size === '720p' ? VIDEO : RENDERED
  return known.has(extension) ? { size: parts.size as MediaAddress['size'], signature, extension } : undefined
}

/** The parsed URL of a playlist or rendition of a video. */
export interface HlsAddress {
  readonly signature: string
  readonly file: string
}

const SIGNATURE = /^[0-9a-f]{32}$/
const HLS_FILE = /^(?:v\d{1,4}\.(?:mp4|m3u8)|hlsv4\.m3u8|hlsv3_mobile\.m3u8)$/

/** `/hls/{aa}/{bb}/{signature}/{file}` exactly as we write it; everything else is rejected. */
export const parseHlsAddress = (parts: {
  aa: string
  bb: string
  signature: string
  file: string
}): HlsAddress | undefined => {
  const { signature, file } = parts
  if (!SIGNATURE.test(signature) || !HLS_FILE.test(file)) return undefined
  if (parts.aa !== signature.slice(0, 2) || parts.bb !== signature.slice(2, 4)) return undefined
  return { signature, file }
}
