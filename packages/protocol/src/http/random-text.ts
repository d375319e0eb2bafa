import { randomFillSync } from 'node:crypto'

const BYTES = 16
/** Generated in batches: one call costs as much as the rest of a cookie. */
const drawn = Buffer.alloc(BYTES * 256)
let at = drawn.length

/** 128 random bits as text, for what every page needs fresh: CSRF tokens and nonces. */
export const randomText = (encoding: 'base64' | 'base64url'): string => {
  if (at === drawn.length) {
    randomFillSync(drawn)
    at = 0
  }
  at += BYTES
  return drawn.toString(encoding, at - BYTES, at)
}
