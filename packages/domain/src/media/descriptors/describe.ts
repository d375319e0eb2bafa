import { measure } from './features.ts'
import { AXES, MEAN, SCALES } from './projection.generated.ts'
import { unit } from './unit.ts'
import { type Box, cutPatch, type Rgb } from './window.ts'

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
