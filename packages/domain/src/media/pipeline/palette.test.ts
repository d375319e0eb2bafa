import { describe, expect, it } from 'vitest'
import { findPalette } from './palette.ts'

const pixels = (...runs: [count: number, rgba: number[]][]) =>
  Uint8Array.from(runs.flatMap(([count, rgba]) => Array.from({ length: count }, () => rgba).flat()))

describe('a palette', () => {
  it('lists each color with its share, largest first', () => {
    const found = findPalette(pixels([100, [10, 20, 30, 255]], [600, [240, 200, 10, 255]], [300, [200, 0, 60, 255]]))
    expect(found).toEqual([
      { color: '#f0c80a', share: 0.6 },
      { color: '#c8003c', share: 0.3 },
      { color: '#0a141e', share: 0.1 },
    ])
  })

  it('lists shades of one color once', () => {
    const shades = Array.from({ length: 12 }, (_, i): [number, number[]] => [50, [100 + i, 60, 30, 255]])
    expect(findPalette(pixels(...shades))).toHaveLength(1)
  })

  it('has at most five colors, whose shares make a whole', () => {
    const rainbow = Array.from({ length: 60 }, (_, i): [number, number[]] => [
      10,
      [(i * 41) % 256, (i * 97) % 256, (i * 151) % 256, 255],
    ])
    const found = findPalette(pixels(...rainbow))
    expect(found).toHaveLength(5)
    expect(found.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2)
  })

  it('counts a faint pixel less and an invisible one not at all', () => {
    const found = findPalette(pixels([100, [255, 0, 0, 255]], [100, [0, 0, 255, 51]], [900, [0, 255, 0, 0]]))
    expect(found.map(({ share }) => share)).toEqual([0.833, 0.167])
  })

  it('is white when nothing is visible', () => {
    expect(findPalette(pixels([9, [1, 2, 3, 0]]))).toEqual([{ color: '#ffffff', share: 1 }])
  })
})
