import type { ClientReport, ErrorDetail, ErrorGroup } from '@corkboard/contract'
import { jobs } from '@corkboard/database'
import { until } from '@corkboard/database/testing/until'
import { setRole } from '@corkboard/domain/accounts/staff'
import {
  type Actor,
  createAuthenticatorApp,
  type LocalServer,
  PASSWORD,
  startLocalServer,
  TestSite,
  type Visitor,
} from '@corkboard/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pagesPlugin } from '../../pages/plugin.ts'
import type { PageRenderer } from '../../pages/renderer.ts'

/** Fails to render every page. */
const renderer: PageRenderer = {
  render: async () => {
    throw new TypeError('cannot render token=abc')
  },
  renderFailure: () => ({ status: 500, html: ['failed'], dependsOn: [], preload: [] }),
  pageKey: (path) => path.split('?')[0],
  handlers: () => ({ base: '/', files: [], handlers: {} }),
  inlineScripts: [],
  offlineWorker: () => '',
}

const MINUTE_MS = 60_000

let site: TestSite
let owner: Actor
let service: LocalServer
/** What the error service got, and how it responds to the next requests. */
const envelopes: string[] = []
const refusals: number[] = []

beforeAll(async () => {
  service = await startLocalServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      envelopes.push(Buffer.concat(parts).toString())
      response.writeHead(refusals.shift() ?? 200).end('{}')
    })
  })
  site = await TestSite.start({
    config: { trustProxy: true },
    errorService: { url: `${service.origin}/api/7/envelope/`, key: 'thekey', environment: 'pins.example' },
    pages: async (wired) => ({
      plugin: pagesPlugin({
        site: wired,
        renderer,
        defaults: { country: 'US', appVersion: 'v1', stage: 'production' },
      }),
      files: async () => {},
      appVersion: 'v1',
    }),
  })
  owner = await site.person('Olivia')
  const { secret } = await owner.asks<{ secret: string }>('TotpResource', 'create')
  await owner.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(site.clock.now()) })
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await service[Symbol.asyncDispose]()
})

let networks = 0
/** Every test reports from a network of its own, in a minute of its own. */
let from: Readonly<Record<string, string>>
beforeEach(() => {
  networks += 1
  from = { 'x-forwarded-for': `198.51.100.${networks}` }
  site.clock.pass(2 * MINUTE_MS)
  envelopes.length = 0
})

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

let problems = 0
/** A problem that no other test reports. Its number is in letters, because digits do not distinguish problems. */
const problem = (more: Partial<ClientReport> = {}): ClientReport => {
  problems += 1
  const letters = [...String(problems)].map((digit) => 'abcdefghij'[Number(digit)]).join('')
  return { kind: 'error', message: `TypeError: no ${letters} here`, count: 1, ...more }
}
const textOf = ({ message }: ClientReport): string => message.slice('TypeError: '.length)

const report = (reports: readonly unknown[], headers = {}, who: Visitor = site.visitor()) =>
  who.browser.send('/_/_/errors/', {
    method: 'POST',
    json: { release: 'v1', reports },
    headers: { ...from, 'user-agent': CHROME, 'x-csrftoken': undefined, ...headers },
  })

const listed = (isResolved = false) =>
  owner.asks<ErrorGroup[]>('AdminErrorsResource', 'get', { is_resolved: isResolved, page_size: 50 })
const groupOf = async (message: string, isResolved = false): Promise<ErrorGroup | undefined> =>
  (await listed(isResolved)).find((group) => group.message === message)
const detailOf = async (message: string): Promise<ErrorDetail> =>
  owner.asks<ErrorDetail>('AdminErrorResource', 'get', { error_id: (await groupOf(message))?.id })

