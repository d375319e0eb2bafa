import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text as wholeText } from 'node:stream/consumers'
import type { RenderInput } from '@corkboard/contract'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { type Browser, openBrowser, TestSite } from '@corkboard/testkit'
import { makeBoard, makeCarousel, makePin, makeStory, saveTo } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { pagesPlugin } from './plugin.ts'
import type { PageRenderer } from './renderer.ts'

/** Lets the second part of `/parts` render. */
let draw = (): void => {}

async function* partsOf({ onLateFailure }: RenderInput) {
  const { promise: isDrawn, resolve } = Promise.withResolvers<void>()
  draw = resolve
  yield ['<!doctype html>', '<head>']
  await isDrawn
  yield ['<body>', JSON.stringify(onLateFailure?.(new Error('secret detail')))]
}

/** A stand-in for the app that returns its input and its data requests. */
const createApp = () => {
  const rendered: RenderInput[] = []
  const renderer: PageRenderer = {
    render: async (input) => {
      rendered.push(input)
      const path = input.context.full_path
      if (path === '/broken') throw new Error('secret detail')
      if (path === '/parts') return { status: 200, html: partsOf(input), dependsOn: [], preload: [] }
      if (path === '/old') return { status: 301, redirect: '/new', html: [], dependsOn: [], preload: [] }
      const result = await input.load({ kind: 'resource', name: 'UserHomefeedResource', options: {} })
      const text = JSON.stringify({ path, device: input.context.device, who: input.viewer.kind, result })
      return {
        status: path === '/' || path.startsWith('/page') ? 200 : 404,
        html: ['<!doctype html>', text, '.'.repeat(600)],
        dependsOn: path.startsWith('/page-of-pin-') ? ['visibility:all', `pin:${path.slice(13)}`] : ['feed:public'],
        preload: ['</assets/a.css>; rel=preload; as=style'],
      }
    },
    renderFailure: (_input, detail) => ({
      status: 500,
      html: [`failed ${JSON.stringify(detail)}`],
      dependsOn: [],
      preload: [],
    }),
    pageKey: (path) => (path.startsWith('/nothing') ? undefined : path.split('?')[0]),
    handlers: () => ({ base: '/', files: [], handlers: { 'www/index': [] } }),
    inlineScripts: ['pack()'],
    offlineWorker: (locale) => `offline in ${locale}`,
  }
  return { rendered, renderer }
}

const start = async () => {
  const app = createApp()
  const site = await TestSite.start({
    worker: false,
    pages: async (wired) => {
      const defaults = { country: 'NZ', appVersion: 'v1', stage: 'production' } as const
      return {
        plugin: pagesPlugin({ site: wired, renderer: app.renderer, defaults }),
        files: async () => {},
        appVersion: 'v1',
      }
    },
  })
  return { ...app, site, [Symbol.asyncDispose]: () => site[Symbol.asyncDispose]() }
}

const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148' }

/** What two log lines of the same response differ in. */
const EACH_ITS_OWN = { ms: 0, request: '', time: 0 }

const whoSees = async (browser: Browser): Promise<string | undefined> =>
  /"who":"(\w+)"/.exec(await (await browser.send('/page-11')).text())?.[1]

