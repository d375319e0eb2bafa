import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { EndpointDefinition, WireError } from '@corkboard/contract'
import * as contract from '@corkboard/contract/endpoints'
import { type Actor, TestSite } from '@corkboard/testkit'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_SERVER_CONFIG } from '../../config.ts'
import { pagesPlugin } from '../../pages/plugin.ts'
import { createServer } from '../../server.ts'
import { endpointIndex } from './generate-endpoint-index.ts'

const definitions: readonly EndpointDefinition[] = Object.values(contract)
const nameOf = ({ method, path: address }: EndpointDefinition) => `${method} ${address}`

let site: TestSite
let alice: Actor
beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  await site.person('Olivia')
  alice = await site.person('Alice')
})
afterAll(() => site[Symbol.asyncDispose]())

/** All routes of a whole server. */
const mountedRoutes = async (): Promise<RouteOptions[]> => {
  const app = createServer({
    site: site.site,
    config: DEFAULT_SERVER_CONFIG,
    pages: pagesPlugin({
      site: site.site,
      renderer: {
        render: () => Promise.reject(new Error('No page is drawn here')),
        renderFailure: () => ({ status: 500, html: [''], dependsOn: [], preload: [] }),
        pageKey: () => undefined,
        handlers: () => ({ base: '/', files: [], handlers: {} }),
        inlineScripts: [],
        offlineWorker: () => '',
      },
      defaults: { country: 'NZ', appVersion: 'v1', stage: 'production' },
    }),
  })
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => void routes.push(route))
  await app.ready()
  await app.close()
  return routes
}

