import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import type { Actor, Visitor } from '@corkboard/testkit'
import { boxOf } from './box-of.ts'
import { type Seat, windowOptions } from './browser.ts'
import { type Troubles, watchTroubles } from './troubles.ts'
import { createView, type View } from './view.ts'

export interface Opening {
  /** The document's status; 200 by default. */
  readonly status?: number
  /** True if the document should not start the app (SHELL-09). */
  readonly withoutApp?: boolean
}

/** A user at a browser window. */
export interface Person extends View {
  readonly page: Page
  readonly context: BrowserContext
  /** Declares an expected problem; see {@link Troubles}. */
  readonly expects: Troubles['expect']
  readonly troubles: Troubles
  /** Opens an address and waits until the app responds. */
  opens(path: string, opening?: Opening): Promise<void>
  reloads(): Promise<void>
  goesBack(): Promise<void>
  /** Waits until the address bar shows this path. */
  arrivesAt(path: string | RegExp): Promise<void>
  readonly isTouch: boolean
  /** Holds a finger on something until the expected result appears. */
  holdsFingerOn(
    target: Locator,
    until: () => Promise<unknown>,
    where?: { /** px */ readonly fromTop?: number },
  ): Promise<void>
  /** Puts a finger on something, moves it by so many px, and lifts it. `meanwhile` runs before it is lifted. */
  swipes(
    target: Locator,
    by: { readonly x?: number; readonly y?: number },
    options?: { readonly fromTop?: number; readonly meanwhile?: () => Promise<unknown> },
  ): Promise<void>
  /**
   * Holds a finger on something until it is picked up, carries it over something else, and drops it there.
   * @param options.half drops over the first or the last half, from the left
   * @param options.meanwhile runs while it is held there
   */
  carries(
    what: Locator,
    to: Locator,
    options?: { readonly half?: 'first' | 'last'; readonly meanwhile?: () => Promise<unknown> },
  ): Promise<void>
  /** Presses a key or a combination: `Escape`, `Control+V`. */
  types(...keys: string[]): Promise<void>
  /** Marks the window as not reusable, because what is done to it now cannot be undone. It closes with its user. */
  spoilsWindow(): void
  /**
   * Leaves, with everything the window knows about the user.
   * @param options.forGood closes the window too, because its state is unknown
   */
  leaves(options?: { readonly forGood?: boolean }): Promise<void>
}

/** A signed-in user with an account. `does` acts without the browser, for steps the journey is not about. */
export interface Member extends Person {
  readonly does: Actor
}

/** What journeys listen to. */
const LISTENED = ['console', 'dialog', 'request', 'requestfailed', 'response', 'weberror']

/** Only against tests that hang. */
const PATIENCE_MS = 60_000
/** Clearing a window takes a few milliseconds; now and then one never ends. */
const TIDY_WITHIN_MS = 5_000

/** The app listens once it has a root in this document, and hydration is over when the page is idle. */
const appResponds = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')),
  )
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

/** A browser window of one device and its single tab. */
interface Window {
  readonly context: BrowserContext
  readonly page: Page
}

/**
 * Unused windows, by browser and device. Opening the first page in a new window takes three times as long as in a warm
 * one, so the next user takes over the window, cleared of everything from the previous one.
 */
const free = new WeakMap<Browser, Map<string, Window[]>>()

const freeIn = (browser: Browser): Map<string, Window[]> => {
  const known = free.get(browser) ?? new Map<string, Window[]>()
  free.set(browser, known)
  return known
}

const openWindow = async (browser: Browser, seat: Seat): Promise<Window> => {
  const context = await browser.newContext(windowOptions(seat))
  context.setDefaultTimeout(PATIENCE_MS)
  return { context, page: await context.newPage() }
}

/**
 * Clears what pages of this site keep in a window. The page itself forgets its storage: told by the browser, its process
 * would do so a moment later, when the next user's page has already stored something.
 */
const clearStorage = async ({ context, page }: Window, origin: string): Promise<void> => {
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const session = await context.newCDPSession(page)
  const storageTypes = 'indexeddb,cache_storage,service_workers'
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes })
  await session.detach()
}

const giveBack = async (browser: Browser, window: Window, seat: Seat, origin: string): Promise<void> => {
  const { context, page } = window
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  // Not to an empty page: each would get a process of its own, and the next user's page yet another one.
  await page.goto(`${origin}/robots.txt`)
  await context.clearCookies()
  await clearStorage(window, origin)
  const { colorScheme, reducedMotion, viewport } = windowOptions(seat)
  await page.emulateMedia({ colorScheme, reducedMotion })
  await page.setViewportSize(viewport)
  const key = JSON.stringify(seat)
  const windows = freeIn(browser)
  windows.set(key, [...(windows.get(key) ?? []), window])
}

