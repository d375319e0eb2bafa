/** First 32 bits of the fractional parts of the roots of the first primes: FIPS 180-4, §4.2.2 and §5.3.3. */
const fractionOf = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0

const PRIMES: number[] = []
for (let n = 2; PRIMES.length < 64; n += 1) if (PRIMES.every((prime) => n % prime !== 0)) PRIMES.push(n)
const K = Int32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)))
const START = Int32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)))

const schedule = new Int32Array(64)

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** FIPS 180-4, §6.2.2. */
const compress = (state: Int32Array, view: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) schedule[i] = view.getInt32(offset + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const [near, far] = [schedule[i - 2]!, schedule[i - 15]!]
    const small = turn(far, 7) ^ turn(far, 18) ^ (far >>> 3)
    const large = turn(near, 17) ^ turn(near, 19) ^ (near >>> 10)
    schedule[i] = schedule[i - 16]! + small + schedule[i - 7]! + large
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number]
  for (let i = 0; i < 64; i += 1) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + schedule[i]!) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const words = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i += 1) state[i] = state[i]! + words[i]!
}

/**
 * Returns the SHA-256 of a text as eight words. The browser's own is available only over https and takes one promise
 * per hash, which is slower for many small ones.
 */
export const sha256 = (text: string): Int32Array => {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setUint32(view.byteLength - 4, bytes.length * 8)
  const state = START.slice()
  for (let offset = 0; offset < view.byteLength; offset += 64) compress(state, view, offset)
  return state
}

export const sha256Hex = (text: string): string =>
  Array.from(sha256(text), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
