import type { SignedInViewer } from '@corkboard/contract'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  await site.person('Olivia')
  await site.person('Alice')
})
afterAll(() => site[Symbol.asyncDispose]())

const cookiesOf = (headers: Headers) =>
  Object.fromEntries(headers.getSetCookie().map((line) => [line.split('=')[0], line.replace(/^[^=]+=[^;]*; /, '')]))

describe('[IDENT-01 a b] registration', () => {
  it('signs in, and the first account of an instance becomes its owner', async () => {
    await using fresh = await TestSite.start({ worker: false })
    const first = await fresh.visitor().registers('Olivia')
    const second = await fresh.visitor().registers('Alice')
    expect([first, second].map((viewer) => [viewer.kind, viewer.is_owner])).toEqual([
      ['AUTH', true],
      ['AUTH', false],
    ])
  })

  it.each([
    [{ email: 'nobody' }, 400, 'email.invalid', 'email'],
    [{ email: 'ALICE@example.org' }, 409, 'email.taken', 'email'],
    // Otherwise an address could be tried without creating an account.
    [{ email: 'ALICE@example.org', username: 'alice' }, 409, 'username.taken', 'username'],
    [{ email: 'ALICE@example.org', gender: 'x' }, 400, 'request.invalid', 'gender'],
    [{ locale: 'xx-YY' }, 400, 'request.invalid', 'locale'],
    [{ email: undefined }, 400, 'request.missing', 'email'],
    [{ password: undefined }, 400, 'request.missing', 'password'],
    [{ password: 'short' }, 400, 'password.length', 'password'],
    [{ password: 'with a\u0000control' }, 400, 'password.characters', 'password'],
    [{ username: 'alice' }, 409, 'username.taken', 'username'],
    [{ first_name: '' }, 400, 'name.invalid', 'first_name'],
    [{ first_name: 7 }, 400, 'request.invalid', 'first_name'],
    [{ birthday: '2020-01-01' }, 403, 'age.restricted', 'birthday'],
  ])('with %j is refused with %i', async (change, status, code, field) => {
    const options = { email: 'zoe@example.org', password: PASSWORD, first_name: 'Zoe', ...change }
    const response = await site.visitor().resource('UserRegisterResource', 'create', options)
    const { error } = response.envelope.resource_response
    expect({ status: response.status, code: error?.error_code, field: error?.field }).toEqual({ status, code, field })
  })
})

