import type { Board, Pin } from '@corkboard/contract'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

let walks: Board
let walk: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 4; index > 0; index -= 1) {
    walk = await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 450 }) })
  }
})

const pinPath = () => `/pin/${walk.id}/`

/** Returns the open sheet once it rests at the bottom of the window, over its whole width. */
const restingSheet = async (person: Person, name: string) => {
  const sheet = await person.sees('dialog', name)
  const { width, height } = person.page.viewportSize()!
  await expect
    .poll(async () => {
      const box = await boxOf(sheet)
      return { x: box.x, width: box.width, bottom: Math.round(box.y + box.height) }
    })
    .toEqual({ x: 0, width, bottom: height })
  return sheet
}

describe('on a phone, a menu is a sheet at the bottom of the window', () => {
  it('that fits the narrowest window in both reading directions, light and dark, with no barriers', async () => {
    const ada = await corkboard.member('Ada', { device: 'phone' })
    await ada.opens(pinPath())
    await ada.presses('button', 'Share')
    await restingSheet(ada, 'Share')
    expect.soft(await barriersOn(ada.page)).toEqual([])
    await ada.page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await barriersOn(ada.page)).toEqual([])
    await ada.page.setViewportSize({ width: 320, height: 640 })
    await ada.page.evaluate(() => void (document.documentElement.dir = 'rtl'))
    await restingSheet(ada, 'Share')
    await ada.page.setViewportSize({ width: 390, height: 844 })
  })

  it('that closes when a finger pulls it down, and stays when it is pulled only a little', async () => {
    const ben = await corkboard.visitor({ device: 'phone' })
    await ben.opens(pinPath())
    await ben.presses('button', 'Share')
    const sheet = await restingSheet(ben, 'Share')
    const { y: rest } = await boxOf(sheet)
    const heading = ben.within('dialog', 'Share').at('heading')
    const isLower = async () => {
      await expect.poll(async () => (await boxOf(sheet)).y).toBeGreaterThan(rest)
    }
    // Held still for a moment, it does not go by the speed.
    const holds = async () => {
      await isLower()
      const now = await ben.page.evaluate(() => performance.now())
      await ben.page.waitForFunction((since) => performance.now() > since + 150, now)
    }
    await ben.swipes(heading, { y: 30 }, { meanwhile: holds })
    await restingSheet(ben, 'Share')
    await ben.swipes(heading, { y: 200 }, { meanwhile: isLower })
    await ben.misses('dialog', 'Share')
    await ben.arrivesAt(pinPath())
  })

  it('that closes by a tap on the page, which does nothing else, by Escape, and by Back', async () => {
    const cleo = await corkboard.visitor({ device: 'phone' })
    await cleo.opens(walks.url)
    await cleo.within('list', '4 pins').at('link', 'Walk 2').tap()
    await cleo.page.waitForURL(/\/pin\//)
    const here = new URL(cleo.page.url()).pathname
    const closes = [
      () => cleo.page.touchscreen.tap(195, 200),
      () => cleo.types('Escape'),
      () => cleo.page.evaluate(() => history.back()),
    ]
    for (const close of closes) {
      await cleo.presses('button', 'Share')
      await restingSheet(cleo, 'Share')
      await close()
      await cleo.misses('dialog')
      await cleo.arrivesAt(here)
    }
    await cleo.goesBack()
    await cleo.arrivesAt(walks.url)
  })

  it('that keeps the focus inside and returns it to its button', async () => {
    const dora = await corkboard.visitor({ device: 'phone' })
    await dora.opens(pinPath())
    const share = dora.at('button', 'Share')
    await share.focus()
    await dora.types('Enter')
    await restingSheet(dora, 'Share')
    const focused = () => dora.page.evaluate(() => document.activeElement?.getAttribute('role'))
    await expect.poll(focused).toBe('menuitem')
    await dora.types('ArrowDown')
    expect(await focused()).toBe('menuitem')
    await dora.types('Escape')
    await dora.misses('dialog')
    await expect.poll(() => share.evaluate((it) => it === document.activeElement)).toBe(true)
  })
})

