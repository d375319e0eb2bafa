import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sha256Hex } from './sha256.ts'

it.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1_000])(
  '[IDENT-09 a] the hash of a text of %i letters matches the reference implementation',
  (length) => {
    const text = 'é0aZ'.repeat(length).slice(0, length)
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'))
  },
)
