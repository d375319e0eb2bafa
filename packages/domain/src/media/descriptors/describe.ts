import { COLOR_FEATURES, measure } from './features.ts'
import { AXES, MEAN, SCALES } from './projection.generated.ts'
import { unit } from './unit.ts'
import { type Box, cutPatch, isGray, mirrored, type Patch, type Rgb } from './window.ts'

/** How many numbers our descriptor has. */
export const DESCRIPTOR_LENGTH = 128

/** Only descriptors of the same embedder can be compared: a new projection needs a new name. */
export const CLASSIC_EMBEDDER = 'classic-128-1'

const numbers = (base64: string): Float32Array => {
  const bytes = Buffer.from(base64, 'base64')
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

const mean = numbers(MEAN)
const scales = numbers(SCALES)
const axes = new Int8Array(Buffer.from(AXES, 'base64'))

/** Projects the measurements of a window onto the axes along which pictures differ most; the result has length 1. */
const project = (measured: Float32Array): Float32Array => {
  const size = measured.length
  const centered = measured.map((value, i) => value - mean[i]!)
  return unit(
    Float32Array.from({ length: DESCRIPTOR_LENGTH }, (_, axis) => {
      let sum = 0
      const from = axis * size
      for (let i = 0; i < size; i++) sum += centered[i]! * axes[from + i]!
      return sum * scales[axis]!
    }),
  )
}

/** Describes a window. The same pixels and box always give the same descriptor; similar pictures give near ones. */
export const describeWindow = (picture: Rgb, box: Box): Float32Array => project(measure(cutPatch(picture, box)))

/** The product of each two axes over the features that are not about colors, row by row. */
const computeColorless = (): Float32Array => {
  const size = mean.length
  const products = new Float32Array(DESCRIPTOR_LENGTH * DESCRIPTOR_LENGTH)
  for (let one = 0; one < DESCRIPTOR_LENGTH; one++) {
    for (let other = 0; other <= one; other++) {
      let sum = 0
      for (let i = COLOR_FEATURES; i < size; i++) sum += axes[one * size + i]! * axes[other * size + i]!
      const product = sum * scales[one]! * scales[other]!
      products[one * DESCRIPTOR_LENGTH + other] = product
      products[other * DESCRIPTOR_LENGTH + one] = product
    }
  }
  return products
}

let colorless: Float32Array | undefined

/**
 * A vector whose likeness to a descriptor ignores colors: this is linear in the descriptor, so a gray picture finds
 * colored ones among descriptors as they are.
 */
const withoutColors = (vector: Float32Array): Float32Array => {
  const products = (colorless ??= computeColorless())
  return unit(
    vector.map((_, row) => {
      let sum = 0
      for (let i = 0; i < DESCRIPTOR_LENGTH; i++) sum += products[row * DESCRIPTOR_LENGTH + i]! * vector[i]!
      return sum
    }),
  )
}

const see = (patch: Patch): Float32Array => {
  const vector = project(measure(patch))
  return isGray(patch) ? withoutColors(vector) : vector
}

/**
 * Describes a window to search with: as it is, and mirrored. A gray one is compared without colors, because most
 * copies of it have some.
 */
export const describeQuery = (picture: Rgb, box: Box): [asIs: Float32Array, mirrored: Float32Array] => {
  const patch = cutPatch(picture, box)
  return [see(patch), see(mirrored(patch))]
}
