import type { Board } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import type { Name, Role } from '../view.ts'

const corkboard = startJourneys()

let walks: Board

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 8; index > 0; index -= 1) {
    await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 420 }) })
  }
})

const MOST_STOPS = 80

/** Goes on with Tab until it is reached. Every stop on the way has to show that it is one. */
const tabsTo = async (person: Person, role: Role, name: Name): Promise<void> => {
  const target = person.at(role, name)
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await person.types('Tab')
    const isShown = await person.page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!)
      const isField = document.activeElement!.matches('input, textarea, select')
      return isField || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2)
    })
    expect(isShown, `the ring around ${await describeFocus(person)}`).toBe(true)
    if ((await target.count()) > 0 && (await target.first().evaluate((it) => it === document.activeElement))) return
  }
  throw new Error(`Tab does not reach ${role} ${String(name)}`)
}

const describeFocus = (person: Person): Promise<string> =>
  person.page.evaluate(() => document.activeElement!.outerHTML.slice(0, 160))

describe('with the keyboard alone', () => {
  it('[PIN-06] from the first page to a saved pin', async () => {
    const carol = await corkboard.member('Carol')
    const board = await carol.does.createsBoard('Later')
    await carol.does.createsBoard('Never')
    await carol.opens('/')
    await tabsTo(carol, 'link', /Walk 1$/)
    await carol.types('Enter')
    await carol.sees('heading', 'Walk 1')
    await tabsTo(carol, 'button', /^Board: /)
    await carol.types('Enter')
    await carol.sees('dialog', 'Save to board')
    await carol.page.keyboard.type('Later')
    await carol.types('ArrowDown', 'Enter')
    await carol.sees('link', 'Saved to Later')
    expect(await carol.does.seesPinsOn(board)).toMatchObject([{ title: 'Walk 1' }])
  })

  it('the first stop leads past the header', async () => {
    const dan = await corkboard.visitor()
    await dan.opens('/')
    await dan.types('Tab', 'Enter')
    await dan.types('Tab')
    expect(await dan.page.evaluate(() => document.activeElement!.closest('main') !== null)).toBe(true)
  })

  it('a menu is walked with arrows, and Escape gives the focus back', async () => {
    const erin = await corkboard.member('Erin')
    await erin.opens('/')
    await tabsTo(erin, 'button', 'Your account')
    await erin.types('Enter')
    await erin.sees('menuitem', 'Your profile')
    await erin.types('ArrowDown', 'Escape')
    await erin.misses('menuitem', 'Your profile')
    expect(await erin.at('button', 'Your account').evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('a dialog keeps the focus inside and gives it back', async () => {
    const frida = await corkboard.member('Frida')
    await frida.does.createsBoard('Some')
    await frida.opens(`/pin/${(await frida.does.seesHomeFeed())[0]!.id}/`)
    await tabsTo(frida, 'button', /^Board: /)
    await frida.types('Enter')
    await frida.sees('dialog', 'Save to board')
    for (let stop = 0; stop < 10; stop += 1) {
      await frida.types('Tab')
      const isInside = await frida.page.evaluate(
        () => document.activeElement === document.body || document.activeElement!.closest('dialog') !== null,
      )
      expect(isInside).toBe(true)
    }
    await frida.types('Escape')
    await frida.misses('dialog', 'Save to board')
    expect(await frida.at('button', /^Board: /).evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('keys that work everywhere', () => {
  it('/ goes to the search field, n makes pins, ? tells of them', async () => {
    const gerd = await corkboard.member('Gerd')
    await gerd.opens('/')
    await gerd.types('/')
    expect(await gerd.at('searchbox', 'Search').evaluate((it) => it === document.activeElement)).toBe(true)
    await gerd.page.keyboard.type('n?')
    expect(await gerd.holds('Search')).toBe('n?')
    await gerd.types('Tab', 'Tab')
    await gerd.types('?')
    await gerd.sees('dialog', 'Keyboard shortcuts')
    await gerd.types('Escape')
    await gerd.misses('dialog', 'Keyboard shortcuts')
    await gerd.types('n')
    await gerd.arrivesAt('/pin/create/')
    await gerd.sees('heading', 'Create pins')
  })
})

describe('on a pin', () => {
  it('arrows go along the grid it was opened from, Escape back to it', async () => {
    const hans = await corkboard.visitor()
    await hans.opens(walks.url)
    await hans.within('list', '8 pins').presses('link', /Walk 3$/)
    await hans.sees('heading', 'Walk 3')
    await hans.types('ArrowRight')
    await hans.sees('heading', 'Walk 4')
    await hans.types('ArrowLeft')
    await hans.sees('heading', 'Walk 3')
    await hans.types('ArrowLeft')
    await hans.sees('heading', 'Walk 2')
    await hans.types('Escape')
    await hans.arrivesAt(walks.url)
    await hans.sees('heading', 'Walks')
  })

  it('the large picture opens and closes by keys', async () => {
    const ines = await corkboard.visitor()
    await ines.opens(`/pin/${(await corkboard.site.visitor().seesPinsOn(walks))[0]!.id}/`)
    await tabsTo(ines, 'button', 'Look closer')
    await ines.types('Enter')
    await ines.sees('button', 'Close the large picture')
    await ines.types('Escape')
    await ines.misses('button', 'Close the large picture')
    expect(await ines.at('button', 'Look closer').evaluate((it) => it === document.activeElement)).toBe(true)
  })
})
