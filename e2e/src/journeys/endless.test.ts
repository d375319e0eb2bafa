import type { Board } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { firstInView, scrolls } from '../cards-in-view.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const PINS = 300
/** Quality P11 */
const MAX_CARDS = 150
const RATIOS = [1.5, 0.75, 1.25, 1, 1.75, 1.4] as const

let bob: Actor
let everything: Board

beforeAll(async () => {
  bob = await corkboard.site.person('Bob')
  everything = await bob.createsBoard('Everything')
  const uploads = await Promise.all(
    RATIOS.map(async (ratio) => bob.uploads(await drawPicture({ width: 240, height: Math.round(240 * ratio) }))),
  )
  for (let made = 0; made < PINS; made += 10) {
    await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        bob.asks('PinResource', 'create', {
          board_id: everything.id,
          media_upload_id: uploads[(made + index) % uploads.length]!.media_upload_id,
          title: `Pin ${made + index + 1}`,
        }),
      ),
    )
  }
})

const cards = (person: Person) => person.within('list', `${PINS} pins`).at('listitem')

const isAtEnd = async (person: Person): Promise<boolean> => {
  const end = person.page.getByText('You’re all caught up')
  return (await end.count()) > 0 && (await end.evaluate((it) => it.getBoundingClientRect().top < innerHeight))
}

describe.each(['desktop', 'phone'] as const)('a board of 300 pins on a %s', (device) => {
  it('loads to its end with a limited number of cards in the document', async () => {
    const carol = await corkboard.visitor({ device })
    await carol.opens(everything.url)
    let most = 0
    const seen = new Set<string>()
    await expect
      .poll(
        async () => {
          await scrolls(carol, 700)
          for (const title of await cards(carol).allInnerTexts()) seen.add(title.split('\n')[0]!)
          most = Math.max(most, await cards(carol).count())
          return isAtEnd(carol)
        },
        { timeout: 60_000, interval: 20 },
      )
      .toBe(true)
    expect(most).toBeLessThanOrEqual(MAX_CARDS)
    const all = Array.from({ length: PINS }, (_, index) => `Pin ${index + 1}`)
    expect(all.filter((title) => !seen.has(title))).toEqual([])
  })

  it('[SHELL-07 c] opens a pin at its top, and returns to the same pin at the same position', async () => {
    const dan = await corkboard.visitor({ device })
    await dan.opens(everything.url)
    await expect
      .poll(async () => {
        await scrolls(dan, 900)
        return (await firstInView(dan)).name
      })
      .toMatch(/Pin (1[0-9][0-9])$/)
    const before = await firstInView(dan)
    await dan.presses('link', before.name)
    await dan.sees('heading', before.name)
    expect(await dan.page.evaluate(() => scrollY)).toBe(0)
    await dan.goesBack()
    await dan.sees('heading', 'Everything')
    await expect.poll(() => firstInView(dan)).toEqual(before)
  })

  it('[SHELL-07 c] returns from a reloaded pin to the same position', async () => {
    const fay = await corkboard.visitor({ device })
    await fay.opens(everything.url)
    await scrolls(fay, 600)
    const before = await firstInView(fay)
    await fay.presses('link', before.name)
    await fay.sees('heading', before.name)
    await fay.reloads()
    await fay.goesBack()
    await fay.sees('heading', 'Everything')
    await expect.poll(() => firstInView(fay)).toEqual(before)
  })

  it('[SHELL-07 c] keeps its position on reload', async () => {
    const erin = await corkboard.visitor({ device })
    await erin.opens(everything.url)
    await scrolls(erin, 600)
    const before = await firstInView(erin)
    await erin.reloads()
    await expect.poll(() => firstInView(erin)).toEqual(before)
  })
})

it('a card that stops under a resting mouse shows its actions', async () => {
  const hana = await corkboard.visitor()
  await hana.opens(everything.url)
  const first = cards(hana).first()
  await first.hover()
  await first.getByRole('button', { name: 'Save', exact: true }).waitFor()
  const { x, y, width, height } = (await first.boundingBox())!
  const mouse = { x: x + width / 2, y: y + height / 2 }
  const underMouse = (): Promise<string[]> =>
    hana.page.evaluate((at) => {
      const card = document.elementFromPoint(at.x, at.y)?.closest('[role=listitem]')
      return [card?.ariaPosInSet ?? '', card?.querySelector('button') ? 'with actions' : '']
    }, mouse)
  await hana.page.mouse.wheel(0, 1_200)
  const afterScrolling = async () => {
    const under = await underMouse()
    // It may have stopped between two cards.
    if (under[0] === '') await hana.page.mouse.wheel(0, 40)
    return under
  }
  await expect.poll(afterScrolling).toEqual([expect.stringMatching(/^([2-9]|\d\d+)$/), 'with actions'])
})

it('arrow keys on a pin continue past the loaded part of its grid', async () => {
  const gina = await corkboard.visitor()
  await gina.opens(everything.url)
  await cards(gina).first().getByRole('link').first().click()
  const seen = new Set<string>()
  while (seen.size < 60) {
    const from = gina.page.url()
    seen.add(from)
    const steps = async () => {
      await gina.types('ArrowRight')
      return gina.page
        .waitForURL(({ href }) => href !== from, { timeout: 1_000, waitUntil: 'commit' })
        .then(
          () => true,
          () => false,
        )
    }
    // A key press while the next pin is rendering reaches neither of them.
    await expect.poll(steps).toBe(true)
  }
})

describe('the home feed', () => {
  beforeAll(async () => {
    const walks = await bob.createsBoard('Walks')
    for (let made = 0; made < 60; made += 1) {
      const picture = await drawPicture({ width: 200, height: Math.round(200 * RATIOS[made % RATIOS.length]!) })
      await bob.pinsTo(walks, { title: `Walk ${made + 1}`, picture })
    }
  })

  it('[SHELL-07 a] stays cached for back navigation', async () => {
    const faye = await corkboard.member('Faye')
    await faye.opens('/')
    await expect
      .poll(async () => {
        await scrolls(faye, 700)
        return faye.page.evaluate(() => scrollY)
      })
      .toBeGreaterThan(2_500)
    const before = await firstInView(faye)
    await faye.presses('link', before.name)
    await faye.sees('heading', before.name)
    await faye.goesBack()
    await expect.poll(() => firstInView(faye)).toEqual(before)
  })

  it('[SHELL-07 b] stays cached for at least a minute, and for at most two and a half', async () => {
    const gina = await corkboard.member('Gina')
    gina.spoilsWindow()
    await gina.page.clock.install()
    await gina.opens('/')
    const { name } = await firstInView(gina)
    let requests = 0
    gina.page.on('request', (request) => {
      const url = decodeURIComponent(request.url())
      if (url.includes('/UserHomefeedResource/') && !url.includes('bookmarks')) requests += 1
    })
    const leavesFor = async (ms: number) => {
      await gina.presses('link', name)
      await gina.sees('heading', name)
      await gina.page.clock.fastForward(ms)
      await gina.goesBack()
      await gina.misses('heading', name)
    }
    await leavesFor(50_000)
    await gina.sees('link', name)
    await gina.page.waitForLoadState('networkidle')
    expect(requests).toBe(0)
    // A feed that is read again may be in another order.
    await leavesFor(151_000)
    await expect.poll(() => requests).toBe(1)
  })
})
