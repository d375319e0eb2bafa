import { randomBytes } from 'node:crypto'

/** Characters of a text: 132 bits. */
const CHARS = 22
const BATCH = 256

/** Random bits as text, for what every page needs fresh: CSRF tokens and nonces. 128 of them and four more. */
const drawnAs = (encoding: 'base64' | 'base64url'): (() => string) => {
  let drawn = ''
  let at = BATCH
  return () => {
    // Generated in batches: one call costs as much as the rest of a cookie.
    if (at === BATCH) {
      drawn = randomBytes((CHARS * BATCH * 3) / 4).toString(encoding)
      at = 0
    }
    at += 1
    return drawn.slice((at - 1) * CHARS, at * CHARS)
  }
}

const drawn = { base64: drawnAs('base64'), base64url: drawnAs('base64url') }

export const randomText = (encoding: 'base64' | 'base64url'): string => drawn[encoding]()