describe('pages', () => {
  let here: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    here = await start()
    await here.site.person('Olivia')
  })
  beforeEach(() => void here.rendered.splice(0))
  afterAll(() => here[Symbol.asyncDispose]())

  it('[SHELL-13 a] visitors share one render that contains nothing about any of them', async () => {
    const first = await openBrowser(here.site.origin).send('/page-2?utm_source=x')
    const second = await openBrowser(here.site.origin).send('/page-2')
    expect([first.status, await first.text()]).toEqual([200, await second.text()])
    expect(here.rendered).toHaveLength(1)
    expect(here.rendered.at(-1)!.nonce).toBeUndefined()
    expect(here.rendered.at(-1)!.context).toMatchObject({
      full_path: '/page-2',
      is_cached_render: true,
      country: 'NZ',
      request_identifier: '',
      referrer: '',
    })
    expect(second.headers.get('content-security-policy')).toMatch(
      /^script-src 'self' 'sha256-[^']+'; default-src 'none'/,
    )
  })

  it.each(['/pin/', '/alice/', '/media/236x/', '/'])('a far too long URL below %s gets a short 404', async (at) => {
    const address = `${at}${'x'.repeat(6_000)}`
    const result = await openBrowser(here.site.origin).send(address, { headers: { accept: 'text/html' } })
    const text = await result.text()
    expect([result.status, text.includes('xxxx'), text.length < 3_000]).toEqual([404, false, true])
    expect(here.rendered).toEqual([])
  })

  it('a phone gets its own render', async () => {
    const visitor = openBrowser(here.site.origin)
    await visitor.send('/page-3')
    expect(await (await visitor.send('/page-3', { headers: PHONE })).text()).toContain('"device":"phone"')
  })

  it.each([
    ['Googlebot/2.1', { is_bot: true, is_social_bot: false }],
    ['Twitterbot/1.0', { is_bot: true, is_social_bot: true }],
    ['Mozilla/5.0', { is_bot: false, is_social_bot: false }],
  ])('[SHELL-21 a] the document for %s says whether it is a bot’s', async (agent, kind) => {
    const visitor = openBrowser(here.site.origin)
    for (let visit = 0; visit < 2; visit += 1) await visitor.send('/page-8', { headers: { 'user-agent': agent } })
    expect(here.rendered.map(({ context }) => context)).toEqual([expect.objectContaining(kind)])
  })

  it('a shared render is dropped when something it shows changes', async () => {
    const visitor = openBrowser(here.site.origin)
    await visitor.send('/page-4')
    await visitor.send('/page-4')
    expect(here.rendered).toHaveLength(1)
    here.site.site.changes.publish(['pin:1'])
    await visitor.send('/page-4')
    expect(here.rendered).toHaveLength(1)
    here.site.site.changes.publish(['feed:public'])
    await visitor.send('/page-4')
    expect(here.rendered).toHaveLength(2)
    here.site.clock.pass(60_000)
    await visitor.send('/page-4')
    expect(here.rendered).toHaveLength(3)
  })

  it('a shared render survives saves of other pins, carousels and stories included, but no board that becomes secret', async () => {
    const ada = await here.site.person('Ada')
    const me = createCtx(here.site.site, VISITOR).as(ada.id)
    const board = await makeBoard(me, 'Kitchens')
    const shown = await makePin(me, board)
    const others = [await makeCarousel(me, board), await makeStory(me, board)]
    const visitor = openBrowser(here.site.origin)
    const opens = async () => (await visitor.send(`/page-of-pin-${shown.id}`)).arrayBuffer()
    await opens()
    for (const other of others) await saveTo(me, other, await makeBoard(me, `For ${other.id}`))
    await opens()
    expect(here.rendered).toHaveLength(1)
    await ada.edits(board, { privacy: 'secret' })
    await opens()
    expect(here.rendered).toHaveLength(2)
  })

  it('what shared caches may store sets no cookies', async () => {
    const cora = await here.site.person('Cora')
    const me = createCtx(here.site.site, VISITOR).as(cora.id)
    const { id } = await makePin(me, await makeBoard(me, 'Kitchens'))
    const oembed = `/oembed/?url=${encodeURIComponent(`${here.site.origin}/pin/${id}/`)}`
    const files = ['/robots.txt', '/manifest.webmanifest', '/sitemap.xml', '/sitemaps/boards/0.xml']
    for (const path of [...files, oembed, '/cora/feed.rss', '/cora/kitchens/feed.json']) {
      const { status, headers } = await openBrowser(here.site.origin).send(path)
      expect({ path, status, stored: headers.get('cache-control')?.split(',')[0] }).toEqual({
        path,
        status: 200,
        stored: 'public',
      })
      expect({ path, cookies: headers.getSetCookie() }).toEqual({ path, cookies: [] })
    }
    expect((await openBrowser(here.site.origin).send('/page-1')).headers.getSetCookie()).toHaveLength(1)
  })

  it('the service worker is asked for each time, and may request pages', async () => {
    const response = await openBrowser(here.site.origin).send('/service-worker.js')
    expect(await response.text()).toBe('offline in en-US')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    })
  })

  it('a shared render is rendered once, and sent in every encoding browsers accept', async () => {
    const visitor = openBrowser(here.site.origin)
    const texts: string[] = []
    for (const coding of ['gzip', 'br', 'zstd', 'identity', 'gzip;q=0, br;q=0', 'br']) {
      const result = await visitor.send('/page-9', { headers: { 'accept-encoding': coding } })
      expect(result.headers.get('content-encoding') ?? 'none').toBe(/^(?:gzip|br|zstd)$/.test(coding) ? coding : 'none')
      texts.push(await result.text())
    }
    expect([here.rendered.length, new Set(texts).size]).toEqual([1, 1])
  })

  it('a browser that already has it gets 304', async () => {
    const visitor = openBrowser(here.site.origin)
    const etag = (await visitor.send('/page-5')).headers.get('etag')!
    expect((await visitor.send('/page-5', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it.each(['zstd', 'br', 'gzip', 'identity'])(
    'a member’s page starts before all of it is rendered, as %s',
    async (coding) => {
      const member = await here.site.person(`Mo${coding}`)
      const result = await member.browser.send('/parts', { headers: { 'accept-encoding': coding } })
      expect(result.headers.get('content-encoding') ?? 'identity').toBe(coding)
      expect(result.headers.get('content-security-policy')).toContain("'nonce-")
      const reader = result.body!.pipeThrough(new TextDecoderStream()).getReader()
      expect((await reader.read()).value).toBe('<!doctype html><head>')
      draw()
      // A failure at this point is reported in the page's own words, and logged in full.
      expect((await reader.read()).value).toBe('<body>{"message":"Sorry! Something went wrong on our end!"}')
      expect((await reader.read()).done).toBe(true)
    },
  )

  it.each<[string, Record<string, string>]>([
    ['whole', {}],
    ['gzip', { 'accept-encoding': 'gzip' }],
    ['br', { 'accept-encoding': 'br', 'x-app-state': 'active' }],
    ['known', { 'accept-encoding': 'br', 'if-none-match': 'etag' }],
  ])('the shortcut of cached pages sends and logs what the page route does: %s', async (name, sent) => {
    const path = `/page-of-${name}`
    const visit = async (url: string) => {
      const etag = sent['if-none-match'] && (await openBrowser(here.site.origin).send(path)).headers.get('etag')!
      // Each is a first visit, which gets a token.
      const response = await openBrowser(here.site.origin).send(url, {
        headers: { 'accept-encoding': 'identity', ...sent, ...(etag && { 'if-none-match': etag }) },
      })
      const headers: Record<string, string> = Object.fromEntries(response.headers)
      const identifier = headers['x-request-id']!
      await vi.waitFor(() =>
        expect(here.site.logged.find(({ request }) => request === identifier)).toMatchObject({ route: '/*' }),
      )
      const line = here.site.logged.find(({ request }) => request === identifier)!
      const cookie = headers['set-cookie']!.replace(/^csrftoken=[\w-]{22};/, 'csrftoken=…;')
      const compared = { ...headers, date: '', 'x-request-id': identifier.length, 'set-cookie': cookie }
      return {
        status: response.status,
        headers: compared,
        text: await response.text(),
        line: { ...line, ...EACH_ITS_OWN },
      }
    }
    const route = `${path}?utm_source=x`
    await visit(path)
    // The second visit has the document compressed more thoroughly, for those that follow.
    await vi.waitFor(async () => expect(await visit(path)).toEqual(await visit(route)), { timeout: 20_000 })
    expect(here.rendered).toHaveLength(1)
  })

  it('the shortcut of cached pages closes a connection that the browser wants closed', async () => {
    for (let visit = 0; visit < 2; visit += 1) {
      const [response] = (await once(get(`${here.site.origin}/page-12`, { agent: false }), 'response')) as [
        IncomingMessage,
      ]
      expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
      expect(await wholeText(response)).toContain('UNAUTH')
      // Otherwise this waits for the server's timeout.
      if (!response.socket.destroyed) await once(response.socket, 'close')
    }
    expect(here.rendered).toHaveLength(1)
  })

  it('a user with a session gets their own page where visitors get a cached one', async () => {
    const [visitor, member] = [openBrowser(here.site.origin), await here.site.person('Nora')]
    for (let visit = 0; visit < 2; visit += 1) expect(await whoSees(visitor)).toBe('UNAUTH')
    expect(await whoSees(member.browser)).toBe('AUTH')
    const outdated = await visitor.send('/page-11', {
      headers: { cookie: 'corkboard_session=outdated', 'sec-fetch-dest': 'document' },
    })
    expect(outdated.headers.getSetCookie().join()).toMatch(/corkboard_session=;/)
    expect(await whoSees(visitor)).toBe('UNAUTH')
  })

  it('a signed-in user gets their own render, with a nonce that is never reused', async () => {
    const alice = await here.site.person('Alice')
    const one = await alice.browser.send('/page-6')
    const two = await alice.browser.send('/page-6')
    expect(await one.text()).toContain('"who":"AUTH"')
    const [first, second] = [one, two].map((response) => response.headers.get('content-security-policy')!)
    expect(first).toContain(`script-src 'nonce-${here.rendered[0]!.nonce}' 'strict-dynamic'`)
    expect(first).not.toBe(second)
    expect(one.headers.get('cache-control')).toBe('private, no-cache')
  })

  it('[SHELL-13 a] the session state says who the viewer is, and is never cached', async () => {
    const bob = await here.site.person('Bob')
    const result = await bob.browser.send('/_/_/state?source_url=%2Fpin%2F1%2F')
    expect(await result.json()).toMatchObject({
      status: 'success',
      data: {
        viewer: { kind: 'AUTH', username: bob.username },
        context: { full_path: '/pin/1/', is_cached_render: false },
      },
    })
    expect(result.headers.get('cache-control')).toBe('no-store')
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example'])(
    'a source that is not a path on this site is ignored: %s',
    async (source) => {
      const result = await openBrowser(here.site.origin).send(`/_/_/state?source_url=${encodeURIComponent(source)}`)
      expect(await result.json()).toMatchObject({ data: { context: { full_path: '/' } } })
    },
  )

  it('[SHELL-03 b] the handler list is available to clients that lack it', async () => {
    const visitor = openBrowser(here.site.origin)
    expect(await (await visitor.send('/pageHandlers/www/')).json()).toMatchObject({
      data: { handlers: { 'www/index': [] } },
    })
    expect((await visitor.send('/pageHandlers/other/')).status).toBe(404)
  })

  it('a missing page has status 404 and is not cached', async () => {
    const visitor = openBrowser(here.site.origin)
    for (const path of ['/nobody', '/nobody', '/nothing/here']) {
      const result = await visitor.send(path)
      expect([result.status, result.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8'])
    }
    expect(here.rendered).toHaveLength(3)
  })

  it('an old URL redirects to the new one', async () => {
    const result = await openBrowser(here.site.origin).send('/old')
    expect([result.status, result.headers.get('location')]).toEqual([301, '/new'])
  })

  it('[SHELL-19 a] a page that fails shows the default text, without the cause', async () => {
    const result = await openBrowser(here.site.origin).send('/broken')
    expect([result.status, await result.text()]).toEqual([
      500,
      'failed {"message":"Sorry! Something went wrong on our end!"}',
    ])
  })

  it('[SHELL-09 b] server_only is passed to the page', async () => {
    await openBrowser(here.site.origin).send('/page?server_only=1')
    expect(here.rendered.at(-1)!.context.is_server_only).toBe(true)
  })

  it('no cached render is served while the instance has no owner', async () => {
    await using it = await start()
    await openBrowser(it.site.origin).send('/')
    expect(it.rendered[0]!.context).toMatchObject({ is_new_instance: true, is_cached_render: false })
  })
})
