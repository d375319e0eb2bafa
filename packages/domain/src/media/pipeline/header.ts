import { type ErrorCode, fail } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { Metadata } from 'sharp'
import { openBytes } from './decoder.ts'
import { WEBP_SAFE_PIXELS } from './encode.ts'
import type { PictureFormat } from './picture.ts'
import { isHeic, isMovingPng, matchesDeclared, sniffFormat } from './sniff.ts'

/** What the header says, checked against the limits; no pixels are decoded yet. */
export interface PictureHeader {
  readonly format: PictureFormat
  /** After orientation. */
  readonly width: number
  readonly height: number
  readonly frames: number
  /** The pixels are stored the way they are shown: neither rotated nor mirrored. */
  readonly isUpright: boolean
  readonly isCmyk: boolean
  /** Limit for the decoder, in case the content is larger than the header says. */
  readonly maxPixels: number
}

/** Decoding AVIF takes 19 to 24 MB of memory per megapixel, six times as much as JPEG (measured). */
const AVIF_MAX_PIXELS = 25_000_000

export interface HeaderOptions {
  /** The type the uploader declared; absent or opaque counts as not declared. */
  readonly declaredType?: string | undefined
  readonly minSide?: number
}

export const readHeader = async (
  bytes: Buffer,
  { declaredType, minSide = LIMITS.imageMinSide }: HeaderOptions = {},
): Promise<PictureHeader> => {
  const format = sniffFormat(bytes)
  if (!format) throw fail(isHeic(bytes) ? 'media.heic' : 'media.unsupported')
  if (!matchesDeclared(format, declaredType)) throw fail('media.mismatch')
  if (format === 'png' && isMovingPng(bytes)) throw fail('media.moving_png')
  // No pixel limit here: this reads only the header, and our own error says more than the decoder's.
  const found = await openBytes(bytes, Number.MAX_SAFE_INTEGER).metadata()
  assertFormat(format, found)
  const { width, height } = found.autoOrient
  const frames = format === 'gif' || format === 'webp' ? (found.pages ?? 1) : 1
  const maxPixels = format === 'avif' ? AVIF_MAX_PIXELS : LIMITS.imageMaxPixels
  assertLimits({ width, height, frames, maxPixels, minSide })
  return {
    format,
    width,
    height,
    frames,
    isUpright: (found.orientation ?? 1) === 1,
    isCmyk: found.space === 'cmyk',
    maxPixels,
  }
}

/** The decoder detects the format itself; if it disagrees with ours, the file is up to something. */
const assertFormat = (format: PictureFormat, found: Metadata): void => {
  const isSame = format === 'avif' ? found.format === 'heif' && found.compression === 'av1' : found.format === format
  if (!isSame) throw fail('media.unsupported')
}

const tooManyPixels = (isMoving: boolean, maxPixels: number): ErrorCode => {
  if (isMoving) return 'media.moving_too_many_pixels'
  return maxPixels === AVIF_MAX_PIXELS ? 'media.avif_too_many_pixels' : 'media.too_many_pixels'
}

interface Limited extends Pick<PictureHeader, 'width' | 'height' | 'frames' | 'maxPixels'> {
  readonly minSide: number
}

const assertLimits = ({ width, height, frames, maxPixels, minSide }: Limited): void => {
  const data = { width, height, frames, maxPixels }
  const isMoving = frames > 1
  if ((isMoving && width * height > WEBP_SAFE_PIXELS) || width * height * frames > maxPixels) {
    throw fail(tooManyPixels(isMoving, maxPixels), { data })
  }
  if (Math.max(width, height) > LIMITS.imageMaxSide) throw fail('media.side_too_long', { data })
  if (Math.min(width, height) < minSide) throw fail('media.too_small', { data })
}
