import type { MultiAccountEntry, SessionInfo, ViewerWire } from '@corkboard/contract'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start({ worker: false, config: { countryHeader: 'x-country' } })
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const logIn = async (name: string, headers: Record<string, string> = {}) => {
  const visitor = site.visitor()
  const options = { username_or_email: name, password: PASSWORD }
  await visitor.resource('UserSessionResource', 'create', options, headers)
  return visitor
}

const sessionsOf = (visitor: Visitor) => visitor.asks<SessionInfo[]>('UserSessionsResource', 'get')
const viewerOf = (visitor: Visitor) => visitor.asks<ViewerWire>('ViewerResource', 'get')
const isSignedIn = async (visitor: Visitor) => (await viewerOf(visitor)).kind === 'AUTH'
const end = (visitor: Visitor, options = {}) => visitor.resource('UserSessionsResource', 'delete', options)

describe('the list of sessions', () => {
  it('shows where the user is signed in, on which device, and which session is this one', async () => {
    await site.person('Alice')
    site.clock.pass(DAY_MS)
    await logIn('alice', { 'user-agent': IPHONE, 'x-country': 'SE' })
    site.clock.pass(DAY_MS)
    const laptop = await logIn('alice', { 'user-agent': FIREFOX, 'x-country': 'somewhere' })
    const [first, second, third, ...others] = await sessionsOf(laptop)
    expect(first).toMatchObject({
      browser: 'Firefox',
      system: 'Linux',
      device_type: 'desktop',
      country: null,
      last_used_at: site.clock.now().toISOString(),
      is_current: true,
    })
    expect(second).toMatchObject({
      browser: 'Safari',
      system: 'iPhone',
      device_type: 'phone',
      country: 'SE',
      is_current: false,
    })
    expect(third).toMatchObject({ browser: null, system: null, device_type: 'unknown', is_current: false })
    expect(others).toEqual([])
  })

  it('ends one session immediately', async () => {
    await site.person('Bob')
    const [phone, laptop] = [await logIn('bob', { 'user-agent': IPHONE }), await logIn('bob')]
    const { id } = (await sessionsOf(laptop)).find(({ system }) => system === 'iPhone')!
    expect(await isSignedIn(phone)).toBe(true)
    expect((await end(laptop, { session_id: id })).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true])
    expect((await end(laptop, { session_id: id })).status).toBe(404)
  })

  it('ends all sessions but this one immediately', async () => {
    const phone = await site.person('Carol')
    const [laptop, tablet] = [await logIn('carol'), await logIn('carol')]
    expect((await end(laptop)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop), await isSignedIn(tablet)]).toEqual([false, true, false])
    expect(await sessionsOf(laptop)).toHaveLength(1)
  })

  it('cannot end another user’s session', async () => {
    const dan = await site.person('Dan')
    const mallory = await site.person('Mallory')
    const [session] = await sessionsOf(dan)
    const response = await end(mallory, { session_id: session!.id })
    expect([response.status, response.envelope.resource_response.error?.error_code]).toEqual([404, 'session.not_found'])
    expect(await isSignedIn(dan)).toBe(true)
  })
})

describe('[IDENT-08 b c] a user whose session has ended', () => {
  it('is greeted, reads as a visitor does, and must give the password for anything else', async () => {
    const erin = await site.person('Erin')
    const open = await erin.createsBoard('Open')
    const secret = await erin.createsBoard('Secret', { privacy: 'secret' })
    site.clock.pass(31 * DAY_MS)
    expect(await viewerOf(erin)).toEqual({
      kind: 'LIMITED_LOGIN',
      id: erin.id,
      email: 'erin@example.org',
      first_name: 'Erin',
      has_password: true,
      connected_to_facebook: false,
      connected_to_google: false,
      image_medium_url: null,
    })
    expect(await erin.sees(open)).toMatchObject({ name: 'Open' })
    expect(await erin.sees(secret)).toBeUndefined()
    for (const [name, verb, options] of [
      ['BoardPickerBoardsResource', 'get', {}],
      ['BoardResource', 'create', { name: 'New' }],
      ['PasswordResource', 'update', { old_password: PASSWORD, new_password: 'brass kettle moth 4' }],
    ] as const) {
      const response = await erin.resource(name, verb, options)
      expect([name, response.status, response.envelope.resource_response.error?.error_code]).toEqual([
        name,
        401,
        'auth.limited',
      ])
    }
    expect(await erin.logsIn('erin')).toMatchObject({ kind: 'AUTH' })
  })

  it('is remembered for 180 days', async () => {
    const frank = await site.person('Frank')
    site.clock.pass(179 * DAY_MS)
    expect(await viewerOf(frank)).toMatchObject({ kind: 'LIMITED_LOGIN' })
    site.clock.pass(DAY_MS)
    expect(await viewerOf(frank)).toEqual({ kind: 'UNAUTH' })
  })

  it('is, after logging out, a visitor whom the login page greets until the browser forgets them', async () => {
    const gina = await site.person('Gina')
    await gina.logsOut()
    expect(await viewerOf(gina)).toMatchObject({
      kind: 'UNAUTH',
      logged_out_user_info: { id: gina.id, first_name: 'Gina' },
    })
    await gina.asks('RememberedPersonResource', 'delete')
    expect(gina.browser.cookie('corkboard_remembered')).toBeUndefined()
    expect(await viewerOf(gina)).toEqual({ kind: 'UNAUTH' })
  })

  it('is not remembered if they asked for that, or after a password change', async () => {
    const hana = await site.person('Hana')
    const stranger = site.visitor()
    await stranger.asks('UserSessionResource', 'create', {
      username_or_email: 'hana',
      password: PASSWORD,
      remember: false,
    })
    expect(stranger.browser.cookie('corkboard_remembered')).toBeUndefined()
    const laptop = await logIn('hana')
    await laptop.asks('PasswordResource', 'update', { old_password: PASSWORD, new_password: 'brass kettle moth 4' })
    expect(await viewerOf(hana)).toEqual({ kind: 'UNAUTH' })
  })

  it('cannot be forged', async () => {
    const response = await site
      .visitor()
      .resource('ViewerResource', 'get', {}, { cookie: `corkboard_remembered=${'A'.repeat(43)}` })
    expect(response.envelope.resource_response.data).toEqual({ kind: 'UNAUTH' })
  })
})

