import { boxOf } from '../box-of.ts'
import type { Board } from '@corkboard/contract'
import { setRole } from '@corkboard/domain/accounts/staff'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { signIn } from '../person.ts'

const corkboard = startJourneys()

let walks: Board

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 4; index > 0; index -= 1) {
    await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 450 }) })
  }
})

describe('on a phone', () => {
  it('a long press on a card opens its actions and does not follow the link', async () => {
    const alice = await corkboard.member('Alice', { device: 'phone' })
    const board = await alice.does.createsBoard('Later')
    await alice.opens(walks.url)
    const card = alice.within('list', '4 pins').at('listitem').first()
    await alice.holdsFingerOn(card, () => card.getByRole('button', { name: 'Save', exact: true }).waitFor())
    await card.getByRole('button', { name: 'Save', exact: true }).tap()
    await alice.sees('link', 'Saved to Later')
    await alice.arrivesAt(walks.url)
    expect(await alice.does.seesPinsOn(board)).toMatchObject([{ title: 'Walk 1' }])
    // A second tap right after the first one would be a double tap, which does not open anything.
    await alice.reloads()
    await alice.holdsFingerOn(card, () => card.getByRole('button', { name: 'Saved', exact: true }).waitFor())
    await card.getByRole('button', { name: 'Saved', exact: true }).tap()
    await alice
      .within('dialog', 'Save to board')
      .at('button', /^Later.*Saved here/)
      .tap()
    await alice.reads('Removed from Later')
    expect(await alice.does.seesPinsOn(board)).toEqual([])
    expect(await alice.page.evaluate(() => String(getSelection()))).toBe('')
  })

  it('lifting the finger after a long press triggers none of the actions', async () => {
    const lena = await corkboard.member('Lena', { device: 'phone' })
    await lena.does.createsBoard('Later')
    await lena.opens(walks.url)
    const card = lena.within('list', '4 pins').at('listitem').first()
    const board = card.getByRole('button', { name: /Board/ })
    await lena.holdsFingerOn(card, () => board.waitFor(), { fromTop: 28 })
    // A click from lifting the finger comes with the next frames.
    await lena.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
    await lena.misses('dialog')
    await board.tap()
    await lena.sees('dialog')
  })

  it('[PIN-14 b] send suggestions are preloaded for users in the experiment', async () => {
    const account = await corkboard.site.person('Noor')
    // Employees count as enabled (SHELL-21); half of the other members are.
    await setRole(corkboard.site.ctx, account.id, 'employee')
    await account.logsIn('noor')
    await account.follows(await corkboard.site.person('Pavel'))
    const noor = await signIn(await corkboard.visitor({ device: 'phone' }), account)
    const requests: string[] = []
    noor.page.on('request', (request) => /ShareSuggestionsResource/.test(request.url()) && requests.push(request.url()))
    const { id } = (await account.seesPinsOn(walks))[0]!
    await Promise.all([noor.page.waitForResponse(/ShareSuggestionsResource/), noor.opens(`/pin/${id}/`)])
    await noor.presses('button', 'Share')
    await noor.presses('menuitem', 'Send to people')
    await noor.within('dialog').sees('button', 'Send to Pavel')
    expect(requests).toHaveLength(1)
  })

  it('every target is large enough for a finger', async () => {
    const carol = await corkboard.member('Carol', { device: 'phone' })
    await carol.does.createsBoard('Some')
    const small: string[] = []
    for (const path of [
      '/',
      walks.url,
      `/pin/${(await carol.does.seesPinsOn(walks))[0]!.id}/`,
      '/pin/create/',
      '/carol/',
    ]) {
      await carol.opens(path)
      small.push(
        ...(await carol.page.evaluate((at) => {
          const targets = [...document.querySelectorAll<HTMLElement>('button, [role=tab], input:not([type=hidden])')]
          return targets
            .filter((it) => it.checkVisibility())
            .map((it) => ({ it, box: (it.closest('label') ?? it).getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
            .map(({ it, box }) => `${at} ${it.outerHTML.slice(0, 80)} ${box.width}×${box.height}`)
        }, path)),
      )
    }
    expect(small).toEqual([])
  })

  it.each([390, 320])('the header of %i px has room for everything in it', async (width) => {
    const ellen = await corkboard.visitor({ device: 'phone' })
    await ellen.page.setViewportSize({ width, height: 800 })
    await ellen.opens(walks.url)
    const parts = await ellen.page.evaluate(() =>
      [...document.querySelector('header')!.querySelectorAll('input, a, button')]
        .filter((it) => it.checkVisibility())
        .map((it) => ({ name: it.getAttribute('aria-label') ?? it.textContent, box: it.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.left - b.box.left)
        .map(({ name, box }) => ({ name, left: box.left, right: box.right, height: box.height })),
    )
    expect(parts.length).toBeGreaterThanOrEqual(4)
    const crowded = parts.filter((part, n) => n > 0 && part.left < parts[n - 1]!.right)
    expect(crowded).toEqual([])
    expect(parts.filter(({ right, height }) => right > width || height > 50)).toEqual([])
    await ellen.page.setViewportSize({ width: 390, height: 844 })
  })

  it.each(['phone', 'desktop'] as const)(
    'a member finds the search field of a %s window 320 px wide, and types in it',
    async (device) => {
      const fred = await corkboard.member(device === 'phone' ? 'Fred' : 'Frida', { device })
      const { page } = fred
      await page.setViewportSize({ width: 320, height: 700 })
      await fred.opens('/')
      // Located by what it is in both states: with suggestions it is a combo box.
      const field = page.locator('header input[type=search]')
      const widthOf = async () => (await field.boundingBox())!.width
      expect(await widthOf()).toBeGreaterThanOrEqual(44)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await field.click()
      expect(await widthOf()).toBeGreaterThan(240)
      await page.keyboard.type('small kitchens')
      expect(await field.inputValue()).toBe('small kitchens')
      // Without the focus it is an icon again, and none of its text shows.
      await fred.types('Tab', 'Tab', 'Tab')
      expect(await widthOf()).toBeLessThan(112)
      expect(await field.evaluate((it) => getComputedStyle(it).color)).toBe('rgba(0, 0, 0, 0)')
      fred.spoilsWindow()
    },
  )

  it('nothing is wider than the screen', async () => {
    const dan = await corkboard.member('Dan', { device: 'phone' })
    await dan.does.createsBoard('A board with a name as long as names of boards are')
    const wide: string[] = []
    for (const path of ['/', walks.url, '/bob/', '/dan/', '/pin/create/', '/board/create/', '/login/']) {
      await dan.opens(path)
      if (await dan.page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) wide.push(path)
    }
    expect(wide).toEqual([])
  })
})

describe('the theme', () => {
  it('is chosen in the account menu and kept, from the first paint on', async () => {
    const erin = await corkboard.member('Erin')
    const ground = () => erin.page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    await erin.opens('/')
    const light = await ground()
    await erin.presses('button', 'Your account')
    await erin.presses('menuitemradio', 'Dark')
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    const html = await (await erin.context.request.get(corkboard.site.origin)).text()
    expect(html).toContain('data-theme="dark"')
    await erin.reloads()
    expect(await ground()).toBe(dark)
  })

  it('has no motion for users who prefer reduced motion', async () => {
    const hugo = await corkboard.member('Hugo', { stillness: true })
    await hugo.opens('/')
    await hugo.presses('button', 'Your account')
    await hugo.sees('menuitem', 'Your profile')
    const moving = await hugo.page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming().activeDuration ?? 0)
        .filter((duration) => Number(duration) > 1),
    )
    expect(moving).toEqual([])
  })
})

describe('right to left', () => {
  it('mirrors the layout but not the pictures', async () => {
    const gina = await corkboard.member('Gina')
    await gina.opens(walks.url)
    await gina.page.evaluate(() => (document.documentElement.dir = 'rtl'))
    const brand = await boxOf(gina.at('link', 'Corkboard'))
    const account = await boxOf(gina.at('button', 'Your account'))
    expect(brand.x).toBeGreaterThan(account.x)
    const picture = gina.page.locator('main img').first()
    expect(await picture.evaluate((it) => getComputedStyle(it).transform)).toBe('none')
  })
})
