import type { ParentalPasscode } from '@corkboard/contract'
import { type Options, PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { sweepPasscodes } from '@corkboard/domain/accounts/sign-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const responseOf = async (response: ReturnType<Visitor['resource']>) => {
  const { status, headers, envelope } = await response
  const { error } = envelope.resource_response
  const wait = headers.get('retry-after')
  return { status, code: error?.error_code, field: error?.field, ...(wait !== null && { wait: Number(wait) }) }
}
const OK = { status: 200, code: undefined, field: undefined }

const gateOf = (person: Visitor) => person.asks<ParentalPasscode>('ParentalPasscodeResource', 'get')
const tokenOf = (link: string | undefined): string => new URL(link ?? '', 'http://x').searchParams.get('token') ?? ''

const SETUP = {
  passcode: '2468',
  confirm_passcode: '2468',
  backup_email: 'parent@example.org',
  confirm_backup_email: 'parent@example.org',
}

/** A user of this age. */
const aged = async (firstName: string, age = 16): Promise<Visitor> => {
  const visitor = site.visitor()
  await visitor.registers(firstName, { birthday: `${site.clock.now().getUTCFullYear() - age}-01-01` })
  return visitor
}

/** A user of 16 with the passcode 2468. */
const guarded = async (firstName: string, backup = `${firstName}.parent@example.org`): Promise<Visitor> => {
  const person = await aged(firstName)
  const emails = { backup_email: backup, confirm_backup_email: backup }
  await person.asks('ParentalPasscodeResource', 'create', { ...SETUP, ...emails })
  return person
}

const changes = (person: Visitor, options: Options) =>
  responseOf(person.resource('UserSettingsResource', 'update', options))
const tries = (person: Visitor, passcode: string) =>
  responseOf(person.resource('ParentalPasscodeValidationResource', 'create', { passcode }))

