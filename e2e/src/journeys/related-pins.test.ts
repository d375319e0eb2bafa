import type { Pin } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const BESIDE_IT = 60

let lamp: Pin

/** The site knows of them within seconds. */
const becomeKnown = () => {
  const like = () =>
    corkboard.site.visitor().asks<Pin[]>('RelatedPinFeedResource', 'get', { pin: lamp.id, page_size: 100 })
  return expect.poll(async () => (await like()).length, { timeout: 30_000 }).toBe(BESIDE_IT)
}

beforeAll(async () => {
  const alice = await corkboard.site.person('Alice')
  lamp = await alice.pinsTo(await alice.createsBoard('Mine'), { title: 'Lamp', picture: await drawPicture() })
  const bob = await corkboard.site.person('Bob')
  const board = await bob.createsBoard('Rooms')
  await bob.saves(lamp, board)
  for (let n = 1; n <= BESIDE_IT; n += 1) {
    const picture = await drawPicture({ width: 200, height: 200 + 20 * (n % 7) })
    await bob.pinsTo(board, { title: `Room ${n}`, picture })
  }
  await becomeKnown()
}, 120_000)

const alike = (person: Person) => person.within('list', 'More like this')

const scrolls = (person: Person, pixels: number): Promise<void> =>
  person.page.evaluate(
    (by) =>
      new Promise<void>((resolve) => {
        scrollBy(0, by)
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
    pixels,
  )

/** The last card that is in the window whole, and where it is. */
const lastInView = (person: Person): Promise<{ name: string; top: number }> =>
  person.page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('[role=listitem] a[href^="/pin/"]')]
    const whole = links
      .map((link) => ({ name: link.textContent ?? '', box: link.getBoundingClientRect() }))
      .filter(({ box }) => box.top >= 80 && box.bottom <= innerHeight)
      .toSorted((a, b) => b.box.top - a.box.top || (a.name < b.name ? -1 : 1))
    const [last] = whole
    if (!last) throw new Error('No card is in view')
    return { name: last.name, top: Math.round(last.box.top) }
  })

describe.each(['desktop', 'phone'] as const)('[PIN-13] pins like one, at a %s', (device) => {
  it('are below it, go on as one scrolls, lead to each other, and are where they were on the way back', async () => {
    const carol = await corkboard.visitor({ device })
    await carol.opens(`/pin/${lamp.id}/`)
    await carol.sees('heading', 'Lamp')
    await carol.sees('heading', 'More like this')
    await alike(carol).sees('link', /Room \d+$/)
    await alike(carol).misses('link', /Lamp$/)
    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          await scrolls(carol, 500)
          for (const title of await alike(carol).at('listitem').allInnerTexts()) seen.add(title.split('\n')[0]!)
          return seen.size
        },
        { timeout: 50_000, interval: 50 },
      )
      .toBeGreaterThan(50)
    await scrolls(carol, -300)
    const before = await lastInView(carol)
    await carol.presses('link', before.name)
    await carol.sees('heading', before.name)
    await alike(carol).sees('link', /(Room \d+|Lamp)$/)
    expect(await carol.page.evaluate(() => scrollY)).toBe(0)
    await carol.goesBack()
    await carol.sees('heading', 'Lamp')
    await expect.poll(() => lastInView(carol)).toEqual(before)
  })
})
