import type { Board } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

let doors: Board

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  doors = await bob.createsBoard('Doors')
  await bob.pinsTo(doors, { title: 'A door', picture: await drawPicture({ width: 600, height: 900 }) })
})

/** Counts the view transitions of the window in its session storage. */
const countTransitions = ({ context }: Person) =>
  context.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      sessionStorage.setItem('transitions', String(Number(sessionStorage.getItem('transitions')) + 1))
      return start(update)
    }
  })

const transitions = ({ page }: Person) => page.evaluate(() => Number(sessionStorage.getItem('transitions')))

const opensTheDoor = async (visitor: Person) => {
  await visitor.presses('link', /A door$/)
  await visitor.within('article').sees('heading', 'A door')
}

const returns = async (visitor: Person) => {
  await visitor.presses('link', 'Back')
  await visitor.sees('heading', 'Doors')
}

it('the picture moves from the card to the closeup and back', async () => {
  const visitor = await corkboard.visitor()
  visitor.spoilsWindow()
  await countTransitions(visitor)
  await visitor.opens(doors.url)
  // What animates loads when the page is idle.
  await expect
    .poll(
      async () => {
        await opensTheDoor(visitor)
        const count = await transitions(visitor)
        if (count === 0) await returns(visitor)
        return count
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0)
  const before = await transitions(visitor)
  await returns(visitor)
  expect(await transitions(visitor)).toBe(before + 1)
})

it('pages cut for users who prefer reduced motion', async () => {
  const visitor = await corkboard.visitor({ stillness: true })
  visitor.spoilsWindow()
  await countTransitions(visitor)
  await visitor.opens(doors.url)
  for (const _ of [1, 2]) {
    await opensTheDoor(visitor)
    await returns(visitor)
  }
  expect(await transitions(visitor)).toBe(0)
})

it('titles have the display face from the second page on, and it loads after the pictures', async () => {
  // No other journey has this window: one that was used before has the face in memory, and loads it at once.
  const visitor = await corkboard.visitor({ theme: 'dark' })
  const hasFace = () => visitor.page.evaluate(() => document.documentElement.dataset['face'] !== undefined)
  await visitor.opens(doors.url)
  await visitor.page.waitForFunction(() => localStorage.getItem('display-face') !== null)
  expect(await hasFace()).toBe(false)
  const times = await visitor.page.evaluate(() => {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'))
    return { loadedAt: page!.loadEventStart, fontsAt: fonts.map(({ startTime }) => startTime) }
  })
  expect(times.fontsAt).toHaveLength(2)
  for (const at of times.fontsAt) expect(at).toBeGreaterThanOrEqual(times.loadedAt)
  await opensTheDoor(visitor)
  expect(await hasFace()).toBe(true)
  await visitor.reloads()
  expect(await hasFace()).toBe(true)
})
