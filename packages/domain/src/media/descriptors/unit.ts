/** To length 1; what is nothing stays nothing. */
export const unit = (vector: Float32Array): Float32Array => {
  let sum = 0
  for (const value of vector) sum += value * value
  const scale = sum > 0 ? 1 / Math.sqrt(sum) : 0
  return vector.map((value) => value * scale)
}
