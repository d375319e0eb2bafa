import { describe, expect, it } from 'vitest'
import { isHeic, isMovingPng, matchesDeclared, sniffFormat } from './sniff.ts'
import { movingPng, oneBitPng } from './test-pictures.ts'

const box = (...brands: string[]) => {
  const body = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length + 4)
  return Buffer.concat([size, body, Buffer.from('rest of the file')])
}

describe('detecting a file type from the first bytes', () => {
  it.each([
    ['jpeg', Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['png', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['webp', Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')],
    ['gif', Buffer.from('GIF87a')],
    ['gif', Buffer.from('GIF89a')],
    ['avif', box('avif', 'mif1', 'miaf')],
    ['avif', box('mif1', 'miaf', 'avif')],
    [undefined, box('heic', 'mif1', 'heic')],
    [undefined, box('mp42', 'isom')],
    [undefined, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, Buffer.from('<!doctype html><img src="avif">')],
    [undefined, Buffer.from('%PDF-1.7')],
    [undefined, Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    [undefined, Buffer.from('RIFF\0\0\0\0WAVEfmt ', 'latin1')],
    [undefined, Buffer.from('GIF90a')],
    [undefined, Buffer.alloc(0)],
    [undefined, Buffer.from([0xff])],
  ])('%s', (format, bytes) => {
    expect(sniffFormat(bytes)).toBe(format)
  })

  it('does not read a brand past its box or from the version field', () => {
    expect(sniffFormat(Buffer.concat([box('mp42', 'isom'), Buffer.from('avifavif')]))).toBeUndefined()
    expect(sniffFormat(Buffer.from('\0\0\0\x10ftypmp42avif', 'latin1'))).toBeUndefined()
  })
})

it.each([
  [true, box('heic', 'mif1', 'heic')],
  [true, box('mif1', 'miaf', 'heix')],
  [true, box('msf1', 'hevc')],
  [false, box('mif1', 'miaf', 'avif')],
  [false, box('mp42', 'isom')],
  [false, Buffer.from('heic')],
])('is HEIC: %s', (expected, bytes) => {
  expect(isHeic(bytes)).toBe(expected)
})

it.each([
  [true, movingPng(20, 20, 3)],
  [false, movingPng(20, 20, 1)],
  [false, oneBitPng(20, 20)],
  [false, movingPng(20, 20, 3).subarray(0, 44)],
])('is a PNG of several frames: %s', (expected, bytes) => {
  expect(isMovingPng(bytes)).toBe(expected)
})

describe('the declared type', () => {
  it.each([
    ['image/jpeg', true],
    ['image/jpg', true],
    ['IMAGE/JPEG; charset=binary', true],
    ['', true],
    ['application/octet-stream', true],
    ['image/png', false],
    ['image/svg+xml', false],
    ['text/html', false],
  ])('%j on a JPEG: %s', (type, isMatch) => {
    expect(matchesDeclared('jpeg', type)).toBe(isMatch)
  })
})
