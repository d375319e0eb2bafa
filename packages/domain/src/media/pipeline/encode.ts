import { IMAGE_SPECS, imageSizeIn, type ImageSize } from '@corkboard/contract/media/images'
import type { Sharp } from 'sharp'
import type { PictureFile } from './picture.ts'

/** Measured: at equal quality, effort 4 costs 1.7 times the CPU of effort 2 and saves 4 % of the bytes. */
const WEBP = { quality: 78, effort: 2 } as const
const LINK_PREVIEW_JPEG = { quality: 80, mozjpeg: true } as const
/** JPEG, not WebP: decoding it at half size is nearly free, which speeds up every size rendered on demand. */
const MEZZANINE_JPEG = { quality: 92 } as const
/**
 * Measured on 1200 × 1800: lossless costs 989 CPU-ms and 2.4 MB, this 125 CPU-ms and 0.5 MB; the alpha itself stays
 * exact.
 */
const MEZZANINE_WEBP = { quality: 92, alphaQuality: 100, effort: 1 } as const
const ORIGINAL_JPEG = { quality: 90 } as const
const ORIGINAL_WEBP = { quality: 90, alphaQuality: 100, effort: 1 } as const
/** Measured on 12 MP: a photograph takes 27 MB without filters and 15 MB with them. */
const ORIGINAL_PNG = { compressionLevel: 3, adaptiveFiltering: true } as const
/** Animations are long: the cheapest effort, and a quality between their usual 256 colors and a photograph. */
const ANIMATED_WEBP = { quality: 75, effort: 0 } as const
/**
 * A WebP keeps its block modes in 512 kB; beyond about 15 megapixels a detailed picture at high quality does not fit
 * and the encoder gives up (measured: 20 MP at q92). The served sizes, at q78 and effort 2, were fine at 20 MP.
 */
export const WEBP_SAFE_PIXELS = 12_000_000

const WHITE = { r: 255, g: 255, b: 255 }

/** Resizes to exactly the size that `imageSizeIn` promises for a picture of `width` × `height`. */
export const inSize = (pipeline: Sharp, size: ImageSize, picture: { width: number; height: number }): Sharp => {
  const target = imageSizeIn(size, picture.width, picture.height)
  return pipeline.resize({ ...target, fit: IMAGE_SPECS[size].fit === 'cover' ? 'cover' : 'fill', position: 'centre' })
}

/** JPEG has no transparency, so the picture goes on white, like paper. */
const onWhite = (pipeline: Sharp): Sharp => pipeline.flatten({ background: WHITE })

export const encodeSize = (pipeline: Sharp, format: 'webp' | 'jpeg'): Promise<Buffer> =>
  (format === 'webp' ? pipeline.webp(WEBP) : onWhite(pipeline).jpeg(LINK_PREVIEW_JPEG)).toBuffer()

export const asJpeg = (buffer: Buffer): PictureFile => ({ buffer, contentType: 'image/jpeg', extension: 'jpg' })
export const asWebp = (buffer: Buffer): PictureFile => ({ buffer, contentType: 'image/webp', extension: 'webp' })
export const asPng = (buffer: Buffer): PictureFile => ({ buffer, contentType: 'image/png', extension: 'png' })

/** `pixels` is the pixel count of the mezzanine itself. */
export const encodeMezzanine = async (pipeline: Sharp, hasAlpha: boolean, pixels: number): Promise<PictureFile> => {
  if (!hasAlpha) return asJpeg(await pipeline.jpeg(MEZZANINE_JPEG).toBuffer())
  if (pixels > WEBP_SAFE_PIXELS) return asPng(await pipeline.png(ORIGINAL_PNG).toBuffer())
  return asWebp(await pipeline.webp(MEZZANINE_WEBP).toBuffer())
}

export const encodeOriginal = {
  jpeg: (pipeline: Sharp) => onWhite(pipeline).jpeg(ORIGINAL_JPEG).toBuffer(),
  webp: (pipeline: Sharp) => pipeline.webp(ORIGINAL_WEBP).toBuffer(),
  png: (pipeline: Sharp) => pipeline.png(ORIGINAL_PNG).toBuffer(),
  animated: (pipeline: Sharp) => pipeline.webp(ANIMATED_WEBP).toBuffer(),
}
