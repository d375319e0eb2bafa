import { setTimeout as sleep } from 'node:timers/promises'
import type { Pin } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { lastInView, scrolls } from '../cards-in-view.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const PAGE = 60

let lamp: Pin

const KNOWN_WITHIN_MS = 60_000

/** The site recommends new pins within seconds. */
const becomeKnown = async (): Promise<void> => {
  const visitor = corkboard.site.visitor()
  for (const until = performance.now() + KNOWN_WITHIN_MS; performance.now() < until; await sleep(200)) {
    const options = { pin: lamp.id, page_size: 100 }
    if ((await visitor.asks<Pin[]>('RelatedPinFeedResource', 'get', options)).length === PAGE) return
  }
  throw new Error('The site does not come to know of the pins')
}

beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  lamp = await alice.pinsTo(await alice.createsBoard('Mine'), { title: 'Lamp', picture: await drawPicture() })
  const bob = await corkboard.site.person('Bob')
  const board = await bob.createsBoard('Rooms')
  await bob.saves(lamp, board)
  for (let n = 1; n <= PAGE; n += 1) {
    const picture = await drawPicture({ width: 200, height: 200 + 20 * (n % 7) })
    await bob.pinsTo(board, { title: `Room ${n}`, picture })
  }
  await becomeKnown()
})

const alike = (person: Person) => person.within('list', 'More like this')

describe.each(['desktop', 'phone'] as const)('[PIN-13 a] related pins on a %s', (device) => {
  it('appear below a pin, load on scroll, link to each other, and keep their place on back navigation', async () => {
    const carol = await corkboard.visitor({ device })
    await carol.opens(`/pin/${lamp.id}/`)
    await carol.sees('heading', 'Lamp')
    await carol.sees('heading', 'More like this')
    await expect
      .poll(() =>
        alike(carol)
          .at('link', /Room \d+$/)
          .count(),
      )
      .toBeGreaterThan(3)
    expect(await alike(carol).at('link', /Lamp$/).count()).toBe(0)
    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          await scrolls(carol, 500)
          for (const title of await alike(carol).at('listitem').allInnerTexts()) seen.add(title.split('\n')[0]!)
          return seen.size
        },
        { timeout: 60_000, interval: 50 },
      )
      .toBeGreaterThan(50)
    await scrolls(carol, -300)
    const before = await lastInView(carol)
    await carol.presses('link', before.name)
    await carol.sees('heading', before.name)
    await expect
      .poll(() =>
        alike(carol)
          .at('link', /(Room \d+|Lamp)$/)
          .count(),
      )
      .toBeGreaterThan(3)
    expect(await carol.page.evaluate(() => scrollY)).toBe(0)
    await carol.goesBack()
    await carol.sees('heading', 'Lamp')
    // The content above may move slightly once its parts have loaded.
    const away = async () => Math.abs(((await carol.at('link', before.name).boundingBox())?.y ?? NaN) - before.top)
    await expect.poll(away).toBeLessThan(10)
  })
})

it('[PIN-13 b] a window remembers the pins opened in it, after a reload too, and reports them only to those lists', async () => {
  const dan = await corkboard.visitor()
  await dan.opens(`/pin/${lamp.id}/`)
  await dan.page.keyboard.press('Tab')
  const remembered = () =>
    dan.page.evaluate(() => (JSON.parse(sessionStorage.getItem('visits') ?? 'null') as { pinIds?: string[] })?.pinIds)
  await expect.poll(remembered).toEqual([lamp.id])
  const contextAfter = async (actions: () => Promise<unknown>): Promise<unknown> => {
    const [request] = await Promise.all([
      dan.page.waitForRequest((it) => it.url().includes('/RelatedPinFeedResource/get/')),
      actions(),
    ])
    const data = new URL(request.url()).searchParams.get('data') ?? '{}'
    return (JSON.parse(data) as { context: unknown }).context
  }
  const looked = { recent_pin_sigs: [lamp.image_signature], viewed_images: [lamp.image_signature] }
  const near = alike(dan)
    .at('link', /Room \d+$/)
    .first()
  const name = await near.innerText()
  expect(await contextAfter(() => near.click())).toEqual(looked)
  await dan.sees('heading', name.trim())
  await expect.poll(async () => (await remembered())?.length).toBe(2)
  await dan.page.reload()
  await dan.page.keyboard.press('Tab')
  expect(((await remembered()) ?? [])[1]).toBe(lamp.id)
})
