import { readFile } from 'node:fs/promises'
import { fail } from '@corkboard/contract/errors'
import { openBytes, openPixels, toPixels } from './decoder.ts'
import { encodeOriginal, WEBP_SAFE_PIXELS } from './encode.ts'
import { readHeader } from './header.ts'
import type { CropInput } from './picture.ts'

/**
 * Cuts a part out of an original, in its own size and without another loss where its format allows it. The result is
 * ingested like an upload.
 */
export const crop = async ({ path, box }: CropInput): Promise<Buffer> => {
  const bytes = await readFile(path)
  const header = await readHeader(bytes)
  if (header.frames > 1) throw fail('media.not_croppable')
  const whole = await toPixels(openBytes(bytes, header.maxPixels).autoOrient())
  const left = Math.min(whole.width - 1, Math.round(box.x * whole.width))
  const top = Math.min(whole.height - 1, Math.round(box.y * whole.height))
  const width = Math.max(1, Math.min(whole.width - left, Math.round(box.width * whole.width)))
  const height = Math.max(1, Math.min(whole.height - top, Math.round(box.height * whole.height)))
  const part = openPixels(whole).extract({ left, top, width, height })
  if (header.format === 'png' || header.format === 'gif') return encodeOriginal.png(part)
  if (whole.channels === 3) return encodeOriginal.jpeg(part)
  return width * height > WEBP_SAFE_PIXELS ? encodeOriginal.png(part) : encodeOriginal.webp(part)
}