describe('[IDENT-12 b] a parental passcode', () => {
  it('is set by a user under 18, notifies their own address, and asks the parent to confirm', async () => {
    const ann = await aged('Ann')
    const parent = 'ann.parent@example.org'
    const setup = { ...SETUP, backup_email: parent, confirm_backup_email: parent }
    expect(await site.mailbox.next('ann@example.org')).toMatchObject({ subject: 'Verify your email' })
    expect(await gateOf(ann)).toEqual({
      is_set: false,
      can_set: true,
      backup_email: null,
      is_backup_email_confirmed: false,
      locked_until: null,
    })
    expect(await ann.asks('ParentalPasscodeResource', 'create', setup)).toMatchObject({
      is_set: true,
      backup_email: parent,
    })
    expect(await site.mailbox.next('ann@example.org')).toMatchObject({ subject: 'Your parental passcode was changed' })
    const { link, text } = await site.mailbox.next(parent)
    expect(text).toMatch(/^Hi,\n\n@ann set a parental passcode/)
    expect(link).toMatch(/^\/parental-passcode\/confirm\/\?token=[\w-]{43}$/)
    const followed = site.visitor().resource('BackupEmailResource', 'update', { token: tokenOf(link) })
    expect(await responseOf(followed)).toEqual(OK)
    expect(await gateOf(ann)).toMatchObject({ is_backup_email_confirmed: true })
    expect(await responseOf(ann.resource('ParentalPasscodeResource', 'create', setup))).toMatchObject({
      status: 409,
      code: 'passcode.exists',
    })
  })

  it.each([
    [{ passcode: '' }, 'Required', 'passcode'],
    [{ passcode: '12a4' }, 'Please only use numbers', 'passcode'],
    [{ passcode: '123' }, 'Please enter four digits', 'passcode'],
    [{ passcode: '12345' }, 'Please enter four digits', 'passcode'],
    [{ confirm_passcode: ' ' }, 'Required', 'confirm_passcode'],
    [{ confirm_passcode: 'abcd' }, 'Please only use numbers', 'confirm_passcode'],
    [{ confirm_passcode: '2469' }, 'Please make sure your passcodes match', 'confirm_passcode'],
    [{ backup_email: '' }, 'Required', 'backup_email'],
    [{ backup_email: 'parent' }, 'Please enter a valid email address', 'backup_email'],
    [{ backup_email: 'BEN@example.org' }, 'This email address is already used for this account.', 'backup_email'],
    [{ confirm_backup_email: '' }, 'Required', 'confirm_backup_email'],
    [{ confirm_backup_email: 'x@' }, 'Please enter a valid email address', 'confirm_backup_email'],
    [
      { confirm_backup_email: 'other@example.org' },
      'Please make sure your email addresses match',
      'confirm_backup_email',
    ],
  ])('with %j is refused: %s', async (options, message, field) => {
    const ben = site.visitor()
    const birthday = `${site.clock.now().getUTCFullYear() - 15}-01-01`
    await ben.registers('Ben', { birthday }).catch(() => ben.logsIn('ben'))
    const { status, envelope } = await ben.resource('ParentalPasscodeResource', 'create', { ...SETUP, ...options })
    expect({ status, error: envelope.resource_response.error }).toMatchObject({
      status: 400,
      error: { message, field },
    })
    expect(await gateOf(ben)).toMatchObject({ is_set: false })
  })

  it('may be typed with spaces, and is in no response', async () => {
    const cid = await aged('Cid')
    const { envelope } = await cid.resource('ParentalPasscodeResource', 'create', { ...SETUP, passcode: ' 24 68' })
    expect(envelope.resource_response.status).toBe('success')
    // No shorter part of it: an id may contain two of its digits.
    expect(JSON.stringify(envelope)).not.toMatch(/24 ?68/)
    expect(await tries(cid, '2 4 6 8')).toEqual(OK)
  })

  it('is refused for users of 18 or unknown age, and for those who left the computer open', async () => {
    for (const [name, age] of [
      ['Dan', 18],
      ['Eve', undefined],
    ] as const) {
      const person = age === undefined ? await site.person(name) : await aged(name, age)
      expect(await responseOf(person.resource('ParentalPasscodeResource', 'create', SETUP))).toMatchObject({
        status: 403,
        code: 'passcode.adult',
      })
    }
    const fay = await aged('Fay')
    site.clock.pass(10 * MINUTE_MS)
    const later = (more: Options) =>
      responseOf(fay.resource('ParentalPasscodeResource', 'create', { ...SETUP, ...more }))
    expect(await later({})).toMatchObject({ status: 403, code: 'auth.password_required', field: 'password' })
    expect(await later({ password: PASSWORD })).toEqual(OK)
  })

  it('can be changed and removed by anyone who knows it', async () => {
    const gus = await guarded('Gus')
    const change = (options: Options) => responseOf(gus.resource('ParentalPasscodeResource', 'update', options))
    const wanted = { new_passcode: '1357', confirm_passcode: '1357' }
    expect(await change({ passcode: '0000', ...wanted })).toMatchObject({ status: 403, code: 'passcode.wrong' })
    expect(await change({ passcode: '2468', new_passcode: '1357' })).toMatchObject({
      code: 'field.required',
      field: 'confirm_passcode',
    })
    expect(await change({ passcode: '2468', new_passcode: '13', confirm_passcode: '13' })).toMatchObject({
      code: 'passcode.length',
      field: 'new_passcode',
    })
    expect(await change({ passcode: '2468', ...wanted })).toEqual(OK)
    expect(await tries(gus, '2468')).toMatchObject({ status: 403 })
    expect(await tries(gus, '1357')).toEqual(OK)
    const elsewhere = { backup_email: 'aunt@example.org', confirm_backup_email: 'aunt@example.org' }
    expect(await change({ passcode: '1357', ...elsewhere })).toEqual(OK)
    await site.mailbox.next('aunt@example.org')
    expect(await gateOf(gus)).toMatchObject({ backup_email: 'aunt@example.org', is_backup_email_confirmed: false })
    expect(await responseOf(gus.resource('ParentalPasscodeResource', 'delete', { passcode: '1357' }))).toEqual(OK)
    expect(await gateOf(gus)).toMatchObject({ is_set: false })
    expect(await tries(gus, '1357')).toMatchObject({ status: 409, code: 'passcode.none' })
  })
})

