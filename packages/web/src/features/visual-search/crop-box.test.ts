import { describe, expect, it } from 'vitest'
import { around, FIRST_BOX, type Handle, moved, readCrop, SMALLEST, writeCrop } from './crop-box.ts'

const BOX = { x: 0.2, y: 0.3, w: 0.4, h: 0.5 }

describe('[FIND-08 a] the crop box', () => {
  it.each<[Handle, number, number, typeof BOX]>([
    ['whole', 0.1, -0.1, { x: 0.3, y: 0.2, w: 0.4, h: 0.5 }],
    ['whole', 5, 5, { x: 0.6, y: 0.5, w: 0.4, h: 0.5 }],
    ['whole', -5, -5, { x: 0, y: 0, w: 0.4, h: 0.5 }],
    ['topLeft', 0.1, 0.1, { x: 0.3, y: 0.4, w: 0.3, h: 0.4 }],
    ['topLeft', -5, -5, { x: 0, y: 0, w: 0.6, h: 0.8 }],
    ['topRight', 0.1, 0.1, { x: 0.2, y: 0.4, w: 0.5, h: 0.4 }],
    ['bottomLeft', 0.1, 0.1, { x: 0.3, y: 0.3, w: 0.3, h: 0.6 }],
    ['bottomRight', 5, 5, { x: 0.2, y: 0.3, w: 0.8, h: 0.7 }],
    ['bottomRight', -5, -5, { x: 0.2, y: 0.3, w: SMALLEST, h: SMALLEST }],
    ['topLeft', 5, 5, { x: 0.5, y: 0.7, w: SMALLEST, h: SMALLEST }],
  ])('%s moved by %s, %s stays within the picture and above the minimum size', (handle, dx, dy, expected) => {
    const box = moved(BOX, handle, dx, dy)
    for (const side of ['x', 'y', 'w', 'h'] as const) expect(box[side]).toBeCloseTo(expected[side], 9)
  })

  it('is centered on a point', () => {
    expect(around(BOX, 0.9, 0.1)).toEqual({ x: 0.6, y: 0, w: 0.4, h: 0.5 })
  })

  it('is the same after writing and reading an address', () => {
    expect(writeCrop(FIRST_BOX)).toBe('0.15,0.15,0.7,0.7')
    expect(readCrop(writeCrop(FIRST_BOX))).toEqual(FIRST_BOX)
  })

  it.each(['', '1,2', '0,0,0,1', '-0.1,0,1,1', '0.1,0.1,0.2,0.2,0.3', 'a,b,c,d', '1,0,0.5,0.5'])(
    'is undefined when the address says "%s"',
    (text) => expect(readCrop(text)).toBeUndefined(),
  )

  it.each([
    ['0.5,0.5,0.001,0.001', { x: 0.5, y: 0.5, w: SMALLEST, h: SMALLEST }],
    ['0.2,0.999,0.5,0.5', { x: 0.2, y: 1 - SMALLEST, w: 0.5, h: SMALLEST }],
  ])('is at least as large as one that can be dragged, and within the picture: "%s"', (text, box) => {
    expect(readCrop(text)).toEqual(box)
  })

  it('ends at the picture’s edge, whatever the address says', () => {
    expect(readCrop('0.75,0.5,1,1')).toEqual({ x: 0.75, y: 0.5, w: 0.25, h: 0.5 })
  })
})
