import { barriersOn } from '../accessibility.ts'
import { boxOf } from '../box-of.ts'
import type { Board } from '@corkboard/contract'
import { type Actor, drawPicture } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'
import { timesReported } from '../reported.ts'

const corkboard = startJourneys()

let bob: Actor
let walks: Board

beforeAll(async () => {
  bob = await corkboard.site.person('Bob')
  walks = await bob.createsBoard('Walks')
  for (const title of ['Gate', 'Hill', 'Pond']) await bob.pinsTo(walks, { title, picture: await drawPicture() })
})

const NEW_VERSION = 'of-another-build'

/** From now on every response to this user says that the site has another version. */
const renewsTheSite = async (person: Person): Promise<void> => {
  await person.page.route(/\/(resource|_\/graphql|_\/_\/state|pageHandlers)\//, async (route) => {
    const result = await route.fetch()
    await route.fulfill({ response: result, headers: { ...result.headers(), 'x-app-version': NEW_VERSION } })
  })
}

/** Marks the window, to tell later whether it was reloaded. */
const marksWindow = (person: Person) => person.page.evaluate(() => void Object.assign(window, { isMarked: true }))
const isSameWindow = (person: Person) => person.page.evaluate(() => 'isMarked' in window)

const versionReports = () => timesReported(corkboard.site, 'new app version')

const hasStarted = (person: Person) =>
  person.page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined)

/**
 * Waits for the parts that load on the user's first action. An action before the app has started would load nothing.
 */
const settles = async (person: Person): Promise<void> => {
  // Offline states and updated sites must not affect other tests.
  person.spoilsWindow()
  await hasStarted(person)
  await person.types('Tab')
  await person.page.waitForLoadState('networkidle')
}

describe('[SHELL-12 a b c] a site that was updated under an open window', () => {
  it('is detected from a response, reported once, and reloads the window with the next page only', async () => {
    const alice = await corkboard.visitor()
    await alice.opens(walks.url)
    await settles(alice)
    const before = await versionReports()
    await marksWindow(alice)
    await renewsTheSite(alice)
    await alice.within('main').presses('link', /Gate$/)
    await alice.sees('heading', 'Gate')
    expect(await isSameWindow(alice)).toBe(true)
    await expect.poll(versionReports).toBe(before + 1)
    await alice.page.unrouteAll({ behavior: 'wait' })
    await alice.within('main').at('link', 'Bob').first().click()
    await alice.sees('heading', 'Bob')
    expect(await isSameWindow(alice)).toBe(false)
    // A click before the app has started loads a document.
    await hasStarted(alice)
    await marksWindow(alice)
    await alice
      .within('main')
      .at('link', /^Walks/)
      .first()
      .click()
    await alice.arrivesAt(walks.url)
    await alice.sees('heading', 'Walks')
    expect(await isSameWindow(alice)).toBe(true)
  })

  it('reloads on back navigation too, to the previous place', async () => {
    const bea = await corkboard.visitor()
    await bea.opens(walks.url)
    await settles(bea)
    const before = await versionReports()
    await renewsTheSite(bea)
    await bea.within('main').presses('link', /Hill$/)
    await bea.sees('heading', 'Hill')
    await expect.poll(versionReports).toBe(before + 1)
    await marksWindow(bea)
    await bea.goesBack()
    await bea.sees('heading', 'Walks')
    await expect.poll(() => isSameWindow(bea)).toBe(false)
    await bea.arrivesAt(walks.url)
  })

  it('spares slow connections the reload', async () => {
    const cleo = await corkboard.visitor()
    await using _ = await cleo.page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { effectiveType: '3g' } }),
    )
    await cleo.opens(walks.url)
    await settles(cleo)
    await marksWindow(cleo)
    const before = await versionReports()
    await renewsTheSite(cleo)
    await cleo.within('main').presses('link', /Gate$/)
    await cleo.sees('heading', 'Gate')
    await expect.poll(versionReports).toBe(before + 1)
    await cleo.within('main').at('link', 'Bob').first().click()
    await cleo.sees('heading', 'Bob')
    expect(await isSameWindow(cleo)).toBe(true)
  })

  it('says so when a dialog’s files are gone, and offers to reload', async () => {
    const dana = await corkboard.member('Dana')
    dana.expects(/^404 GET \/assets\//)
    await dana.opens(walks.url)
    await settles(dana)
    await marksWindow(dana)
    await renewsTheSite(dana)
    await dana.page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
    await dana.types('?')
    await dana.reads('Corkboard was updated. Reload the page to continue.')
    await dana.misses('dialog')
    expect(await dana.at('status', 'Messages').getByRole('button').allInnerTexts()).toEqual(['Reload', ''])
    await dana.page.unrouteAll({ behavior: 'wait' })
    await dana.presses('button', 'Reload')
    await expect.poll(() => isSameWindow(dana).catch(() => true)).toBe(false)
    await dana.sees('heading', 'Walks')
    await settles(dana)
    await dana.types('?')
    await dana.sees('dialog', 'Keyboard shortcuts')
  })
})

