import type { EndpointDefinition } from '@corkboard/contract'
import * as contract from '@corkboard/contract/endpoints'
import { type Actor, everyAction, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let alice: Actor
let visitor: Visitor
let known: Readonly<Record<string, string>>

beforeAll(async () => {
  site = await TestSite.start({ discovery: true })
  alice = (await site.cast()).alice
  visitor = site.visitor()
  const board = await alice.createsBoard('Kitchens')
  const pin = await alice.pinsTo(board)
  const upload = await alice.uploads()
  known = { board_id: board.id, id: pin.id, pin_id: pin.id, media_upload_id: upload.media_upload_id, username: 'alice' }
})
afterAll(() => site[Symbol.asyncDispose]())

/** The problems of a response to nonsense: a 5xx, or an error without a code. */
const faultOf = (what: string, status: number, text: string): string[] => {
  const isProper = status < 500 && (status < 400 || text.includes('"error_code":"'))
  return isProper ? [] : [`${what} → ${status} ${text.slice(0, 300)}`]
}

const NASTY: readonly unknown[] = [
  null,
  0,
  1.5,
  '',
  '0',
  '1',
  '9223372036854775808',
  '99999999999999999999',
  '1; drop table pins',
  "' or 1=1 --",
  '%',
  'a\0b',
  '\ud800',
  '\u202eevil',
  '😀'.repeat(500),
  'x'.repeat(5_000),
  '../../../etc/passwd',
  'javascript:alert(1)',
  '٣',
  'title--',
  '-end-',
  [null],
  [[]],
  {},
  { toString: 'x' },
  JSON.parse('{"__proto__":{"a":1}}'),
]

const withOptions = everyAction().filter(
  ({ action }) => action.list || Object.keys(action.options.properties).length > 0,
)

describe.each(withOptions.map(({ name, verb, action }) => [`${name} ${verb}`, name, verb, action] as const))(
  'malformed options of %s',
  (call, name, verb, action) => {
    // Account calls each get a fresh user, so that none of them signs Alice out.
    const isSession = name === 'UserSessionResource' || name === 'UserRegisterResource'
    const names = [...Object.keys(action.options.properties), ...(action.list ? ['page_size', 'bookmarks'] : [])]

    it.each(names.map((option) => [option] as const))('%s', async (option) => {
      const faults: string[] = []
      for (const value of NASTY) {
        const options = { ...known, [option]: value }
        const result = await (isSession ? visitor : alice).resource(name, verb, options)
        faults.push(
          ...faultOf(
            `${call} ${option}=${JSON.stringify(value).slice(0, 60)}`,
            result.status,
            JSON.stringify(result.envelope),
          ),
        )
      }
      expect(faults).toEqual([])
    })
  },
)

const fieldsOf = ({ params, query, body }: EndpointDefinition) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    Object.keys(schema?.properties ?? {}).map((name) => [part, name] as const),
  )

/** Registrations and logins hash a password each time: `endpoints.test.ts` tries those. Pages are not mounted here. */
const endpoints = Object.values<EndpointDefinition>(contract).filter(
  (endpoint) => fieldsOf(endpoint).length > 0 && !/handshake|^\/_|^\/pageHandlers/.test(endpoint.path),
)

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed()

describe.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'malformed fields of %s',
  (call, endpoint) => {
    it.each(fieldsOf(endpoint))('%s: %s', async (part, name) => {
      const faults: string[] = []
      for (const value of NASTY) {
        const inPath = (placeholder: string) => (part === 'params' && placeholder === name ? asText(value) : '1')
        const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, placeholder: string) =>
          encodeURIComponent(inPath(placeholder)),
        )
        const query = part === 'query' ? `?${new URLSearchParams({ [name]: asText(value) })}` : ''
        const { method } = endpoint
        const json = part === 'body' ? { reason: 'spam', ...known, [name]: value } : {}
        const response = await alice.browser.send(`${path}${query}`, { method, ...(method !== 'GET' && { json }) })
        faults.push(...faultOf(`${call} ${name}=${asText(value).slice(0, 60)}`, response.status, await response.text()))
      }
      expect(faults).toEqual([])
    })
  },
)

