import type { Pin } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Device, DEVICES } from '../browser.ts'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'
import { jumpsOf } from '../steadiness.ts'

const corkboard = startJourneys()

const RATIOS = [1.5, 0.75, 1.25, 1, 1.75, 1.4] as const

let pin: Pin
let carol: Actor

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  for (const name of ['Walks', 'Doors']) {
    const board = await bob.createsBoard(name, { description: 'Along the river, mostly on Sundays' })
    for (const ratio of [...RATIOS, ...RATIOS]) {
      const picture = await drawPicture({ width: 500, height: Math.round(500 * ratio) })
      pin = await bob.pinsTo(board, {
        title: ratio === 1 ? '' : `${name}, ${ratio}`,
        picture,
        link: 'https://example.org/',
      })
    }
  }
  carol = await corkboard.site.person('Carol')
})

const pages = {
  home: () => '/',
  closeup: () => `/pin/${pin.id}/`,
  board: () => '/bob/doors/',
  profile: () => '/bob/',
  'created pins': () => '/bob/?tab=created',
} as const

/** Returns what moved when it should not have, or nothing. */
const jumpsOn = async (person: Person, path: string): Promise<string[]> => {
  await person.opens(path)
  return jumpsOf(person.page)
}

describe.each(Object.keys(DEVICES) as Device[])('nothing jumps on a %s', (device) => {
  it.each(Object.keys(pages) as (keyof typeof pages)[])('%s, signed out', async (page) => {
    expect(await jumpsOn(await corkboard.visitor({ device }), pages[page]())).toEqual([])
  })

  it.each(Object.keys(pages) as (keyof typeof pages)[])('%s, signed in', async (page) => {
    const member = await signIn(await corkboard.visitor({ device }), carol)
    expect(await jumpsOn(member, pages[page]())).toEqual([])
  })
})

/**
 * Opens a page whose document arrives in parts, and is shown after each, as on a slow line or a busy machine. Without
 * scripts, whose nonces belong to another response.
 */
