import { LINEAR, linearToOklab } from '../pipeline/oklab.ts'

/** Red, green and blue per pixel, row by row; no alpha. */
export interface Rgb {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A part of a picture, as fractions (0 to 1) of its width and height. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

export const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 }

const SIDE = 0.6
const FAR = 1 - SIDE

/**
 * The windows described for every picture: the whole, then 60 % of each side in the corners and the middle, so that any
 * crop is near one of them (measured: nine more windows of 40 % found no more).
 */
export const WINDOWS: readonly Box[] = [
  WHOLE,
  { x: 0, y: 0, w: SIDE, h: SIDE },
  { x: FAR, y: 0, w: SIDE, h: SIDE },
  { x: 0, y: FAR, w: SIDE, h: SIDE },
  { x: FAR, y: FAR, w: SIDE, h: SIDE },
  { x: FAR / 2, y: FAR / 2, w: SIDE, h: SIDE },
]

/**
 * Side of the square that every window is squeezed into: the shape of a window tells little, and its size would tell
 * too much.
 */
export const PATCH_SIDE = 64

/** A window in OKLab, `PATCH_SIDE` × `PATCH_SIDE`. */
export interface Patch {
  readonly lightness: Float32Array
  readonly a: Float32Array
  readonly b: Float32Array
}

/** Left and right exchanged. */
export const mirrored = ({ lightness, a, b }: Patch): Patch => {
  const flip = (values: Float32Array): Float32Array =>
    values.map((_, at) => values[at - (at % PATCH_SIDE) + PATCH_SIDE - 1 - (at % PATCH_SIDE)]!)
  return { lightness: flip(lightness), a: flip(a), b: flip(b) }
}

/** (ours) Mean distance from gray in OKLab, below which a photograph counts as gray; a pale color has 0.03. */
const GRAY_UP_TO = 0.01

export const isGray = ({ a, b }: Patch): boolean => {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += Math.hypot(a[at]!, b[at]!)
  return sum / a.length < GRAY_UP_TO
}

/** Where each pixel of the patch begins in the picture, plus where the last one ends. */
const edges = (start: number, size: number, length: number): Float64Array =>
  Float64Array.from({ length: PATCH_SIDE + 1 }, (_, i) =>
    Math.min(length, Math.max(0, (start + (size * i) / PATCH_SIDE) * length)),
  )

/** Averages the picture's colors under each pixel of the patch, in linear light. */
export const cutPatch = ({ data, width, height }: Rgb, { x, y, w, h }: Box): Patch => {
  const count = PATCH_SIDE * PATCH_SIDE
  const patch = { lightness: new Float32Array(count), a: new Float32Array(count), b: new Float32Array(count) }
  const columns = edges(x, w, width)
  const rows = edges(y, h, height)
  for (let row = 0, at = 0; row < PATCH_SIDE; row++) {
    const top = Math.min(height - 1, Math.floor(rows[row]!))
    const bottom = Math.max(top + 1, Math.ceil(rows[row + 1]!))
    for (let column = 0; column < PATCH_SIDE; column++, at++) {
      const left = Math.min(width - 1, Math.floor(columns[column]!))
      const right = Math.max(left + 1, Math.ceil(columns[column + 1]!))
      let [red, green, blue, weight] = [0, 0, 0, 0]
      for (let py = top; py < bottom; py++) {
        const rowShare = Math.min(py + 1, rows[row + 1]!) - Math.max(py, rows[row]!)
        for (let px = left; px < right; px++) {
          // A window smaller than a pixel lies within one: that pixel counts, however little of it the window covers.
          const share = Math.max(
            1e-6,
            rowShare * (Math.min(px + 1, columns[column + 1]!) - Math.max(px, columns[column]!)),
          )
          const from = (py * width + px) * 3
          red += share * LINEAR[data[from]!]!
          green += share * LINEAR[data[from + 1]!]!
          blue += share * LINEAR[data[from + 2]!]!
          weight += share
        }
      }
      const [lightness, a, b] = linearToOklab(red / weight, green / weight, blue / weight)
      patch.lightness[at] = lightness
      patch.a[at] = a
      patch.b[at] = b
    }
  }
  return patch
}
