import type { SignedInViewer } from '@corkboard/contract'
import { PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

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

const viewerOf = (visitor: Visitor) => visitor.asks<SignedInViewer>('ViewerResource', 'get')

const tokenOf = (link: string | undefined): string => new URL(link ?? '', 'http://x').searchParams.get('token') ?? ''
const mailTo = (name: string) => site.mailbox.next(`${name}@example.org`)
const verify = (visitor: Visitor, token: string) => visitor.resource('EmailVerificationResource', 'create', { token })
const resend = (visitor: Visitor) => visitor.browser.send('/v3/users/email/verify/resend/', { method: 'POST' })

describe('[IDENT-07 b c] verification of an email address', () => {
  it('is requested by mail at registration; the link works once, in any browser', async () => {
    const alice = await site.person('Alice')
    expect(await viewerOf(alice)).toMatchObject({ is_email_verified: false })
    const mail = await mailTo('alice')
    expect(mail).toMatchObject({ subject: 'Verify your email', text: expect.stringContaining(site.origin) })
    expect(mail.link).toMatch(/^\/email\/verify\/\?token=[\w-]{43}$/)
    expect((await verify(site.visitor(), tokenOf(mail.link))).status).toBe(200)
    expect(await viewerOf(alice)).toMatchObject({ is_email_verified: true })
    expect(await refusal(verify(alice, tokenOf(mail.link)))).toEqual({
      status: 410,
      code: 'link.expired',
      field: 'token',
    })
  })

  it('can be requested again, within limits, and not once it is done', async () => {
    const bob = await site.person('Bob')
    await mailTo('bob')
    expect((await resend(bob)).status).toBe(200)
    const { link } = await mailTo('bob')
    const statuses: number[] = []
    for (let n = 0; n < 5; n += 1) statuses.push((await resend(bob)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 429])
    for (let n = 0; n < 4; n += 1) await mailTo('bob')
    expect((await verify(bob, tokenOf(link))).status).toBe(200)
    const before = site.mailbox.mails.length
    expect((await resend(bob)).status).toBe(200)
    await site.person('Last')
    await mailTo('last')
    expect(site.mailbox.mails.slice(before).filter(({ to }) => to === 'bob@example.org')).toEqual([])
  })

  it('expires after a day', async () => {
    await site.person('Carol')
    const { link } = await mailTo('carol')
    site.clock.pass(DAY_MS)
    expect(await refusal(verify(site.visitor(), tokenOf(link)))).toMatchObject({ status: 410 })
  })

  it('is refused without a session or with an invalid link', async () => {
    expect((await resend(site.visitor())).status).toBe(401)
    expect(await refusal(verify(site.visitor(), 'A'.repeat(43)))).toMatchObject({ status: 410 })
    const { status, headers } = await site.visitor().browser.send('/v3/users/email/verify/resend/')
    expect([status, headers.get('allow')]).toEqual([405, 'POST'])
  })
})

describe('[IDENT-07 a] the reminder to verify an email address', () => {
  const dismiss = (person: Visitor) => person.asks('VerificationReminderResource', 'delete', {})

  it('stays away for two weeks once it is dismissed, on every device', async () => {
    const rita = await site.person('Rita')
    expect(await viewerOf(rita)).toMatchObject({ nags: ['verify_email'] })
    await dismiss(rita)
    expect(await viewerOf(rita)).toMatchObject({ nags: [] })
    const elsewhere = site.visitor()
    await elsewhere.logsIn('rita')
    site.clock.pass(14 * DAY_MS - MINUTE_MS)
    expect(await viewerOf(elsewhere)).toMatchObject({ nags: [] })
    site.clock.pass(MINUTE_MS)
    expect(await viewerOf(elsewhere)).toMatchObject({ nags: ['verify_email'] })
  })

  it('is only dismissed by the user themselves', async () => {
    const sam = await site.person('Sam')
    expect((await site.visitor().resource('VerificationReminderResource', 'delete', {})).status).toBe(401)
    expect(await viewerOf(sam)).toMatchObject({ nags: ['verify_email'] })
  })

  it('never reaches members of a site without a mail server', async () => {
    await using local = await TestSite.start({ mailServer: false, worker: false })
    const owner = await local.person('Olivia')
    const member = await local.person('Mia')
    expect(await viewerOf(owner)).toMatchObject({ nags: ['enable_mfa'], is_email_verified: false })
    expect(await viewerOf(member)).toMatchObject({ nags: [], is_email_verified: false })
  })
})

describe('[IDENT-01 b] a registration with the address of an account', () => {
  const register = async (email: string) => {
    const options = { email, password: PASSWORD, first_name: 'Someone' }
    const { status, envelope } = await site.visitor().resource('UserRegisterResource', 'create', options)
    return [status, envelope.resource_response.error?.error_code]
  }

  it('is refused, and a mail notifies its user once an hour', async () => {
    await site.person('Jane')
    await mailTo('jane')
    expect(await register('JANE@example.org')).toEqual([409, 'email.taken'])
    expect(await register('jane@example.org')).toEqual([409, 'email.taken'])
    expect(await mailTo('jane')).toMatchObject({ subject: 'You already have an account' })
    site.clock.pass(60 * MINUTE_MS)
    expect(await register('jane@example.org')).toEqual([409, 'email.taken'])
    expect(await mailTo('jane')).toMatchObject({ subject: 'You already have an account' })
    expect(site.mailbox.mails.filter(({ to }) => to.toLowerCase() === 'jane@example.org')).toHaveLength(3)
  })

  it('is refused 20 times an hour for one IP address; then the refusal no longer says whether it is taken', async () => {
    site.clock.pass(60 * MINUTE_MS)
    for (let n = 0; n < 20; n += 1) expect(await register('olivia@example.org')).toEqual([409, 'email.taken'])
    expect(await register('olivia@example.org')).toEqual([429, 'request.rate'])
    expect(await register('someone@example.org')).toEqual([429, 'request.rate'])
    site.clock.pass(60 * MINUTE_MS)
    expect(await register('someone@example.org')).toEqual([200, undefined])
  })
})

describe('[IDENT-13 a] a change of email address', () => {
  const change = (visitor: Visitor, options: Record<string, string>) =>
    visitor.resource('EmailChangeResource', 'create', options)

  it('happens when the link sent to the new address is followed, and the old address is notified', async () => {
    const dan = await site.person('Dan')
    const first = await mailTo('dan')
    expect((await change(dan, { email: 'Daniel@example.org' })).status).toBe(200)
    const mail = await site.mailbox.next('Daniel@example.org')
    expect(await viewerOf(dan)).toMatchObject({ email: 'dan@example.org' })
    const followed = await site.visitor().resource('EmailChangeResource', 'update', { token: tokenOf(mail.link) })
    expect(followed.status).toBe(200)
    expect(await viewerOf(dan)).toMatchObject({ email: 'Daniel@example.org', is_email_verified: true })
    expect(await mailTo('dan')).toMatchObject({
      subject: 'Your email was changed',
      text: expect.stringContaining('Daniel@example.org'),
    })
    expect(await site.visitor().logsIn('daniel@example.org')).toMatchObject({ username: 'dan' })
    expect(await refusal(verify(dan, tokenOf(first.link)))).toMatchObject({ code: 'link.expired' })
    expect(await site.visitor().registers('Dan', { username: 'dan2' })).toMatchObject({ email: 'dan@example.org' })
  })

  it('requires the password ten minutes after it was last given', async () => {
    const erin = await site.person('Erin')
    site.clock.pass(10 * MINUTE_MS)
    const wish = { email: 'erin2@example.org' }
    expect(await refusal(change(erin, wish))).toEqual({
      status: 403,
      code: 'auth.password_required',
      field: 'password',
    })
    expect(await refusal(change(erin, { ...wish, password: 'not it at all' }))).toEqual({
      status: 403,
      code: 'password.wrong',
      field: 'password',
    })
    expect((await change(erin, { ...wish, password: PASSWORD })).status).toBe(200)
    expect((await change(erin, wish)).status).toBe(200)
    site.clock.pass(10 * MINUTE_MS)
    expect((await erin.resource('ReauthenticationResource', 'create', { password: PASSWORD })).status).toBe(200)
    expect((await change(erin, wish)).status).toBe(200)
  })

  it.each([
    [{ email: 'nobody' }, 400, 'email.invalid'],
    [{ email: 'Frank@example.org' }, 400, 'email.unchanged'],
  ])('to %j is refused with %i', async (options, status, code) => {
    const frank = site.visitor()
    await frank.registers('Frank').catch(() => frank.logsIn('frank'))
    expect(await refusal(change(frank, options))).toEqual({ status, code, field: 'email' })
  })

  it('to the address of another account has the same response, and the mail notifies its user', async () => {
    const [hans, ines] = [await site.person('Hans'), await site.person('Ines')]
    await mailTo('ines')
    const free = await change(hans, { email: 'free@example.org' })
    const taken = await change(hans, { email: 'INES@example.org' })
    const responseOf = ({ status, envelope }: typeof free) => ({ status, data: envelope.resource_response.data })
    expect(responseOf(taken)).toEqual(responseOf(free))
    const mail = await mailTo('ines')
    expect(mail).toMatchObject({ subject: 'You already have an account', text: expect.stringContaining('@ines') })
    expect(mail.link).toBe('/login/')
    expect(await viewerOf(ines)).toMatchObject({ email: 'ines@example.org' })
  })

  it('to an address taken in the meantime is refused, and everything stays the same', async () => {
    const gina = await site.person('Gina')
    await change(gina, { email: 'wanted@example.org' })
    const { link } = await site.mailbox.next('wanted@example.org')
    await site.visitor().registers('Quick', { email: 'wanted@example.org' })
    const response = gina.resource('EmailChangeResource', 'update', { token: tokenOf(link) })
    expect(await refusal(response)).toMatchObject({ status: 409, code: 'email.taken' })
    expect(await viewerOf(gina)).toMatchObject({ email: 'gina@example.org' })
  })
})
