import type { LinkedAccount, MfaChallengeWire, SignedInViewer } from '@corkboard/contract'
import {
  type Actor,
  type IdentityProvider,
  type Options,
  PASSWORD,
  type ProvidedPerson,
  startIdentityProvider,
  TestSite,
  type Visitor,
} from '@corkboard/testkit'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let site: TestSite
let elsewhere: IdentityProvider

beforeAll(async () => {
  elsewhere = await startIdentityProvider()
  site = await TestSite.start({ social: [elsewhere.config] })
  elsewhere.trust(site.origin)
  await site.person('Olivia')
})
afterAll(async () => {
  await site[Symbol.asyncDispose]()
  await elsewhere[Symbol.asyncDispose]()
})

const begins = async (visitor: Visitor, name = 'SocialSignInResource', options: Options = {}): Promise<string> =>
  (await visitor.asks<{ url: string }>(name, 'create', { provider: 'oidc', ...options })).url

/** Comes back from the provider, and returns the landing URL. */
const lands = async (visitor: Visitor, path: string): Promise<string> => {
  const response = await visitor.browser.send(path, { headers: { 'sec-fetch-site': 'cross-site' } })
  expect(response.status).toBe(303)
  return response.headers.get('location') ?? ''
}

/** The whole flow: to the provider, as this user there, and back. */
const goes = async (visitor: Visitor, person: ProvidedPerson | undefined, options: Options = {}): Promise<string> =>
  lands(visitor, await elsewhere.visit(await begins(visitor, 'SocialSignInResource', options), person))

const links = async (visitor: Visitor, person: ProvidedPerson): Promise<string> =>
  lands(visitor, await elsewhere.visit(await begins(visitor, 'LinkedAccountsResource', { next: '/settings/' }), person))

const viewerOf = (visitor: Visitor) => visitor.asks<SignedInViewer>('ViewerResource', 'get')
const linkedOf = (visitor: Visitor) => visitor.asks<LinkedAccount[]>('LinkedAccountsResource', 'get')

const verifies = async (person: Actor): Promise<Actor> => {
  const { link = '' } = await site.mailbox.next(`${person.username}@example.org`)
  const token = new URL(link, 'http://x').searchParams.get('token')
  await person.asks('EmailVerificationResource', 'create', { token })
  return person
}

const person = (name: string, more: Partial<ProvidedPerson> = {}): ProvidedPerson => ({
  sub: `sub-${name}`,
  email: `${name.toLowerCase()}@example.org`,
  email_verified: true,
  given_name: name,
  family_name: 'Elsewhere',
  ...more,
})

