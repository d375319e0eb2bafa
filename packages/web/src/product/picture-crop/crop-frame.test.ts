import { ASPECT_RATIOS } from '@corkboard/contract/content/aspect-ratios'
import { describe, expect, it } from 'vitest'
import { boxOf, centerOf, movedBox, scaleOf } from './crop-frame.ts'

const WIDE = { width: 1_000, height: 500 }
const TALL = { width: 400, height: 1_600 }

describe('[CREATE-08 a] a crop', () => {
  it('has the shapes of its format', () => {
    expect(ASPECT_RATIOS).toEqual({ story: ['9:16'], pin: ['2:3', '3:4', '1:1'] })
  })

  it.each([
    [WIDE, '1:1', { x: 0.25, y: 0, width: 0.5, height: 1 }],
    [WIDE, '2:3', { x: 1 / 3, y: 0, width: 1 / 3, height: 1 }],
    [TALL, '1:1', { x: 0, y: 0.375, width: 1, height: 0.25 }],
    [TALL, '9:16', { x: 0, y: 0.5 - 2 / 9, width: 1, height: 4 / 9 }],
  ] as const)('of %j to %s is as large as possible, in the middle', (picture, aspect, box) => {
    const found = boxOf(picture, aspect)
    for (const name of ['x', 'y', 'width', 'height'] as const) expect(found[name]).toBeCloseTo(box[name], 10)
    expect(scaleOf(found)).toBeCloseTo(1, 10)
  })

  it('keeps its shape and middle when it gets smaller, and stays in the picture', () => {
    const half = boxOf(WIDE, '1:1', 0.5, { x: 0.9, y: 0.5 })
    expect(half).toEqual({ x: 0.75, y: 0.25, width: 0.25, height: 0.5 })
    expect(centerOf(half)).toEqual({ x: 0.875, y: 0.5 })
    expect(movedBox(half, { x: 1, y: -1 })).toEqual({ x: 0.75, y: 0, width: 0.25, height: 0.5 })
  })
})