describe('endpoints', () => {
  it('are defined in the contract for every route below /v3, /vx and /_/_', async () => {
    const undefinedRoutes = (await mountedRoutes())
      .filter(({ url }) => /^\/(?:v3|vx|_\/_|pageHandlers)\//.test(url) && !url.endsWith('*'))
      .filter(({ config }) => !config?.refusesMethods && !config?.endpoint)
      .map(({ method, url }) => `${String(method)} ${url}`)
    expect(undefinedRoutes).toEqual([])
  })

  it('of the contract are all mounted, at their own address', async () => {
    const mounted = (await mountedRoutes()).flatMap(({ config, method, url }) =>
      config?.endpoint && method === config.endpoint.method ? [[nameOf(config.endpoint), url] as const] : [],
    )
    const expected = definitions.map((definition) => [
      nameOf(definition),
      definition.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ])
    expect(mounted.toSorted()).toEqual(expected.toSorted())
  })

  it('are listed from the files of their folders', () => {
    expect(readFileSync(path.join(import.meta.dirname, 'endpoints.generated.ts'), 'utf8')).toBe(endpointIndex())
  })
})

type Fields = Readonly<Record<string, unknown>>

interface Good {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Fields
  readonly headers?: Readonly<Record<string, string>>
}

const INSTALLED = { headers: { 'x-install-id': 'install-0123456789' } }
const DETAILS = {
  last_name: 'Xu',
  birthday: '1990-01-01',
  gender: 'female',
  custom_gender: 'x',
  country: 'NZ',
  locale: 'en-US',
  utm_campaign: 'x',
  referrer: 'https://example.org/',
  invite_code: 'x',
  visited_pages: '/pin/1/',
  recaptcha_v3_token: 'x',
  user_behavior_data: '{}',
}
const REGISTRATION = {
  ...DETAILS,
  email: 'x@example.org',
  password: 'correct horse battery',
  first_name: 'Xenia',
  username: 'xenia',
  business_name: 'Looms',
}

/** A request with every field that can be sent, by call. Fields are then left out or made wrong, one at a time. */
const GOOD: Readonly<Record<string, Good>> = {
  'POST /vx/users/cctld_token/': { body: { origin: 'https://other.example' } },
  'POST /vx/users/cctld_session/': { body: { token: 'x', next: '/' } },
  'GET /vx/users/cctld_session/': { query: { next: '/' } },
  'POST /email/subscription/': { query: { token: 'x' }, body: { 'List-Unsubscribe': 'One-Click' } },
  'POST /v3/register/email/handshake/': { ...INSTALLED, body: REGISTRATION },
  'POST /v3/register/partner/handshake/': { ...INSTALLED, body: REGISTRATION },
  'POST /v3/register/facebook/handshake/': {
    ...INSTALLED,
    body: {
      facebook_token: 'x',
      facebook_id: 'x',
      email: 'x@example.org',
      first_name: 'Xenia',
      ...DETAILS,
    },
  },
  'POST /v3/login/handshake/': { ...INSTALLED, body: { username_or_email: 'xenia', password: 'x' } },
  'POST /v3/login/mfa/handshake/': {
    ...INSTALLED,
    body: { token: 'x', username_or_email: 'xenia', password: 'x', mfa_token: '1', passkey: '{}' },
  },
  'PUT /v3/sessions/verify/': { body: { recaptcha_token: 'x' } },
  'POST /_/_/errors/': { body: { release: 'v1', reports: [{ kind: 'count', message: 'x', count: 1 }] } },
  'POST /v3/spam/fingerprints/': { body: { fingerprint: 'x' } },
  'POST /v3/aggregated_comments/{id}/react/': {
    params: { id: '1' },
    query: { reaction_type: '1' },
    body: { reaction_type: 1 },
  },
  'DELETE /v3/aggregated_comments/{id}/react/': {
    params: { id: '1' },
    query: { reaction_type: '1' },
    body: { reaction_type: 1 },
  },
  'PUT /v3/aggregated_comments/pin/highlight/': { body: { aggregated_comment: '1', pin: '1', highlight: true } },
  'PUT /v3/aggregated_comments/{id}/flag/': {
    params: { id: '1' },
    body: { commentId: '1', reason: 'spam', detailedReasons: ['scam'] },
  },
  'POST /v3/media/web/': {
    body: { image_url: 'https://elsewhere.example/a.jpg', page_url: 'https://elsewhere.example/' },
  },
  'GET /v3/found-images/preview/': { query: { url: 'https://elsewhere.example/a.jpg', expires: '1', token: 'x' } },
  'POST /v3/media/{media_upload_id}/crop/': {
    params: { media_upload_id: '1' },
    body: { x: 0, y: 0, width: 0.5, height: 0.5 },
  },
  'POST /v3/media/{media_upload_id}/trim/': {
    params: { media_upload_id: '1' },
    body: { start_ms: 0, end_ms: 1_000, is_muted: true },
  },
  'PUT /v3/media/{media_upload_id}/cover/': {
    params: { media_upload_id: '1' },
    body: { cover_upload_id: '2' },
  },
  'PUT /v3/media/{media_upload_id}/captions/': {
    params: { media_upload_id: '1' },
    body: { captions: 'WEBVTT', transcript: 'x' },
  },
  'GET /v3/pins/{pin_id}/captions/': { params: { pin_id: '1' } },
  'GET /v3/pins/{pin_id}/captions.vtt': { params: { pin_id: '1' } },
  'PUT /v3/pins/{pin_id}/captions/': { params: { pin_id: '1' }, body: { captions: 'WEBVTT', transcript: 'x' } },
  'POST /v3/media/': { query: { purpose: 'search' } },
  'POST /v3/media/partial/': { body: { bytes: 9, file_name: 'clip.mp4', declared_type: 'video/mp4' } },
  'PATCH /v3/media/partial/{media_upload_id}/': { params: { media_upload_id: '1' }, query: { offset: '0' } },
  'GET /v3/users/me/': { query: { fields: 'email' } },
  'GET /v3/boards/{board_id}/interests/{interest}/pins/': {
    params: { board_id: '1', interest: 'travel' },
    query: { bookmark: 'x' },
  },
  'GET /v3/interests/{interest_id}/pins/': { params: { interest_id: '1401' }, query: { bookmark: 'x' } },
  'DELETE /v3/aggregated_comments/{id}/mentions/': { params: { id: '1' }, query: { fields: 'id' } },
  'GET /v3/aggregated_comments/{id}/translate/': { params: { id: '1' }, query: { language: 'de' } },
}

/** Fits no field of any endpoint. */
const WRONG = -7

const send = async ({ method, path: address }: EndpointDefinition, good: Good, isForm = false) => {
  const at = address.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(good.params?.[name] ?? ''))
  const search = new URLSearchParams(good.query).toString()
  const form = Object.entries(good.body ?? {}).map(([name, value]) => [
    name,
    Array.isArray(value) ? JSON.stringify(value) : String(value),
  ])
  const response = await alice.browser.send(search ? `${at}?${search}` : at, {
    method,
    ...(method !== 'GET' && (isForm ? { form: Object.fromEntries(form) } : { json: good.body ?? {} })),
    headers: { ...good.headers },
  })
  const { error } = (await response.json()) as { error?: WireError }
  return { status: response.status, code: error?.error_code, field: error?.field }
}