describe('[IDENT-16 a] social sign-in', () => {
  it('is offered if it is configured', async () => {
    expect(await site.visitor().asks('SocialSignInResource', 'get')).toEqual([{ id: 'oidc', name: 'Elsewhere' }])
    const other = await site.visitor().resource('SocialSignInResource', 'create', { provider: 'google' })
    expect(other.envelope.resource_response.error?.error_code).toBe('social.not_configured')
  })

  it('creates an account for a new user whose email address the provider vouches for, and recognizes them again', async () => {
    const visitor = site.visitor()
    expect(await goes(visitor, person('Ann'), { next: '/pin/create/?x=1' })).toBe('/pin/create/?x=1')
    const ann = await viewerOf(visitor)
    expect(ann).toMatchObject({
      email: 'ann@example.org',
      full_name: 'Ann Elsewhere',
      is_email_verified: true,
      has_password: false,
      social_connections: ['oidc'],
    })
    const again = site.visitor()
    expect(await goes(again, person('Ann', { email: 'moved@example.org', given_name: 'Anna' }))).toBe('/')
    expect(await viewerOf(again)).toMatchObject({ id: ann.id, first_name: 'Ann', email: 'ann@example.org' })
  })

  it('[IDENT-15 a] carries a new user’s invite along, and only new users follow the inviter', async () => {
    const hilda = await site.person('Hilda')
    const { invite_code } = await hilda.asks<{ invite_code: string }>('InviteCodeResource', 'create')
    const guest = site.visitor()
    await goes(guest, person('Guest'), { next: '/', invite_code })
    expect(await guest.asks('UserResource', 'get', { username: 'hilda' })).toMatchObject({
      explicitly_followed_by_me: true,
    })
    const earlier = site.visitor()
    await goes(earlier, person('Earlier'))
    const again = site.visitor()
    await goes(again, person('Earlier'), { invite_code })
    expect(await again.asks('UserResource', 'get', { username: 'hilda' })).toMatchObject({
      explicitly_followed_by_me: false,
    })
  })

  it('is not stopped by an invalid invite', async () => {
    const visitor = site.visitor()
    expect(await goes(visitor, person('Late'), { invite_code: 'x'.repeat(22) })).toBe('/')
    expect(await viewerOf(visitor)).toMatchObject({ full_name: 'Late Elsewhere' })
  })

  it('asks users to verify an email address the provider does not vouch for', async () => {
    const visitor = site.visitor()
    await goes(visitor, person('Ben', { email_verified: false }))
    expect(await viewerOf(visitor)).toMatchObject({ email: 'ben@example.org', is_email_verified: false })
    expect(await site.mailbox.next('ben@example.org')).toMatchObject({ subject: 'Verify your email' })
  })

  it('works with a provider that returns little about the user', async () => {
    const visitor = site.visitor()
    const bare = { sub: 'bare', email: 'bare.one@example.org', email_verified: true, name: `${'x'.repeat(60)} y` }
    await goes(visitor, bare)
    expect(await viewerOf(visitor)).toMatchObject({ first_name: 'x'.repeat(30), last_name: 'y' })
    expect(await goes(site.visitor(), { sub: 'nameless' })).toBe('/login/?next=%2F&social_error=social.no_email')
  })

  it('joins an account whose email address both sides have verified, and notifies the user', async () => {
    const cleo = await verifies(await site.person('Cleo'))
    const visitor = site.visitor()
    expect(await goes(visitor, person('Cleo', { email: 'CLEO@example.org' }))).toBe('/')
    expect(await viewerOf(visitor)).toMatchObject({ id: cleo.id })
    expect(await site.mailbox.next('cleo@example.org')).toMatchObject({ subject: 'You can now log in with Elsewhere' })
  })

  it.each([
    ['here', true, false],
    ['there', false, true],
    ['on either side', false, false],
  ])('opens no account by an email address not verified %s', async (_where, there, here) => {
    const name = `Victim${Number(there)}${Number(here)}`
    const victim = await site.person(name)
    if (here) await verifies(victim)
    const visitor = site.visitor()
    expect(await goes(visitor, person(name, { email_verified: there }))).toBe(
      '/login/?next=%2F&social_error=social.email_taken',
    )
    expect(await viewerOf(visitor)).toEqual({ kind: 'UNAUTH' })
    expect(await linkedOf(victim)).toMatchObject([{ is_linked: false }])
  })

  it('[IDENT-20 a] does not replace a second factor', async () => {
    const dan = await verifies(await site.person('Dan'))
    const { secret } = await dan.asks<{ secret: string }>('TotpResource', 'create')
    const app = new TOTP({ secret })
    const codeNow = () => app.generate({ timestamp: site.clock.now().getTime() })
    await dan.asks('TotpResource', 'update', { code: codeNow() })
    const visitor = site.visitor()
    const landing = new URL(await goes(visitor, person('Dan'), { next: '/board/create/' }), site.origin)
    expect([landing.pathname, landing.searchParams.get('next')]).toEqual(['/login/', '/board/create/'])
    expect(await viewerOf(visitor)).toEqual({ kind: 'UNAUTH' })
    const challenge = JSON.parse(
      Buffer.from(landing.hash.replace('#mfa=', ''), 'base64url').toString(),
    ) as MfaChallengeWire
    expect(challenge).toMatchObject({ kind: 'MFA_REQUIRED', methods: ['totp', 'recovery_code'] })
    site.clock.pass(30_000)
    await visitor.asks('UserSessionResource', 'create', { token: challenge.token, mfa_token: codeNow() })
    expect(await viewerOf(visitor)).toMatchObject({ id: dan.id })
  })

  it('can be canceled', async () => {
    expect(await goes(site.visitor(), undefined, { next: '/today/' })).toBe(
      '/login/?next=%2Ftoday%2F&social_error=social.canceled',
    )
  })

  it.each([['//evil.example'], ['https://evil.example/'], ['/\\evil.example'], ['javascript:alert(1)']])(
    'does not redirect to %s',
    async (next) => {
      expect(await goes(site.visitor(), person('Ann'), { next })).toBe('/')
    },
  )

  it('works once, in the browser that started it, within ten minutes', async () => {
    const FAILED = '/login/?next=%2F&social_error=social.failed'
    const visitor = site.visitor()
    const back = await elsewhere.visit(await begins(visitor), person('Eve'))
    expect(await lands(site.visitor(), back)).toBe(FAILED)
    const other = site.visitor()
    await begins(other)
    expect(await lands(other, back)).toBe(FAILED)
    expect(await lands(visitor, back)).toBe('/')
    expect(await lands(visitor, back)).toBe(FAILED)
    const late = site.visitor()
    const slow = await elsewhere.visit(await begins(late), person('Eve'))
    site.clock.pass(10 * 60_000)
    expect(await lands(late, slow)).toBe(FAILED)
    for (const forged of ['/oauth/oidc/callback/', '/oauth/oidc/callback/?code=x&state=y', '/oauth/google/callback/']) {
      const stranger = site.visitor()
      await begins(stranger)
      expect(await lands(stranger, forged)).toBe(FAILED)
    }
  })

  it('[IDENT-04 a] creates no account for a user who was too young a moment ago', async () => {
    const child = site.visitor()
    await child.registers('Kid', { birthday: '2020-01-01' }).catch(() => {})
    expect(await goes(child, person('Kid'))).toBe('/login/?next=%2F&social_error=age.restricted')
  })
})

