import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { RestEnvelope } from '@corkboard/contract'
import { TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start({ worker: false, config: { metrics: { token: 'tell me' } } })
})
afterAll(() => site[Symbol.asyncDispose]())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${site.origin}${path}`, { headers })

/** Sends bytes that no client library would send, and returns the response until the connection closes. */
const raw = (bytes: string): Promise<string> => {
  const socket = connect(Number(new URL(site.origin).port), '127.0.0.1')
  socket.write(bytes)
  return text(socket)
}

describe('probes', () => {
  it('report that the process is alive and whether it is ready', async () => {
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await get('/readyz')).status).toBe(200)
  })

  it('name the check that failed, with 503', async () => {
    const readiness = { database: async () => true, disk: async () => Promise.reject(new Error('full')) }
    await using sick = await TestSite.start({ worker: false, readiness })
    const response = await fetch(`${sick.origin}/readyz`)
    expect([response.status, await response.json()]).toEqual([
      503,
      { status: 'not ready', checks: { database: 'ok', disk: 'failed' } },
    ])
  })

  it('report a draining server as not ready and close connections', async () => {
    await using leaving = await TestSite.start({ worker: false })
    leaving.server.draining.start()
    const [ready, alive] = [await fetch(`${leaving.origin}/readyz`), await fetch(`${leaving.origin}/healthz`)]
    expect([ready.status, await ready.json(), alive.status]).toEqual([503, { status: 'draining', checks: {} }, 200])
    expect(alive.headers.get('connection')).toBe('close')
  })

  it('belong to a server that can stop despite connections a browser opened in advance', async () => {
    await using leaving = await TestSite.start({ worker: false })
    const ahead = connect(Number(new URL(leaving.origin).port), '127.0.0.1')
    await fetch(`${leaving.origin}/healthz`)
    const letGo = once(ahead.resume(), 'close')
    await leaving.server.close()
    await letGo
    expect(ahead.destroyed).toBe(true)
  })
})

describe('metrics', () => {
  it('require the token, and name routes but never URLs', async () => {
    await get('/resource/UserResource/get/?data=secret')
    expect([(await get('/metrics')).status, (await get('/metrics', { authorization: 'Bearer wrong' })).status]).toEqual(
      [404, 404],
    )
    const result = await (await get('/metrics', { authorization: 'Bearer tell me' })).text()
    expect(result).toMatch(
      /corkboard_http_request_seconds_count\{method="GET",route="\/resource\/UserResource\/get\/",status="4xx"\} [1-9]/,
    )
    expect(result).not.toContain('data=')
  })

  it('may have a port of their own', async () => {
    const port = 20_000 + (process.pid % 20_000)
    await using measured = await TestSite.start({ worker: false, config: { metrics: { port } } })
    expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(200)
    expect((await fetch(`${measured.origin}/metrics`)).status).toBe(404)
  })
})

describe('every response', () => {
  it('has the security headers', async () => {
    for (const path of [
      '/healthz',
      '/v3/nothing/',
      '/media/236x/no/no/no.webp',
      '/resource/UserHomefeedResource/get/',
    ]) {
      const { headers } = await get(path)
      expect(Object.fromEntries(headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'permissions-policy': expect.stringMatching(/^camera=\(self\), .*geolocation=\(\), .*microphone=\(\)/),
      })
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('from an endpoint names the version, and pictures set no cookie', async () => {
    expect((await get('/v3/nothing/')).headers.get('x-app-version')).toBe('development')
    expect((await get('/media/236x/no/no/no.webp')).headers.getSetCookie()).toEqual([])
  })

  it('[SHELL-23 a] is logged by route and name, without URLs, queries or secrets', async () => {
    const visitor = site.visitor()
    await visitor.resource('UserSessionResource', 'create', {
      username_or_email: 'a@example.org',
      password: 'hidden word',
    })
    await visitor.browser.send('/resource/UserHomefeedResource/get/?token=hidden', {
      headers: { 'x-app-state': 'background', 'x-handler-id': 'www/pin/[id].tsx', 'x-query-name': 'bad name <' },
    })
    const lines = JSON.stringify(site.logged)
    for (const secret of ['hidden', 'a@example.org', 'bad name']) expect(lines).not.toContain(secret)
    expect(site.logged.at(-1)).toMatchObject({
      route: '/resource/UserHomefeedResource/get/',
      status: 200,
      app_state: 'background',
      handler: 'www/pin/[id].tsx',
      request: expect.any(String),
      ms: expect.any(Number),
    })
  })
})

describe('a request that Node cannot parse', () => {
  it.each([
    ['nonsense', 'NONSENSE\r\n\r\n', 400, 'request.malformed'],
    [
      'a header too long',
      `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
      431,
      'request.too_large',
    ],
    [
      'two lengths',
      'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
      400,
      'request.malformed',
    ],
  ])('such as %s gets a proper response', async (_title, bytes, status, code) => {
    const result = await raw(bytes)
    const [head = '', body = ''] = result.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect((JSON.parse(body) as RestEnvelope).error?.error_code).toBe(code)
  })
})

