/** Scales a vector to length 1; a zero vector stays zero. */
export const unit = (vector: Float32Array): Float32Array => {
  let sum = 0
  for (const value of vector) sum += value * value
  const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0
  return vector.map((value) => value * scale)
}
