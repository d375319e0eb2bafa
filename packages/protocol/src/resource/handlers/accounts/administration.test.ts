import type { AdminUser, LoggedOperatorAction, SignedInViewer, SignUpDay } from '@corkboard/contract'
import { setRole } from '@corkboard/domain/accounts/staff'
import {
  type Actor,
  type AuthenticatorApp,
  createAuthenticatorApp,
  type Options,
  PASSWORD,
  TestSite,
  type Visitor,
} from '@corkboard/testkit'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const MINUTE_MS = 60_000

let site: TestSite
let owner: Actor
let helper: Actor

const apps = new Map<string, AuthenticatorApp>()

/** Turns on two-factor authentication for a user. */
const secures = async (person: Actor, on = site): Promise<void> => {
  const { secret } = await person.asks<{ secret: string }>('TotpResource', 'create')
  const app = createAuthenticatorApp(secret)
  await person.asks('TotpResource', 'update', { code: app.codeAt(on.clock.now()) })
  apps.set(person.username, app)
}

/** Logs in with both steps. */
const returns = async (person: Actor): Promise<void> => {
  // No code works twice.
  site.clock.pass(30_000)
  await person.asks('UserSessionResource', 'create', {
    username_or_email: person.username,
    password: PASSWORD,
    mfa_token: apps.get(person.username)?.codeAt(site.clock.now()),
  })
}

beforeEach(async () => {
  site = await TestSite.start({ worker: false })
  owner = await site.person('Olivia')
  await secures(owner)
  // Ids within one millisecond come in any order.
  site.clock.pass(1_000)
  helper = await site.person('Henry')
  await secures(helper)
  await owner.asks('AdminUserResource', 'update', { user_id: helper.id, role: 'employee' })
  await returns(helper)
})
afterEach(() => site[Symbol.asyncDispose]())

type Verb = 'get' | 'create' | 'update' | 'delete'
const refusal = async (person: Visitor, name: string, verb: Verb, options: Options = {}) => {
  const { status, envelope } = await person.resource(name, verb, options)
  const { error } = envelope.resource_response
  return { status, code: error?.error_code, field: error?.field }
}
const NOT_ALLOWED = { status: 403, code: 'auth.not_allowed', field: null }

const accountOf = (person: Visitor, id: string) => person.asks<AdminUser>('AdminUserResource', 'get', { user_id: id })
const viewerOf = (person: Visitor) => person.asks<SignedInViewer>('ViewerResource', 'get')

describe('the admin’s list of accounts', () => {
  it('shows the newest first, page by page, with the actions allowed on each', async () => {
    const people: Actor[] = []
    for (const name of ['Ann', 'Ben', 'Cid']) {
      site.clock.pass(1_000)
      people.push(await site.person(name))
    }
    const first = await owner.resource('AdminUsersResource', 'get', { page_size: 2 })
    const { data, bookmark } = first.envelope.resource_response as { data: AdminUser[]; bookmark: string }
    expect(data.map(({ username }) => username)).toEqual(['cid', 'ben'])
    const next = await owner.asks<AdminUser[]>('AdminUsersResource', 'get', { page_size: 2, bookmarks: [bookmark] })
    expect(next.map(({ username }) => username)).toEqual(['ann', 'henry'])
    expect(next[0]).toMatchObject({
      id: people[0]!.id,
      email: 'ann@example.org',
      role: 'member',
      is_email_verified: false,
      has_mfa_enabled: false,
      is_write_banned: false,
      session_count: 1,
      is_verified_human: false,
      shared_fingerprints: 0,
      viewer_can: ['set_role', 'ban', 'reset_mfa', 'verify_merchant'],
    })
  })

  it('finds accounts by the beginning of a username and by a full email address', async () => {
    for (const name of ['Ann', 'Ben', 'Cid']) await site.person(name)
    const find = async (query: string) =>
      (await owner.asks<AdminUser[]>('AdminUsersResource', 'get', { query })).map(({ username }) => username)
    expect(await find('AN')).toEqual(['ann'])
    expect(await find(' @ben ')).toEqual(['ben'])
    expect(await find('CID@example.org')).toEqual(['cid'])
    for (const nothing of ['nobody', 'cid@example.com', '%', 'a b', '\u0000']) {
      expect(await owner.resource('AdminUsersResource', 'get', { query: nothing })).not.toMatchObject({ status: 500 })
    }
    expect(await find('%')).toEqual([])
  })

  it('can be filtered by staff and by banned users', async () => {
    const dan = await site.person('Dan')
    await owner.asks('AdminBanResource', 'create', { user_id: dan.id, reason: 'Spam' })
    const names = async (filter: string) =>
      (await owner.asks<AdminUser[]>('AdminUsersResource', 'get', { filter })).map(({ username }) => username)
    expect(await names('staff')).toEqual(['henry', 'olivia'])
    expect(await names('banned')).toEqual(['dan'])
  })

  it('[IDENT-09 b] shows who uses the same browser', async () => {
    const [eve, fay] = [await site.person('Eve'), await site.person('Fay')]
    const fingerprint = 'one and the same'
    for (const person of [eve, fay]) {
      await person.browser.send('/v3/spam/fingerprints/', { method: 'POST', json: { fingerprint } })
    }
    expect(await accountOf(owner, eve.id)).toMatchObject({ shared_fingerprints: 1 })
  })

  it('counts sign-ups per day', async () => {
    const days = await helper.asks<SignUpDay[]>('AdminSignUpsResource', 'get')
    const { length } = await owner.asks<AdminUser[]>('AdminUsersResource', 'get', { page_size: 250 })
    expect(days).toHaveLength(30)
    expect(days[0]).toEqual({ day: site.clock.now().toISOString().slice(0, 10), count: length })
    expect(days.slice(1).every(({ count }) => count === 0)).toBe(true)
  })
})

