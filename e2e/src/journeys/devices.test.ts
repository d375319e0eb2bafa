import { boxOf } from '../box-of.ts'
import type { Board, Pin } from '@corkboard/contract'
import { setRole } from '@corkboard/domain/accounts/staff'
import { drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'

const corkboard = startJourneys()

let walks: Board
/** The newest of them. */
let walk: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (let index = 4; index > 0; index -= 1) {
    walk = await bob.pinsTo(walks, { title: `Walk ${index}`, picture: await drawPicture({ width: 300, height: 450 }) })
  }
})

describe('on a phone', () => {
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
          const targets = [
            ...document.querySelectorAll<HTMLElement>('button, [role=tab], input:not([type=hidden]), a[href]'),
          ]
          // Links in a sentence are as high as its lines.
          const isInText = (it: HTMLElement) => it.tagName === 'A' && getComputedStyle(it).display === 'inline'
          return (
            targets
              .filter((it) => it.checkVisibility() && !isInText(it))
              .map((it) => ({ it, box: (it.closest('label') ?? it).getBoundingClientRect() }))
              // A small button has a larger target around it.
              .map(({ it, box: { width, height } }) => ({
                it,
                width,
                height: Math.max(height, Number.parseFloat(getComputedStyle(it, '::after').height) || 0),
              }))
              // A short text is a narrow link.
              .filter(({ it, width, height }) => width > 0 && (height < 44 || (width < 44 && !it.textContent)))
              .map(({ it, width, height }) => `${at} ${it.outerHTML.slice(0, 80)} ${width}×${height}`)
          )
        }, path)),
      )
    }
    expect(small).toEqual([])
  })

  it.each([
    ['a board', 390, 4],
    ['a board', 320, 4],
    ['a pin', 320, 0],
  ])('the header and the bottom bar of %s have room for everything at %i px', async (page, width, inBar) => {
    const ellen = await corkboard.visitor({ device: 'phone' })
    await ellen.page.setViewportSize({ width, height: 800 })
    await ellen.opens(page === 'a board' ? walks.url : `/pin/${walk.id}/`)
    const parts = await ellen.page.evaluate(() =>
      [...document.querySelector('header')!.querySelectorAll('input, a, button')]
        // The buttons in the search field are over it.
        .filter((it) => it.checkVisibility() && !it.matches('form :is(a, button)'))
        .map((it) => ({ it, box: it.getBoundingClientRect() }))
        .toSorted((a, b) => a.box.left - b.box.left)
        .map(({ it, box: { left, right, top, height } }) => ({
          name: it.getAttribute('aria-label') ?? it.textContent,
          left,
          right,
          height,
          isInBar: top > innerHeight / 2,
        })),
    )
    const rows = [parts.filter(({ isInBar }) => isInBar), parts.filter(({ isInBar }) => !isInBar)] as const
    expect(rows[0]).toHaveLength(inBar)
    const crowded = rows.flatMap((row) => row.filter((part, n) => n > 0 && part.left < row[n - 1]!.right))
    expect(crowded).toEqual([])
    expect(parts.filter(({ left, right, height }) => left < 0 || right > width || height > 50)).toEqual([])
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
      expect((await boxOf(field)).width).toBeGreaterThan(240)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      await field.click()
      await page.keyboard.type('small kitchens')
      expect(await field.inputValue()).toBe('small kitchens')
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

describe('the bottom bar of a phone', () => {
  const barOf = (person: Person) => person.within('navigation', 'Site')
  const topOf = async (person: Person) => (await boxOf(person.at('navigation', 'Site'))).y

  it('has every place of a member, and says which one is current', async () => {
    const ida = await corkboard.member('Ida', { device: 'phone' })
    await ida.opens(walks.url)
    const places = ida.at('navigation', 'Site').locator('> a, > button')
    const names = () => places.evaluateAll((all) => all.map((it) => it.getAttribute('aria-label')))
    expect(await names()).toEqual(['Home', 'Explore', 'Create', 'Notifications', 'Messages', 'Your account'])
    expect(await topOf(ida)).toBe(844 - 56)
    await barOf(ida).presses('button', 'Your account')
    await ida.presses('menuitem', 'Your profile')
    await ida.arrivesAt('/ida/')
    await barOf(ida).presses('button', 'Create')
    await ida.presses('menuitem', 'Create pin')
    await ida.arrivesAt('/pin/create/')
    for (const [name, path] of [
      ['Explore', '/today/'],
      ['Notifications', '/news/'],
      ['Messages', '/messages/'],
      ['Home', '/'],
    ] as const) {
      await barOf(ida).presses('link', name)
      await ida.arrivesAt(path)
      await ida.at('navigation', 'Site').locator(`[aria-current][aria-label=${name}]`).waitFor()
    }
  })

  it('leads visitors to log in and to sign up', async () => {
    const jon = await corkboard.visitor({ device: 'phone' })
    await jon.opens(walks.url)
    await barOf(jon).sees('link', 'Home')
    await barOf(jon).sees('link', 'Explore')
    await barOf(jon).sees('link', 'Sign up')
    await barOf(jon).presses('link', 'Log in')
    await jon.arrivesAt(`/login/?next=${encodeURIComponent(walks.url)}`)
  })

  it('is not on the closeup, which has the window to itself', async () => {
    const kai = await corkboard.visitor({ device: 'phone' })
    await kai.opens(`/pin/${walk.id}/`)
    await kai.sees('heading', 'Walk 1')
    await kai.misses('navigation', 'Site')
    await kai.within('banner').sees('link', 'Log in')
  })

  it('goes away while the user scrolls down, and returns as they scroll up and on focus', async () => {
    const liv = await corkboard.member('Liv', { device: 'phone' })
    await liv.opens(walks.url)
    await liv.page.evaluate(() => {
      document.querySelector('main')!.style.minHeight = '30000px'
      // No cards are here, so that a slow finger is no long press.
      window.scrollTo(0, 3_000)
    })
    const fingers = await liv.context.newCDPSession(liv.page)
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: ys.map((y) => ({ x: 200, y })) })
    const swipes = async (from: number, to: number) => {
      await put('touchStart', from)
      for (const part of [0.1, 0.3, 0.6, 1]) await put('touchMove', from + (to - from) * part)
      await put('touchEnd')
    }
    // The code that watches the scrolling comes with the first idle moment.
    await expect
      .poll(async () => {
        await swipes(600, 400)
        return topOf(liv)
      })
      .toBe(844)
    await swipes(300, 400)
    await expect.poll(() => topOf(liv)).toBe(844 - 56)
    await swipes(600, 300)
    await expect.poll(() => topOf(liv)).toBe(844)
    await liv.at('link', 'Home').focus()
    await expect.poll(() => topOf(liv)).toBe(844 - 56)
    await fingers.detach()
  })

  it('covers neither the end of a page nor the focus', async () => {
    const mia = await corkboard.visitor({ device: 'phone' })
    await mia.page.setViewportSize({ width: 320, height: 500 })
    await mia.opens(walks.url)
    const covered: string[] = []
    for (let n = 0; n < 30; n += 1) {
      await mia.types('Tab')
      const it = await mia.page.evaluate(() => {
        const { activeElement: focused } = document
        const bar = document.querySelector('header > nav')!
        if (!focused || focused === document.body || bar.contains(focused)) return undefined
        const box = focused.getBoundingClientRect()
        return { name: focused.outerHTML.slice(0, 90), isCovered: box.top > bar.getBoundingClientRect().top - 2 }
      })
      if (it?.isCovered) covered.push(it.name)
    }
    expect(covered).toEqual([])
    const { end, top } = await mia.page.evaluate(() => {
      window.scrollTo(0, document.documentElement.scrollHeight)
      const ends = [...document.querySelectorAll('main a, main p, main button')].filter((it) => it.checkVisibility())
      const end = Math.max(...ends.map((it) => it.getBoundingClientRect().bottom))
      return { end, top: document.querySelector('header > nav')!.getBoundingClientRect().top }
    })
    expect(end).toBeLessThanOrEqual(top)
    await mia.page.setViewportSize({ width: 390, height: 844 })
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
