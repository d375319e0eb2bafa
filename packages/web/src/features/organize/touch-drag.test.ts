import { expect, it } from 'vitest'
import { scrollAt } from './touch-drag.ts'

it.each([
  [400, 0],
  [88, 0],
  [44, -9],
  [0, -18],
  [-30, -18],
  [712, 0],
  [756, 9],
  [800, 18],
])('[BOARD-02 b] a pin carried to %i of 800 px scrolls the page by %i', (y, by) => {
  expect(scrollAt(y, 800)).toBe(by)
})