describe('an admin', () => {
  it('[IDENT-21 a] bans a user, with a reason they are shown, and lifts the ban', async () => {
    const gus = await site.person('Gus')
    const banned = await owner.asks<AdminUser>('AdminBanResource', 'create', {
      user_id: gus.id,
      reason: ' Spam  links ',
    })
    expect(banned).toMatchObject({ is_write_banned: true, write_ban_reason: 'Spam links' })
    const { envelope } = await gus.resource('BoardResource', 'create', { name: 'More spam' })
    expect(envelope.resource_response.error).toMatchObject({
      error_code: 'auth.write_banned',
      message_detail: 'Spam links',
    })
    expect(await viewerOf(gus)).toMatchObject({ is_write_banned: true })
    await owner.asks('AdminBanResource', 'delete', { user_id: gus.id })
    expect(await gus.createsBoard('Fine')).toMatchObject({ name: 'Fine' })
    const ban = (reason: string) => refusal(owner, 'AdminBanResource', 'create', { user_id: gus.id, reason })
    expect(await ban('  ')).toEqual({ status: 400, code: 'request.missing', field: 'reason' })
    expect(await ban('x'.repeat(501))).toEqual({ status: 400, code: 'request.invalid', field: 'reason' })
  })

  it('grants the employee and owner roles to users, who are signed out first', async () => {
    const hal = await site.person('Hal')
    await secures(hal)
    await owner.asks('AdminUserResource', 'update', { user_id: hal.id, role: 'owner' })
    expect((await hal.resource('UserSettingsResource', 'get')).status).toBe(401)
    await returns(hal)
    expect(await viewerOf(hal)).toMatchObject({ is_owner: true })
    await hal.asks('AdminUserResource', 'update', { user_id: owner.id, role: 'member' })
    expect((await owner.resource('AdminUsersResource', 'get')).status).toBe(401)
    await returns(owner)
    expect(await refusal(owner, 'AdminUsersResource', 'get')).toEqual(NOT_ALLOWED)
    await hal.asks('AdminUserResource', 'update', { user_id: owner.id, role: 'owner' })
    await returns(owner)
    await owner.asks('AdminUserResource', 'update', { user_id: hal.id, role: 'member' })
  })

  it('cannot remove the last owner, even if several step down at the same time', async () => {
    const ida = await site.person('Ida')
    await secures(ida)
    await setRole(site.ctx, ida.id, 'owner')
    await returns(ida)
    const down = (who: Actor, whom: Actor) =>
      refusal(who, 'AdminUserResource', 'update', { user_id: whom.id, role: 'member' })
    const responses = await Promise.all([down(owner, ida), down(ida, owner)])
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await site.site.database.pool.query(`select id from users where role = 'owner'`)
    expect(rows).toHaveLength(1)
    await setRole(site.ctx, owner.id, 'owner')
    await setRole(site.ctx, ida.id, 'member')
    await returns(owner)
  })

  it('[IDENT-20 a] resets a user’s two-factor authentication', async () => {
    const jon = await site.person('Jon')
    await secures(jon)
    expect(await accountOf(owner, jon.id)).toMatchObject({ has_mfa_enabled: true })
    const reset = await owner.asks<AdminUser>('AdminMfaResource', 'delete', { user_id: jon.id })
    expect(reset).toMatchObject({ has_mfa_enabled: false, session_count: 0 })
    expect(await jon.logsIn('jon')).toMatchObject({ kind: 'AUTH' })
  })

  it('[IDENT-20 a] needs two-factor authentication for their own account', async () => {
    const pam = await site.person('Pam')
    await setRole(site.ctx, pam.id, 'employee')
    await pam.logsIn('pam')
    const { id } = await site.person('Quin')
    const calls: [string, Verb, Options][] = [
      ['AdminUsersResource', 'get', { filter: 'all' }],
      ['AdminUserResource', 'get', { user_id: id }],
      ['AdminSignUpsResource', 'get', {}],
      ['ModerationCasesResource', 'get', {}],
      ['ModerationLogResource', 'get', {}],
      ['AdminBanResource', 'create', { user_id: id, reason: 'Spam' }],
    ]
    for (const [name, verb, options] of calls) {
      expect
        .soft({ name, ...(await refusal(pam, name, verb, options)) })
        .toMatchObject({ status: 409, code: 'mfa.off' })
    }
    await secures(pam)
    expect(await accountOf(pam, id)).toMatchObject({ viewer_can: ['ban', 'verify_merchant'] })
    await pam.asks('AdminBanResource', 'create', { user_id: id, reason: 'Spam' })
    await setRole(site.ctx, pam.id, 'member')
  })

  it('is asked for the password after ten minutes', async () => {
    const kim = await site.person('Kim')
    site.clock.pass(10 * MINUTE_MS)
    const options = { user_id: kim.id, reason: 'Spam' }
    expect(await refusal(owner, 'AdminBanResource', 'create', options)).toMatchObject({
      code: 'auth.password_required',
    })
    expect(await refusal(owner, 'AdminBanResource', 'create', { ...options, password: 'wrong one' })).toMatchObject({
      code: 'password.wrong',
    })
    await owner.asks('AdminBanResource', 'create', { ...options, password: PASSWORD })
  })

  it('[IDENT-20 a] is also asked for it before they handle a report', async () => {
    const wilma = await site.person('Wilma')
    await (await site.person('Xaver')).asks('ReportResource', 'create', { id: wilma.id, type: 'user', reason: 'spam' })
    site.clock.pass(10 * MINUTE_MS)
    const action = { target_type: 'user', target_id: wilma.id, action: 'dismiss' }
    expect(await refusal(owner, 'ModerationCasesResource', 'update', action)).toMatchObject({
      status: 403,
      code: 'auth.password_required',
    })
    const done = await owner.asks('ModerationCasesResource', 'update', { ...action, password: PASSWORD })
    expect(done).toMatchObject({ target_id: wilma.id, is_closed: true })
  })
})

