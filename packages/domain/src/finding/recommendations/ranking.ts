/** Numbers that differ by less than about 3 % share a bucket, by the first bits of a 32-bit float. */
const BUCKET_BITS = 18
const BUCKETS = new Uint32Array(2 ** (32 - BUCKET_BITS - 1))
/** A key holds the 31 bits of a positive float, and a place. */
const PLACES = 2 ** 22

/** Used again by each list: memory of this size, allocated for each, would cost more than ranking. */
let keysMade = new Float64Array(0)

const keysOf = (length: number): Float64Array => {
  if (keysMade.length < length) keysMade = new Float64Array(2 * length)
  return keysMade
}

const bitsOf = (values: Float32Array): Uint32Array => new Uint32Array(values.buffer, values.byteOffset, values.length)

/** A value that at least so many of the positive ones reach, and hardly more; 0 if there are not more. */
export const leastOfBest = (values: Float32Array, most: number): number => {
  if (values.length <= most) return 0
  const bits = bitsOf(values)
  BUCKETS.fill(0)
  for (let place = 0; place < bits.length; place += 1) BUCKETS[bits[place]! >>> BUCKET_BITS]! += 1
  let bucket = BUCKETS.length - 1
  for (let count = BUCKETS[bucket]!; count < most; count += BUCKETS[bucket]!) bucket -= 1
  return new Float32Array(Uint32Array.of(bucket << BUCKET_BITS).buffer)[0]!
}

/**
 * The places of the highest positive values, highest first; of equal ones the first. Few are sorted, as numbers, which
 * needs no comparison of ours: sorting objects would take more time than finding what they are about.
 */
export const bestPlaces = (values: Float32Array, most: number): number[] => {
  const least = leastOfBest(values, most)
  const bits = bitsOf(values)
  const keys = keysOf(values.length)
  let size = 0
  for (let place = 0; place < values.length; place += 1) {
    if (values[place]! < least) continue
    keys[size] = bits[place]! * PLACES + (PLACES - 1 - place)
    size += 1
  }
  const sorted = keys.subarray(0, size).sort()
  return Array.from({ length: Math.min(most, size) }, (_, n) => PLACES - 1 - (sorted[size - 1 - n]! % PLACES))
}