const arrivesInParts = (person: Person, path: string) =>
  person.page.evaluate(async (address) => {
    const html = (await (await fetch(address)).text()).replaceAll(/<script.*?<\/script>/gs, '')
    const nextFrame = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
    const body = html.indexOf('<body')
    document.open()
    document.write(html.slice(0, body))
    // Browsers show nothing before they have the styles.
    while ([...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(({ sheet }) => !sheet))
      await nextFrame()
    for (let at = body; at < html.length; at += 2_000) {
      document.write(html.slice(at, at + 2_000))
      await nextFrame()
    }
    document.close()
    return html.length
  }, path)

describe.each(Object.keys(DEVICES) as Device[])(
  'nothing jumps while a document arrives in parts, on a %s',
  (device) => {
    const jumpsInParts = async (person: Person, path: string) => {
      // Not a page of the app, which would go on working in the emptied document.
      await person.page.route('**/blank/', (route) => route.fulfill({ contentType: 'text/html', body: '<title>Blank' }))
      await person.opens('/blank/', { withoutApp: true })
      expect(await arrivesInParts(person, path)).toBeGreaterThan(6_000)
      return jumpsOf(person.page)
    }

    it.each(Object.keys(pages) as (keyof typeof pages)[])('%s, signed out', async (page) => {
      expect(await jumpsInParts(await corkboard.visitor({ device }), pages[page]())).toEqual([])
    })

    it.each(Object.keys(pages) as (keyof typeof pages)[])('%s, signed in', async (page) => {
      const member = await signIn(await corkboard.visitor({ device }), carol)
      expect(await jumpsInParts(member, pages[page]())).toEqual([])
    })
  },
)

/** Returns the pictures that a document preloads, and those that it shows. */
const picturesOf = (person: Person, path: string) =>
  person.page.evaluate(async (address) => {
    const html = await (await fetch(address)).text()
    const drawn = new DOMParser().parseFromString(html, 'text/html')
    const ahead = [...drawn.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]')]
    return {
      ahead: ahead.map((link) => [link.imageSrcset || link.getAttribute('href'), link.imageSizes]),
      shown: [...drawn.images].map((image) => [image.srcset || image.getAttribute('src'), image.sizes]),
    }
  }, path)

it.each(Object.keys(pages) as (keyof typeof pages)[])(
  'a document preloads only pictures that it shows: %s',
  async (page) => {
    for (const person of [await corkboard.visitor(), await signIn(await corkboard.visitor(), carol)]) {
      await person.opens('/topics/')
      const { ahead, shown } = await picturesOf(person, pages[page]())
      expect(ahead.length).toBeGreaterThan(0)
      expect(shown).toEqual(expect.arrayContaining(ahead))
    }
  },
)

/** Returns the distances from the end of each card's content to the next card below it, if they are not `gap`, px. */
const otherGapsIn = (person: Person, list: string, gap: number) =>
  person.at('list', list).evaluate((grid, wanted) => {
    const boxOf = (element: Element) => element.getBoundingClientRect()
    const cards = [...grid.children].map((card) => ({
      top: boxOf(card).top,
      left: boxOf(card).left,
      // A title that is only read aloud has a box of one pixel.
      end: Math.max(
        ...[...card.querySelectorAll('a, a > span')]
          .filter((part) => boxOf(part).height > 1)
          .map((part) => boxOf(part).bottom),
      ),
    }))
    const gaps = cards.flatMap((card) => {
      const below = cards.filter(({ left, top }) => left === card.left && top > card.top).map(({ top }) => top)
      return below.length === 0 ? [] : [Math.min(...below) - card.end]
    })
    // Cards are placed on whole pixels; what they show has fractions.
    return gaps.filter((found) => Math.abs(found - wanted) > 0.5)
  }, gap)

describe.each([
  ['desktop', 16],
  ['phone', 8],
] as const)('the gap between cards on a %s', (device, gap) => {
  it('is the same everywhere, with or without a title', async () => {
    const visitor = await corkboard.visitor({ device })
    await visitor.opens('/bob/doors/')
    await visitor.within('list', '12 pins').reads('Doors, 1.5')
    expect(await otherGapsIn(visitor, '12 pins', gap)).toEqual([])
  })

  it('[IDENT-13 a] is the same for users who hide titles, whose cards show pictures only', async () => {
    const member = await corkboard.member(device === 'phone' ? 'Quentin' : 'Quinn', { device })
    await member.does.asks('UserSettingsResource', 'update', { hides_titles: true })
    expect(await jumpsOn(member, '/bob/doors/')).toEqual([])
    expect(await otherGapsIn(member, '12 pins', gap)).toEqual([])
    const card = await member.within('list', '12 pins').at('listitem').first().boundingBox()
    const picture = await member.within('list', '12 pins').at('listitem').first().locator('img').boundingBox()
    expect(Math.round(card!.height)).toBe(Math.round(picture!.height))
    await member
      .within('list', '12 pins')
      .at('link', /Doors, 1.75$/)
      .first()
      .waitFor()
  })
})

describe('nothing jumps', () => {
  it('and a jump would be detected', async () => {
    const erin = await corkboard.visitor()
    await erin.opens('/bob/')
    await erin.page.evaluate(() => (document.querySelector('main')!.style.paddingTop = '300px'))
    await expect.poll(() => jumpsOf(erin.page)).not.toEqual([])
  })

  it('in a right-to-left layout', async () => {
    const dan = await corkboard.visitor()
    await dan.page.route('**/bob/doors/', async (route) => {
      const response = await route.fetch()
      return route.fulfill({ response, body: (await response.text()).replace('dir="ltr"', 'dir="rtl"') })
    })
    expect(await jumpsOn(dan, '/bob/doors/')).toEqual([])
    const first = await dan.within('list', '12 pins').at('listitem').first().boundingBox()
    expect(first!.x + first!.width).toBeGreaterThan(1_440 - 32)
  })
})
