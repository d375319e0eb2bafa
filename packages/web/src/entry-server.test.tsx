import type {
  DataResponse,
  DataRequest,
  PageViewer,
  Pieces,
  RenderInput,
  RenderResult,
  RequestContext,
} from '@corkboard/contract/page'
import * as resources from '@corkboard/contract/resources'
import type { ResourceDefinition } from '@corkboard/contract/resource'
import { describe, expect, it } from 'vitest'
import { handlerIds, pageKey, renderDocument, renderFailure } from './entry-server.tsx'
import { HIDDEN_ROUTES, ROUTES_OF_SPECIFICATION } from './pages/routes-of-specification.ts'
import { EMBEDDED } from './shell/embedded.ts'

const assets = {
  entry: '/assets/entry.mjs',
  entryImports: [],
  styles: ['/assets/entry.css'],
  signedIn: { modules: [], styles: [] },
  handlers: { base: '/', files: ['file:assets/home.mjs'], handlers: { 'www/index': [0] } },
  icon: '/icon.svg',
}

const context = (full_path: string, more: Partial<RequestContext> = {}): RequestContext => ({
  full_path,
  is_authenticated: false,
  is_bot: false,
  device: 'desktop',
  language: 'en',
  locale: 'en-US',
  country: 'US',
  text_direction: 'ltr',
  origin: 'https://pins.example',
  referrer: '',
  request_identifier: 'r1',
  app_version: 'v1',
  theme: 'system',
  is_new_instance: false,
  is_cached_render: false,
  is_server_only: false,
  login_state: 'UNAUTH',
  unauth_id: '',
  country_from_hostname: null,
  other_origins: [],
  country_from_ip: null,
  region_from_ip: null,
  is_cookie_restricted: false,
  sends_mail: true,
  translates_comments: false,
  requested_at: '2026-01-01T00:00:00.000Z',
  invite_code: null,
  deep_link: null,
  facebook_token: null,
  advertiser: null,
  is_managed_advertiser: false,
  app_type: 'web',
  stage: 'production',
  is_internal_ip: false,
  is_social_bot: false,
  user_agent: '',
  browser_name: '',
  browser_type: 'unknown',
  browser_version: '',
  platform: '',
  platform_version: '',
  is_mobile: false,
  is_tablet: false,
  has_native_app: false,
  experiments: { active_experiments: {}, triggerable_experiments: {}, batch_exp: true, experiment_hash: '' },
  ...more,
})

const emptyList = (request: DataRequest): DataResponse =>
  request.kind === 'query'
    ? { kind: 'query', response: { data: { pin: null } } }
    : {
        kind: 'resource',
        envelope: {
          resource_response: { status: 'success', code: 0, message: 'ok', data: [], bookmark: '-end-' },
          resource: { name: request.name, options: request.options },
          client_context: {},
          request_identifier: 'r1',
        },
      }

const definitions: Readonly<Record<string, ResourceDefinition>> = resources as never

/** Lists without items, and nothing where one thing is requested. */
const nothing = (request: DataRequest): DataResponse => {
  const reply = emptyList(request)
  if (request.kind !== 'resource' || reply.kind !== 'resource') return reply
  if (definitions[request.name]?.actions.get?.list) return reply
  const { envelope } = reply
  return { ...reply, envelope: { ...envelope, resource_response: { ...envelope.resource_response, data: null } } }
}

/** A document that is rendered at once. */
const textOf = (html: RenderResult['html']): string => (html as Pieces).join('')

/** What the frame reads of a viewer. */
const viewers = {
  AUTH: { kind: 'AUTH', id: '1', username: 'bob', full_name: 'Bob', nags: [], recent_boards: [] },
  UNAUTH: { kind: 'UNAUTH' },
} as unknown as Readonly<Record<'AUTH' | 'UNAUTH', PageViewer>>

const render = async (
  path: string,
  more: Partial<RequestContext> = {},
  nonce?: string,
  viewer: PageViewer = { kind: 'UNAUTH' },
) => {
  const input: RenderInput = {
    context: context(path, more),
    viewer,
    load: async (request) => emptyList(request),
    ...(nonce !== undefined && { nonce }),
  }
  const result = await renderDocument(input, assets)
  return { ...result, html: textOf(result.html) }
}

