import { describe, expect, it } from 'vitest'
import { columnSizes } from './column-sizes.ts'
import { pack } from './pack.ts'

const ratios = (count: number) => Array.from({ length: count }, (_, index) => 0.7 + ((index * 37) % 23) / 16)
/** Every third card has no caption. */
const captions = (count: number) => Array.from({ length: count }, (_, index) => (index % 3 ? 28 : 0))
const page = (viewport: number) => viewport - (viewport < 768 ? 16 : 32)

describe('pack', () => {
  it.each([
    [320, 2],
    [390, 2],
    [767, 2],
    [768, 3],
    [800, 3],
    [1023, 4],
    [1024, 5],
    [1280, 5],
    [1440, 6],
    [1920, 7],
    [3000, 7],
  ])('gives a page in a window of %i px %i columns', (viewport, columns) => {
    expect(pack(ratios(20), page(viewport), viewport, captions(20)).columns).toBe(columns)
  })

  it('keeps columns of about 236 px with a gutter of 16 px on desktop', () => {
    const { cells, columnWidth } = pack(ratios(5), page(1280), 1280, captions(5))
    expect(columnWidth).toBe(236)
    expect(cells[1]!.x - cells[0]!.x).toBe(236 + 16)
  })

  it('uses a gutter of 8 on phones', () => {
    const { cells, columnWidth } = pack([1, 1], 374, 390, [])
    expect({ columnWidth, second: cells[1] }).toEqual({ columnWidth: 183, second: { x: 191, y: 0, height: 183 } })
  })

  it('uses its own width in a narrow panel of a wide window', () => {
    expect(pack(ratios(9), 500, 1280, []).columns).toBe(2)
  })

  it('puts each card into the shortest column', () => {
    const { cells } = pack([2, 1, 1], 374, 390, [0, 10, 0])
    expect(cells.map(({ y }) => y)).toEqual([0, 0, 183 + 10 + 8])
    expect(cells[2]!.x).toBe(cells[1]!.x)
  })

  it('never overlaps cards, leaves the grid, or places a later card higher', () => {
    for (const viewport of [320, 391, 777, 1001, 1333, 2222]) {
      const { cells, columnWidth, height } = pack(ratios(300), page(viewport), viewport, captions(300))
      cells.forEach((cell, index) => {
        expect(cell.y).toBeGreaterThanOrEqual(cells[index - 1]?.y ?? 0)
        expect(cell.y + cell.height).toBeLessThanOrEqual(height)
        expect(cell.x + columnWidth).toBeLessThanOrEqual(page(viewport))
        const under = cells.find((other, at) => at > index && other.x === cell.x)
        expect(under?.y ?? Infinity).toBeGreaterThanOrEqual(cell.y + cell.height + 8)
      })
    }
  })

  it('leaves the same gap below every card, whether it has a caption or not', () => {
    const { cells } = pack([1, 1, 1, 1], 374, 390, [28, 0, 28, 0])
    expect(cells.map(({ height }) => height)).toEqual([211, 183, 211, 183])
    expect(cells[3]!.y - cells[0]!.height).toBe(8)
    expect(cells[2]!.y - cells[1]!.height).toBe(8)
  })

  it('does not move placed cards when more are appended', () => {
    const few = pack(ratios(50), 1248, 1280, captions(50))
    const many = pack(ratios(100), 1248, 1280, captions(100))
    expect(many.cells.slice(0, 50)).toEqual(few.cells)
  })

  it('gives an empty grid no height', () => {
    expect(pack([], 1248, 1280, [])).toMatchObject({ cells: [], height: 0 })
  })
})

describe('columnSizes', () => {
  const SIZE = /^(?:\((min-width|min-resolution): ([\d.]+)(?:px|dppx)\) )?calc\(\(100vw - (\d+)px\) \/ (\d)\)$/
  const evaluate = (sizes: string, viewport: number, density = 1) => {
    for (const size of sizes.split(', ')) {
      const [, kind, least, taken, columns] = SIZE.exec(size)!
      if (kind === 'min-resolution' && density < Number(least)) continue
      const minWidth = kind === 'min-width' ? least : 0
      if (viewport >= Number(minWidth ?? 0)) return (viewport - Number(taken)) / Number(columns)
    }
    throw new Error('no size fits')
  }

  it('returns the width that pack chooses, at every window width', () => {
    for (let viewport = 320; viewport < 2000; viewport++) {
      const { columnWidth } = pack([1], page(viewport), viewport, [])
      expect(Math.floor(evaluate(columnSizes(), viewport))).toBe(columnWidth)
    }
  })

  it('chooses pictures of 474 px on phones, from two pixels for each of CSS on', () => {
    for (const [viewport, density] of [
      [320, 3],
      [360, 4],
      [390, 2],
      [390, 3],
      [412, 3.5],
      [430, 3],
    ] as const) {
      const pixels = evaluate(columnSizes(), viewport, density) * density
      expect(pixels).toBeGreaterThan(236)
      expect(pixels).toBeLessThanOrEqual(474)
    }
  })
})
