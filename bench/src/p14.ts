/** P14: how soon the first picture shows on a slow line, and what was requested before it. */
import type { Browser } from 'playwright-core'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { type Device, DEVICES, launchBrowser, openWindow } from './devices.ts'
import { median } from './measure.ts'
import { columns } from './measure/table.ts'
import { closeupPaths } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOALS = { pictureMs: 2_500, code: 6 }
/** Fast 3G as browsers' developer tools used to define it. */
const LINE = {
  offline: false,
  latency: 562,
  downloadThroughput: 1_440_000 / 8,
  uploadThroughput: 675_000 / 8,
}
const DEVICE: Device = 'phone'
const SEARCH = '/search/pins/?q=lamps'
const LOADED_WITHIN_MS = 60_000

/** Times in milliseconds since the navigation. */
interface Load {
  readonly fcp: number
  /** The first picture of the content in the window has been painted. */
  readonly picture: number
  readonly lcp: number
  /** The app handles input. */
  readonly started: number
  /** Requests sent before the first picture, without the document itself. */
  readonly before: number
  /** Scripts and style sheets among them. */
  readonly code: number
  readonly bytesBefore: number
  readonly jsBytes: number
}

interface Watched {
  picture?: number
  started?: number
  lcp?: number
}

/** Runs in the page before anything else. */
const watch = (): void => {
  const seen: Watched = {}
  Object.assign(window, { seen })
  performance.setResourceTimingBufferSize(2_000)
  const isShown = (image: HTMLImageElement): boolean => {
    const { top, bottom, left, right, height } = image.getBoundingClientRect()
    return height > 40 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0
  }
  const look = (): void => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')]
    if (!images.some((image) => image.complete && image.naturalWidth > 0 && isShown(image))) return
    requestAnimationFrame(() => (seen.picture ??= performance.now()))
  }
  document.addEventListener('load', ({ target }) => target instanceof HTMLImageElement && look(), true)
  document.addEventListener('corkboard:started', () => (seen.started = performance.now()))
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
}

/** Runs in the page at the end. */
const readTimes = (): Load => {
  const { seen } = window as unknown as { readonly seen: Watched }
  const picture = seen.picture ?? Number.NaN
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const isScript = ({ name }: PerformanceEntry) => /\.m?js$/.test(new URL(name).pathname)
  const isCode = (file: PerformanceEntry) => isScript(file) || new URL(file.name).pathname.endsWith('.css')
  // Repeated requests come from the browser's cache.
  const sent = [...new Map(files.toReversed().map((file) => [file.name, file])).values()]
  const before = sent.filter(({ requestStart }) => requestStart > 0 && requestStart < picture)
  const bytes = (list: PerformanceResourceTiming[]) => list.reduce((sum, { encodedBodySize: size }) => sum + size, 0)
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return {
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    picture,
    lcp: seen.lcp ?? Number.NaN,
    started: seen.started ?? Number.NaN,
    before: before.length,
    code: before.filter(isCode).length,
    bytesBefore: bytes(before.filter(({ responseEnd }) => responseEnd <= picture)) + document!.encodedBodySize,
    jsBytes: bytes(sent.filter(isScript)),
  }
}

const loadCold = async (
  browser: Browser,
  site: BenchSite,
  path: string,
  member: BenchMember | undefined,
): Promise<Load> => {
  await using context = await openWindow(browser, site, DEVICE, member)
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', LINE)
  await page.addInitScript(watch)
  await page.goto(site.origin + path, { waitUntil: 'networkidle', timeout: LOADED_WITHIN_MS })
  return await page.evaluate(readTimes)
}

interface Visit {
  readonly name: string
  readonly path: string
  readonly member?: BenchMember
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(2)
const kb = (bytes: number): string => (bytes / 1_000).toFixed(0)
const HEADINGS = [
  '',
  'first paint s',
  'first picture s',
  'largest s',
  'app started s',
  'requests before it',
  'of code',
  'kB before it',
  'JS kB at the end',
] as const

export const run = async ({ pins, rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  // Signing in writes.
  await using site = await createBenchSite({ pins, writes: true, print })
  const [member] = await signIn(site.pool, 1)
  const [closeup] = await closeupPaths(site, 1)
  const visits: Visit[] = [
    { name: 'landing', path: '/' },
    { name: 'home, member', path: '/', member: member! },
    { name: 'search', path: SEARCH },
    { name: 'search, member', path: SEARCH, member: member! },
    { name: 'closeup', path: closeup! },
    { name: 'closeup, member', path: closeup!, member: member! },
  ]
  await using browser = await launchBrowser()
  const rows: string[][] = [[...HEADINGS]]
  let reached = true
  for (const { name, path, member: viewer } of visits) {
    // The line is measured, not the first render.
    const headers = { 'user-agent': DEVICES[DEVICE].userAgent, ...viewer?.headers, accept: 'text/html' }
    await (await fetch(site.origin + path, { headers })).text()
    const loads: Load[] = []
    for (let round = 0; round < rounds; round += 1) loads.push(await loadCold(browser, site, path, viewer))
    const of = (value: (load: Load) => number) => median(loads.map(value))
    const picture = of((load) => load.picture)
    const code = of((load) => load.code)
    const isSoon = picture <= GOALS.pictureMs
    const isLittle = code <= GOALS.code
    reached &&= isSoon && isLittle
    rows.push([
      name,
      seconds(of(({ fcp }) => fcp)),
      seconds(picture) + (isSoon ? '' : ' MISSED'),
      seconds(of(({ lcp }) => lcp)),
      seconds(of(({ started }) => started)),
      String(of(({ before }) => before)),
      String(code) + (isLittle ? '' : ' MISSED'),
      kb(of(({ bytesBefore }) => bytesBefore)),
      kb(of(({ jsBytes }) => jsBytes)),
    ])
  }
  rows.push(['goal', '', `≤ ${seconds(GOALS.pictureMs)}`, '', '', '', `≤ ${GOALS.code}`, '', ''])
  print(`\nP14: pages on a ${DEVICE} on Fast 3G with an empty cache, ${browser.version()}; medians of ${rounds}`)
  print(columns(rows))
  return { reached }
}