describe('[IDENT-13 a] linked accounts', () => {
  it('are linked by a signed-in user, whatever the email address, and can be unlinked', async () => {
    const fay = await site.person('Fay')
    expect(await linkedOf(fay)).toEqual([
      { provider: 'oidc', name: 'Elsewhere', is_linked: false, email: null, linked_at: null },
    ])
    const there = person('Fay', { email: 'other@example.org', email_verified: false })
    expect(await links(fay, there)).toBe('/settings/?linked=oidc')
    expect(await linkedOf(fay)).toMatchObject([{ is_linked: true, email: 'other@example.org' }])
    const visitor = site.visitor()
    await goes(visitor, there)
    expect(await viewerOf(visitor)).toMatchObject({ id: fay.id })
    await fay.asks('LinkedAccountsResource', 'delete', { provider: 'oidc' })
    expect(await linkedOf(fay)).toMatchObject([{ is_linked: false }])
    const again = await fay.resource('LinkedAccountsResource', 'delete', { provider: 'oidc' })
    expect(again.status).toBe(404)
  })

  it('belong to one user', async () => {
    const [gus, hal] = [await site.person('Gus'), await site.person('Hal')]
    await links(gus, person('Shared'))
    expect(await links(hal, person('Shared'))).toBe('/login/?next=%2Fsettings%2F&social_error=social.linked_elsewhere')
    expect(await linkedOf(hal)).toMatchObject([{ is_linked: false }])
  })

  it('are linked only for the session that started it', async () => {
    const ida = await site.person('Ida')
    const back = await elsewhere.visit(await begins(ida, 'LinkedAccountsResource'), person('Ida2'))
    await ida.logsIn('ida')
    expect(await lands(ida, back)).toBe('/login/?next=%2F&social_error=social.failed')
    expect(await linkedOf(ida)).toMatchObject([{ is_linked: false }])
  })

  it('require the password after ten minutes, and keep the only way to log in', async () => {
    const jon = await site.person('Jon')
    site.clock.pass(10 * 60_000)
    const started = await jon.resource('LinkedAccountsResource', 'create', { provider: 'oidc' })
    expect(started.envelope.resource_response.error?.error_code).toBe('auth.password_required')
    await begins(jon, 'LinkedAccountsResource', { password: PASSWORD })
    const visitor = site.visitor()
    await goes(visitor, person('Kim'))
    const last = await visitor.resource('LinkedAccountsResource', 'delete', { provider: 'oidc' })
    expect(last.envelope.resource_response.error?.error_code).toBe('social.last_way')
  })

  it('are enough to set a first password and to delete the account, soon after a login', async () => {
    const visitor = site.visitor()
    await goes(visitor, person('Mia'))
    site.clock.pass(10 * 60_000)
    const calls = [
      ['PasswordResource', 'update', { new_password: 'a brand new horse' }],
      ['AccountResource', 'delete', {}],
    ] as const
    for (const [name, verb, options] of calls) {
      const { envelope } = await visitor.resource(name, verb, options)
      expect(envelope.resource_response.error?.error_code).toBe('auth.login_again')
    }
    await goes(visitor, person('Mia'))
    await visitor.asks('PasswordResource', 'update', { new_password: 'a brand new horse' })
    expect(await site.visitor().logsIn('mia@example.org', 'a brand new horse')).toMatchObject({ first_name: 'Mia' })
    const { status, envelope } = await visitor.resource('AccountResource', 'delete', {})
    const { error } = envelope.resource_response
    expect([status, error?.error_code, error?.field]).toEqual([400, 'request.missing', 'password'])
    const other = site.visitor()
    await goes(other, person('Noa'))
    await other.asks('AccountResource', 'delete')
    expect(await viewerOf(other)).not.toMatchObject({ kind: 'AUTH' })
  })

  it('are free again when their user is deleted', async () => {
    const lea = await site.person('Lea')
    await links(lea, person('Lea', { email: 'lea.else@example.org' }))
    await lea.asks('AccountResource', 'delete', { password: PASSWORD })
    const visitor = site.visitor()
    await goes(visitor, person('Lea', { email: 'lea.else@example.org' }))
    expect((await viewerOf(visitor)).id).not.toBe(lea.id)
  })
})
