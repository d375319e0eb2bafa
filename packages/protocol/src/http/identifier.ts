import { randomBytes } from 'node:crypto'

const HEX_DIGITS = 16
const BATCH = 256
let drawn = ''
let at = 0

/** Identifies a request in responses and logs: 16 hex digits, generated in batches. */
export const newIdentifier = (): string => {
  if (at === drawn.length) {
    drawn = randomBytes((HEX_DIGITS / 2) * BATCH).toString('hex')
    at = 0
  }
  at += HEX_DIGITS
  return drawn.slice(at - HEX_DIGITS, at)
}
