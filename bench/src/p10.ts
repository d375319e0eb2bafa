/** P10: what a visitor's first closeup and a member's home load in a real browser: bytes, and whether anything moves. */
import { brotliCompressSync, constants } from 'node:zlib'
import type { Browser } from 'playwright-core'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { type Device, launchBrowser, openWindow } from './devices.ts'
import { columns } from './measure/table.ts'
import { closeupPaths, VISITOR_HEADERS } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOALS = { cssKb: 12, htmlKb: 14, shift: 0.009 }
const PAGES = 3
const DEVICES: readonly Device[] = ['desktop', 'phone']
/** Waited after the network has become quiet: late layout also counts as a shift. */
const SETTLE_MS = 1_500

interface FirstLoad {
  /** Until the page is idle, without what it loads ahead for other pages. */
  readonly js: number
  /** What it loads ahead. */
  readonly ahead: number
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

/**
 * Returns the files that a desktop loads ahead (SHELL-06): those of the pages a member is likely to open next that the
 * page itself does not need, by the document's own lists.
 */
const filesAhead = (html: string): ReadonlySet<string> => {
  const read = /id="embedded-handlers">(.*?)<\/script>/s.exec(html)?.[1]
  const list = JSON.parse(read!) as {
    readonly files: readonly string[]
    readonly handlers: Readonly<Record<string, readonly number[]>>
  }
  const own = new Set(/data-modules="([^"]*)"/.exec(html)![1]!.split(' '))
  const likely = ['www/index', 'www/pin/[id]', 'www/search/[scope]', 'www/[username]']
  const files = likely.flatMap((id) => list.handlers[id]!.map((n) => list.files[n]!.replace('file:', '/')))
  return new Set(files.filter((file) => !own.has(file)))
}

const loadFirst = async (
  browser: Browser,
  site: BenchSite,
  path: string,
  device: Device,
  member: BenchMember | undefined,
): Promise<FirstLoad> => {
  const context = await openWindow(browser, site, device, member)
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
    const result = await page.goto(site.origin + path, { waitUntil: 'networkidle' })
    const ahead = member ? filesAhead(await result!.text()) : new Set<string>()
    await page.waitForTimeout(SETTLE_MS)
    const { sum: shift, moved } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts)
    const total = (files: ReadonlyMap<string, number>) => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
    const isAhead = ([file]: readonly [string, number]) => ahead.has(file.replace(/ .*/, ''))
    const loadedAhead = total(new Map([...scripts].filter(isAhead)))
    const js = total(scripts) - loadedAhead
    return { js, ahead: loadedAhead, css: total(styles), requests, shift, moved, scripts }
  } finally {
    await context.close()
  }
}

/** Bytes of the document up to its first picture, uncompressed and as brotli would have sent them by then. */
const htmlBeforeImage = async (
  address: string,
  member: BenchMember | undefined,
): Promise<{ readonly plain: number; readonly sent: number }> => {
  const html = await (await fetch(address, { headers: { ...VISITOR_HEADERS, ...member?.headers } })).text()
  const at = html.indexOf('<img')
  if (at < 0) throw new Error(`${address} shows no picture`)
  const before = Buffer.from(html.slice(0, at))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { plain: before.length, sent: brotliCompressSync(before, { params }).length }
}

const kb = (bytes: number): string => (bytes / 1_000).toFixed(1)
const most = (values: readonly number[]): number => Math.max(...values)

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  // Signing in writes.
  await using site = await createBenchSite({ pins, writes: true, print })
  const [member] = await signIn(site.pool, 1)
  await using browser = await launchBrowser()
  const kinds = [
    { name: "visitor's closeup", paths: await closeupPaths(site, PAGES), member: undefined, jsKb: 95 },
    { name: "member's home", paths: ['/'], member: member!, jsKb: 130 },
  ]
  let reached = true
  const moved: string[] = []
  const files: string[] = []
  const rows: string[][] = [
    ['', 'JS kB', 'goal', 'JS kB ahead', 'CSS kB', 'HTML kB before an image', 'plain', 'CLS', 'requests'],
  ]
  for (const { name, paths, member: viewer, jsKb } of kinds) {
    const html = await Promise.all(paths.map((path) => htmlBeforeImage(site.origin + path, viewer)))
    for (const device of DEVICES) {
      const loads: FirstLoad[] = []
      for (const path of paths) loads.push(await loadFirst(browser, site, path, device, viewer))
      moved.push(...loads.flatMap((load) => load.moved.map((line) => `${name}, ${device}: ${line}`)))
      const js = most(loads.map((load) => load.js))
      const css = most(loads.map((load) => load.css))
      const sent = most(html.map((bytes) => bytes.sent))
      const shift = most(loads.map((load) => load.shift))
      const within = [
        js / 1_000 <= jsKb,
        css / 1_000 <= GOALS.cssKb,
        sent / 1_000 <= GOALS.htmlKb,
        shift <= GOALS.shift,
      ]
      reached &&= within.every(Boolean)
      const mark = (n: number, text: string) => (within[n] ? text : `${text} MISSED`)
      rows.push([
        `${name}, ${device}`,
        mark(0, kb(js)),
        `≤ ${jsKb}`,
        kb(most(loads.map((load) => load.ahead))),
        mark(1, kb(css)),
        mark(2, kb(sent)),
        kb(most(html.map((bytes) => bytes.plain))),
        mark(3, shift.toFixed(4)),
        String(most(loads.map((load) => load.requests))),
      ])
      const largest = [...loads[0]!.scripts].toSorted(([, a], [, b]) => b - a)
      files.push(`\nScripts of a ${name}, ${device}:`)
      files.push(columns(largest.map(([script, bytes]) => [script, `${kb(bytes)} kB`])))
    }
  }
  rows.push(['goal', '', '', '', `≤ ${GOALS.cssKb}`, `≤ ${GOALS.htmlKb}`, '', `≤ ${GOALS.shift}`, ''])
  print(`\nP10: first loads until the page is idle, ${browser.version()}; the worst of ${PAGES} closeups`)
  print(columns(rows))
  for (const line of [...moved, ...files]) print(line)
  return { reached }
}
