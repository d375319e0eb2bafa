/**
 * The fixed list of picture sizes (PIN-03). `width` and `height` are the box in pixels; `height: null` keeps the
 * picture's own shape. `fit: 'cover'` crops to the box around the center, `'inside'` never crops and never enlarges.
 */
export interface ImageSpec {
  readonly width: number
  readonly height: number | null
  readonly fit: 'inside' | 'cover'
}

export const IMAGE_SPECS = {
  '60x60': { width: 60, height: 60, fit: 'cover' },
  '136x136': { width: 136, height: 136, fit: 'cover' },
  '170x': { width: 170, height: null, fit: 'inside' },
  '236x': { width: 236, height: null, fit: 'inside' },
  '474x': { width: 474, height: null, fit: 'inside' },
  '564x': { width: 564, height: null, fit: 'inside' },
  '736x': { width: 736, height: null, fit: 'inside' },
  '750x': { width: 750, height: null, fit: 'inside' },
  '1200x': { width: 1200, height: null, fit: 'inside' },
  '600x315': { width: 600, height: 315, fit: 'cover' },
} as const satisfies Record<string, ImageSpec>

export type ImageSize = keyof typeof IMAGE_SPECS
/** Every size of a pin on the wire: the fixed list and the original. */
export type ImageSizeOrOriginal = ImageSize | 'orig'

export const IMAGE_SIZES = Object.keys(IMAGE_SPECS) as readonly ImageSize[]

/** Returns the pixel size of a picture of `width` × `height` rendered in a given size: never enlarged, at least 1. */
export const imageSizeIn = (size: ImageSize, width: number, height: number): { width: number; height: number } => {
  const spec: ImageSpec = IMAGE_SPECS[size]
  if (spec.fit === 'cover' && spec.height !== null) return { width: spec.width, height: spec.height }
  const scale = Math.min(1, spec.width / width)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * Returns the path of a stored picture or video below the media URL: `/{size}/{aa}/{bb}/{signature}.{webp|jpg|mp4|…}`
 * (architecture §6).
 */
export const mediaPath = (size: ImageSizeOrOriginal | '720p', signature: string, extension: string): string =>
  `/${size}/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}.${extension}`

/** Returns the path of a file of a video's HLS renditions below the media URL: `/hls/{aa}/{bb}/{signature}/{name}`. */
export const hlsPath = (signature: string, name: string): string =>
  `/hls/${signature.slice(0, 2)}/${signature.slice(2, 4)}/${signature}/${name}`
