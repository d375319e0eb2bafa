import { type Browser, openBrowser, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
/** The same site under its other name. */
let there: string
const countryOrigins = new Map<string, string>()

beforeAll(async () => {
  site = await TestSite.start({ worker: false, config: { countryOrigins } })
  there = site.origin.replace('127.0.0.1', 'localhost')
  countryOrigins.set(site.origin, 'US').set(there, 'DE')
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const tokenFor = async (person: Visitor, origin: string) => {
  const response = await person.browser.send('/vx/users/cctld_token/', { method: 'POST', form: { origin } })
  const { status, data, error } = (await response.json()) as {
    status: string
    data: { token: string } | null
    error?: { error_code: string }
  }
  return { http: response.status, status, token: data?.token ?? '', code: error?.error_code }
}

/** Calls the second host as the first host's page does: across origins, without a CSRF token. */
const take = (
  browser: Browser,
  token: string,
  headers: Record<string, string | undefined> = {},
  more: Record<string, string> = {},
) =>
  browser.send('/vx/users/cctld_session/', {
    method: 'POST',
    form: { token, ...more },
    headers: { origin: site.origin, 'sec-fetch-site': 'cross-site', 'x-csrftoken': undefined, ...headers },
  })

const viewerAt = async (browser: Browser): Promise<{ kind: string; username?: string }> => {
  const data = JSON.stringify({ options: {}, context: {} })
  const response = await browser.send(`/resource/ViewerResource/get/?data=${encodeURIComponent(data)}`)
  return ((await response.json()) as { resource_response: { data: { kind: string; username?: string } } })
    .resource_response.data
}

describe('[IDENT-11 a b] a session is carried to another host of the site', () => {
  it('with a token, which works once', async () => {
    const ann = await site.person('Ann')
    const browser = openBrowser(there)
    expect(await viewerAt(browser)).toEqual({ kind: 'UNAUTH' })
    const { status, token } = await tokenFor(ann, there)
    expect(status).toBe('success')
    const result = await take(browser, token)
    expect([result.status, ((await result.json()) as { status: string }).status]).toEqual([200, 'success'])
    expect(result.headers.get('access-control-allow-origin')).toBe(site.origin)
    expect(result.headers.get('access-control-allow-credentials')).toBe('true')
    expect(await viewerAt(browser)).toMatchObject({ kind: 'AUTH', username: 'ann' })
    expect((await take(openBrowser(there), token)).status).toBe(401)
  })

  it('by a posted form when the hosts are different sites, landing on the home page', async () => {
    const ben = await site.person('Ben')
    const browser = openBrowser(there)
    const accept = 'text/html,application/xhtml+xml,*/*;q=0.8'
    const result = await take(browser, (await tokenFor(ben, there)).token, { accept })
    expect([result.status, result.headers.get('location')]).toEqual([303, '/'])
    expect(await viewerAt(browser)).toMatchObject({ username: 'ben' })
    for (const [next, landing] of [
      ['/pin/1/?x=1', '/pin/1/?x=1'],
      ['//evil.example', '/'],
    ] as const) {
      const { token } = await tokenFor(ben, there)
      const led = await take(openBrowser(there), token, { 'sec-fetch-dest': 'document' }, { next })
      expect(led.headers.get('location')).toBe(landing)
    }
  })

  it('and says whether it is there: to a page that asks, and to a user on the way back', async () => {
    const lea = await site.person('Lea')
    const browser = openBrowser(there)
    const asks = (headers: Record<string, string> = {}, query = '') =>
      browser.send(`/vx/users/cctld_session/${query}`, {
        headers: { origin: site.origin, 'sec-fetch-site': 'cross-site', ...headers },
      })
    const isSignedIn = async (response: Response) =>
      ((await response.json()) as { data: { is_signed_in: boolean } }).data.is_signed_in
    const before = await asks()
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([200, site.origin])
    expect(await isSignedIn(before)).toBe(false)
    expect((await asks({ origin: 'https://evil.example' })).status).toBe(403)
    const page = `${site.origin}/pin/1/?x=1`
    const accept = { accept: 'text/html' }
    const led = await take(browser, (await tokenFor(lea, there)).token, accept, { next: page })
    const check = `/vx/users/cctld_session/?next=${encodeURIComponent(page)}`
    expect([led.status, led.headers.get('location')]).toEqual([303, check])
    const navigation = { 'sec-fetch-dest': 'document', origin: undefined }
    expect((await browser.send(check, { headers: navigation })).headers.get('location')).toBe(`${page}#session=taken`)
    expect(await isSignedIn(await asks())).toBe(true)
    browser.forget()
    expect((await browser.send(check, { headers: navigation })).headers.get('location')).toBe(`${page}#session=missing`)
    const late = await take(browser, 'A'.repeat(43), accept, { next: page })
    expect([late.status, late.headers.get('location')]).toEqual([303, check])
    const evil = await browser.send(`/vx/users/cctld_session/?next=https://evil.example/`, { headers: navigation })
    expect([evil.status, evil.headers.get('location')]).toEqual([200, null])
  })

  it('within a minute, on the intended host, while the first session is alive', async () => {
    const cid = await site.person('Cid')
    const late = await tokenFor(cid, there)
    site.clock.pass(60_000)
    expect((await take(openBrowser(there), late.token)).status).toBe(401)
    const elsewhere = await tokenFor(cid, there)
    expect((await take(openBrowser(site.origin), elsewhere.token, { origin: there })).status).toBe(401)
    const left = await tokenFor(cid, there)
    await cid.logsOut()
    expect((await take(openBrowser(there), left.token)).status).toBe(401)
  })

  it('only from our own hosts to our own hosts', async () => {
    const dan = await site.person('Dan')
    expect(await tokenFor(dan, 'https://evil.example')).toMatchObject({ http: 400, code: 'request.invalid' })
    const { token } = await tokenFor(dan, there)
    for (const origin of ['https://evil.example', 'null', undefined]) {
      const result = await take(openBrowser(there), token, { origin })
      expect([result.status, result.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
    expect((await take(openBrowser(there), token)).status).toBe(200)
    expect(await tokenFor(site.visitor(), there)).toMatchObject({ http: 401 })
  })

  it('and ends with the session that opened it, and has to confirm the password', async () => {
    const eve = await site.person('Eve')
    const browser = openBrowser(there)
    await take(browser, (await tokenFor(eve, there)).token)
    const data = JSON.stringify({ options: { email: 'eve2@example.org' }, context: {} })
    const response = await browser.send('/resource/EmailChangeResource/create/', { method: 'POST', form: { data } })
    const { resource_response: refused } = (await response.json()) as {
      resource_response: { error: { error_code: string } }
    }
    expect(refused.error.error_code).toBe('auth.password_required')
    await eve.logsOut()
    expect(await viewerAt(browser)).not.toMatchObject({ kind: 'AUTH' })
  })
})
