import type { ClientReport } from '@corkboard/contract/upkeep/wire/error-report'
import { expect, it } from 'vitest'
import { GraphQLFetchError, normalizeError } from '../../api/errors.ts'
import type { Report } from '../../report.ts'
import { createReportSender } from './report-sender.ts'

/** Browsers have it. */
const shown: unknown[] = []
globalThis.reportError = (error: unknown) => void shown.push(error)

interface Sent {
  readonly release: string
  readonly reports: readonly ClientReport[]
}

/** A browser that sends to a list, and whose time passes when the test says so. */
const openBrowser = (...statuses: (number | 'no response')[]) => {
  const bodies: { readonly by: 'fetch' | 'beacon'; readonly body: Promise<string> }[] = []
  const listeners = new Map<string, () => void>()
  const waits: (() => void)[] = []
  const navigator = {
    onLine: true,
    sendBeacon: (_path: string, body: Blob) => {
      bodies.push({ by: 'beacon', body: body.text() })
      return true
    },
  }
  const listen = { addEventListener: (name: string, listener: () => void) => void listeners.set(name, listener) }
  const browser = {
    ...listen,
    navigator,
    document: { ...listen, visibilityState: 'hidden' },
    setTimeout: (work: () => void) => void waits.push(work),
    fetch: async (_path: string, { body }: { readonly body: string }) => {
      bodies.push({ by: 'fetch', body: Promise.resolve(body) })
      const status = statuses.shift() ?? 200
      if (status === 'no response') throw new TypeError('Failed to fetch')
      return { status }
    },
  }
  const sender = createReportSender(browser as never, 'v1')
  return {
    navigator,
    reports: (...reports: Report[]) => sender.add(reports.map((report) => ({ report, handlerId: 'www/pin/[id]' }))),
    hears: (name: string) => listeners.get(name)?.(),
    passes: async () => {
      for (const work of waits.splice(0)) work()
      // Responses arrive between two turns of the event loop.
      await new Promise((resolve) => setTimeout(resolve))
    },
    sent: () =>
      Promise.all(
        bodies.map(async ({ by, body }) => {
          const { release, reports } = JSON.parse(await body) as Sent
          return { by, release, reports: reports.map(({ message, count }) => `${message} × ${count}`) }
        }),
      ),
    lastReport: async () => (JSON.parse(await bodies.at(-1)!.body) as Sent).reports.at(-1),
  }
}
const count = (name: string): Report => ({ kind: 'count', name })

it('[SHELL-19 b] sends equal reports as one with a count, ten at a time', async () => {
  const browser = openBrowser()
  browser.reports(count('a'), count('a'), ...Array.from('bcdefghijk', count))
  browser.reports(count('a'))
  await browser.passes()
  await browser.passes()
  expect(await browser.sent()).toEqual([
    { by: 'fetch', release: 'v1', reports: ['a × 3', ...Array.from('bcdefghij', (name) => `${name} × 1`)] },
    { by: 'fetch', release: 'v1', reports: ['k × 1'] },
  ])
})

it('[SHELL-19 b] sends what waits as a beacon when the page is left', async () => {
  const browser = openBrowser()
  browser.reports(count('a'))
  browser.hears('pagehide')
  browser.hears('visibilitychange')
  await browser.passes()
  expect(await browser.sent()).toEqual([{ by: 'beacon', release: 'v1', reports: ['a × 1'] }])
})

it('[SHELL-19 b] keeps reports while the browser is offline or the site does not respond', async () => {
  const browser = openBrowser('no response', 503, 200)
  browser.navigator.onLine = false
  browser.reports(count('a'))
  await browser.passes()
  expect(await browser.sent()).toEqual([])
  browser.navigator.onLine = true
  browser.hears('online')
  for (let tries = 0; tries < 4; tries += 1) await browser.passes()
  expect((await browser.sent()).map(({ reports }) => reports)).toEqual([['a × 1'], ['a × 1'], ['a × 1']])
})

it('[SHELL-19 b] sends nothing more when the site has had enough', async () => {
  const browser = openBrowser(429)
  browser.reports(count('a'))
  await browser.passes()
  browser.reports(count('b'))
  await browser.passes()
  browser.hears('pagehide')
  expect(await browser.sent()).toHaveLength(1)
})

it('[SHELL-19 b] sends at most fifty kinds of problems, and no aborted calls', async () => {
  const browser = openBrowser()
  browser.reports({ kind: 'error', error: new DOMException('left', 'AbortError'), where: 'page' })
  browser.reports(...Array.from({ length: 60 }, (_, index) => count(`problem ${index}`)))
  for (let turn = 0; turn < 8; turn += 1) await browser.passes()
  expect((await browser.sent()).flatMap(({ reports }) => reports)).toHaveLength(50)
})

it.each<[string, Report, object]>([
  [
    'an error of a boundary',
    { kind: 'error', error: new TypeError('no'), where: 'page' },
    { kind: 'error', message: 'TypeError: no', stack: expect.stringContaining('at '), where: 'page' },
  ],
  ['a thrown text', { kind: 'error', error: 'no', where: 'page' }, { kind: 'error', message: 'no' }],
  ['a missing text', { kind: 'string miss', id: 'pin.save' }, { kind: 'string_miss', message: 'pin.save' }],
  [
    '[SHELL-22 d] missing page data',
    { kind: 'page data miss', missing: ['pin:1'] },
    { kind: 'page_data_miss', missing: ['pin:1'], message: 'The page lacks data' },
  ],
])('[SHELL-19 b] sends %s with the route of its page', async (_kind, report, expected) => {
  const browser = openBrowser()
  browser.reports(report)
  await browser.passes()
  expect(await browser.lastReport()).toMatchObject({ ...expected, route: '/pin/:id', count: 1 })
})

it('[SHELL-23 d] sends a failed query with the state of its token', async () => {
  const browser = openBrowser()
  const call = { name: 'CloseupPageQuery', headers: { accept: 'application/json' }, cookie: 'a secret token' }
  const error = new GraphQLFetchError(normalizeError(undefined, 0), call)
  browser.reports({ kind: 'error', error, where: 'query' })
  await browser.passes()
  expect(await browser.lastReport()).toMatchObject({
    kind: 'query_failed',
    query: {
      query_name: 'CloseupPageQuery',
      http_status: 0,
      csrf_cookie_length: 14,
      csrf_header_length: null,
      csrf_is_equal: false,
      header_names: ['accept'],
    },
  })
})
