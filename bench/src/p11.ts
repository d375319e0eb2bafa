/** P11: how smoothly hundreds of pins scroll, and how soon a press shows an effect on a slow processor. */
import type { Browser, Locator, Page } from 'playwright-core'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { launchBrowser, openWindow } from './devices.ts'
import { median } from './measure.ts'
import { columns } from './measure/table.ts'
import { closeupPaths } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOALS = { longestTaskMs: 100, cards: 150, openMs: 200, likeMs: 100 }
const PINS = 500
/** A wheel's step, px, and the time between two of them. */
const STEP = 400
const STEP_EVERY_MS = 60
const SCROLL_WITHIN_MS = 180_000
/** How long the mouse rests on something before it is pressed. */
const HOVER_MS = 500
/** How much slower the processor is for presses. */
const SLOWDOWN = 4

interface Watched {
  readonly tasks: number[]
  readonly presses: number[]
  readonly pins: Set<string>
  cards: number
}

/** Runs in the page before anything else. */
const watch = (): void => {
  const seen: Watched = { tasks: [], presses: [], pins: new Set(), cards: 0 }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { readonly interactionId: number })[]) {
      if (entry.interactionId > 0) seen.presses.push(entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

const seenIn = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: Watched }
    const links = document.querySelectorAll<HTMLAnchorElement>('main [role=listitem] a[href^="/pin/"]')
    for (const { href } of links) seen.pins.add(href)
    seen.cards = Math.max(seen.cards, document.querySelectorAll('main [role=listitem]').length)
    return { pins: seen.pins.size, cards: seen.cards, tasks: seen.tasks, presses: seen.presses }
  })

/** The app has started, and what it loads when it is idle is in. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))
}

const scroll = async (browser: Browser, site: BenchSite, member: BenchMember) => {
  await using context = await openWindow(browser, site, 'desktop', member)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${site.origin}/`)
  await settled(page)
  await page.evaluate(() => void ((window as unknown as { seen: Watched }).seen.tasks.length = 0))
  await page.mouse.move(600, 500)
  const end = Date.now() + SCROLL_WITHIN_MS
  let seen = await seenIn(page)
  while (seen.pins < PINS && Date.now() < end) {
    await page.mouse.wheel(0, STEP)
    await page.waitForTimeout(STEP_EVERY_MS)
    seen = await seenIn(page)
  }
  return seen
}

/** How long until a press of what `act` presses shows an effect: the longest event, as INP counts. */
const press = async (page: Page, act: () => Promise<void>): Promise<number> => {
  await page.evaluate(() => void ((window as unknown as { seen: Watched }).seen.presses.length = 0))
  await act()
  // Entries arrive after the next paint; an event of less than 16 ms has none.
  await page.waitForTimeout(1_000)
  return Math.max(0, ...(await seenIn(page)).presses)
}

/**
 * Presses a button of the mouse over an element where the mouse rests. `click` would look for the element in the page
 * while the events are dispatched, which takes as long as the page's own work.
 */
const clickAt = async (page: Page, target: Locator): Promise<() => Promise<void>> => {
  await target.hover()
  await page.waitForTimeout(HOVER_MS)
  return async () => {
    await page.mouse.down()
    await page.mouse.up()
  }
}

const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

const openPins = async (browser: Browser, site: BenchSite, member: BenchMember, times: number): Promise<number[]> => {
  await using context = await openWindow(browser, site, 'desktop', member)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${site.origin}/`)
  await settled(page)
  await slowDown(page)
  const took: number[] = []
  for (let n = 0; n < times; n += 1) {
    const card = page.locator('main [role=listitem] a[href^="/pin/"]').nth(n)
    const click = await clickAt(page, card)
    took.push(
      await press(page, async () => {
        await click()
        await page.waitForURL('**/pin/**')
      }),
    )
    await page.goBack()
    await card.waitFor()
  }
  return took
}

const like = async (browser: Browser, site: BenchSite, member: BenchMember, paths: readonly string[]) => {
  await using context = await openWindow(browser, site, 'desktop', member)
  const page = await context.newPage()
  await page.addInitScript(watch)
  const took: number[] = []
  for (const path of paths) {
    await page.goto(site.origin + path)
    await settled(page)
    await slowDown(page)
    took.push(await press(page, await clickAt(page, page.getByRole('button', { name: /^Love it/ }).first())))
  }
  return took
}

const ms = (values: readonly number[]): string => values.map((value) => value.toFixed(0)).join(' ')

export const run = async ({ pins, rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  const [member] = await signIn(site.pool, 1)
  await using browser = await launchBrowser()
  const { tasks, pins: seen, cards } = await scroll(browser, site, member!)
  const opened = await openPins(browser, site, member!, rounds)
  const liked = await like(browser, site, member!, await closeupPaths(site, rounds))
  const longest = Math.max(0, ...tasks)
  const rows = [
    { name: `longest task while ${seen} pins scroll, ms`, value: longest, goal: GOALS.longestTaskMs, all: ms(tasks) },
    { name: 'cards in the document', value: cards, goal: GOALS.cards, all: '' },
    { name: `opening a closeup, ${SLOWDOWN} × slower, ms`, value: median(opened), goal: GOALS.openMs, all: ms(opened) },
    { name: `a like, ${SLOWDOWN} × slower, ms`, value: median(liked), goal: GOALS.likeMs, all: ms(liked) },
  ]
  print(`\nP11: a member's home and closeups on a desktop, ${browser.version()}`)
  print(
    columns([
      ['', 'median or most', 'goal', '', 'all'],
      ...rows.map(({ name, value, goal, all }) => [
        name,
        value.toFixed(0),
        `≤ ${goal}`,
        value <= goal ? 'reached' : 'MISSED',
        all,
      ]),
    ]),
  )
  if (seen < PINS) print(`Only ${seen} pins appeared in ${SCROLL_WITHIN_MS / 1_000} s.`)
  return { reached: seen >= PINS && rows.every(({ value, goal }) => value <= goal) }
}
