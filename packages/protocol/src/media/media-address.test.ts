import { expect, it } from 'vitest'
import { parseMediaAddress } from './media-address.ts'

const SIGNATURE = '44847fba1e881c2613b5d1e21766ba0e'
const parts = { size: '236x', aa: '44', bb: '84', file: `${SIGNATURE}.webp` }

it('[PIN-03 a] parses a URL as we write it', () => {
  expect(parseMediaAddress(parts)).toEqual({ size: '236x', signature: SIGNATURE, extension: 'webp' })
  const original = { ...parts, size: 'orig', file: `${SIGNATURE}.png` }
  expect(parseMediaAddress(original)).toEqual({ size: 'orig', signature: SIGNATURE, extension: 'png' })
})

it('parses the URL of an original that third-party clients make from another one', () => {
  for (const file of [`${SIGNATURE}.webp`, `${SIGNATURE}.jpg`]) {
    const address = { size: 'orig', signature: SIGNATURE, extension: undefined }
    expect(parseMediaAddress({ ...parts, size: 'originals', file })).toEqual(address)
  }
})

it.each([
  { size: 'originals', file: `${SIGNATURE}.svg` },
  { size: 'originals', aa: '45' },
  { size: '237x' },
  { size: '__proto__' },
  { size: '..' },
  { aa: '45' },
  { bb: '..' },
  { file: `${SIGNATURE}.png` },
  { file: `${SIGNATURE}.svg`, size: 'orig' },
  { file: `${SIGNATURE}.mezzanine`, size: '1200x' },
  { file: `${SIGNATURE.toUpperCase()}.webp` },
  { file: `${SIGNATURE}` },
  { file: `../${SIGNATURE}.webp` },
  { file: `${SIGNATURE}.webp\0` },
  { file: `${SIGNATURE}.webp.jpg` },
])('%j is not the URL of a picture', (change) => {
  expect(parseMediaAddress({ ...parts, ...change })).toBeUndefined()
})