describe('routes', () => {
  it.each(ROUTES_OF_SPECIFICATION)('[SHELL-01 a] %s is a page', (path) => {
    expect(pageKey(path)).toBe(path)
  })

  it('include the home page, and hidden routes match nothing', () => {
    expect(handlerIds()).toContain('www/index')
    expect(HIDDEN_ROUTES.filter((path) => pageKey(path) !== undefined)).toEqual([])
  })

  it('[SHELL-04 a b] accept a pin id alone or after a title, and nothing else', () => {
    expect([pageKey('/pin/123/'), pageKey('/pin/a-stove--123/'), pageKey('/pin/a-stove/')]).toEqual([
      '/pin/123/',
      '/pin/a-stove--123/',
      undefined,
    ])
  })
})

describe('a cached copy of a page', () => {
  it.each([
    ['/', 'feed:public'],
    ['/mia/', 'feed:public'],
    ['/ideas/', 'feed:public'],
    ['/topics/gardening/', 'feed:public'],
    ['/search/pins/?q=lamp', 'search:all'],
    ['/today/', 'today:all'],
  ])('of %s is dropped with %s', async (path, tag) => {
    const input = { context: context(path), viewer: { kind: 'UNAUTH' as const } }
    const { dependsOn } = await renderDocument({ ...input, load: async (request) => nothing(request) }, assets)
    expect(dependsOn).toContain(tag)
  })

  it('has a change tag for each of its lists, on every page', async () => {
    const requests: DataRequest[] = []
    const load = async (request: DataRequest) => {
      requests.push(request)
      return nothing(request)
    }
    for (const path of ROUTES_OF_SPECIFICATION) {
      await renderDocument({ context: context(path), viewer: { kind: 'UNAUTH' }, load }, assets)
    }
    // A list that belongs to one of these changes with that entity, which is on the page.
    const SUBJECTS = ['board_id', 'section_id', 'pin', 'pin_id', 'commentId']
    const forgotten = requests.flatMap((request) => {
      if (request.kind !== 'resource') return []
      const get = definitions[request.name]?.actions.get
      const isOfOneThing = SUBJECTS.some((name) => name in request.options)
      return get?.list && !get.changesWith && !isOfOneThing ? [request.name] : []
    })
    expect([...new Set(forgotten)]).toEqual([])
  })
})

