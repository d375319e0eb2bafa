/** CREATE-04: how smoothly a block follows the mouse on a page of a story with as many blocks as it holds. */
import { LIMITS } from '@corkboard/contract'
import type { CDPSession, Page } from 'playwright-core'
import sharp from 'sharp'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { launchBrowser, openWindow } from './devices.ts'
import { median } from './measure.ts'
import { columns } from './measure/table.ts'
import { createBenchSite } from './site.ts'
import { signIn } from './site/sessions.ts'

/** Milliseconds. A browser counts tasks over 50 as long; at 60 frames a second a frame has 16.7. */
const GOALS = { longestTaskMs: 50, frameMs: 16.7 }
const PICTURES = 5
/** Moves of the mouse, one a frame. */
const MOVES = 120

interface Watched {
  readonly tasks: number[]
  readonly frames: number[]
}

/** Runs in the page before anything else. */
const watch = (): void => {
  const seen: Watched = { tasks: [], frames: [] }
  Object.assign(window, { seen })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.tasks.push(duration)
  }).observe({ type: 'longtask' })
  let last = performance.now()
  const next = (now: number): void => {
    seen.frames.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
}

const forget = (page: Page) =>
  page.evaluate(() => {
    const { seen } = window as unknown as { readonly seen: Watched }
    seen.tasks.length = 0
    seen.frames.length = 0
  })

const picture = async (n: number): Promise<Buffer> =>
  sharp({ create: { width: 1_080, height: 1_920, channels: 3, background: { r: 40 * n, g: 120, b: 90 } } })
    .composite([
      { input: Buffer.from(`<svg width="800" height="800"><circle cx="400" cy="400" r="${60 * n + 90}"/></svg>`) },
    ])
    .jpeg()
    .toBuffer()

/** Fills the page: pictures, of which one fills it, and texts. */
const fill = async (page: Page): Promise<void> => {
  for (let n = 0; n < PICTURES; n += 1) {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Photo or video' }).click()
    await (await choosing).setFiles({ name: `${n}.jpg`, mimeType: 'image/jpeg', buffer: await picture(n) })
    await page.locator('[data-block]').nth(n).waitFor()
  }
  for (let n = PICTURES; n < LIMITS.storyBlocks; n += 1) {
    await page.getByRole('button', { name: 'Text', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Text' }).fill(`Block ${n} of a page that is full of them`)
  }
  // What was added is uploaded and saved: nothing else runs.
  await page.getByText(/^Saved$/).waitFor()
  await page.waitForLoadState('networkidle')
}

/** CPU time of the page's main thread, milliseconds. */
const threadMs = async (devtools: CDPSession): Promise<number> => {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1_000
}

/** Drags the block in front in circles, one move a frame, and drops it farther up or, with -1, down. */
const drag = async (page: Page, devtools: CDPSession, up: 1 | -1) => {
  const block = page.locator('[data-block]').last()
  const box = (await block.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await forget(page)
  const before = await threadMs(devtools)
  for (let n = 1; n <= MOVES; n += 1) {
    const angle = (n * 5 * Math.PI) / MOVES
    await page.mouse.move(x + 60 * Math.sin(angle), y - 60 * up * (1 - Math.cos(angle)))
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  const moved = (await block.boundingBox())!
  if (Math.hypot(moved.x - box.x, moved.y - box.y) < 20) throw new Error('The block did not follow the mouse')
  const cpuMs = (await threadMs(devtools)) - before
  // The drop changes the document and the small picture of the page.
  await page.mouse.up()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))))
  const seen = await page.evaluate(() => (window as unknown as { readonly seen: Watched }).seen)
  const frames = seen.frames.toSorted((a, b) => a - b)
  return {
    longestTaskMs: Math.max(0, ...seen.tasks),
    longTasks: seen.tasks.length,
    cpuMs: cpuMs / MOVES,
    frameMs: median(frames),
    slowFrameMs: frames[Math.floor(frames.length * 0.95)]!,
  }
}

export const run = async ({ pins, rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  const [member] = await signIn(site.pool, 1)
  await using browser = await launchBrowser()
  await using context = await openWindow(browser, site, 'desktop', member)
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(`${site.origin}/pin/create/story/`)
  await fill(page)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  // The first drag compiles what all others use.
  await drag(page, devtools, -1)
  const drags: Awaited<ReturnType<typeof drag>>[] = []
  for (let round = 0; round < rounds; round += 1) drags.push(await drag(page, devtools, round % 2 === 0 ? 1 : -1))
  const of = (value: (it: (typeof drags)[number]) => number) => median(drags.map(value))
  const longest = Math.max(...drags.map((it) => it.longestTaskMs))
  const cpuMs = of((it) => it.cpuMs)
  print(`\nDragging one of ${LIMITS.storyBlocks} blocks of a story, ${browser.version()}; medians of ${rounds}`)
  print(
    columns([
      ['', 'longest task ms', 'long tasks', 'CPU ms a move', 'frame ms', 'frame ms p95'],
      [
        'drag',
        longest.toFixed(0),
        String(of((it) => it.longTasks)),
        cpuMs.toFixed(1),
        of((it) => it.frameMs).toFixed(1),
        of((it) => it.slowFrameMs).toFixed(1),
      ],
      ['goal', `≤ ${GOALS.longestTaskMs}`, '0', `≤ ${GOALS.frameMs}`, '', ''],
    ]),
  )
  return { reached: longest <= GOALS.longestTaskMs && cpuMs <= GOALS.frameMs }
}
