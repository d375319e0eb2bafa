/**
 * Reduces a descriptor to 8 bits per number, scaling its largest number to 127. Descriptors are compared by direction
 * only, so their length does not need to be stored.
 */
export const quantize = (vector: Float32Array): Int8Array => {
  let largest = 0
  for (const value of vector) largest = Math.max(largest, Math.abs(value))
  const scale = largest > 0 ? 127 / largest : 0
  return Int8Array.from(vector, (value) => Math.round(value * scale))
}
