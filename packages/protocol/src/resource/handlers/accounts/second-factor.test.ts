import { inflateRawSync } from 'node:zlib'
import { resetMfa } from '@corkboard/domain/accounts/staff'
import type { MfaChallengeWire, MfaSettings, SignedInViewer } from '@corkboard/contract'
import { type Actor, createAuthenticator, PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const STEP_MS = 30_000
const HOUR_MS = 3_600_000
const CODE = /^[2-9a-z]{5}-[2-9a-z]{5}$/

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const refusal = async (response: ReturnType<Visitor['resource']>) => {
  const { status, envelope } = await response
  const { error } = envelope.resource_response
  return { status, code: error?.error_code, field: error?.field }
}

const settingsOf = (visitor: Visitor) => visitor.asks<MfaSettings>('MfaSettingsResource', 'get')
const firstStep = (visitor: Visitor, name: string) =>
  visitor.asks<MfaChallengeWire>('UserSessionResource', 'create', { username_or_email: name, password: PASSWORD })
const secondStep = (visitor: Visitor, options: Record<string, unknown>) =>
  visitor.resource('UserSessionResource', 'create', options)
const isSignedIn = async (visitor: Visitor) =>
  (await visitor.asks<{ kind: string }>('ViewerResource', 'get')).kind === 'AUTH'

/** An app with the secret from `uri`. Each code it shows is new. */
const appOf = (uri: string) => {
  const secret = new URL(uri).searchParams.get('secret') ?? ''
  const totp = new TOTP({ secret })
  return {
    code: () => {
      site.clock.pass(STEP_MS)
      return totp.generate({ timestamp: site.clock.now().getTime() })
    },
    codeAgo: (steps: number) => totp.generate({ timestamp: site.clock.now().getTime() - steps * STEP_MS }),
  }
}

const withApp = async (name: string) => {
  const person = await site.person(name)
  const { uri } = await person.asks<{ uri: string }>('TotpResource', 'create')
  const app = appOf(uri)
  const { recovery_codes: codes } = await person.asks<{ recovery_codes: string[] }>('TotpResource', 'update', {
    code: app.code(),
  })
  return { person, app, codes }
}

const addsPasskey = async (person: Actor, name = 'Key') => {
  const key = createAuthenticator(site.origin)
  const { token, options } = await person.asks<{ token: string; options: unknown }>('PasskeyResource', 'create')
  const added = await person.asks<{ passkey: { id: string }; recovery_codes: string[] | null }>(
    'PasskeyResource',
    'update',
    { token, name, response: key.register(options) },
  )
  return { key, ...added }
}

describe('[IDENT-20 a] an authenticator app', () => {
  it('is turned on by its first code, with ten recovery codes and a mail', async () => {
    const alice = await site.person('Alice')
    await site.mailbox.next('alice@example.org')
    expect(await settingsOf(alice)).toEqual({
      is_enabled: false,
      is_required: false,
      can_enable: true,
      has_totp: false,
      passkeys: [],
      recovery_codes_left: 0,
    })
    const { secret, uri } = await alice.asks<{ secret: string; uri: string }>('TotpResource', 'create')
    expect(uri).toMatch(/^otpauth:\/\/totp\/Corkboard:alice%40example\.org\?/)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(await refusal(alice.resource('TotpResource', 'update', { code: '000000' }))).toEqual({
      status: 401,
      code: 'mfa.wrong',
      field: 'code',
    })
    expect(await settingsOf(alice)).toMatchObject({ is_enabled: false })
    const { recovery_codes: codes } = await alice.asks<{ recovery_codes: string[] }>('TotpResource', 'update', {
      code: appOf(uri).code(),
    })
    expect(new Set(codes)).toHaveProperty('size', 10)
    for (const code of codes) expect(code).toMatch(CODE)
    expect(await settingsOf(alice)).toMatchObject({ is_enabled: true, has_totp: true, recovery_codes_left: 10 })
    expect(await alice.asks<SignedInViewer>('ViewerResource', 'get')).toMatchObject({ has_mfa_enabled: true })
    expect(await site.mailbox.next('alice@example.org')).toMatchObject({ subject: 'Two-factor authentication is on' })
    expect(await refusal(alice.resource('TotpResource', 'create'))).toMatchObject({ code: 'mfa.has_totp' })
  })

  it('is requested at login, and its code works once', async () => {
    const { app } = await withApp('Bob')
    const visitor = site.visitor()
    const challenge = await firstStep(visitor, 'bob')
    expect(challenge).toEqual({
      kind: 'MFA_REQUIRED',
      token: expect.stringMatching(/^[\w-]{43}$/),
      methods: ['totp', 'recovery_code'],
      passkey_options: null,
    })
    expect(await isSignedIn(visitor)).toBe(false)
    const code = app.code()
    const { envelope } = await secondStep(visitor, { token: challenge.token, mfa_token: code })
    expect(envelope.resource_response.data).toMatchObject({ kind: 'AUTH', username: 'bob' })
    expect(await isSignedIn(visitor)).toBe(true)
    const other = await firstStep(site.visitor(), 'bob')
    expect(await refusal(secondStep(site.visitor(), { token: other.token, mfa_token: code }))).toMatchObject({
      code: 'mfa.wrong',
    })
    const spent = { token: challenge.token, mfa_token: app.code() }
    expect(await refusal(secondStep(site.visitor(), spent))).toMatchObject({ code: 'mfa.expired' })
    const both = { username_or_email: 'bob', password: PASSWORD, mfa_token: app.code() }
    expect((await secondStep(site.visitor(), both)).status).toBe(200)
  })

  it('may be half a minute late, but not more', async () => {
    const { app } = await withApp('Carol')
    site.clock.pass(10 * STEP_MS)
    for (const [ago, status] of [
      [2, 401],
      [1, 200],
    ] as const) {
      const { token } = await firstStep(site.visitor(), 'carol')
      expect((await secondStep(site.visitor(), { token, mfa_token: app.codeAgo(ago) })).status).toBe(status)
    }
  })

  it('allows ten wrong codes an hour', async () => {
    const { app } = await withApp('Dan')
    const { token } = await firstStep(site.visitor(), 'dan')
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await secondStep(site.visitor(), { token, mfa_token: String(100_000 + n) })).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
    expect((await secondStep(site.visitor(), { token, mfa_token: app.code() })).status).toBe(429)
    site.clock.pass(HOUR_MS)
    const later = await firstStep(site.visitor(), 'dan')
    expect((await secondStep(site.visitor(), { token: later.token, mfa_token: app.code() })).status).toBe(200)
  })

  it('must be used within ten minutes', async () => {
    const { app } = await withApp('Erin')
    const { token } = await firstStep(site.visitor(), 'erin')
    site.clock.pass(10 * 60_000)
    expect(await refusal(secondStep(site.visitor(), { token, mfa_token: app.code() }))).toMatchObject({
      code: 'mfa.expired',
    })
  })

  it('is not requested before the password is right', async () => {
    await withApp('Fay')
    const wrong = { username_or_email: 'fay', password: 'wrong password' }
    expect(await refusal(secondStep(site.visitor(), wrong))).toMatchObject({ status: 401, code: 'auth.failed' })
  })

  it('can be turned off with the password, and a mail says so', async () => {
    const { person } = await withApp('Gus')
    site.clock.pass(10 * 60_000)
    expect(await refusal(person.resource('TotpResource', 'delete'))).toMatchObject({ code: 'auth.password_required' })
    await person.asks('TotpResource', 'delete', { password: PASSWORD })
    expect(await settingsOf(person)).toMatchObject({ is_enabled: false, recovery_codes_left: 0 })
    expect(await site.visitor().logsIn('gus')).toMatchObject({ kind: 'AUTH', has_mfa_enabled: false })
    const subjects = [1, 2, 3].map(async () => (await site.mailbox.next('gus@example.org')).subject)
    expect(await Promise.all(subjects)).toContain('Two-factor authentication is off')
  })
})

