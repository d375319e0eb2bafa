/** P10: what a visitor's first closeup loads in a real browser: bytes, and whether anything moves. */
import { brotliCompressSync, constants } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '../../scripts/chromium.ts'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { columns } from './measure/table.ts'
import { closeupPaths, VISITOR_HEADERS } from './pages.ts'
import { createBenchSite } from './site.ts'

const GOALS = { jsKb: 95, cssKb: 12, htmlKb: 14, shift: 0.009 }
const PAGES = 3
const DEVICES = [
  { name: 'desktop', viewport: { width: 1_366, height: 900 }, isMobile: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, isMobile: true },
] as const
/** Waited after the network has become quiet: late layout also counts as a shift. */
const SETTLE_MS = 1_500

interface FirstLoad {
  readonly js: number
  readonly css: number
  readonly requests: number
  /** Cumulative layout shift as reported by browsers. */
  readonly shift: number
  /** What moved, and when. */
  readonly moved: readonly string[]
  /** Every script with the bytes loaded for it. */
  readonly scripts: ReadonlyMap<string, number>
}

interface Shifts {
  sum: number
  readonly moved: string[]
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Runs in the page before anything else. */
const watchShifts = (): void => {
  const all = window as unknown as { shifts: Shifts }
  all.shifts = { sum: 0, moved: [] }
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, startTime, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      all.shifts.sum += value
      const names = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.outerHTML.slice(0, 80)} from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`
      })
      all.shifts.moved.push(`${value.toFixed(4)} at ${startTime.toFixed(0)} ms: ${names.join('; ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

const loadFirst = async (browser: Browser, address: string, device: (typeof DEVICES)[number]): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: device.viewport, isMobile: device.isMobile })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchShifts)
    const scripts = new Map<string, number>()
    const styles = new Map<string, number>()
    let requests = 0
    page.on('response', (response) => {
      requests += 1
      const { 'content-type': type = '', 'content-encoding': encoding = 'plain' } = response.headers()
      const files = type.includes('javascript') ? scripts : type.includes('css') ? styles : undefined
      // By URL: repeated requests by the app come from the browser's cache.
      const file = `${new URL(response.url()).pathname} (${encoding})`
      files?.set(file, Number(response.headers()['content-length'] ?? Number.NaN))
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.waitForTimeout(SETTLE_MS)
    const { sum: shift, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
    const total = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
    return { js: total(scripts), css: total(styles), requests, shift, moved, scripts }
  } finally {
    await context.close()
  }
}

/** Bytes of the document up to its first picture, uncompressed and as brotli would have sent them by then. */
const htmlBeforeImage = async (address: string): Promise<{ readonly plain: number; readonly sent: number }> => {
  const html = await (await fetch(address, { headers: VISITOR_HEADERS })).text()
  const at = html.indexOf('<img')
  if (at < 0) throw new Error(`${address} shows no picture`)
  const before = Buffer.from(html.slice(0, at))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { plain: before.length, sent: brotliCompressSync(before, { params }).length }
}

const kb = (bytes: number): string => (bytes / 1_000).toFixed(1)
const most = (values: readonly number[]): number => Math.max(...values)

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  const addresses = (await closeupPaths(site, PAGES)).map((path) => site.origin + path)
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    let reached = true
    const scripts = new Map<string, number>()
    const moved: string[] = []
    const rows: string[][] = [['', 'JS kB', 'CSS kB', 'HTML kB before an image', 'plain', 'CLS', 'requests']]
    for (const device of DEVICES) {
      const loads: FirstLoad[] = []
      for (const address of addresses) loads.push(await loadFirst(browser, address, device))
      for (const load of loads) {
        for (const [script, bytes] of load.scripts) scripts.set(script, bytes)
        moved.push(...load.moved.map((line) => `${device.name}: ${line}`))
      }
      const html = await Promise.all(addresses.map(htmlBeforeImage))
      const js = most(loads.map((load) => load.js))
      const css = most(loads.map((load) => load.css))
      const sent = most(html.map((bytes) => bytes.sent))
      const shift = most(loads.map((load) => load.shift))
      const within = [
        js / 1_000 <= GOALS.jsKb,
        css / 1_000 <= GOALS.cssKb,
        sent / 1_000 <= GOALS.htmlKb,
        shift <= GOALS.shift,
      ]
      reached &&= within.every(Boolean)
      const mark = (n: number, text: string) => (within[n] ? text : `${text} MISSED`)
      rows.push([
        `closeup, ${device.name}`,
        mark(0, kb(js)),
        mark(1, kb(css)),
        mark(2, kb(sent)),
        kb(most(html.map((bytes) => bytes.plain))),
        mark(3, shift.toFixed(4)),
        String(most(loads.map((load) => load.requests))),
      ])
    }
    rows.push(['goal', `≤ ${GOALS.jsKb}`, `≤ ${GOALS.cssKb}`, `≤ ${GOALS.htmlKb}`, '', `≤ ${GOALS.shift}`, ''])
    print(`\nP10: a visitor's first closeup in ${browser.version()}; the worst of ${PAGES}`)
    print(columns(rows))
    for (const line of moved) print(line)
    const largest = [...scripts].toSorted(([, a], [, b]) => b - a)
    print(`\nScripts:\n${columns(largest.map(([script, bytes]) => [script, `${kb(bytes)} kB`]))}`)
    return { reached }
  } finally {
    await browser.close()
  }
}
