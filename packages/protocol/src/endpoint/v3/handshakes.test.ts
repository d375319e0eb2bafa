import type { NewInvite, RestEnvelope } from '@corkboard/contract'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

type Form = Readonly<Record<string, string>>
type Result = RestEnvelope<{ token: string | null }>

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start({ worker: false })
  await site.person('Olivia')
  await site.person('Alice')
})
afterAll(() => site[Symbol.asyncDispose]())

const INSTALL = 'install-0123456789'

const shake = async (visitor: Visitor, path: string, form: Form, headers: Record<string, string | undefined> = {}) => {
  const given = { 'x-install-id': INSTALL, ...headers }
  const response = await visitor.browser.send(`/v3/${path}/handshake/`, { method: 'POST', form, headers: given })
  const { status, code, message, data, error } = (await response.json()) as Result
  return { http: response.status, status, code, message, data, error_code: error?.error_code, field: error?.field }
}

const open = (visitor: Visitor, token: string | null | undefined, isRegistration = false) =>
  visitor.resource('HandshakeSessionResource', 'create', { token, isRegistration })

const newcomer = (name: string, more: Form = {}): Form => ({
  email: `${name}@example.org`,
  password: PASSWORD,
  first_name: name,
  ...more,
})

const login = { username_or_email: ' Alice ', password: PASSWORD }

describe('[IDENT-03 a] login by handshake', () => {
  it('returns a token that starts a session, once', async () => {
    const visitor = site.visitor()
    const { http, status, code, message, data } = await shake(visitor, 'login', login)
    expect([http, status, code, message]).toEqual([200, 'success', 0, 'ok'])
    expect(visitor.browser.cookie('corkboard_session')).toBeUndefined()
    const { envelope } = await open(visitor, data?.token)
    expect(envelope.resource_response.data).toMatchObject({ kind: 'AUTH', username: 'alice' })
    expect(visitor.browser.cookie('corkboard_session')).toBeDefined()
    const again = await open(site.visitor(), data?.token)
    expect([again.status, again.envelope.resource_response.error?.error_code]).toEqual([401, 'handshake.expired'])
  })

  it('returns a token that is valid for a minute', async () => {
    const { data } = await shake(site.visitor(), 'login', login)
    site.clock.pass(60_000)
    expect((await open(site.visitor(), data?.token)).status).toBe(401)
  })

  it('gives the same error for a wrong password and an unknown name, with 401', async () => {
    const wrong = await shake(site.visitor(), 'login', { ...login, password: 'wrong password' })
    expect(wrong).toMatchObject({ http: 401, status: 'failure', code: 78, data: null })
    expect(await shake(site.visitor(), 'login', { ...login, username_or_email: 'nobody' })).toEqual(wrong)
  })

  it.each([
    [{ password: PASSWORD }, {}, 400, 'request.missing', 'username_or_email'],
    [{ username_or_email: 'alice' }, {}, 400, 'request.missing', 'password'],
    [login, { 'x-install-id': undefined }, 400, 'request.missing', 'x-install-id'],
    [login, { 'x-install-id': '<script>' }, 400, 'request.invalid', 'x-install-id'],
    [login, { 'x-csrftoken': undefined }, 403, 'request.csrf', null],
    [login, { origin: 'https://evil.example' }, 403, 'request.origin', null],
  ])('of %j with %j is refused with %i', async (form, headers, http, error_code, field) => {
    expect(await shake(site.visitor(), 'login', form as Form, headers)).toMatchObject({ http, error_code, field })
  })
})