describe('too much work', () => {
  it('is refused early with 503 and Retry-After, while probes still respond', async () => {
    await using busy = await TestSite.start({
      worker: false,
      config: { overload: { maxLagMs: 400, maxPoolWaiting: 0 } },
    })
    // Every connection is in use, and one more request is waiting.
    const { pool } = busy.site.database
    const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
    const waiting = pool.query('select 1')
    const response = await fetch(`${busy.origin}/v3/media/1/`)
    const alive = await fetch(`${busy.origin}/healthz`)
    held.forEach((client) => client.release())
    await waiting
    const { error } = (await response.json()) as RestEnvelope
    expect([response.status, response.headers.get('retry-after'), error?.error_code]).toEqual([
      503,
      '3',
      'request.overloaded',
    ])
    expect(alive.status).toBe(200)
    expect((await fetch(`${busy.origin}/resource/UserHomefeedResource/get/`)).status).toBe(200)
  })

  it('is also detected by a delayed event loop', async () => {
    await using busy = await TestSite.start({
      worker: false,
      config: { overload: { maxLagMs: -1, maxPoolWaiting: 100 } },
    })
    expect((await fetch(`${busy.origin}/resource/UserHomefeedResource/get/`)).status).toBe(503)
  })
})

it('a request does not wait for the database as long as others hold its connections', async () => {
  await using slow = await TestSite.start({ worker: false })
  const { pool } = slow.site.database
  const held = await Promise.all(Array.from({ length: 10 }, () => pool.connect()))
  const { status, headers, envelope } = await slow.visitor().resource('UserHomefeedResource', 'get')
  held.forEach((client) => client.release())
  expect([status, headers.get('retry-after'), envelope.resource_response.error?.error_code]).toEqual([
    503,
    '2',
    'request.unavailable',
  ])
  expect((await slow.visitor().resource('UserHomefeedResource', 'get')).status).toBe(200)
})

describe('a malformed URL', () => {
  it('returns a page to browsers', async () => {
    const result = await get('/%E0%A4%A/', { accept: 'text/html' })
    expect(result.status).toBe(400)
    expect(result.headers.get('content-type')).toContain('text/html')
    expect(await result.text()).toMatch(/<header>.*<a href="\/"/s)
  })

  it('returns the envelope to programs', async () => {
    const result = await get('/%E0%A4%A/')
    expect([result.status, ((await result.json()) as RestEnvelope).status]).toEqual([400, 'failure'])
  })
})

it('an invalid Host header is refused, on pages and endpoints alike', async () => {
  for (const host of ['a"><b>', 'evil.example:99/x', 'a b', '-']) {
    const result = await raw(`GET /healthz-not/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    expect(result.split('\r\n')[0]).toContain('400')
  }
})
