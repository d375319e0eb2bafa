import { thumbHashToRGBA } from 'thumbhash'
import type { ImageFacts } from './picture.ts'
import { rgbToOklab, squaredDistance, type Oklab } from './oklab.ts'
import { hashDistance } from './perceptual-hash.ts'

/** The facts that tell whether a user would call two pictures the same. */
export type Sight = Pick<ImageFacts, 'phash' | 'width' | 'height' | 'thumbhash'>

/** The facts that tell whether one picture may be a copy of another. */
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

const haveOneShape = (a: Pick<Sight, 'width' | 'height'>, b: Pick<Sight, 'width' | 'height'>): boolean =>
  Math.abs(Math.log((a.width * b.height) / (a.height * b.width))) <= MAX_STRETCH

/**
 * True when one picture may be a copy of the other, resized or recompressed. The hash alone mistakes one unrelated
 * picture in 3,000 for a copy, too many against a long list; so shape and color have to match too. Of a series of one
 * motif, 3 % of the pictures match another one.
 */
export const isSimilar = (a: Likeness, b: Likeness): boolean =>
  hashDistance(a.phash, b.phash) <= MAX_BITS &&
  haveOneShape(a, b) &&
  squaredDistance(colorOf(a.dominantColor), colorOf(b.dominantColor)) <= MAX_COLOR

/** Placeholders are compared on a grid of this side; they have no more detail. */
const GRID = 16
/**
 * How much placeholders may differ: the root of the mean square, of 1. Measured: at most 0.029 for 99 % of resized
 * copies and 95 % of those recompressed with quality 20; 0.059 and more for pictures of one series whose hashes and
 * shapes match.
 */
const MAX_DIFFERENCE = 0.05

/** Red, green and blue of each point of the grid, 0 to 1, on black where the picture is transparent. */
const gridOf = (thumbhash: string): number[] => {
  const { w, h, rgba } = thumbHashToRGBA(Buffer.from(thumbhash, 'base64'))
  return Array.from({ length: GRID * GRID }, (_, point) => {
    const x = Math.floor((((point % GRID) + 0.5) * w) / GRID)
    const y = Math.floor(((Math.floor(point / GRID) + 0.5) * h) / GRID)
    const at = 4 * (y * w + x)
    const opacity = rgba[at + 3]! / 255
    return [0, 1, 2].map((channel) => (rgba[at + channel]! / 255) * opacity)
  }).flat()
}

const differenceOf = (a: string, b: string): number => {
  const [one, other] = [gridOf(a), gridOf(b)]
  return Math.sqrt(one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0) / one.length)
}

/**
 * PIN-06: true when a user would say that the pictures are the same: one is the other, resized or recompressed.
 * Pictures of one series are not, though composition, palette and hash may be.
 */
export const looksTheSame = (a: Sight, b: Sight): boolean =>
  hashDistance(a.phash, b.phash) <= MAX_BITS &&
  haveOneShape(a, b) &&
  differenceOf(a.thumbhash, b.thumbhash) <= MAX_DIFFERENCE
