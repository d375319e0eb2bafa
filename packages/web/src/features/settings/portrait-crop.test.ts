import { describe, expect, it } from 'vitest'
import { MIDDLE, pushed, squareOf, zoomed } from './portrait-crop.ts'

const WIDE = { width: 600, height: 400 }
const SQUARE = { width: 400, height: 400 }

describe('[IDENT-13 a] the crop square of a profile picture', () => {
  it.each([
    ['begins in the middle', WIDE, MIDDLE, { side: 400, left: 100, top: 0 }],
    ['is at the left edge', WIDE, { ...MIDDLE, across: 0 }, { side: 400, left: 0, top: 0 }],
    ['is at the far corner', WIDE, { zoom: 2, across: 1, down: 1 }, { side: 200, left: 400, top: 200 }],
  ])('%s', (_, size, crop, square) => {
    expect(squareOf(size, crop)).toEqual(square)
  })

  it('moves opposite to the picture under it', () => {
    expect(squareOf(WIDE, pushed(WIDE, MIDDLE, 0.1, 0)).left).toBeCloseTo(60)
    expect(squareOf(WIDE, pushed(WIDE, MIDDLE, -0.1, 0)).left).toBeCloseTo(140)
  })

  it('never leaves the picture', () => {
    expect(pushed(WIDE, MIDDLE, 9, 9)).toEqual({ zoom: 1, across: 0, down: 0.5 })
    expect(pushed(SQUARE, MIDDLE, 1, -1)).toEqual(MIDDLE)
  })

  it('zooms in on the center of the current crop, and zooms out to where it was', () => {
    const aside = { zoom: 1, across: 0.2, down: 0.5 }
    const near = zoomed(WIDE, aside, 2)
    expect(squareOf(WIDE, near)).toEqual({ side: 200, left: 140, top: 100 })
    const back = zoomed(WIDE, near, 1)
    expect(back.zoom).toBe(1)
    expect(back.across).toBeCloseTo(0.2)
  })
})