describe('[IDENT-03 c, IDENT-10 b] login', () => {
  it('trims the name and accepts an email address as well', async () => {
    expect(await site.visitor().logsIn('  alice ')).toMatchObject({ username: 'alice' })
    expect(await site.visitor().logsIn('Alice@Example.org')).toMatchObject({ username: 'alice' })
  })

  it('gives the same error for a wrong password and an unknown name', async () => {
    const refusals = await Promise.all(
      ['alice', 'nobody'].map((name) =>
        site
          .visitor()
          .resource('UserSessionResource', 'create', { username_or_email: name, password: 'wrong password' }),
      ),
    )
    const [wrong, unknown] = refusals.map(({ status, envelope }) => ({ status, response: envelope.resource_response }))
    expect(wrong).toEqual(unknown)
    expect(wrong?.status).toBe(401)
  })

  it('gives a session that scripts cannot read, and a new CSRF token', async () => {
    const visitor = site.visitor()
    await visitor.browser.send('/v3/nothing/')
    const before = visitor.browser.cookie('csrftoken')
    const { headers } = await visitor.resource('UserSessionResource', 'create', {
      username_or_email: 'alice',
      password: PASSWORD,
    })
    expect(cookiesOf(headers)).toEqual({
      corkboard_session: expect.stringMatching(/^Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/),
      corkboard_device: expect.stringMatching(/^Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
      corkboard_remembered: expect.stringMatching(/^Path=\/; Expires=.+; HttpOnly; SameSite=Lax$/),
      csrftoken: expect.stringMatching(/^Max-Age=31536000; Path=\/; SameSite=Lax$/),
    })
    expect(visitor.browser.cookie('csrftoken')).toMatch(/^[\w-]{22}$/)
    expect(visitor.browser.cookie('csrftoken')).not.toBe(before)
  })

  it('binds the session to the host on https, and requires https for a year', async () => {
    await using secure = await TestSite.start({ worker: false, config: { trustProxy: true } })
    const { host } = new URL(secure.origin)
    const visitor = secure.visitor()
    const https = { 'x-forwarded-proto': 'https', origin: `https://${host}` }
    await visitor.browser.send('/v3/nothing/', { headers: https })
    const { headers, status } = await visitor.resource(
      'UserRegisterResource',
      'create',
      { email: 'a@example.org', password: PASSWORD, first_name: 'Ann' },
      https,
    )
    expect(status).toBe(200)
    expect(cookiesOf(headers)['__Host-corkboard_session']).toMatch(/HttpOnly; Secure; SameSite=Lax/)
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it('ends the session it came with', async () => {
    const visitor = site.visitor()
    await visitor.logsIn('alice')
    const old = visitor.browser.cookie('corkboard_session')
    await visitor.logsIn('alice')
    const stale = { cookie: `corkboard_session=${old}` }
    expect((await site.visitor().resource('BoardPickerBoardsResource', 'get', {}, stale)).status).toBe(401)
  })

  it('slows down guessing with 429 and says how long to wait', async () => {
    await using calm = await TestSite.start({ worker: false })
    const { username } = await calm.person('Alice')
    const guess = (n: number) =>
      calm.visitor().resource('UserSessionResource', 'create', { username_or_email: username, password: `guess ${n}` })
    const statuses: number[] = []
    for (let n = 0; n < 15; n += 1) statuses.push((await guess(n)).status)
    const next = await guess(15)
    expect({ statuses: new Set(statuses), status: next.status }).toEqual({ statuses: new Set([401]), status: 429 })
    expect(Number(next.headers.get('retry-after'))).toBe(3_600)
    expect(next.envelope.resource_response.error?.message).toBe('You’re going a little fast. Try again in 60 minutes.')
    calm.clock.pass(3_600_001)
    expect((await guess(16)).status).toBe(401)
  })
})

describe('wrong passwords of strangers', () => {
  let calm: TestSite
  beforeEach(async () => {
    calm = await TestSite.start({ worker: false })
  })
  afterEach(() => calm[Symbol.asyncDispose]())

  const tries = async (visitor: Visitor, name: string, password = PASSWORD) =>
    (await visitor.resource('UserSessionResource', 'create', { username_or_email: name, password })).status

  const lockOut = async (name: string) => {
    for (const spelling of [name, `${name}@example.org`]) {
      for (let n = 0; n < 15; n += 1) expect(await tries(calm.visitor(), spelling, 'wrong password')).toBe(401)
    }
  }

  it('do not lock out a browser that the account has signed in with, nor its session', async () => {
    const [alice, laptop] = [await calm.person('Alice'), calm.visitor()]
    await laptop.logsIn('alice')
    await laptop.logsOut()
    await lockOut('alice')
    expect([await tries(calm.visitor(), 'alice'), await tries(calm.visitor(), 'alice@example.org')]).toEqual([429, 429])
    expect((await alice.resource('ReauthenticationResource', 'create', { password: PASSWORD })).status).toBe(200)
    await alice.logsOut()
    expect([await tries(alice, 'alice'), await tries(laptop, 'alice@example.org')]).toEqual([200, 200])
  })

  it('lock out everyone else, and each known browser has its own limit', async () => {
    const [alice, mallory] = [await calm.person('Alice'), await calm.person('Mallory')]
    await lockOut('alice')
    expect(await tries(mallory, 'alice')).toBe(429)
    const [device = '', ...signatures] = mallory.browser.cookie('corkboard_device')!.split('.')
    const [own] = alice.browser.cookie('corkboard_device')!.split('.')
    for (const forged of [`${own}.${signatures.join('.')}`, `${device}.${'A'.repeat(22)}`, 'x', `${own}`]) {
      const cookie = `csrftoken=${mallory.browser.cookie('csrftoken')}; corkboard_device=${forged}`
      const options = { username_or_email: 'alice', password: PASSWORD }
      expect((await mallory.resource('UserSessionResource', 'create', options, { cookie })).status).toBe(429)
    }
    const laptop = calm.visitor()
    calm.clock.pass(3_600_001)
    await laptop.logsIn('alice')
    for (let n = 0; n < 30; n += 1) expect(await tries(laptop, 'alice', 'wrong password')).toBe(401)
    expect([await tries(laptop, 'alice'), await tries(alice, 'alice')]).toEqual([429, 200])
  })

  it('lock out a browser that was known before the password changed', async () => {
    const [alice, laptop] = [await calm.person('Alice'), calm.visitor()]
    await laptop.logsIn('alice')
    const passwords = { old_password: PASSWORD, new_password: 'quite another moth' }
    expect((await alice.resource('PasswordResource', 'update', passwords)).status).toBe(200)
    await lockOut('alice')
    expect([await tries(laptop, 'alice', passwords.new_password)]).toEqual([429])
    await alice.logsOut()
    expect(await tries(alice, 'alice', passwords.new_password)).toBe(200)
  })

  it('do not lock out any of several accounts of one browser; a login that is not remembered leaves no mark', async () => {
    const alice = await calm.person('Alice')
    await calm.person('Bob')
    await tries(alice, 'bob')
    await lockOut('alice')
    expect(await tries(alice, 'alice')).toBe(200)
    const shared = calm.visitor()
    const options = { username_or_email: 'bob', password: PASSWORD, remember: false }
    await shared.resource('UserSessionResource', 'create', options)
    expect(shared.browser.cookie('corkboard_device')).toBeUndefined()
  })
})

describe('[IDENT-06 a] logout', () => {
  it('ends the session here and in the browser', async () => {
    const visitor = site.visitor()
    await visitor.logsIn('alice')
    const token = visitor.browser.cookie('corkboard_session')
    await visitor.logsOut()
    expect(visitor.browser.cookie('corkboard_session')).toBeUndefined()
    const stale = { cookie: `corkboard_session=${token}` }
    expect((await site.visitor().resource('BoardPickerBoardsResource', 'get', {}, stale)).status).toBe(401)
  })

  it('when already signed out is not an error', async () => {
    const response = await site
      .visitor()
      .resource('UserSessionResource', 'delete', { disable_auth_failure_redirect: true })
    expect(response.status).toBe(200)
  })
})

it('a session lasts for 30 idle days and no longer', async () => {
  await using slow = await TestSite.start({ worker: false })
  const alice = await slow.person('Alice')
  slow.clock.pass(29 * 86_400_000)
  expect((await alice.resource('BoardPickerBoardsResource', 'get')).status).toBe(200)
  slow.clock.pass(31 * 86_400_000)
  expect((await alice.resource('BoardPickerBoardsResource', 'get')).status).toBe(401)
  const { headers } = await alice.browser.send('/', { headers: { 'sec-fetch-dest': 'document' } })
  expect(headers.getSetCookie().join()).toContain('corkboard_session=;')
})

it('an account is visible only to its own client', async () => {
  const alice = site.visitor()
  const viewer: SignedInViewer = await alice.logsIn('alice')
  expect(viewer.email).toBe('alice@example.org')
  const { envelope } = await site.visitor().resource('UserResource', 'get', { username: 'alice' })
  expect(JSON.stringify(envelope)).not.toContain('alice@example.org')
})