/**
 * Returns whether the cleanup finished in time. A window whose cleanup did not is abandoned, and the next user gets
 * another.
 */
const inTime = async (tidying: Promise<void>): Promise<boolean> => {
  const { promise: isLate, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(resolve, TIDY_WITHIN_MS, false)
  try {
    return await Promise.race([
      tidying.then(
        () => true,
        () => false,
      ),
      isLate,
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** How far across the target it is dropped. */
const HALVES = { first: 0.2, last: 0.8 } as const

/** Returns where to put a finger. */
const middleOf = async (target: Locator, fromTop = 80, across = 0.5): Promise<{ x: number; y: number }> => {
  const box = await boxOf(target)
  return { x: box.x + box.width * across, y: box.y + Math.min(box.height / 2, fromTop) }
}

export const sitDown = async (browser: Browser, origin: string, seat: Seat = {}): Promise<Person> => {
  const window = freeIn(browser).get(JSON.stringify(seat))?.pop() ?? (await openWindow(browser, seat))
  const { context, page } = window
  const troubles = watchTroubles(context)
  const isTouch = 'hasTouch' in windowOptions(seat)
  let isSpoiled = false
  return {
    ...createView(page, isTouch),
    isTouch,
    page,
    context,
    troubles,
    expects: troubles.expect,
    opens: async (path, { status = 200, withoutApp = false } = {}) => {
      if (status >= 400) troubles.expect(`${status} GET ${path}`)
      const response = await page.goto(origin + path)
      if (response?.status() !== status) throw new Error(`${path} answered ${response?.status()}, not ${status}`)
      if (!withoutApp) await appResponds(page)
    },
    reloads: async () => {
      await page.reload()
      await appResponds(page)
    },
    goesBack: async () => void (await page.goBack()),
    arrivesAt: (path) =>
      page.waitForURL((url) => {
        const here = url.pathname + url.search
        return typeof path === 'string' ? here === path : path.test(here)
      }),
    holdsFingerOn: async (target, until, { fromTop } = {}) => {
      const touchPoints = [await middleOf(target, fromTop)]
      const fingers = await context.newCDPSession(page)
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await until()
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await fingers.detach()
    },
    swipes: async (target, { x = 0, y = 0 }, { fromTop, meanwhile } = {}) => {
      const from = await middleOf(target, fromTop)
      const fingers = await context.newCDPSession(page)
      const moves = [0.1, 0.2, 0.4, 0.6, 0.8, 1].map((part) => ({ x: from.x + x * part, y: from.y + y * part }))
      // Without waiting in between: a finger that rests would be a long press.
      await Promise.all([
        fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] }),
        ...moves.map((to) => fingers.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] })),
      ])
      try {
        await meanwhile?.()
      } finally {
        await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
        await fingers.detach()
      }
    },
    carries: async (what, to, { half, meanwhile } = {}) => {
      const fingers = await context.newCDPSession(page)
      const put = async (type: 'touchStart' | 'touchMove', at: { x: number; y: number }) =>
        fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [at] })
      await what.scrollIntoViewIfNeeded()
      const from = await middleOf(what)
      await put('touchStart', from)
      await page.locator('[data-carried]').waitFor()
      const there = await middleOf(to, undefined, half && HALVES[half])
      for (const part of [0.2, 0.6, 1]) {
        await put('touchMove', { x: from.x + (there.x - from.x) * part, y: from.y + (there.y - from.y) * part })
      }
      await meanwhile?.()
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await fingers.detach()
    },
    types: async (...keys) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    spoilsWindow: () => {
      isSpoiled = true
    },
    leaves: async ({ forGood = false } = {}) => {
      // Not 'close': closing the context waits for that event.
      for (const kind of LISTENED) {
        context.removeAllListeners(kind)
        page.removeAllListeners(kind)
      }
      const isGivenBack = !forGood && !isSpoiled && (await inTime(giveBack(browser, window, seat, origin)))
      if (!isGivenBack) await inTime(context.close())
    },
  }
}

/** Gives a window the session of a user who signed in elsewhere. */
export const signIn = async <Who extends Visitor>(
  person: Person,
  actor: Who,
): Promise<Person & { readonly does: Who }> => {
  const cookies = ['corkboard_session', 'csrftoken'].map((name) => ({
    name,
    value: actor.browser.cookie(name) ?? '',
    url: actor.browser.origin,
  }))
  await person.context.addCookies(cookies)
  return Object.assign(person, { does: actor })
}
