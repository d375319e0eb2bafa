import type { StoryPage } from '@corkboard/contract/content/wire/pin-content'
import { factsOf } from '../pictures/VideoSources.tsx'

/** (ours) How long a page without a video is shown: enough to look at it, and to read it slowly. */
const STILL_MS = 6_000

/** The start and length of a page, in milliseconds. */
export interface PageTime {
  readonly start: number
  readonly length: number
}

const videosOf = (page: StoryPage) => page.blocks.flatMap(({ videos }) => (videos ? [videos] : []))

/** Returns the longest video of a page, which sets its length. */
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

/** Returns the page shown at a time; at the very end the last one. */
export const pageAt = (times: readonly PageTime[], time: number): number => {
  const found = times.findIndex(({ start, length }) => time < start + length)
  return found < 0 ? times.length - 1 : found
}
