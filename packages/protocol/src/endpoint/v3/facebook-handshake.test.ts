import type { RestEnvelope, SignedInViewer, UserSettings } from '@corkboard/contract'
import {
  type IdentityProvider,
  PASSWORD,
  type ProvidedPerson,
  startIdentityProvider,
  TestSite,
  type Visitor,
} from '@corkboard/testkit'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let facebook: IdentityProvider
/** A second provider that claims the same client. */
let stranger: IdentityProvider

beforeAll(async () => {
  facebook = await startIdentityProvider('facebook')
  stranger = await startIdentityProvider('facebook')
  site = await TestSite.start({ social: [facebook.config] })
  facebook.trust(site.origin)
  stranger.trust(site.origin)
  await site.person('Olivia')
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await facebook[Symbol.asyncDispose]()
  await stranger[Symbol.asyncDispose]()
})

type Form = Readonly<Record<string, string>>

const shake = async (visitor: Visitor, form: Form, headers: Form = { 'x-install-id': 'install-0123456789' }) => {
  const response = await visitor.browser.send('/v3/register/facebook/handshake/', { method: 'POST', form, headers })
  const { status, data, error } = (await response.json()) as RestEnvelope<{ token: string | null; kind?: string }>
  return { http: response.status, status, data, error_code: error?.error_code, field: error?.field }
}
const opens = async (visitor: Visitor, token: string | null | undefined): Promise<SignedInViewer> =>
  visitor.asks('HandshakeSessionResource', 'create', { token, isRegistration: true })

const person = (name: string, more: Partial<ProvidedPerson> = {}): ProvidedPerson => ({
  sub: `sub-${name}`,
  email: `${name.toLowerCase()}@example.org`,
  given_name: name,
  family_name: 'Elsewhere',
  ...more,
})

describe('[IDENT-16 b] sign-in through Facebook’s dialog', () => {
  const goes = async (visitor: Visitor, user: ProvidedPerson | undefined): Promise<string | null> => {
    const { url } = await visitor.asks<{ url: string }>('SocialSignInResource', 'create', { provider: 'facebook' })
    const path = await facebook.visit(url, user)
    const response = await visitor.browser.send(path, { headers: { 'sec-fetch-site': 'cross-site' } })
    return response.headers.get('location')
  }

  it('creates an account for a new user, and recognizes them again', async () => {
    const visitor = site.visitor()
    expect(await goes(visitor, person('Bea'))).toBe('/')
    const bea = await visitor.asks<SignedInViewer>('ViewerResource', 'get')
    expect(bea).toMatchObject({ full_name: 'Bea Elsewhere', social_connections: ['facebook'] })
    const again = site.visitor()
    await goes(again, person('Bea'))
    expect(await again.asks<SignedInViewer>('ViewerResource', 'get')).toMatchObject({ id: bea.id })
  })

  it('leads back to the login page when the user cancels there', async () => {
    expect(await goes(site.visitor(), undefined)).toMatch(/^\/login\/\?/)
  })
})