describe('a document', () => {
  it('contains the rendered page, its data by name and the assets it needs', async () => {
    const { status, html, preload, dependsOn } = await render('/')
    expect(status).toBe(200)
    expect(html).toContain('data-handler="www/index"')
    for (const id of [EMBEDDED.session, EMBEDDED.responses, EMBEDDED.handlers]) {
      expect(html).toContain(`<script type="application/json" id="${id}">`)
    }
    expect(html).toContain('<link rel="canonical" href="https://pins.example/">')
    expect(html).toMatch(/<script data-modules="[^"]*\/assets\/home\.mjs/)
    expect(preload).toEqual(['</assets/entry.css>; rel=preload; as=style'])
    expect(dependsOn).toContain('feed:public')
  })

  it('is the same for the same data', async () => {
    expect((await render('/')).html).toBe((await render('/')).html)
  })

  it('puts its nonce on every executable script', async () => {
    const { html } = await render('/', {}, 'n0nce')
    const running = [...html.matchAll(/<script(?! type="application\/json")[^>]*>/g)]
    expect(running.length).toBeGreaterThan(1)
    for (const [tag] of running) expect(tag).toContain('nonce="n0nce"')
  })

  it('[SHELL-09 b] does not start the app when the render is server only', async () => {
    const { html } = await render('/', { is_server_only: true })
    expect(html).not.toContain('data-modules')
    expect(html).toContain('<main')
  })

  it.each([
    ['dark', ' data-theme="dark"'],
    ['light', ' data-theme="light"'],
  ] as const)('in %s sets the theme before the first paint', async (theme, attribute) => {
    expect((await render('/', { theme })).html).toContain(`dir="ltr"${attribute}>`)
  })

  it('keeps the header when the page does not exist', async () => {
    const { status, html } = await render('/a/b/c/d/e')
    expect([status, html.includes('<header'), html.includes('This pin fell off the board')]).toEqual([404, true, true])
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('[SHELL-19 a, SHELL-10 a] keeps the header, shows the default error text and embeds the reason when rendering fails', () => {
    const input: RenderInput = { context: context('/'), viewer: { kind: 'UNAUTH' }, load: () => Promise.reject() }
    const { status, html: pieces } = renderFailure(input, assets, { message: 'It broke' })
    const html = textOf(pieces)
    expect([status, html.includes('<header')]).toEqual([500, true])
    expect(html).toContain('Sorry! Something went wrong on our end!')
    expect(html).toContain(`id="${EMBEDDED.error}">{"message":"It broke"}`)
  })

  it.each([
    ['AUTH', 'desktop', { login: false, home: true }],
    ['AUTH', 'tablet', { login: false, home: false }],
    ['AUTH', 'phone', { login: false, home: false }],
    ['UNAUTH', 'desktop', { login: true, home: false }],
    ['UNAUTH', 'tablet', { login: true, home: false }],
    ['UNAUTH', 'phone', { login: true, home: false }],
  ] as const)('[SHELL-05 a] has the wrapper of %s on a %s', async (kind, device, has) => {
    const { html } = await render('/a/b/c/d/e', { device }, undefined, viewers[kind])
    const [header = ''] = /<header.*<\/header>/s.exec(html) ?? []
    // The bar at the bottom, which every document has, links home too.
    const home = header.split('aria-label="Home"').length > 2
    expect({ login: header.includes('Log in'), home }).toEqual(has)
  })
})

describe('a document sent in parts', () => {
  const inParts = async (path: string, load: RenderInput['load']) => {
    const reported: unknown[] = []
    const input: RenderInput = {
      context: context(path),
      viewer: { kind: 'UNAUTH' },
      nonce: 'n0nce',
      load,
      onLateFailure: (error) => {
        reported.push(error)
        return { message: 'It broke late' }
      },
    }
    const result = await renderDocument(input, assets)
    const parts: string[] = []
    if (Array.isArray(result.html)) parts.push(textOf(result.html))
    else for await (const part of result.html as AsyncIterable<Pieces>) parts.push(textOf(part))
    return { ...result, parts, reported }
  }
  const onBoard: RenderInput['load'] = async (request) => {
    const reply = emptyList(request)
    if (reply.kind !== 'resource' || request.name !== 'BoardResource') return reply
    const board = { type: 'board', id: '5', name: 'Kitchens', url: '/alice/kitchens/', privacy: 'public' }
    const { envelope } = reply
    return {
      ...reply,
      envelope: { ...envelope, resource_response: { ...envelope.resource_response, data: board } },
    }
  }

  it('starts with its head, which names the assets to load, and is complete at the end', async () => {
    const { status, parts } = await inParts('/alice/kitchens/', onBoard)
    expect([status, parts.length]).toEqual([200, 2])
    expect(parts[0]).toMatch(/<title>.*rel="stylesheet"/s)
    expect(parts[0]).not.toContain('<body')
    expect(parts.join('')).toMatch(/^<!doctype html>.*<\/head><body>.*<\/html>$/s)
    expect(parts.join('')).toContain(`id="${EMBEDDED.responses}"`)
  })

  it('is a single part with its status when there is nothing to show', async () => {
    const { status, parts } = await inParts('/a/b/c/d/e', async (request) => emptyList(request))
    expect([status, parts.length]).toEqual([404, 1])
  })

  it('is a single part when no more data follows the first', async () => {
    const { status, parts } = await inParts('/', async (request) => emptyList(request))
    expect([status, parts.length]).toEqual([200, 1])
    expect(parts[0]).toMatch(/^<!doctype html>.*<\/head><body>.*<\/html>$/s)
  })

  it('reports a failure that happens after the head was sent', async () => {
    const { parts, reported } = await inParts('/alice/kitchens/', async (request) => {
      if (request.kind !== 'resource' || request.name !== 'BoardResource') throw new Error('The line was cut')
      return onBoard(request)
    })
    expect(reported).toEqual([new Error('The line was cut')])
    expect(parts[0]).toContain('<title>Kitchens')
    expect(parts[1]).toContain('Sorry! Something went wrong on our end!')
    expect(parts[1]).toContain(`id="${EMBEDDED.error}">{"message":"It broke late"}`)
    expect(parts[1]).toMatch(/<\/html>$/)
  })
})