describe('on a phone, a dialog is a sheet', () => {
  it('with a form for a new board inside the picker, whose text is not lost by Back without asking', async () => {
    const edna = await corkboard.member('Edna', { device: 'phone' })
    await edna.does.createsBoard('Later')
    await edna.opens(walks.url)
    await edna.presses('link', 'Walk 1')
    await edna.arrivesAt(pinPath())
    await edna.presses('button', /^Board: Later/)
    await restingSheet(edna, 'Save to board')
    expect.soft(await barriersOn(edna.page)).toEqual([])
    await edna.presses('button', 'Create board')
    await edna.writes('Name', 'Paths')
    await restingSheet(edna, 'Create board')
    expect.soft(await barriersOn(edna.page)).toEqual([])
    await edna.page.evaluate(() => history.back())
    await edna.within('alertdialog').presses('button', 'Keep editing')
    expect(await edna.holds('Name')).toBe('Paths')
    await edna.presses('button', /^Create and save/)
    await edna.reads('Saved to Paths')
    await edna.arrivesAt(pinPath())
  })
})

describe('a long press on a card', () => {
  it('opens the pin’s actions in a sheet and does not follow the link', async () => {
    const finn = await corkboard.member('Finn', { device: 'phone' })
    const board = await finn.does.createsBoard('Later')
    await finn.opens(walks.url)
    const card = finn.within('list', '4 pins').at('listitem').first()
    await finn.holdsFingerOn(card, () => finn.sees('dialog', 'Walk 1'))
    await restingSheet(finn, 'Walk 1')
    expect.soft(await barriersOn(finn.page)).toEqual([])
    await finn.within('dialog', 'Walk 1').presses('button', 'Save')
    await finn.reads('Saved to Later')
    await finn.misses('dialog')
    await finn.arrivesAt(walks.url)
    expect(await finn.does.seesPinsOn(board)).toMatchObject([{ title: 'Walk 1' }])
    await finn.holdsFingerOn(card, () => finn.sees('dialog', 'Walk 1'))
    await finn.within('dialog', 'Walk 1').presses('button', 'Saved')
    await finn.within('dialog', 'Save to board').presses('button', /^Later.*Saved here/)
    await finn.reads('Removed from Later')
    expect(await finn.does.seesPinsOn(board)).toEqual([])
    expect(await finn.page.evaluate(() => String(getSelection()))).toBe('')
  })

  it('that ends triggers none of the actions, draws no focus ring and leaves the sheet open', async () => {
    const gil = await corkboard.member('Gil', { device: 'phone' })
    await gil.does.createsBoard('Later')
    await gil.opens(walks.url)
    const card = gil.within('list', '4 pins').at('listitem').first()
    await gil.holdsFingerOn(card, () => gil.sees('dialog', 'Walk 1'), { fromTop: 28 })
    // A click from lifting the finger comes with the next frames.
    await gil.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    await gil.sees('dialog', 'Walk 1')
    await gil.misses('dialog', 'Save to board')
    await gil.page.touchscreen.tap(195, 100)
    await gil.misses('dialog')
    await gil.arrivesAt(walks.url)
    const hasRing = await gil.page.evaluate(() => {
      const { outlineStyle, outlineColor } = getComputedStyle(document.activeElement!)
      return outlineStyle !== 'none' && !/, 0\)$|^transparent$/.test(outlineColor)
    })
    expect(hasRing).toBe(false)
    expect(await gil.page.locator('[data-actions]').count()).toBe(0)
  })

  it('is not one when the finger scrolls', async () => {
    const hal = await corkboard.visitor({ device: 'phone' })
    await hal.opens(walks.url)
    const card = hal.within('list', '4 pins').at('listitem').first()
    const scrolled = async () => {
      await expect.poll(() => hal.page.evaluate(() => scrollY)).toBeGreaterThan(0)
    }
    await hal.page.setViewportSize({ width: 390, height: 500 })
    const waits = async () => {
      await scrolled()
      const now = await hal.page.evaluate(() => performance.now())
      await hal.page.waitForFunction((since) => performance.now() > since + 600, now)
    }
    await hal.swipes(card, { y: -120 }, { meanwhile: waits })
    await hal.misses('dialog')
    await hal.page.setViewportSize({ width: 390, height: 844 })
    await hal.arrivesAt(walks.url)
  })

  it('hides a pin, with a way back', async () => {
    const ina = await corkboard.member('Ina', { device: 'phone' })
    await ina.opens(walks.url)
    const list = ina.page.getByRole('list', { name: /pins$/ })
    await ina.holdsFingerOn(list.getByRole('listitem').first(), () => ina.sees('dialog', 'Walk 1'))
    await ina.within('dialog', 'Walk 1').presses('button', 'Hide pin')
    await ina.misses('link', 'Walk 1')
    await ina.presses('button', 'Undo')
    await ina.sees('link', 'Walk 1')
  })
})