describe('[IDENT-20 a] recovery codes', () => {
  it('replace the app, each once, in any spacing', async () => {
    const { person, codes } = await withApp('Hana')
    const [code = ''] = codes
    const use = async (typed: string) => {
      const { token } = await firstStep(site.visitor(), 'hana')
      return (await secondStep(site.visitor(), { token, mfa_token: typed })).status
    }
    expect(await use(` ${code.replace('-', ' ').toUpperCase()} `)).toBe(200)
    expect(await use(code)).toBe(401)
    expect(await settingsOf(person)).toMatchObject({ recovery_codes_left: 9 })
  })

  it('are all replaced together, and work for no one else', async () => {
    const { person, codes } = await withApp('Ida')
    await withApp('Jon')
    const { token } = await firstStep(site.visitor(), 'jon')
    expect((await secondStep(site.visitor(), { token, mfa_token: codes[0] })).status).toBe(401)
    const fresh = await person.asks<{ recovery_codes: string[] }>('RecoveryCodesResource', 'create', {
      password: PASSWORD,
    })
    const mine = await firstStep(site.visitor(), 'ida')
    expect((await secondStep(site.visitor(), { token: mine.token, mfa_token: codes[1] })).status).toBe(401)
    expect((await secondStep(site.visitor(), { token: mine.token, mfa_token: fresh.recovery_codes[0] })).status).toBe(
      200,
    )
  })

  it('are not stored in plain text, and neither is the app’s secret', async () => {
    const { codes } = await withApp('Kim')
    const tables = ['users', 'user_totps', 'user_recovery_codes', 'login_tickets']
    const texts = await Promise.all(
      tables.map(async (table) => {
        const { rows } = await site.site.database.pool.query(`select ${table}::text as text from ${table}`)
        return rows.map((row) => String(row.text)).join('\n')
      }),
    )
    const { rows: responses } = await site.site.database.pool.query<{ compressed: Buffer }>(
      'select compressed from idempotency_keys',
    )
    const text = [...texts, ...responses.map(({ compressed }) => inflateRawSync(compressed).toString())].join('\n')
    for (const code of codes) expect(text).not.toContain(code)
    expect(text).not.toMatch(/otpauth|"[A-Z2-7]{32}"/)
  })
})

