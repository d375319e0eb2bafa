import type { StoryPage } from '@corkboard/contract/content/wire/pin-content'
import { factsOf } from './VideoPlayer.tsx'

/** (ours) How long a page without a video stands: time to look, and to read it for whoever reads slowly. */
const STILL_MS = 6_000

/** When a page begins and how long it is, in milliseconds. */
export interface PageTime {
  readonly start: number
  readonly length: number
}

const videosOf = (page: StoryPage) => page.blocks.flatMap(({ videos }) => (videos ? [videos] : []))

/** The longest video of a page is what it waits for. */
export const mainVideoOf = (page: StoryPage) =>
  videosOf(page).toSorted((a, b) => (factsOf(b)?.duration ?? 0) - (factsOf(a)?.duration ?? 0))[0]

export const pageTimes = (pages: readonly StoryPage[]): PageTime[] => {
  let start = 0
  return pages.map((page) => {
    const video = mainVideoOf(page)
    const length = (video && factsOf(video)?.duration) ?? STILL_MS
    start += length
    return { start: start - length, length }
  })
}

/** The page that stands at a time; at the very end the last. */
export const pageAt = (times: readonly PageTime[], time: number): number => {
  const found = times.findIndex(({ start, length }) => time < start + length)
  return found < 0 ? times.length - 1 : found
}
