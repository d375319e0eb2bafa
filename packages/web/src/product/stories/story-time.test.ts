import type { StoryPage } from '@corkboard/contract/content/wire/pin-content'
import { expect, it } from 'vitest'
import { pageAt, pageTimes } from './story-time.ts'

const still = { blocks: [{ videos: null }] } as unknown as StoryPage
const moving = (...durations: number[]) =>
  ({
    blocks: durations.map((duration) => ({ videos: { video_list: { V_720P: { duration } } } })),
  }) as unknown as StoryPage

it('[PIN-12 c] a page lasts as long as its longest video, or six seconds without one', () => {
  expect(pageTimes([still, moving(3_000, 4_500), still])).toEqual([
    { start: 0, length: 6_000 },
    { start: 6_000, length: 4_500 },
    { start: 10_500, length: 6_000 },
  ])
})

it.each([
  [0, 0],
  [5_999, 0],
  [6_000, 1],
  [12_000, 1],
])('[PIN-12 c] at %i ms page %i is shown', (time, page) => {
  expect(pageAt(pageTimes([still, still]), time)).toBe(page)
})