describe('malformed requests', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const texts = [
    '',
    '{',
    'null',
    '"text"',
    '[]',
    '{"options":null}',
    '{"options":[]}',
    '{"options":{"a":',
    `{"options":{"name":"${'\\u0000'}"}}`,
    `{"options":{"name":${deep}}}`,
    deep,
    '{"__proto__":{"options":{}}}',
    '{"constructor":{"prototype":{}}}',
    '\ufeff{}',
    '{"options":{"name":"\\ud800"}}',
  ]

  it.each(texts.map((text) => [text.slice(0, 40), text] as const))(
    'in the body or the query: %j',
    async (_short, text) => {
      const sent = [
        alice.browser.send('/resource/BoardResource/create/', { method: 'POST', form: { data: text } }),
        alice.browser.send('/resource/BoardResource/create/', {
          method: 'POST',
          form: { options: text, source_url: text },
        }),
        alice.browser.send('/resource/BoardResource/create/', {
          method: 'POST',
          rawBody: text,
          headers: { 'content-type': 'application/json' },
        }),
        alice.browser.send('/resource/BoardResource/create/', {
          method: 'POST',
          rawBody: text,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
        alice.browser.send(`/resource/UserResource/get/?data=${encodeURIComponent(text.slice(0, 4_000))}`),
        alice.browser.send(
          `/resource/UserResource/get/?data=a&data=b&source_url=${encodeURIComponent(text.slice(0, 400))}`,
        ),
      ]
      for (const response of await Promise.all(sent)) {
        expect(faultOf(text.slice(0, 40), response.status, await response.text())).toEqual([])
      }
    },
  )

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-16',
    'application/xml',
    'text/html',
    ';',
    'application/json,application/json',
  ])('in the content type: %s', async (type) => {
    for (const path of ['/resource/BoardResource/create/', '/v3/media/']) {
      const headers = { 'content-type': type }
      const response = await alice.browser.send(path, { method: 'POST', rawBody: '{"options":{}}', headers })
      expect(faultOf(type, response.status, await response.text())).toEqual([])
    }
  })

  it.each([
    '/resource/%E0%A4%A/get/',
    '/resource/BoardResource/get/?data=%E0%A4%A',
    '/resource/..%2f..%2fetc/get/',
    '//resource/BoardResource/get/',
    '/resource/BoardResource/get/?%00=%00',
    `/resource/${'a'.repeat(3_000)}/get/`,
    '/v3/media/%00/',
    '/v3/media/1e5/',
    '/v3/media/99999999999999999999/',
    '/v3/nothing/at/all/',
    '/_/nothing/',
    '/media/236x/%2e%2e/%2e%2e/passwd',
    '/media/236x/44/84/44847fba1e881c2613b5d1e21766ba0e.webp?e=%00&s=%00',
    '/media/__proto__/44/84/44847fba1e881c2613b5d1e21766ba0e.webp',
  ])('in the URL: %s', async (path) => {
    const response = await alice.browser.send(path)
    expect(faultOf(path, response.status, await response.text())).toEqual([])
  })

  it.each(['corkboard_session', 'corkboard_remembered', 'corkboard_device', 'corkboard_accounts', 'csrftoken'])(
    'in the cookie %s',
    async (name) => {
      for (const value of ['', 'x', '%00', '%E0%A4%A', '"', 'ü', 'a'.repeat(4_000), '__proto__', 'A'.repeat(43)]) {
        const cookie = `${name}=${encodeURI(value)}`
        const response = await visitor.browser.send('/resource/UserHomefeedResource/get/', { headers: { cookie } })
        expect(faultOf(cookie, response.status, await response.text())).toEqual([])
      }
    },
  )
})

it('the log contains no unexpected errors', () => {
  expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
