import type { AdminUser, Invite, InviteMetadata, NewInvite, Profile } from '@corkboard/contract'
import { createAuthenticatorApp, type Actor, type Options, PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const DAY_MS = 86_400_000

let site: TestSite

beforeEach(async () => {
  site = await TestSite.start({ worker: false })
  await site.person('Olivia')
})
afterEach(() => site[Symbol.asyncDispose]())

const invites = (person: Visitor, channel = 1) =>
  person.asks<NewInvite>('InviteCodeResource', 'create', { invite_channel: channel })
const statusOf = async (person: Visitor, code: string) =>
  (await person.resource('InviteCodeMetadataResource', 'get', { invite_code: code })).status
const metadata = (person: Visitor, code: string) =>
  person.asks<InviteMetadata>('InviteCodeMetadataResource', 'get', { invite_code: code })
const accepts = async (person: Visitor, code: string) => {
  const { status, envelope } = await person.resource('InviteAcceptanceResource', 'create', { invite_code: code })
  const { data, error } = envelope.resource_response
  return { status, code: error?.error_code, profile: data as Profile | null }
}
const settings = (person: Visitor, options: Options) => person.asks('UserSettingsResource', 'update', options)

const young = async (firstName: string): Promise<Visitor> => {
  const visitor = site.visitor()
  await visitor.registers(firstName, { birthday: `${site.clock.now().getUTCFullYear() - 14}-01-01` })
  return visitor
}

describe('[IDENT-15 a b c] an invite', () => {
  let ann: Actor
  beforeEach(async () => {
    ann = await site.person('Ann')
  })

  it('links to its sender’s profile and says who they are', async () => {
    const { invite_code: code, url, uses_left, expires_at } = await invites(ann, 5)
    expect(url).toBe(`${site.origin}/ann/?invite_code=${code}`)
    expect(code).toMatch(/^[\w-]{22}$/)
    expect({ uses_left, expires_at }).toEqual({
      uses_left: 100,
      expires_at: new Date(site.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    })
    expect(await metadata(site.visitor(), code)).toEqual({
      sender: {
        id: ann.id,
        first_name: 'Ann',
        full_name: 'Ann',
        image_medium_url: null,
        should_show_messaging: true,
      },
      invite_channel: 5,
      shows_popover: false,
    })
    expect(await metadata(ann, code)).toMatchObject({ sender: { should_show_messaging: false } })
  })

  it.each([
    [1, true],
    [5, false],
    [9, false],
    [12, false],
    [16, false],
  ])('through channel %i shows a popover: %j', async (channel, shows_popover) => {
    const { invite_code: code } = await invites(ann, channel)
    expect(await metadata(site.visitor(), code)).toMatchObject({ shows_popover })
  })

  it('says whether messages reach its sender', async () => {
    const ben = await site.person('Ben')
    const { invite_code: code } = await invites(ann)
    await settings(ann, { messages_from: 'following' })
    expect(await metadata(ben, code)).toMatchObject({ sender: { should_show_messaging: false } })
    await ann.follows(ben)
    expect(await metadata(ben, code)).toMatchObject({ sender: { should_show_messaging: true } })
    await settings(ann, { messages_from: 'nobody' })
    expect(await metadata(site.visitor(), code)).toMatchObject({ sender: { should_show_messaging: false } })
  })

  it('leads to one follow, costs no further use when repeated, and is listed without its code', async () => {
    const cid = await site.person('Cid')
    const { invite_code: code, id } = await invites(ann)
    expect(await accepts(cid, code)).toMatchObject({ status: 200, profile: { explicitly_followed_by_me: true } })
    expect(await accepts(cid, code)).toMatchObject({ status: 200 })
    expect(await accepts(ann, code)).toMatchObject({ status: 400, code: 'user.self' })
    const listed = await ann.asks<Invite[]>('InviteCodeResource', 'get')
    expect(listed.find((invite) => invite.id === id)).toMatchObject({ uses_left: 99 })
    expect(JSON.stringify(listed)).not.toContain(code)
  })

  it('makes a new user follow immediately, and does not stop them when it is invalid', async () => {
    const { invite_code } = await invites(ann)
    const dan = site.visitor()
    expect(await dan.registers('Dan', { invite_code })).toMatchObject({ following_count: 1 })
    expect(await site.visitor().registers('Dot', { invite_code: 'nonsense' })).toMatchObject({ following_count: 0 })
    const eve = site.visitor()
    const form = { email: 'eve@example.org', password: PASSWORD, first_name: 'Eve' }
    const headers = { 'x-install-id': 'install-0123456789' }
    const shaken = await eve.browser.send('/v3/register/email/handshake/', { method: 'POST', form, headers })
    const { data } = (await shaken.json()) as { data: { token: string } }
    const options = { token: data.token, isRegistration: true, invite_code }
    expect(await eve.asks('HandshakeSessionResource', 'create', options)).toMatchObject({ following_count: 1 })
  })

  it('ends after 30 days, when it is withdrawn, and with its sender', async () => {
    const fay = await site.person('Fay')
    const [kept, gone, old] = [await invites(fay), await invites(fay), await invites(fay)]
    await fay.asks('InviteCodeResource', 'delete', { id: gone.id })
    const again = await fay.resource('InviteCodeResource', 'delete', { id: gone.id })
    expect(again.status).toBe(404)
    expect((await ann.resource('InviteCodeResource', 'delete', { id: kept.id })).status).toBe(404)
    const visitor = site.visitor()
    expect([await statusOf(visitor, kept.invite_code), await statusOf(visitor, gone.invite_code)]).toEqual([200, 404])
    await fay.asks('AccountResource', 'delete', { password: PASSWORD })
    expect(await statusOf(visitor, kept.invite_code)).toBe(404)
    site.clock.pass(30 * DAY_MS)
    expect(await statusOf(visitor, old.invite_code)).toBe(404)
    for (const nonsense of ['', 'x', 'A'.repeat(22), '../..', 'ä'.repeat(22)]) {
      expect(await statusOf(visitor, nonsense)).toBe(404)
    }
  })

  it('is invalid across a block, and visitors cannot follow with it', async () => {
    const [gus, hal] = [await site.person('Gus'), await site.person('Hal')]
    const { invite_code: code } = await invites(gus)
    await gus.logsIn('gus')
    expect((await site.visitor().resource('InviteAcceptanceResource', 'create', { invite_code: code })).status).toBe(
      401,
    )
    await site.site.database.pool.query(
      'insert into user_blocks (blocker_id, blocked_id, shard, created_at) values ($1, $2, 0, now())',
      [gus.id, hal.id],
    )
    expect(await accepts(hal, code)).toMatchObject({ status: 404, code: 'invite.not_found' })
  })

  it('can be created twenty times an hour', async () => {
    const ida = await site.person('Ida')
    for (let n = 0; n < 20; n += 1) await invites(ida)
    const { status, envelope } = await ida.resource('InviteCodeResource', 'create', {})
    expect([status, envelope.resource_response.error?.error_code]).toEqual([429, 'request.rate'])
  })
})

describe('[IDENT-15 a] an invite from a user under 16 (field facts §7)', () => {
  it('opens their private profile to five users, and ends after three days', async () => {
    const jon = await young('Jon')
    const { invite_code: code, url, uses_left } = await invites(jon)
    expect(url).toBe(`${site.origin}/?invite_code=${code}`)
    expect(uses_left).toBe(5)
    const friends = await Promise.all(Array.from({ length: 7 }, (_, n) => site.person(`Friend${n}`)))
    expect((await friends[0]!.resource('UserResource', 'get', { username: 'jon' })).status).toBe(404)
    const responses = await Promise.all(friends.map((friend) => accepts(friend, code)))
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 404, 404])
    const friend = friends[responses.findIndex(({ status }) => status === 200)]!
    const late = friends[responses.findIndex(({ status }) => status === 404)]!
    expect((await friend.resource('UserResource', 'get', { username: 'jon' })).status).toBe(200)
    expect((await late.resource('UserResource', 'get', { username: 'jon' })).status).toBe(404)
    const second = await invites(jon)
    site.clock.pass(3 * DAY_MS)
    expect(await statusOf(site.visitor(), second.invite_code)).toBe(404)
  })
})

it('[SHELL-08 b] [IDENT-01 a] staff see the campaign and the site that led to a sign-up', async () => {
  const referrer = 'https://reads.example.org/private?page=1'
  await site.visitor().registers('Cam', { utm_campaign: ` spring ${'x'.repeat(200)}`, referrer })
  await site.visitor().registers('Dora', { referrer: `https://${'x'.repeat(300)}.example.org/` })
  const owner = site.visitor()
  await owner.logsIn('olivia')
  const { secret } = await owner.asks<{ secret: string }>('TotpResource', 'create')
  await owner.asks('TotpResource', 'update', { code: createAuthenticatorApp(secret).codeAt(site.clock.now()) })
  const users = await owner.asks<AdminUser[]>('AdminUsersResource', 'get', { filter: 'all' })
  const campaigns = Object.fromEntries(users.map(({ username, utm_campaign: campaign }) => [username, campaign]))
  expect(campaigns).toMatchObject({ cam: `spring ${'x'.repeat(93)}`, dora: null })
  const sites = Object.fromEntries(users.map((user) => [user.username, user.referrer]))
  expect(sites).toMatchObject({ cam: 'reads.example.org', dora: null })
})
