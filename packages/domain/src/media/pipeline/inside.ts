import { openPixels, toPixels, type Pixels } from './decoder.ts'
import type { Box } from '../descriptors/index.ts'
import { findPalette } from './palette.ts'
import { hashPixels } from './hash-pixels.ts'
import type { Inside } from './picture.ts'

/** How far border pixels may differ from the corner: compression makes a border slightly uneven. */
const EVENNESS = 24
/**
 * Fractions of each side. A smaller middle is an object on a plain background; a thinner border does not change the
 * hash.
 */
const LEAST = 0.4
const MOST = 0.98
const PALETTE_SIDE = 64
/** Pixels. A thinner picture has no room for a border, and too few pixels to trim. */
const THINNEST = 16

/** What an even border surrounds, in fractions of the picture; `undefined` without a border. */
export const boxInside = async (picture: Pixels): Promise<Box | undefined> => {
  const { width, height } = picture
  if (Math.min(width, height) < THINNEST) return undefined
  const { info } = await openPixels(picture).trim({ threshold: EVENNESS }).toBuffer({ resolveWithObject: true })
  const [w, h] = [info.width / width, info.height / height]
  if (Math.min(w, h) < LEAST || Math.min(w, h) > MOST) return undefined
  return { x: -(info.trimOffsetLeft ?? 0) / width, y: -(info.trimOffsetTop ?? 0) / height, w, h }
}

/** Finds the middle of a small picture that has an even border; null when it has none. */
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
