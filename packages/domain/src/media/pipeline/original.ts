import { openBytes, openPixels, type Pixels } from './decoder.ts'
import { asJpeg, asPng, asWebp, encodeOriginal, WEBP_SAFE_PIXELS } from './encode.ts'
import type { PictureHeader } from './header.ts'
import type { PictureFile } from './picture.ts'
import { stripJpeg } from './strip-jpeg.ts'

/** A JPEG that only has to lose its metadata keeps its pixels: no second lossy encoding, no full decode. */
export const strippedJpeg = (bytes: Buffer, header: PictureHeader): PictureFile | undefined => {
  if (header.format !== 'jpeg' || !header.isUpright || header.isCmyk) return undefined
  const stripped = stripJpeg(bytes)
  return stripped && asJpeg(stripped)
}

/** Re-encodes all frames: animated GIF and WebP both become animated WebP. */
export const movingOriginal = async (bytes: Buffer, header: PictureHeader): Promise<PictureFile> =>
  asWebp(await encodeOriginal.animated(openBytes(bytes, header.maxPixels, { animated: true })))

/**
 * Everything else is re-encoded from its pixels, so nothing but pixels can survive. Lossless stays lossless (PNG, and
 * GIF as PNG); AVIF becomes JPEG or WebP, because encoding an AVIF of this size takes tens of seconds; a WebP too large
 * for its own format becomes JPEG, or PNG when it is translucent.
 */
export const reencodedOriginal = async (
  full: Pixels,
  header: PictureHeader,
  hasAlpha: boolean,
): Promise<PictureFile> => {
  const pixels = openPixels(full)
  const opaque = hasAlpha ? pixels : pixels.removeAlpha()
  if (header.format === 'png' || header.format === 'gif') return asPng(await encodeOriginal.png(opaque))
  const isLarge = header.width * header.height > WEBP_SAFE_PIXELS
  if (hasAlpha && isLarge) return asPng(await encodeOriginal.png(opaque))
  if (!hasAlpha && (isLarge || header.format !== 'webp')) return asJpeg(await encodeOriginal.jpeg(opaque))
  return asWebp(await encodeOriginal.webp(opaque))
}
