/**
 * A descriptor in 8 bits a number, its largest number at 127. Descriptors are compared by direction alone, so that
 * nothing need be kept of their length.
 */
export const quantize = (vector: Float32Array): Int8Array => {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest > 0 ? 127 / largest : 0
  return Int8Array.from(vector, (value) => Math.round(value * scale))
}