const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => field !== name))

const withBody = definitions
  .filter((definition) => definition.body)
  .map((definition) => [nameOf(definition), definition] as const)

describe.each(withBody)('the body of %s', (call, definition) => {
  const { properties, required = [] } = definition.body!
  const good = GOOD[call]!
  const body = good?.body ?? {}

  it('is in the table above, with every field', () => {
    expect(Object.keys(body).toSorted()).toEqual(Object.keys(properties).toSorted())
  })

  it.each(Object.keys(properties))('with a wrong %s is refused by its name', async (field) => {
    const wrong = { ...good, body: { ...body, [field]: WRONG } }
    expect(await send(definition, wrong)).toEqual({ status: 400, code: 'request.invalid', field })
  })

  it.each(required)('without %s is refused by its name, and so is an empty one in a form', async (field) => {
    const missing = { status: 400, code: 'request.missing', field }
    expect(await send(definition, { ...good, body: without(body, field) })).toEqual(missing)
    expect(await send(definition, { ...good, body: { ...body, [field]: '' } }, true)).toEqual(missing)
  })

  it('that is no object is refused', async () => {
    const sent = await send(definition, { ...good, body: [] as never })
    expect(sent).toMatchObject({ status: 400, code: 'request.malformed' })
  })
})

const inPages: readonly string[] = ['GET /_/_/state', 'GET /pageHandlers/{site}/']

const queries = definitions
  .filter((definition) => definition.query && !inPages.includes(nameOf(definition)))
  .flatMap((definition) =>
    Object.keys(definition.query!.properties).map((name) => [nameOf(definition), name, definition] as const),
  )

it.each(queries)('%s refuses a %s that is sent twice', async (call, field, definition) => {
  const twice = new URLSearchParams([
    [field, 'a'],
    [field, 'b'],
  ])
  const { path: address } = definition
  const good = GOOD[call]!
  const sent = await send({ ...definition, path: `${address}?${twice}` as '/' }, { ...good, query: {} })
  expect(sent).toEqual({ status: 400, code: 'request.invalid', field })
})

const ids = definitions.flatMap((definition) =>
  Object.entries(definition.params?.properties ?? {}).flatMap(([name, schema]) =>
    'pattern' in schema ? [[nameOf(definition), name, definition] as const] : [],
  ),
)

it.each(ids)('%s finds nothing by a %s that is no id', async (call, name, definition) => {
  const good = GOOD[call] ?? {}
  for (const id of ['x', '0', '99999999999999999999']) {
    const sent = await send(definition, { ...good, params: { interest: 'travel', ...good.params, [name]: id } })
    expect(sent).toEqual({ status: 404, code: definition.notFound, field: name })
  }
})

it('[IDENT-02 b] a handshake refuses a bad install id by the name of its header', async () => {
  const definition = contract.LoginHandshakeEndpoint
  const good = GOOD[nameOf(definition)]!
  const field = 'x-install-id'
  expect(await send(definition, { ...good, headers: {} })).toEqual({ status: 400, code: 'request.missing', field })
  expect(await send(definition, { ...good, headers: { [field]: '<script>' } })).toEqual({
    status: 400,
    code: 'request.invalid',
    field,
  })
})