describe('[IDENT-12 c] the settings it protects (field facts §7)', () => {
  let hal: Visitor
  const WANTS = { status: 403, code: 'passcode.required', field: 'passcode' }

  beforeAll(async () => {
    hal = await guarded('Hal')
  })

  it.each([
    [{ is_private_profile: true }, { is_private_profile: false }],
    [{ messages_from: 'nobody' }, { messages_from: 'everyone' }],
    [{ mentions_from: 'following' }, { mentions_from: 'everyone' }],
    [{ comments_from: 'nobody' }, { comments_from: 'following' }],
    [{ personalized_by_visits: false }, { personalized_by_visits: true }],
    [{ shopping_recommendations: false }, { shopping_recommendations: true }],
    [{ is_suggested: false }, { is_suggested: true }],
  ])('%j needs no passcode, but %j does', async (closing, opening) => {
    expect(await changes(hal, closing)).toEqual(OK)
    expect(await changes(hal, opening)).toEqual(WANTS)
    expect(await hal.asks('UserSettingsResource', 'get')).toMatchObject(closing)
    expect(await changes(hal, { ...opening, passcode: '1111' })).toMatchObject({ status: 403, code: 'passcode.wrong' })
    expect(await changes(hal, { ...opening, passcode: '2468' })).toEqual(OK)
    expect(await hal.asks('UserSettingsResource', 'get')).toMatchObject(opening)
  })

  it('other settings are free', async () => {
    expect(await changes(hal, { about: 'Skates', locale: 'de' })).toEqual(OK)
  })

  it('the email address, the password and deletion need it too', async () => {
    const passwords = { old_password: PASSWORD, new_password: 'another horse battery' }
    const calls = [
      ['EmailChangeResource', 'create', { email: 'hal2@example.org' }],
      ['PasswordResource', 'update', passwords],
      ['AccountResource', 'delete', { password: PASSWORD }],
    ] as const
    await hal.asks('ReauthenticationResource', 'create', { password: PASSWORD })
    for (const [name, verb, options] of calls) {
      expect(await responseOf(hal.resource(name, verb, options))).toEqual(WANTS)
      const wrong = hal.resource(name, verb, { ...options, passcode: '1111' })
      expect(await responseOf(wrong)).toMatchObject({ status: 403, code: 'passcode.wrong' })
    }
    const email = { email: 'hal2@example.org', passcode: '2468' }
    expect(await responseOf(hal.resource('EmailChangeResource', 'create', email))).toEqual(OK)
    expect(await responseOf(hal.resource('PasswordResource', 'update', { ...passwords, passcode: '2468' }))).toEqual(OK)
  })
})

describe('[IDENT-12 b] wrong passcodes', () => {
  it('lock it after five for 15 minutes, then twice as long each time, up to a day', async () => {
    const ida = await guarded('Ida')
    const waits: number[] = []
    for (const minutes of [15, 30, 60, 120, 240, 480, 960, 1_440, 1_440]) {
      for (let n = 1; n < 5; n += 1) expect(await tries(ida, '0000')).toMatchObject({ code: 'passcode.wrong' })
      const last = await tries(ida, '0000')
      expect(last).toMatchObject({ status: 429, code: 'passcode.locked' })
      waits.push((last.wait ?? 0) / 60)
      // Even the right one, one second before the time is over.
      site.clock.pass(minutes * MINUTE_MS - 1_000)
      expect(await tries(ida, '2468')).toEqual({ status: 429, code: 'passcode.locked', field: 'passcode', wait: 1 })
      site.clock.pass(1_000)
    }
    expect(waits).toEqual([15, 30, 60, 120, 240, 480, 960, 1_440, 1_440])
  })

  it('are limited to five, however many are tried at the same time', async () => {
    const jon = await guarded('Jon')
    const responses = await Promise.all(Array.from({ length: 20 }, (_, n) => tries(jon, String(1_000 + n))))
    expect(responses.filter(({ code }) => code === 'passcode.wrong')).toHaveLength(4)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(16)
  })

  it('are reset by a right one', async () => {
    const kai = await guarded('Kai')
    for (let round = 0; round < 3; round += 1) {
      for (let n = 1; n < 5; n += 1) expect(await tries(kai, '0000')).toMatchObject({ code: 'passcode.wrong' })
      expect(await tries(kai, '2468')).toEqual(OK)
    }
  })
})