describe('[IDENT-20 a] a passkey', () => {
  it('can be added, is requested at login, and signs it', async () => {
    const lea = await site.person('Lea')
    const { key, passkey, recovery_codes: codes } = await addsPasskey(lea, 'Blue key')
    expect(codes).toHaveLength(10)
    expect((await settingsOf(lea)).passkeys).toEqual([
      { id: passkey.id, name: 'Blue key', created_at: site.clock.now().toISOString(), last_used_at: null },
    ])
    const visitor = site.visitor()
    const { token, methods, passkey_options: options } = await firstStep(visitor, 'lea')
    expect(methods).toEqual(['passkey', 'recovery_code'])
    const result = key.sign(options)
    expect((await secondStep(visitor, { token, passkey: result })).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(true)
    expect((await settingsOf(lea)).passkeys[0]).toMatchObject({ last_used_at: site.clock.now().toISOString() })
    const next = await firstStep(site.visitor(), 'lea')
    expect(await refusal(secondStep(site.visitor(), { token: next.token, passkey: result }))).toMatchObject({
      code: 'mfa.wrong',
    })
  })

  it('of another site, of another user, or made up is refused', async () => {
    const mia = await site.person('Mia')
    const { key } = await addsPasskey(mia)
    const { key: strangers } = await addsPasskey(await site.person('Ned'))
    const { token, passkey_options: options } = await firstStep(site.visitor(), 'mia')
    for (const passkey of [
      key.sign(options, 'https://evil.example'),
      strangers.sign(options),
      createAuthenticator(site.origin).sign(options),
      {},
      { id: 'x', response: null },
    ]) {
      expect(await refusal(secondStep(site.visitor(), { token, passkey }))).toMatchObject({
        status: 401,
        code: 'mfa.wrong',
      })
    }
  })

  it('can be added only by the user who requested it, once, with a name', async () => {
    const [oda, pam] = [await site.person('Oda'), await site.person('Pam')]
    const key = createAuthenticator(site.origin)
    const { token, options } = await oda.asks<{ token: string; options: unknown }>('PasskeyResource', 'create')
    const add = (person: Visitor, more = {}) =>
      person.resource('PasskeyResource', 'update', { token, name: 'Key', response: key.register(options), ...more })
    expect(await refusal(add(pam))).toMatchObject({ code: 'mfa.expired' })
    expect(await refusal(add(oda, { name: ' ' }))).toMatchObject({ field: 'name' })
    expect(await refusal(add(oda, { response: {} }))).toMatchObject({ code: 'mfa.wrong' })
    expect((await add(oda)).status).toBe(200)
    expect(await refusal(add(oda))).toMatchObject({ code: 'mfa.expired' })
  })

  it('can be renamed only by its owner, and works as before', async () => {
    const [rosa, sven] = [await site.person('Rosa'), await site.person('Sven')]
    const { key, passkey } = await addsPasskey(rosa, 'Key')
    const rename = (person: Visitor, name: string) =>
      person.resource('PasskeyNameResource', 'update', { id: passkey.id, name })
    expect(await refusal(rename(sven, 'Mine'))).toMatchObject({ status: 404, field: 'id' })
    expect(await refusal(rename(rosa, ' '))).toMatchObject({ code: 'request.missing', field: 'name' })
    expect(await refusal(rename(rosa, 'n'.repeat(61)))).toMatchObject({ code: 'mfa.name_too_long', field: 'name' })
    expect((await rename(rosa, ' Blue  key ')).status).toBe(200)
    expect(await settingsOf(rosa)).toMatchObject({ passkeys: [{ name: 'Blue key' }] })
    const visitor = site.visitor()
    const { token, passkey_options: options } = await firstStep(visitor, 'rosa')
    expect((await secondStep(visitor, { token, passkey: key.sign(options) })).status).toBe(200)
  })

  it('added to an app brings no new codes; two-factor authentication ends with the last factor', async () => {
    const { person } = await withApp('Quin')
    const { passkey, recovery_codes: codes } = await addsPasskey(person)
    expect(codes).toBeNull()
    await person.asks('TotpResource', 'delete', { password: PASSWORD })
    expect(await settingsOf(person)).toMatchObject({ is_enabled: true, has_totp: false })
    await person.asks('PasskeyResource', 'delete', { id: passkey.id })
    expect(await settingsOf(person)).toMatchObject({ is_enabled: false, passkeys: [] })
  })
})

describe('[IDENT-20 a] staff', () => {
  it('are asked to turn on two-factor authentication, and cannot turn it off', async () => {
    const owner = site.visitor()
    expect(await owner.logsIn('olivia')).toMatchObject({ must_enable_mfa: true, has_mfa_enabled: false })
    const { uri } = await owner.asks<{ uri: string }>('TotpResource', 'create')
    await owner.asks('TotpResource', 'update', { code: appOf(uri).code() })
    expect(await owner.asks('ViewerResource', 'get')).toMatchObject({ must_enable_mfa: false, has_mfa_enabled: true })
    expect(await refusal(owner.resource('TotpResource', 'delete'))).toMatchObject({
      status: 403,
      code: 'mfa.is_required',
    })
    expect(await settingsOf(owner)).toMatchObject({ is_enabled: true, is_required: true, has_totp: true })
  })

  it('can reset it for a user who has lost everything, which ends their sessions', async () => {
    const { person } = await withApp('Ria')
    await resetMfa(site.ctx, person.id)
    expect(await isSignedIn(person)).toBe(false)
    expect(await site.visitor().logsIn('ria')).toMatchObject({ kind: 'AUTH', has_mfa_enabled: false })
  })
})

describe('[IDENT-03 b] a handshake with a second step', () => {
  const shake = async (visitor: Visitor, path: string, form: Record<string, string>) => {
    const headers = { 'x-install-id': 'install-0123456789' }
    const response = await visitor.browser.send(`/v3/login/${path}`, { method: 'POST', form, headers })
    return { http: response.status, body: (await response.json()) as { code: number; data: { token: string } } }
  }

  it('reports it with its own error code, and continues with the app’s code', async () => {
    const { app } = await withApp('Sue')
    const visitor = site.visitor()
    const login = { username_or_email: 'sue', password: PASSWORD }
    const first = await shake(visitor, 'handshake/', login)
    expect(first).toMatchObject({
      http: 401,
      body: { code: 1501, data: { kind: 'MFA_REQUIRED', methods: ['totp', 'recovery_code'] } },
    })
    const wrong = await shake(visitor, 'mfa/handshake/', { token: first.body.data.token, mfa_token: '000000' })
    expect(wrong).toMatchObject({ http: 401, body: { code: 1502 } })
    const byTicket = await shake(visitor, 'mfa/handshake/', { token: first.body.data.token, mfa_token: app.code() })
    const byPassword = await shake(visitor, 'mfa/handshake/', { ...login, mfa_token: app.code() })
    for (const { http, body } of [byTicket, byPassword]) {
      expect(http).toBe(200)
      const opened = await site.visitor().resource('HandshakeSessionResource', 'create', { token: body.data.token })
      expect(opened.status).toBe(200)
    }
  })
})
