import { TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { play } from './play.ts'

let site: TestSite
beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

/** Add seeds to look for more differences. */
const SEEDS = [1, 2, 3]
const ACTIONS = 60

it.each(SEEDS)(
  '[BOARD-02 b c d e, FIND-09 b] a window and the site show the pins of a board in the same order after random actions (seed %i)',
  async (seed) => {
    const { done, report } = await play(site, seed, ACTIONS)
    expect(report).toBe('')
    expect(done).toBeGreaterThan(ACTIONS / 3)
  },
)