describe('[IDENT-02 a c] registration by handshake', () => {
  it('creates the account and returns a token that starts its session', async () => {
    const visitor = site.visitor()
    const { http, data } = await shake(visitor, 'register/email', newcomer('Bob', { birthday: '1990-02-03' }))
    expect(http).toBe(200)
    const { envelope } = await open(visitor, data?.token, true)
    expect(envelope.resource_response.data).toMatchObject({ email: 'Bob@example.org', is_email_verified: false })
  })

  it('returns the same account when repeated: by its key, or as the same form from the same install', async () => {
    const visitor = site.visitor()
    for (const headers of [{ 'idempotency-key': 'one-key-for-all' }, { 'idempotency-key': undefined }]) {
      const form = newcomer(`Carol${Object.values(headers)[0] === undefined ? 2 : 1}`)
      const responses = await Promise.all([1, 2, 3].map(() => shake(visitor, 'register/email', form, headers)))
      expect(responses.map(({ http }) => http)).toEqual([200, 200, 200])
      for (const { data } of responses) expect((await open(site.visitor(), data?.token)).status).toBe(200)
    }
    const elsewhere = await shake(site.visitor(), 'register/email', newcomer('Carol1'), {
      'x-install-id': 'another-install',
    })
    expect(elsewhere).toMatchObject({ http: 409, error_code: 'email.taken' })
  })

  it('[IDENT-05] is a success without a token when the account cannot be logged in', async () => {
    const visitor = site.visitor()
    const form = newcomer('Dan')
    const headers = { 'idempotency-key': 'key-of-dan-1' }
    await shake(visitor, 'register/email', form, headers)
    const guess = { username_or_email: 'Dan@example.org', password: 'wrong password' }
    for (let n = 0; n < 30; n += 1) await shake(site.visitor(), 'login', guess)
    expect(await shake(visitor, 'register/email', form, headers)).toMatchObject({
      http: 200,
      status: 'success',
      data: { token: null },
    })
  })

  it('of a business creates a partner, and requires its name', async () => {
    expect(await shake(site.visitor(), 'register/partner', newcomer('Erin'))).toMatchObject({
      http: 400,
      error_code: 'request.missing',
      field: 'business_name',
    })
    const visitor = site.visitor()
    const { data } = await shake(visitor, 'register/partner', newcomer('Erin', { business_name: 'Kilns & Co' }))
    const { envelope } = await open(visitor, data?.token, true)
    expect(envelope.resource_response.data).toMatchObject({ is_partner: true })
  })

  it('[IDENT-15 c] follows the sender of an invite, and ignores an invite that is none', async () => {
    const fran = await site.person('Fran')
    const { invite_code } = await fran.asks<NewInvite>('InviteCodeResource', 'create', { invite_channel: 1 })
    const invited = site.visitor()
    const { data } = await shake(invited, 'register/email', newcomer('Gina', { invite_code }))
    await open(invited, data?.token, true)
    expect(await invited.asks('UserResource', 'get', { username: 'fran' })).toMatchObject({
      explicitly_followed_by_me: true,
    })
    const other = await shake(site.visitor(), 'register/email', newcomer('Hans', { invite_code: 'no invite' }))
    expect(other).toMatchObject({ http: 200, data: { token: expect.any(String) } })
  })

  it('starts one session, within a minute', async () => {
    const visitor = site.visitor()
    const { data } = await shake(visitor, 'register/email', newcomer('Ida'))
    expect(visitor.browser.cookie('corkboard_session')).toBeUndefined()
    expect((await open(visitor, data?.token, true)).status).toBe(200)
    const again = await open(site.visitor(), data?.token, true)
    expect([again.status, again.envelope.resource_response.error?.error_code]).toEqual([401, 'handshake.expired'])
    const late = await shake(site.visitor(), 'register/email', newcomer('Jon'), { 'x-install-id': 'install-of-jon' })
    site.clock.pass(60_000)
    expect((await open(site.visitor(), late.data?.token, true)).status).toBe(401)
    expect(await site.visitor().logsIn('jon@example.org')).toMatchObject({ kind: 'AUTH' })
  })

  it.each(['email', 'partner'])('by %s requires an install id, and what an account needs', async (kind) => {
    const form = newcomer(`Kim${kind}`, { business_name: 'Looms' })
    const without = { 'x-install-id': undefined }
    expect(await shake(site.visitor(), `register/${kind}`, form, without)).toMatchObject({
      http: 400,
      error_code: 'request.missing',
      field: 'x-install-id',
    })
    for (const field of ['email', 'password', 'first_name']) {
      expect(await shake(site.visitor(), `register/${kind}`, { ...form, [field]: '' })).toMatchObject({
        http: 400,
        status: 'failure',
        error_code: 'request.missing',
        field,
      })
    }
  })

  it('by social login is refused if none is configured', async () => {
    expect(await shake(site.visitor(), 'register/facebook', newcomer('Fay'))).toMatchObject({
      http: 409,
      error_code: 'social.not_configured',
    })
  })

  it('returns what is wrong with a field', async () => {
    expect(await shake(site.visitor(), 'register/email', newcomer('Gus', { password: 'short' }))).toMatchObject({
      http: 400,
      error_code: 'password.length',
      field: 'password',
    })
  })
})

