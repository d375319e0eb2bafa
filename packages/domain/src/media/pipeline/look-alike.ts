import type { ImageFacts } from './picture.ts'
import { rgbToOklab, squaredDistance, type Oklab } from './oklab.ts'
import { hashDistance } from './perceptual-hash.ts'

/** The facts that tell whether one picture is a copy of another. */
export type Likeness = Pick<ImageFacts, 'phash' | 'width' | 'height' | 'dominantColor'>

/** 99 % of recompressed and resized copies differ by at most this many bits (perceptual-hash.ts). */
export const MAX_BITS = 8
/** Sides are rounded when a picture is scaled down. */
const MAX_STRETCH = 0.04
/** Squared distance in OKLab: slightly more than compression shifts the main color. */
const MAX_COLOR = 0.12 ** 2

const colorOf = (hex: string): Oklab => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return rgbToOklab(red ?? 0, green ?? 0, blue ?? 0)
}

/**
 * True when one picture is a copy of the other, resized or recompressed. The hash alone mistakes one unrelated picture
 * in 3,000 for a copy, too many against a long list; so shape and color have to match too.
 */
export const isSimilar = (a: Likeness, b: Likeness): boolean => {
  const stretch = (a.width * b.height) / (a.height * b.width)
  return (
    hashDistance(a.phash, b.phash) <= MAX_BITS &&
    Math.abs(Math.log(stretch)) <= MAX_STRETCH &&
    squaredDistance(colorOf(a.dominantColor), colorOf(b.dominantColor)) <= MAX_COLOR
  )
}