describe('[IDENT-12 b] a forgotten passcode', () => {
  const requests = (person: Visitor) => responseOf(person.resource('ParentalPasscodeResetResource', 'create'))
  const resets = (token: string, more: Options = {}) =>
    responseOf(
      site.visitor().resource('ParentalPasscodeResetResource', 'update', {
        token,
        passcode: '7777',
        confirm_passcode: '7777',
        ...more,
      }),
    )

  it('is reset by the parent, once their address is confirmed, which lifts a lock', async () => {
    const lea = await guarded('Lea', 'mum@example.org')
    const confirm = await site.mailbox.next('mum@example.org')
    expect(await requests(lea)).toMatchObject({ status: 409, code: 'backup_email.unconfirmed' })
    await site.visitor().asks('BackupEmailResource', 'update', { token: tokenOf(confirm.link) })
    for (let n = 0; n < 5; n += 1) await tries(lea, '0000')
    expect(await tries(lea, '2468')).toMatchObject({ status: 429 })
    expect(await requests(lea)).toEqual(OK)
    const { link } = await site.mailbox.next('mum@example.org')
    expect(link).toMatch(/^\/parental-passcode\/reset\/\?token=/)
    expect(await resets(tokenOf(link), { confirm_passcode: '7776' })).toMatchObject({ code: 'passcode.mismatch' })
    expect(await resets(tokenOf(link))).toEqual(OK)
    expect(await resets(tokenOf(link))).toMatchObject({ status: 410, code: 'link.expired' })
    expect(await tries(lea, '7777')).toEqual(OK)
  })

  it('cannot be reset through an address that is no longer the parent’s, or after an hour', async () => {
    const max = await guarded('Max', 'dad@example.org')
    await site.visitor().asks('BackupEmailResource', 'update', {
      token: tokenOf((await site.mailbox.next('dad@example.org')).link),
    })
    await requests(max)
    const old = await site.mailbox.next('dad@example.org')
    site.clock.pass(HOUR_MS)
    expect(await resets(tokenOf(old.link))).toMatchObject({ status: 410 })
    await requests(max)
    const fresh = await site.mailbox.next('dad@example.org')
    const elsewhere = { backup_email: 'gran@example.org', confirm_backup_email: 'gran@example.org' }
    await max.asks('ParentalPasscodeResource', 'update', { passcode: '2468', ...elsewhere })
    expect(await resets(tokenOf(fresh.link))).toMatchObject({ status: 410 })
    expect(await resets('A'.repeat(43))).toMatchObject({ status: 410 })
  })

  it('can be requested from the parent at most five times an hour', async () => {
    const nia = await guarded('Nia', 'nan@example.org')
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) {
      statuses.push((await responseOf(nia.resource('BackupEmailResource', 'create'))).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429])
  })
})

it('[IDENT-12 c] the passcode ends on the 18th birthday, and the parent’s address is deleted', async () => {
  const zoe = await guarded('Zoe')
  const person = await zoe.asks<{ id: string }>('ViewerResource', 'get')
  expect(await changes(zoe, { comments_from: 'everyone' })).toMatchObject({ code: 'passcode.required' })
  site.clock.pass(3 * 366 * DAY_MS)
  await zoe.logsIn('zoe')
  expect(await changes(zoe, { comments_from: 'everyone' })).toEqual(OK)
  expect(await gateOf(zoe)).toMatchObject({ is_set: false, can_set: false, backup_email: null })
  await sweepPasscodes(site.site.database.db, site.clock.now())
  const { rows } = await site.site.database.pool.query('select from parental_passcodes where user_id = $1', [person.id])
  expect(rows).toEqual([])
})