describe('[SHELL-19 b] reports of browsers', () => {
  it('are grouped by kind, message and place, with counts, times and releases', async () => {
    const sent = problem({ route: '/pin/:id', where: 'page' })
    expect((await report([sent, { ...sent, count: 2 }])).status).toBe(200)
    const first = await groupOf(sent.message)
    site.clock.pass(MINUTE_MS)
    await report([sent, { ...sent, kind: 'hydration' }])
    const groups = (await listed()).filter(({ message }) => message === sent.message)
    expect(groups.map(({ kind, count, place, last_release: release }) => [kind, count, place, release])).toEqual(
      expect.arrayContaining([
        ['error', 4, '/pin/:id', 'v1'],
        ['hydration', 1, '/pin/:id', 'v1'],
      ]),
    )
    const again = await groupOf(sent.message)
    expect(Date.parse(again!.last_seen_at) - Date.parse(first!.first_seen_at)).toBe(MINUTE_MS)
  })

  it('are shown with their latest examples and nothing about users', async () => {
    const sent = problem({
      stack:
        'TypeError: no\n    at Pin (https://pins.example/assets/closeup-Ab3dE_9f.js:1:204)\n    at x (<anonymous>)',
      route: '/pin/:id',
      missing: ['pin:12', '/ann/?token=k3fB_9aZ0qLm-77fTTxY2w1s'],
    })
    for (let round = 0; round < 12; round += 1) await report([sent])
    const { group, examples } = await detailOf(sent.message)
    expect([group.count, examples.length]).toEqual([12, 10])
    expect(examples[0]).toEqual({
      seen_at: site.clock.now().toISOString(),
      release: 'v1',
      message: sent.message,
      stack: 'at Pin (https://pins.example/assets/closeup-Ab3dE_9f.js:1:204)',
      where: null,
      route: '/pin/:id',
      missing: ['pin:12', '/ann/'],
      query: null,
      request: null,
      browser: 'Chrome 140',
      system: 'Linux',
      device: 'desktop',
      is_signed_in: false,
    })
  })

  it('[SHELL-23 d] about queries say whether their CSRF token was right, and not what it was', async () => {
    const query = {
      query_name: 'CloseupPageQuery',
      http_status: 0,
      csrf_cookie_length: 22,
      csrf_header_length: null,
      csrf_is_equal: false,
      header_names: ['accept'],
    }
    const sent = problem({ kind: 'query_failed', query })
    await report([sent])
    const { group, examples } = await detailOf(sent.message)
    expect([group.place, examples[0]?.query]).toEqual(['CloseupPageQuery', query])
  })

  it('come without a CSRF token, and only from our own pages', async () => {
    expect((await report([problem()], { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await report([problem()], { origin: 'https://evil.example' })).status).toBe(403)
    expect((await report([problem()])).status).toBe(200)
  })

  it.each([
    ['no reports', []],
    ['too many', Array.from({ length: 11 }, () => problem())],
    ['an unknown kind', [{ ...problem(), kind: 'server' }]],
    ['a text that is too long', [problem({ message: 'x'.repeat(501) })]],
  ])('are refused with %s', async (_case, reports) => {
    expect((await report(reports)).status).toBe(400)
  })

  it('are refused when they are too large, or too many from one network or from all', async () => {
    expect((await report([{ ...problem(), filler: 'x'.repeat(70_000) }])).status).toBe(413)
    const sent = problem()
    for (let request = 0; request < 60; request += 1) await report([sent])
    const refused = await report([sent])
    expect([refused.status, refused.headers.has('retry-after')]).toEqual([429, true])
    site.clock.pass(2 * MINUTE_MS)
    const many = Array.from({ length: 10 }, () => sent)
    for (let request = 0; request < 60; request += 1) {
      await report(many, { 'x-forwarded-for': `203.0.113.${Math.floor(request / 30)}` })
    }
    expect((await report(many, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(429)
    expect((await groupOf(sent.message))?.count).toBe(660)
  })

  it('that are odd are stored like any other', async () => {
    const sent = problem({ stack: '\u0000\ud800 at', where: '\u0000', missing: ['\u0000'] })
    expect((await report([sent, problem({ message: '\u0000' }), problem({ message: '' })])).status).toBe(200)
    expect((await detailOf(sent.message)).examples[0]).toMatchObject({ stack: null, where: null, missing: [] })
  })
})

describe('[SHELL-19 b] staff', () => {
  it('resolve a group, which opens again with its next report', async () => {
    const sent = problem()
    await report([sent])
    const { id } = (await groupOf(sent.message))!
    const resolved = await owner.asks('AdminErrorResource', 'update', { error_id: id, is_resolved: true })
    expect(resolved).toMatchObject({ id, is_resolved: true })
    expect(await groupOf(sent.message)).toBeUndefined()
    expect(await groupOf(sent.message, true)).toMatchObject({ id })
    await report([sent])
    expect(await groupOf(sent.message)).toMatchObject({ id, is_resolved: false, count: 2 })
    await owner.asks('AdminErrorResource', 'update', { error_id: id, is_resolved: true })
    expect(await owner.asks('AdminErrorResource', 'update', { error_id: id, is_resolved: false })).toMatchObject({
      is_resolved: false,
    })
  })

  it('read the list page by page', async () => {
    for (const sent of [problem(), problem()]) {
      site.clock.pass(1_000)
      await report([sent])
    }
    const page = async (options: object) => {
      const { envelope } = await owner.resource('AdminErrorsResource', 'get', { page_size: 1, ...options })
      return envelope.resource_response as { data: ErrorGroup[]; bookmark: string }
    }
    const first = await page({})
    const second = await page({ bookmarks: [first.bookmark] })
    const whole = await listed()
    expect([...first.data, ...second.data]).toEqual(whole.slice(0, 2))
  })

  it.each(['member', 'employee'] as const)('are ordinary users without staff rights: %s', async (role) => {
    const person = await site.person(role === 'member' ? 'Mona' : 'Emil')
    await setRole(site.ctx, person.id, role)
    await person.asks('UserSessionResource', 'create', {
      username_or_email: person.username,
      password: PASSWORD,
    })
    const code = role === 'member' ? 'auth.not_allowed' : 'mfa.off'
    const calls = [
      ['AdminErrorsResource', 'get', {}],
      ['AdminErrorResource', 'get', { error_id: 'a'.repeat(32) }],
      ['AdminErrorResource', 'update', { error_id: 'a'.repeat(32), is_resolved: true }],
    ] as const
    for (const [name, verb, options] of calls) {
      const { envelope } = await person.resource(name, verb, options)
      expect(envelope.resource_response.error?.error_code).toBe(code)
    }
  })

  it('get 404 for a group that is not there', async () => {
    const { status } = await owner.resource('AdminErrorResource', 'get', { error_id: 'a'.repeat(32) })
    expect(status).toBe(404)
  })
})

describe('[SHELL-19 b] errors of the site itself', () => {
  it('are stored next to those of browsers: a page that failed', async () => {
    expect((await site.visitor().browser.send('/page/?token=abc', { headers: { accept: 'text/html' } })).status).toBe(
      500,
    )
    const message = 'TypeError: cannot render token=[removed]'
    await until(async () => (await groupOf(message)) !== undefined)
    const { group, examples } = await detailOf(message)
    expect(group).toMatchObject({ kind: 'server', place: expect.stringMatching(/report-errors\.test\.ts$/) })
    expect(examples[0]).toMatchObject({ route: 'a page', browser: null, is_signed_in: null, release: 'v1' })
    expect(examples[0]?.stack).toMatch(/^at .*\(?packages\/protocol\//)
  })

  it('are stored next to those of browsers: a job that failed', async () => {
    await jobs.add(site.ctx.db, 'make_data_download', {}, { maxAttempts: 1 })
    const message = 'Error: The job names no download'
    await until(async () => (await groupOf(message)) !== undefined)
    expect((await detailOf(message)).examples[0]).toMatchObject({ route: 'make_data_download', release: null })
  })
})

describe('[SHELL-19 b] the error service', () => {
  const got = (text: string) => envelopes.filter((envelope) => envelope.includes(text))

  it('gets each problem at most once a minute, in Sentry’s format', async () => {
    const sent = problem({ stack: 'at Pin (https://pins.example/assets/closeup-Ab3dE_9f.js:1:204)', route: '/pin/:id' })
    await report([sent, sent, problem({ kind: 'count', message: 'session checked' })])
    await until(async () => got(textOf(sent)).length > 0)
    const [head, item, event, rest] = got(textOf(sent))[0]!.split('\n')
    expect(service.requests.at(-1)?.headers).toMatchObject({
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': expect.stringContaining('sentry_key=thekey'),
    })
    expect([JSON.parse(item!), rest]).toEqual([{ type: 'event', length: Buffer.byteLength(event!) }, ''])
    expect(JSON.parse(event!)).toMatchObject({
      event_id: (JSON.parse(head!) as { event_id: string }).event_id,
      platform: 'javascript',
      release: 'v1',
      environment: 'pins.example',
      fingerprint: [expect.stringMatching(/^[0-9a-f]{32}$/)],
      exception: {
        values: [
          {
            type: 'TypeError',
            value: textOf(sent),
            stacktrace: {
              frames: [{ function: 'Pin', filename: expect.stringContaining('closeup'), lineno: 1, colno: 204 }],
            },
          },
        ],
      },
      tags: { kind: 'error', route: '/pin/:id', signed_in: 'false' },
    })
    site.clock.pass(MINUTE_MS)
    await report([sent])
    await until(async () => got(textOf(sent)).length === 2)
    expect(got('session checked')).toEqual([])
  })

  it('is tried again when it is down, and not when it refuses a report', async () => {
    refusals.push(503)
    const sent = problem()
    await report([sent])
    await until(async () => got(textOf(sent)).length === 2)
    refusals.push(403)
    const refused = problem()
    await report([refused])
    await until(async () => site.logged.some(({ msg }) => msg === 'the error service refused a report'))
    expect(got(textOf(refused))).toHaveLength(1)
    expect((await listed()).filter(({ message }) => message.startsWith('ServiceRefusal'))).toEqual([])
  })
})