describe('refused actions', () => {
  const calls: [string, Verb, Options][] = [
    ['AdminUsersResource', 'get', {}],
    ['AdminUserResource', 'get', {}],
    ['AdminUserResource', 'update', { role: 'owner' }],
    ['AdminBanResource', 'create', { reason: 'x' }],
    ['AdminBanResource', 'delete', {}],
    ['AdminMfaResource', 'delete', {}],
    ['AdminActionsResource', 'get', {}],
    ['AdminSignUpsResource', 'get', {}],
  ]

  it.each(calls)('members: %s %s', async (name, verb, options) => {
    const lea = site.visitor()
    await lea.registers('Lea').catch(() => lea.logsIn('lea'))
    expect(await refusal(lea, name, verb, { user_id: owner.id, ...options })).toEqual(NOT_ALLOWED)
  })

  it('employees: all of these except banning members', async () => {
    const max = await site.person('Max')
    expect(await accountOf(helper, max.id)).toMatchObject({ viewer_can: ['ban', 'verify_merchant'] })
    await helper.asks('AdminBanResource', 'create', { user_id: max.id, reason: 'Spam', password: PASSWORD })
    for (const id of [owner.id, helper.id]) {
      expect(await accountOf(helper, id)).toMatchObject({ viewer_can: [] })
      expect(await refusal(helper, 'AdminBanResource', 'create', { user_id: id, reason: 'x' })).toEqual(NOT_ALLOWED)
    }
    for (const [name, verb, options] of calls.filter(([name]) => /User(?=Resource)|Mfa|Actions/.test(name))) {
      if (verb === 'get' && name === 'AdminUserResource') continue
      expect([name, await refusal(helper, name, verb, { user_id: max.id, ...options })]).toEqual([name, NOT_ALLOWED])
    }
  })

  it('owners: actions on themselves', async () => {
    await returns(owner)
    for (const [name, verb, options] of [
      ['AdminUserResource', 'update', { role: 'member' }],
      ['AdminBanResource', 'create', { reason: 'x' }],
      ['AdminMfaResource', 'delete', {}],
    ] as const) {
      expect(await refusal(owner, name, verb, { user_id: owner.id, ...options })).toEqual(NOT_ALLOWED)
    }
  })

  it('everyone: actions on an account that does not exist', async () => {
    expect(await refusal(owner, 'AdminUserResource', 'get', { user_id: '1' })).toMatchObject({ code: 'user.not_found' })
  })
})

it('every action is logged, from the page and from the command line', async () => {
  await using other = await TestSite.start({ worker: false })
  const boss = await other.person('Olivia')
  await secures(boss, other)
  const [nia, otto] = [await other.person('Nia'), await other.person('Otto')]
  await boss.asks('AdminBanResource', 'create', { user_id: nia.id, reason: 'Spam' })
  await boss.asks('AdminBanResource', 'delete', { user_id: nia.id })
  await setRole(other.ctx, otto.id, 'employee')
  const log = await boss.asks<LoggedOperatorAction[]>('AdminActionsResource', 'get')
  const by = { id: boss.id, username: 'olivia' }
  expect(
    log.map(({ action, detail, actor, subject }) => ({ action, detail, actor, subject: subject.username })),
  ).toEqual(
    expect.arrayContaining([
      { action: 'set_role', detail: 'employee', actor: null, subject: 'otto' },
      { action: 'unban', detail: null, actor: by, subject: 'nia' },
      { action: 'ban', detail: 'Spam', actor: by, subject: 'nia' },
    ]),
  )
  expect(log).toHaveLength(3)
})
