import { describe, expect, it } from 'vitest'
import { FITTED, magnified, panned } from './zoom-place.ts'

const picture = { width: 400, height: 300 }
const window = { width: 500, height: 500 }

describe('a zoomed picture', () => {
  it('zooms around the clicked point', () => {
    expect(magnified(FITTED, 2, { x: 100, y: 20 }, picture, window)).toEqual({ scale: 2, x: -100, y: -20 })
  })

  it('covers the window where it is larger and stays centered where it is smaller', () => {
    const large = magnified(FITTED, 2, { x: 0, y: 0 }, picture, window)
    expect(panned(large, { x: 1_000, y: -1_000 }, picture, window)).toEqual({ scale: 2, x: 150, y: -50 })
    expect(panned(FITTED, { x: 30, y: 30 }, picture, window)).toEqual(FITTED)
  })

  it('is never smaller than fitted or larger than the maximum', () => {
    expect(magnified(FITTED, 0.2, { x: 90, y: 0 }, picture, window)).toEqual(FITTED)
    expect(magnified(FITTED, 100, { x: 0, y: 0 }, picture, window).scale).toBe(8)
  })
})
