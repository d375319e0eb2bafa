import type { ImageFacts } from './picture.ts'
import { rgbToOklab, squaredDistance, type Oklab } from './oklab.ts'
import { hashDistance } from './perceptual-hash.ts'

/** What of a picture tells whether another is a copy of it. */
export type Likeness = Pick<ImageFacts, 'phash' | 'width' | 'height' | 'dominantColor'>

/** Within which 99 % of recompressed and resized copies stay (perceptual-hash.ts). */
export const MOST_BITS = 8
/** Sides are rounded when a picture is made smaller. */
const MOST_STRETCH = 0.04
/** Squared, in OKLab: a little more than compression moves the main color. */
const MOST_COLOR = 0.12 ** 2

const colorOf = (hex: string): Oklab => {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  return rgbToOklab(red ?? 0, green ?? 0, blue ?? 0)
}

/**
 * Whether one picture is a copy of the other, resized or compressed anew. The hash alone takes one stranger in 3,000
 * for a copy, too many against a long list; shape and color are asked too.
 */
export const looksAlike = (a: Likeness, b: Likeness): boolean => {
  const stretch = (a.width * b.height) / (a.height * b.width)
  return (
    hashDistance(a.phash, b.phash) <= MOST_BITS &&
    Math.abs(Math.log(stretch)) <= MOST_STRETCH &&
    squaredDistance(colorOf(a.dominantColor), colorOf(b.dominantColor)) <= MOST_COLOR
  )
}