describe('[IDENT-02 a c] registration by handshake with a token of Facebook', () => {
  it('creates an account, whose session starts with the second request', async () => {
    const visitor = site.visitor()
    const token = await facebook.idToken(person('Ann'))
    const result = await shake(visitor, { facebook_token: token, facebook_id: 'sub-Ann' })
    expect(result).toMatchObject({ http: 200, status: 'success', data: { token: expect.any(String) } })
    expect(await opens(visitor, result.data?.token)).toMatchObject({
      email: 'ann@example.org',
      full_name: 'Ann Elsewhere',
      has_password: false,
      connected_to_facebook: true,
      // The provider vouches for no email address.
      is_email_verified: false,
    })
  })

  it('[IDENT-01 c] gets the same account when repeated, and so does a later login', async () => {
    const form = { facebook_token: await facebook.idToken(person('Ben')) }
    const [first, again] = [await shake(site.visitor(), form), await shake(site.visitor(), form)]
    const ids = [await opens(site.visitor(), first.data?.token), await opens(site.visitor(), again.data?.token)]
    expect(ids[0]!.id).toBe(ids[1]!.id)
  })

  it('adds what the provider does not return, and checks the age', async () => {
    const visitor = site.visitor()
    const year = site.clock.now().getUTCFullYear()
    const { email: _, given_name: __, family_name: ___, ...nameless } = person('Cid')
    const facebook_token = await facebook.idToken(nameless)
    expect(await shake(visitor, { facebook_token })).toMatchObject({ http: 403, error_code: 'social.no_email' })
    const own = { email: 'cid@example.org', first_name: 'Cid', birthday: `${year - 15}-01-01` }
    const { data } = await shake(visitor, { facebook_token, ...own })
    expect(await opens(visitor, data?.token)).toMatchObject({ first_name: 'Cid', is_under_16: true })
    expect(await visitor.asks<UserSettings>('UserSettingsResource', 'get')).toMatchObject({ is_private_profile: true })
    const child = { facebook_token: await facebook.idToken(person('Dot')), birthday: `${year - 12}-01-01` }
    const young = site.visitor()
    expect(await shake(young, child)).toMatchObject({ error_code: 'age.restricted', field: 'birthday' })
    expect(await shake(young, { ...child, birthday: `${year - 30}-01-01` })).toMatchObject({
      error_code: 'age.restricted',
    })
  })

  it('does not open an account by its email address alone', async () => {
    await site.person('Eve')
    const facebook_token = await facebook.idToken(person('Eve', { email_verified: true }))
    expect(await shake(site.visitor(), { facebook_token })).toMatchObject({
      http: 409,
      error_code: 'social.email_taken',
    })
  })

  it('[IDENT-20 a] does not replace a second factor', async () => {
    const visitor = site.visitor()
    const facebook_token = await facebook.idToken(person('Fay'))
    await opens(visitor, (await shake(visitor, { facebook_token })).data?.token)
    await visitor.asks('PasswordResource', 'update', { new_password: PASSWORD })
    const { secret } = await visitor.asks<{ secret: string }>('TotpResource', 'create')
    const code = new TOTP({ secret }).generate({ timestamp: site.clock.now().getTime() })
    await visitor.asks('TotpResource', 'update', { code })
    expect(await shake(site.visitor(), { facebook_token })).toMatchObject({
      http: 401,
      error_code: 'mfa.needed',
      data: { kind: 'MFA_REQUIRED' },
    })
  })

  it('[IDENT-01 a] and so does `user-register` with a token, which starts the session itself', async () => {
    const facebook_token = await facebook.idToken(person('Hana'))
    const options = { facebook_token, facebook_id: 'sub-Hana', locale: 'pt_BR', gender: 'female', country: 'br' }
    const visitor = site.visitor()
    const { envelope } = await visitor.resource('user-register', 'create', options)
    const viewer = envelope.resource_response.data as SignedInViewer
    const stored = { email: 'hana@example.org', has_password: false, locale: 'pt-BR', country: 'BR', gender: 'female' }
    expect(viewer).toMatchObject({ kind: 'AUTH', ...stored })
    expect(await visitor.asks('ViewerResource', 'get')).toMatchObject({ id: viewer.id })
    const key = { 'idempotency-key': 'one-key-for-hana' }
    const elsewhere = site.visitor()
    for (let n = 0; n < 2; n += 1) {
      const again = await elsewhere.resource('UserRegisterResource', 'create', options, key)
      expect(again.envelope.resource_response.data).toMatchObject({ id: viewer.id })
      expect(await elsewhere.asks('ViewerResource', 'get')).toMatchObject({ id: viewer.id })
    }
    const forged = { ...options, facebook_token: await stranger.idToken(person('Hana')) }
    const refused = await site.visitor().resource('UserRegisterResource', 'create', forged)
    expect(refused.envelope.resource_response.error).toMatchObject({
      error_code: 'social.failed',
      field: 'facebook_token',
    })
  })

  it('trusts only the provider, and only for this site', async () => {
    const good = await facebook.idToken(person('Gus'))
    const [head, body, signature] = good.split('.') as [string, string, string]
    const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
    const forged = (more: object) => Buffer.from(JSON.stringify({ ...claims, ...more })).toString('base64url')
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    const wrong = [
      'x',
      `${head}.${body}`,
      `${head}.${forged({ sub: 'sub-Olivia' })}.${signature}`,
      `${head}.${forged({ aud: 'another site' })}.${signature}`,
      `${unsigned}.${body}.`,
      await stranger.idToken(person('Gus')),
    ]
    for (const facebook_token of wrong) {
      expect(await shake(site.visitor(), { facebook_token })).toMatchObject({
        http: 403,
        error_code: 'social.failed',
        field: 'facebook_token',
      })
    }
    expect(await shake(site.visitor(), { facebook_token: good, facebook_id: 'sub-Olivia' })).toMatchObject({
      error_code: 'social.failed',
      field: 'facebook_id',
    })
    expect(await shake(site.visitor(), {})).toMatchObject({ error_code: 'request.missing', field: 'facebook_token' })
    expect(await shake(site.visitor(), { facebook_token: good }, {})).toMatchObject({
      error_code: 'request.missing',
      field: 'x-install-id',
    })
  })
})