describe('[IDENT-01 a, IDENT-02 c] the names and spellings of the specification', () => {
  it.each([
    ['en_US', 'en-US'],
    ['pt-BR', 'pt-BR'],
    ['es_419', 'es-419'],
  ])('take the locale %s, by resource and by handshake', async (locale, stored) => {
    const email = `locale-${locale}@example.org`
    const options = { email, password: PASSWORD, first_name: 'Loc', locale }
    const visitor = site.visitor()
    const { envelope } = await visitor.resource('user-register', 'create', options)
    expect(envelope.resource_response.data).toMatchObject({ kind: 'AUTH', locale: stored })
    const { data } = await shake(visitor, 'register/email', newcomer(`Shake${locale}`, { locale }))
    const opened = await visitor.resource('handshake-session', 'create', { token: data?.token, isRegistration: true })
    expect(opened.envelope.resource_response.data).toMatchObject({ kind: 'AUTH', locale: stored })
    const unknown = await shake(visitor, 'register/email', newcomer(`Un${locale}`, { locale: 'xx-YY' }))
    expect(unknown).toMatchObject({ http: 400, error_code: 'request.invalid', field: 'locale' })
  })

  it('begin a session that is remembered, or not, and that keeps the current one if wanted', async () => {
    const visitor = site.visitor()
    const { data } = await shake(visitor, 'login', login)
    await visitor.asks('HandshakeSessionResource', 'create', { token: data?.token, remember: false })
    expect(visitor.browser.cookie('corkboard_remembered')).toBeUndefined()
    await site.person('Second')
    const second = await shake(visitor, 'login', { ...login, username_or_email: 'second' })
    await visitor.asks('HandshakeSessionResource', 'create', { token: second.data?.token, keep_current: true })
    const { session_accounts: accounts } = await visitor.asks<{ session_accounts: object }>(
      'UserSessionResource',
      'create',
      { session_accounts: {} },
    )
    expect(Object.values(accounts)).toEqual([{ logged_in: true }, { logged_in: true }])
  })
})

describe('[IDENT-04 a c] age', () => {
  it('under 13 is refused, and the browser remembers it for a day, whatever birthday is entered next', async () => {
    const child = site.visitor()
    const young = newcomer('Hal', { birthday: '2020-01-01' })
    expect(await shake(child, 'register/email', young)).toMatchObject({
      http: 403,
      code: 2201,
      error_code: 'age.restricted',
    })
    expect(child.browser.cookie('age_restricted')).toBe('1')
    const options = { email: 'hal@example.org', password: PASSWORD, first_name: 'Hal', birthday: '1990-01-01' }
    const again = await child.resource('UserRegisterResource', 'create', options)
    expect(again.envelope.resource_response.error?.error_code).toBe('age.restricted')
    expect(again.headers.getSetCookie().join()).toMatch(/age_restricted=1; Max-Age=86400/)
    expect((await site.visitor().resource('UserRegisterResource', 'create', options)).status).toBe(200)
  })

  it.each([
    [13, { is_under_16: true, is_under_18: true, is_private_profile: true }],
    [15, { is_under_16: true, is_under_18: true, is_private_profile: true }],
    [16, { is_under_16: false, is_under_18: true, is_private_profile: false }],
    [18, { is_under_16: false, is_under_18: false, is_private_profile: false }],
  ])('of %i is in the viewer', async (age, flags) => {
    const now = site.clock.now()
    const birthday = `${now.getUTCFullYear() - age}-01-01`
    const viewer = await site.visitor().registers(`Aged${age}`, { birthday })
    expect(viewer).toMatchObject({ age_in_years: age, ...flags })
  })

  it('that was never given is unknown', async () => {
    expect(await site.visitor().registers('Ann')).toMatchObject({
      age_in_years: null,
      is_under_16: false,
      is_under_18: false,
    })
  })
})
