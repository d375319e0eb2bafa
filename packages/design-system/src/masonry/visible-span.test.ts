import { describe, expect, it } from 'vitest'
import { pack } from './pack.ts'
import { MAX_CARDS, cardAt, isWithin, mountedIndexes, visibleSpan } from './visible-span.ts'

const ratios = Array.from({ length: 10_000 }, (_, index) => 0.7 + ((index * 37) % 23) / 16)
const packed = pack(
  ratios,
  1248,
  1280,
  ratios.map(() => 62),
)

describe('visibleSpan', () => {
  it('mounts every card that touches the window, and never more than 150, at any scroll position', () => {
    for (let top = -900; top < packed.height; top += 4321) {
      const { first, end } = visibleSpan(packed, top, 800)
      expect(end - first).toBeLessThanOrEqual(MAX_CARDS)
      const missed = packed.cells.filter(
        ({ y, height }, index) => y + height > top && y < top + 800 && (index < first || index >= end),
      )
      expect(missed).toEqual([])
    }
  })

  it('stays the same while scrolling within a quarter of a window', () => {
    expect(visibleSpan(packed, 8000, 800)).toEqual(visibleSpan(packed, 8199, 800))
    expect(visibleSpan(packed, 8000, 800)).not.toEqual(visibleSpan(packed, 8201, 800))
  })

  it('drops the spare cards when tiny ones would exceed the limit', () => {
    const tiny = pack(Array(5000).fill(0.1), 1888, 1920, [])
    const { first, end } = visibleSpan(tiny, 3000, 900)
    expect(end - first).toBeLessThanOrEqual(MAX_CARDS)
  })

  it('mounts no cards of a grid far above or below the window', () => {
    const beyond = visibleSpan(packed, packed.height + 5000, 800)
    expect(beyond.end - beyond.first).toBe(0)
    expect(visibleSpan(packed, -5000, 800)).toEqual({ first: 0, end: 0 })
  })
})

it('isWithin compares cards, and no card is within any span', () => {
  expect(isWithin({ first: 4, end: 6 }, { first: 4, end: 9 })).toBe(true)
  expect(isWithin({ first: 3, end: 6 }, { first: 4, end: 9 })).toBe(false)
  expect(isWithin({ first: 4, end: 10 }, { first: 4, end: 9 })).toBe(false)
  expect(isWithin({ first: 0, end: 0 }, { first: 4, end: 9 })).toBe(true)
})

describe('mountedIndexes', () => {
  it('keeps the focused card and its neighbors, in order', () => {
    expect(mountedIndexes({ first: 50, end: 53 }, 7, 100)).toEqual([6, 7, 8, 50, 51, 52])
    expect(mountedIndexes({ first: 0, end: 3 }, 99, 100)).toEqual([0, 1, 2, 98, 99])
  })

  it('mounts no index without an item', () => {
    expect(mountedIndexes({ first: 8, end: 20 }, -1, 10)).toEqual([8, 9])
  })
})

it('cardAt finds the first card whose center is still in view', () => {
  const { cells } = packed
  const at = cardAt(packed, cells[100]!.y)
  expect(at).toBe(cells.findIndex(({ y, height }) => y + height / 2 > cells[100]!.y))
  expect(cardAt(packed, packed.height + 1)).toBe(-1)
})
