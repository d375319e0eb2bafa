import type { Board } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'
import type { Seat } from '../browser.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

let walks: Board

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 12; index > 0; index -= 1) {
    await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 450 }) })
  }
}, 120_000)

const picture = (person: Person) => person.at('button', 'Zoom in')

/** Waits until the pin's page listens to fingers: its picture has arrived from the card, and the page is idle. */
const listens = async ({ page }: Person) => {
  await page.locator('article[style*="touch-action"]').waitFor()
  await page.waitForFunction(() => !(document as { readonly activeViewTransition?: unknown }).activeViewTransition)
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** The browser takes a finger for its own when the page is too busy to answer. Users try again then, and so do we. */
const swipesUntilItFollows = async (
  person: Person,
  by: { readonly x?: number; readonly y?: number },
  isFollowing: (box: { readonly x: number; readonly y: number }) => boolean,
): Promise<void> => {
  const meanwhile = async () => {
    await expect.poll(async () => isFollowing(await boxOf(picture(person))), { timeout: 10_000 }).toBe(true)
  }
  for (let tries = 1; ; tries++) {
    try {
      return await person.swipes(picture(person), by, { meanwhile })
    } catch (error) {
      if (tries === 3) throw error
      await listens(person)
    }
  }
}

/** Opens a pin from the board. */
const opensWalk = async (name: string, seat: Seat = {}) => {
  const person = await corkboard.visitor({ device: 'phone', ...seat })
  await person.opens(walks.url)
  await person.presses('link', name)
  await person.sees('heading', name)
  await listens(person)
  return person
}

describe('on a phone, a pin from a board', () => {
  it('goes to its next and previous pin with a swipe, and back to the board at the same place', async () => {
    const amy = await corkboard.visitor({ device: 'phone' })
    await amy.opens(walks.url)
    await amy.at('link', 'Walk 7').scrollIntoViewIfNeeded()
    const place = await amy.page.evaluate(() => scrollY)
    await amy.presses('link', 'Walk 7')
    await amy.sees('heading', 'Walk 7')
    await listens(amy)
    await swipesUntilItFollows(amy, { x: -200 }, ({ x }) => x < -50)
    await amy.sees('heading', 'Walk 8')
    expect.soft(await amy.page.evaluate(() => scrollY)).toBe(0)
    await listens(amy)
    await amy.swipes(picture(amy), { x: 200 })
    await amy.sees('heading', 'Walk 7')
    await amy.goesBack()
    await amy.arrivesAt(walks.url)
    await expect.poll(() => amy.page.evaluate(() => scrollY)).toBe(place)
  })

  it('goes the other way in pages from right to left', async () => {
    const bea = await opensWalk('Walk 3')
    await bea.page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await bea.swipes(picture(bea), { x: 200 })
    await bea.sees('heading', 'Walk 4')
  })

  it('comes back when the finger goes too little of the way, and when there is no neighbor', async () => {
    const cy = await opensWalk('Walk 1')
    const { x: rest } = await boxOf(picture(cy))
    await swipesUntilItFollows(cy, { x: 200 }, ({ x }) => x > rest + 10)
    await expect.poll(async () => (await boxOf(picture(cy))).x).toBe(rest)
    await cy.sees('heading', 'Walk 1')
  })

  it('closes when it is pulled down at the top of the page, with its picture following the finger', async () => {
    const di = await opensWalk('Walk 2')
    const { y: rest } = await boxOf(picture(di))
    await swipesUntilItFollows(di, { y: 300 }, ({ y }) => y > rest + 40)
    await di.arrivesAt(walks.url)
  })

  it('scrolls with a finger that goes up, and does not close when it comes down again', async () => {
    const ed = await opensWalk('Walk 2')
    await ed.swipes(picture(ed), { y: -200 })
    await expect.poll(() => ed.page.evaluate(() => scrollY)).toBeGreaterThan(0)
    await ed.swipes(picture(ed), { y: 60 })
    await ed.sees('heading', 'Walk 2')
    expect(new URL(ed.page.url()).pathname).toMatch(/^\/pin\//)
  })

  it('only navigates for users who prefer reduced motion', async () => {
    const flo = await opensWalk('Walk 5', { stillness: true })
    const { x: rest } = await boxOf(picture(flo))
    const stays = async () => expect((await boxOf(picture(flo))).x).toBe(rest)
    await flo.swipes(picture(flo), { x: -200 }, { meanwhile: stays })
    await flo.sees('heading', 'Walk 6')
  })
})
