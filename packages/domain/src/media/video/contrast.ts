/** Every so many pixels are enough to tell how much there is to see. */
const SAMPLE_EVERY = 7

/** Standard deviation of the brightness of pixels, 0 to about 128. A black first frame makes no poster. */
export const contrastOf = (brightness: Uint8Array): number => {
  let [sum, squares, count] = [0, 0, 0]
  for (let at = 0; at < brightness.length; at += SAMPLE_EVERY) {
    const value = brightness[at]!
    sum += value
    squares += value ** 2
    count++
  }
  return count === 0 ? 0 : Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}
