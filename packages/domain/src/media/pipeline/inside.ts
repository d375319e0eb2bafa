import { openPixels, toPixels, type Pixels } from './decoder.ts'
import { findPalette } from './palette.ts'
import { hashPixels } from './hash-pixels.ts'
import type { Inside } from './picture.ts'

/** How far pixels of a border may be from its corner: compression leaves it not quite even. */
const EVENNESS = 24
/** Of each side. A middle below it is a thing on a plain ground, and a border of less does not change the hash. */
const LEAST = 0.4
const MOST = 0.98
const PALETTE_SIDE = 64
/** Pixels: what is thinner has no room for a frame, and the trimming none to look for one. */
const THINNEST = 16

/** The middle of a small picture, where an even border is around it. */
export const findInside = async (small: Pixels): Promise<Inside | null> => {
  if (Math.min(small.width, small.height) < THINNEST) return null
  const middle = await toPixels(openPixels(small).flatten({ background: '#fff' }).trim({ threshold: EVENNESS }))
  const [across, down] = [middle.width / small.width, middle.height / small.height]
  if (Math.min(across, down) < LEAST || Math.min(across, down) > MOST) return null
  const tiny = await toPixels(
    openPixels(middle)
      .resize({ width: PALETTE_SIDE, height: PALETTE_SIDE, fit: 'inside', withoutEnlargement: true })
      .ensureAlpha(),
  )
  return {
    ...(await hashPixels(middle)),
    width: middle.width,
    height: middle.height,
    dominantColor: findPalette(tiny.data)[0]!.color,
  }
}