const OFFLINE = "You're offline! Check your internet connection."
const BACK_ONLINE = "You're back online!"
const banner = (person: Person) => person.page.locator('body > [role=status]')

describe('[SHELL-15 a b] a lost connection', () => {
  it('shows a banner at the top of the window while it lasts, and for two seconds when it is back', async () => {
    const elsa = await corkboard.visitor()
    await elsa.opens(walks.url)
    await settles(elsa)
    expect(await banner(elsa).isVisible()).toBe(false)
    await elsa.context.setOffline(true)
    await elsa.reads(OFFLINE)
    const { y, height } = await boxOf(banner(elsa))
    expect(y).toBe(0)
    // The banner covers nothing.
    await expect.poll(async () => (await elsa.at('banner').boundingBox())!.y).toBe(height)
    // The return is shown for two seconds only, so the wait for it begins before.
    await Promise.all([elsa.reads(BACK_ONLINE), elsa.context.setOffline(false)])
    await banner(elsa).waitFor({ state: 'hidden' })
    await expect.poll(async () => (await elsa.at('banner').boundingBox())!.y).toBe(0)
  })

  it('shows the banner again if it is lost while the return is shown', async () => {
    const fay = await corkboard.visitor({ device: 'phone' })
    await fay.opens(walks.url)
    await settles(fay)
    await fay.context.setOffline(true)
    await fay.reads(OFFLINE)
    await fay.context.setOffline(false)
    await fay.reads(BACK_ONLINE)
    await fay.context.setOffline(true)
    expect(await banner(fay).innerText()).toBe(BACK_ONLINE)
    await fay.reads(OFFLINE)
    await fay.context.setOffline(false)
  })

  it('shows the banner in a window that was not used, whose pages recover by themselves', async () => {
    const hedi = await corkboard.visitor()
    hedi.spoilsWindow()
    hedi.expects(/^net::ERR_INTERNET_DISCONNECTED/)
    await hedi.opens(walks.url)
    await banner(hedi).waitFor({ state: 'attached' })
    await hedi.context.setOffline(true)
    await banner(hedi).waitFor()
    await hedi.within('main').presses('link', /Pond$/)
    await hedi.sees('heading', 'This page isn’t here yet')
    // The banner is the only place that says why.
    await expect.poll(() => hedi.page.getByText(/offline!|not connected/).count()).toBe(1)
    await hedi.context.setOffline(false)
    await hedi.sees('heading', 'Pond')
  })

  it('does not also say it in a toast if a slow press preloaded the page', async () => {
    const ilse = await corkboard.visitor()
    ilse.spoilsWindow()
    ilse.expects(/^net::ERR_INTERNET_DISCONNECTED/)
    await ilse.opens(walks.url)
    await banner(ilse).waitFor({ state: 'attached' })
    await ilse.context.setOffline(true)
    await banner(ilse).waitFor()
    await ilse.within('main').at('link', /Pond$/).hover()
    await ilse.page.mouse.down()
    await ilse.reads("Hmm...you're not connected to the internet")
    await ilse.page.mouse.up()
    await ilse.sees('heading', 'This page isn’t here yet')
    await expect.poll(() => ilse.page.getByText(/offline!|not connected/).count()).toBe(1)
    await ilse.context.setOffline(false)
    await ilse.sees('heading', 'Pond')
  })

  it('is the reason shown when something fails, once', async () => {
    // On a desktop the files of likely pages may still load when the connection goes.
    const gina = await corkboard.member('Gina', { device: 'tablet' })
    gina.expects(/^net::ERR_INTERNET_DISCONNECTED POST \/resource\/BoardFollowResource\/create\//)
    await gina.opens(walks.url)
    await settles(gina)
    await gina.within('main').presses('button', 'Follow board')
    // It shows before the server has answered.
    const unfollowed = gina.page.waitForResponse(/\/BoardFollowResource\/delete\//)
    await gina.within('main').presses('button', 'Following')
    await gina.within('main').sees('button', 'Follow board')
    await (await unfollowed).finished()
    await gina.context.setOffline(true)
    const toast = gina.at('status', 'Messages').getByText("Hmm...you're not connected to the internet")
    for (let times = 0; times < 2; times += 1) {
      await gina.within('main').presses('button', 'Follow board')
      await toast.waitFor()
      await gina.within('main').sees('button', 'Follow board')
    }
    expect(await toast.count()).toBe(1)
    await gina.context.setOffline(false)
  })
})

describe('[SHELL-15 a] a page opened while offline', () => {
  /** Waits for the service worker, which the next page of the window has. */
  const getsWorker = (person: Person) => person.page.evaluate(async () => void (await navigator.serviceWorker.ready))

  it('is the site’s own, and turns into the page that was asked for once the connection is back', async () => {
    const kai = await corkboard.visitor({ hasWorker: true })
    kai.spoilsWindow()
    kai.expects(new RegExp(`^(?:503|net::ERR_INTERNET_DISCONNECTED) GET ${walks.url}$`))
    await kai.opens(walks.url)
    await getsWorker(kai)
    await kai.context.setOffline(true)
    await kai.page.reload()
    await kai.sees('heading', 'You’re offline')
    expect(await barriersOn(kai.page)).toEqual([])
    await Promise.all([kai.page.waitForEvent('load'), kai.presses('link', 'Try again')])
    // The browser may not say at once that a page it has just loaded is offline.
    await kai.page.getByRole('heading', { name: /^(?:You’re offline|We can’t reach Corkboard)$/ }).waitFor()
    expect(await kai.page.evaluate(() => location.pathname)).toBe(walks.url)
    await kai.context.setOffline(false)
    await kai.sees('heading', 'Walks')
    // Nothing that one account has seen is kept for another one, or for later.
    expect(await kai.page.evaluate(() => caches.keys())).toEqual([])
  })

  it('comes from the server while there is a connection, with what changed', async () => {
    const lea = await corkboard.member('Lea', { hasWorker: true })
    lea.spoilsWindow()
    const board = await lea.does.createsBoard('Roads')
    await lea.opens(board.url)
    await getsWorker(lea)
    await lea.does.edits(board, { name: 'Paths' })
    const document = await lea.page.goto(corkboard.site.origin + board.url)
    expect(document!.fromServiceWorker()).toBe(true)
    await lea.sees('heading', 'Paths')
  })
})

describe('[SHELL-15 a] menus while offline', () => {
  const LOST = "Hmm...you're not connected to the internet"

  it('a menu whose items do not load says so, and opens once the connection is back', async () => {
    const hugo = await corkboard.member('Hugo')
    hugo.expects(/^net::ERR_INTERNET_DISCONNECTED (?:GET|HEAD)/)
    await hugo.opens(walks.url)
    await settles(hugo)
    await hugo.context.setOffline(true)
    await hugo.reads(OFFLINE)
    const share = hugo.within('main').at('button', 'Share').first()
    await share.click()
    await hugo.at('status', 'Messages').getByText(LOST).waitFor()
    await hugo.context.setOffline(false)
    await hugo.reads(BACK_ONLINE)
    await share.click()
    await hugo.sees('menuitem', 'Copy link')
  })

  it('a menu’s action that fails is reported and reverted', async () => {
    const ines = await corkboard.member('Ines')
    ines.expects(/^net::ERR_INTERNET_DISCONNECTED/)
    await ines.opens(walks.url)
    await settles(ines)
    const card = ines.within('main').at('link', /Pond$/)
    const more = ines.within('main').at('button', 'More actions')
    await card.hover()
    await more.first().click()
    await ines.sees('menuitem', 'Hide pin')
    await ines.context.setOffline(true)
    await ines.reads(OFFLINE)
    await ines.presses('menuitem', 'Hide pin')
    const toast = ines.at('status', 'Messages').getByText(LOST)
    await toast.waitFor()
    await card.waitFor()
    await ines.within('status', 'Messages').presses('button', 'Dismiss')
    await toast.waitFor({ state: 'hidden' })
    // The board's own menu, because the dialog's files were never loaded.
    await ines.presses('button', 'Board options')
    await ines.presses('menuitem', 'Report board')
    await toast.waitFor()
    await ines.misses('dialog')
    await ines.context.setOffline(false)
  })
})

describe('[SHELL-16 a b c d] overlays', () => {
  const PLACES = [
    ['desktop', { bottom: 14 }],
    ['tablet', { top: 80 }],
    ['phone', { top: 56 }],
  ] as const

  it.each(PLACES)('toasts are stacked, on a %s at %o, the newest lowest', async (device, place) => {
    const hana = await corkboard.member(`Hana${device}`, { device })
    await hana.opens(walks.url)
    await hana.within('main').presses('button', 'Follow board')
    await hana.within('main').presses('button', 'Following')
    await hana.within('main').sees('button', 'Follow board')
    await hana.page.route('**/resource/BoardFollowResource/create/', (route) => route.abort())
    hana.expects(/^net::ERR_FAILED POST \/resource\/BoardFollowResource\/create\//)
    for (let times = 0; times < 2; times += 1) {
      await hana.within('main').presses('button', 'Follow board')
      await expect.poll(() => hana.at('status', 'Messages').locator('> *').count()).toBe(times + 1)
    }
    const region = await boxOf(hana.at('status', 'Messages'))
    const [first, second] = await hana
      .at('status', 'Messages')
      .locator('> *')
      .evaluateAll((toasts) => toasts.map((toast) => toast.getBoundingClientRect().top))
    expect(first).toBeLessThan(second!)
    const { height } = hana.page.viewportSize()!
    const found = 'top' in place ? { top: region.y } : { bottom: height - region.y - region.height }
    expect(found).toEqual(place)
  })

  it('a modal is 656 wide; while it loads an overlay labeled Loading covers the page', async () => {
    const ida = await corkboard.member('Ida')
    await ida.opens(walks.url)
    await settles(ida)
    const held: (() => Promise<void>)[] = []
    let isLetIn = false
    await ida.page.route('**/assets/**', (route) =>
      isLetIn ? route.continue() : void held.push(() => route.continue()),
    )
    await ida.types('?')
    const overlay = ida.page.getByRole('status').filter({ hasText: /^Loading$/ })
    await overlay.waitFor()
    const { width, height } = ida.page.viewportSize()!
    const covered = await ida.page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.matches('[popover], [popover] *'),
      [width - 20, height - 20],
    )
    expect(covered).toBe(true)
    isLetIn = true
    for (const go of held) await go()
    await ida.page.unrouteAll({ behavior: 'wait' })
    const dialog = await ida.sees('dialog', 'Keyboard shortcuts')
    await overlay.waitFor({ state: 'hidden' })
    expect((await dialog.boundingBox())!.width).toBe(656)
  })

  it('a popover is above a modal', async () => {
    const joan = await corkboard.member('Joan')
    await joan.opens(walks.url)
    await settles(joan)
    await joan.types('?')
    await joan.sees('dialog', 'Keyboard shortcuts')
    const isOnTop = await joan.page.evaluate(() => {
      const menu = Object.assign(document.createElement('div'), { popover: 'manual', textContent: 'A menu' })
      document.querySelector('dialog[open]')!.append(menu)
      menu.showPopover()
      const { left, top } = menu.getBoundingClientRect()
      return document.elementFromPoint(left + 4, top + 4) === menu
    })
    expect(isOnTop).toBe(true)
  })
})