describe('[IDENT-10 a b c d] several accounts in one browser', () => {
  const adds = (visitor: Visitor, name: string) =>
    visitor.asks<ViewerWire>('UserSessionResource', 'create', {
      username_or_email: name,
      password: PASSWORD,
      keep_current: true,
    })
  const switches = (visitor: Visitor, id: string) => visitor.resource('UserSessionResource', 'update', { user_id: id })

  it('stay signed in together, and the browser switches between them', async () => {
    const [ida, jon] = [await site.person('Ida'), await site.person('Jon')]
    const browser = await logIn('ida')
    expect(await adds(browser, 'jon')).toMatchObject({ username: 'jon' })
    const known = { [ida.id]: { logged_in: true }, [jon.id]: { logged_in: false }, 17: { logged_in: true } }
    expect(await browser.asks('UserSessionResource', 'create', { session_accounts: known })).toEqual({
      session_accounts: { [ida.id]: { logged_in: true }, [jon.id]: { logged_in: true }, 17: { logged_in: false } },
    })
    expect((await switches(browser, ida.id)).envelope.resource_response.data).toMatchObject({ username: 'ida' })
    expect(await viewerOf(browser)).toMatchObject({ username: 'ida' })
    expect((await switches(browser, jon.id)).status).toBe(200)
    expect(await viewerOf(browser)).toMatchObject({ username: 'jon' })
  })

  it('end with their own sessions: one that was logged out or ended elsewhere cannot be switched to', async () => {
    const [kim, lea] = [await site.person('Kim'), await site.person('Lea')]
    const browser = await logIn('kim')
    await adds(browser, 'lea')
    await browser.logsOut()
    expect(await isSignedIn(browser)).toBe(false)
    expect((await switches(browser, lea.id)).status).toBe(404)
    expect((await end(kim)).status).toBe(200)
    expect((await switches(browser, kim.id)).status).toBe(404)
    expect(
      await browser.asks('UserSessionResource', 'create', { session_accounts: { [kim.id]: { logged_in: true } } }),
    ).toEqual({
      session_accounts: { [kim.id]: { logged_in: false } },
    })
  })

  it('are visible to no one else, and are listed by full name', async () => {
    const [ned, mia] = [await site.person('Ned'), await site.person('Mia')]
    const stranger = await site.person('Zed')
    const browser = await logIn('ned')
    await adds(browser, 'mia')
    const ids = [ned.id, stranger.id, mia.id, ned.id]
    const entries = await browser.asks<MultiAccountEntry[]>('MultiUserResource', 'get', {
      ids,
      field_set_key: 'linked_partner',
    })
    expect(entries.map(({ status, data }) => [status, data?.full_name, data?.email])).toEqual([
      ['success', 'Mia', 'mia@example.org'],
      ['success', 'Ned', 'ned@example.org'],
      ['failure', undefined, undefined],
    ])
    expect(entries[2]).toEqual({ status: 'failure', id: stranger.id, data: null })
    const seen = await stranger.asks<MultiAccountEntry[]>('MultiUserResource', 'get', { ids: [ned.id] })
    expect(seen).toEqual([{ status: 'failure', id: ned.id, data: null }])
  })

  it('are optional: by default, a login ends the session it came with', async () => {
    await site.person('Oda')
    const browser = await logIn('oda')
    const token = browser.browser.cookie('corkboard_session')
    await browser.logsIn('olivia')
    expect(browser.browser.cookie('corkboard_accounts')).toBeUndefined()
    const stale = await site.visitor().resource('ViewerResource', 'get', {}, { cookie: `corkboard_session=${token}` })
    expect(stale.envelope.resource_response.data).toEqual({ kind: 'UNAUTH' })
  })
})
