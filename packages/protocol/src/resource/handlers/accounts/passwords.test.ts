import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { type Actor, PASSWORD, TestSite, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const NEW = 'brass kettle moth 4'

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

const isSignedIn = async (visitor: Visitor) =>
  (await visitor.resource('BoardPickerBoardsResource', 'get')).status === 200
const tokenOf = (link: string | undefined): string => new URL(link ?? '', 'http://x').searchParams.get('token') ?? ''
const requestReset = (name: string, visitor = site.visitor()) =>
  visitor.resource('PasswordResetResource', 'create', { username_or_email: name })
const isValid = (token: string) => site.visitor().asks('PasswordResetResource', 'get', { token })
const reset = (token: string, password: string) =>
  site.visitor().resource('PasswordResetResource', 'update', { token, new_password: password })

/** A user with a phone and a laptop, after the mail that asks them to verify. */
const withTwoDevices = async (name: string): Promise<{ phone: Actor; laptop: Visitor; email: string }> => {
  const phone = await site.person(name)
  const laptop = site.visitor()
  await laptop.logsIn(phone.username)
  const email = `${phone.username}@example.org`
  await site.mailbox.next(email)
  return { phone, laptop, email }
}

describe('a forgotten password', () => {
  it('is reset through the link in a mail, once; every session ends and a mail says so', async () => {
    const { phone, laptop, email } = await withTwoDevices('Alice')
    expect((await requestReset(' Alice ')).status).toBe(200)
    const mail = await site.mailbox.next(email)
    expect(mail).toMatchObject({ subject: 'Reset your password', link: expect.stringMatching(/^\/password\/reset\//) })
    const token = tokenOf(mail.link)
    expect(await isValid(token)).toEqual({ is_valid: true })
    expect(await refusal(reset(token, 'short'))).toEqual({
      status: 400,
      code: 'password.length',
      field: 'new_password',
    })
    expect((await reset(token, NEW)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, false])
    expect(await site.mailbox.next(email)).toMatchObject({ subject: 'Your password was changed' })
    expect(await isValid(token)).toEqual({ is_valid: false })
    expect(await refusal(reset(token, `${NEW}!`))).toEqual({ status: 410, code: 'link.expired', field: 'token' })
    await expect(site.visitor().logsIn('alice')).rejects.toMatchObject({ error: { error_code: 'auth.failed' } })
    expect(await site.visitor().logsIn('alice', NEW)).toMatchObject({ username: 'alice', is_email_verified: true })
  })

  it('gets the same response for an unknown user, and sends no mail', async () => {
    await withTwoDevices('Bob')
    const responses = await Promise.all(
      ['bob@example.org', 'nobody@example.org', 'nobody'].map((name) => requestReset(name)),
    )
    const [known, ...unknown] = responses.map(({ status, envelope }) => ({ status, said: envelope.resource_response }))
    expect(unknown).toEqual([known, known])
    await site.mailbox.next('bob@example.org')
    expect(site.mailbox.mails.some(({ to }) => to.startsWith('nobody'))).toBe(false)
  })

  it('is reset at the site itself, whatever server the request names as its host', async () => {
    const { email } = await withTwoDevices('Amir')
    const token = 'a token made by a program'.replaceAll(' ', '_')
    const body = new URLSearchParams({ data: JSON.stringify({ options: { username_or_email: 'amir' } }) }).toString()
    const sent = request(`${site.origin}/resource/PasswordResetResource/create/`, {
      method: 'POST',
      headers: {
        host: 'evil.example',
        origin: 'http://evil.example',
        cookie: `csrftoken=${token}`,
        'x-csrftoken': token,
        'content-type': 'application/x-www-form-urlencoded',
      },
    }).end(body)
    const [{ statusCode }] = (await once(sent, 'response')) as [IncomingMessage]
    expect(statusCode).toBe(200)
    const { text, html } = await site.mailbox.next(email)
    expect(text).toContain('http://localhost:8080/password/reset/?token=')
    expect(text + html).not.toContain('evil.example')
  })

  it('allows an hour, and five mails an hour', async () => {
    const { email } = await withTwoDevices('Carol')
    await requestReset('carol')
    const { link } = await site.mailbox.next(email)
    site.clock.pass(HOUR_MS)
    expect(await isValid(tokenOf(link))).toEqual({ is_valid: false })
    expect(await refusal(reset(tokenOf(link), NEW))).toMatchObject({ status: 410 })
    const statuses: number[] = []
    for (let n = 0; n < 6; n += 1) statuses.push((await requestReset('carol')).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    expect(await refusal(requestReset('CAROL '))).toMatchObject({ status: 429, code: 'request.rate' })
  })

  it('is reset once when the link is used twice at the same time', async () => {
    const { email } = await withTwoDevices('Dan')
    await requestReset('dan')
    const token = tokenOf((await site.mailbox.next(email)).link)
    const statuses = await Promise.all([reset(token, NEW), reset(token, `${NEW}!`)])
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })
})

describe('[IDENT-13 a] a change of password', () => {
  const change = (visitor: Visitor, old: string, fresh: string) =>
    visitor.resource('PasswordResource', 'update', { old_password: old, new_password: fresh })

  it('ends the other sessions immediately but not this one, and a mail says so', async () => {
    const { phone, laptop, email } = await withTwoDevices('Erin')
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, true])
    expect((await change(phone, PASSWORD, NEW)).status).toBe(200)
    expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([true, false])
    expect(await site.mailbox.next(email)).toMatchObject({ subject: 'Your password was changed' })
    expect(await site.visitor().logsIn('erin', NEW)).toMatchObject({ username: 'erin' })
  })

  it('gives the current session a new token, and the old one becomes invalid', async () => {
    const ines = await site.person('Ines')
    const before = ines.browser.cookie('corkboard_session') ?? ''
    await change(ines, PASSWORD, NEW)
    const after = ines.browser.cookie('corkboard_session') ?? ''
    const kindOf = async (token: string) =>
      (await site.visitor().resource('ViewerResource', 'get', {}, { cookie: `corkboard_session=${token}` })).envelope
        .resource_response.data
    expect(await kindOf(before)).toEqual({ kind: 'UNAUTH' })
    expect(await kindOf(after)).toMatchObject({ kind: 'AUTH', username: 'ines' })
    expect(await ines.asks('UserSessionsResource', 'get')).toHaveLength(1)
  })

  it('leaves the new token in the browser if the response to a call made with the old one arrives later', async () => {
    const jan = await site.person('Jan')
    const cookie = `corkboard_session=${jan.browser.cookie('corkboard_session')}`
    await change(jan, PASSWORD, NEW)
    const { status, headers } = await jan.resource('BoardPickerBoardsResource', 'get', {}, { cookie })
    expect([status, headers.getSetCookie().filter((line) => line.startsWith('corkboard_session'))]).toEqual([401, []])
    expect(await isSignedIn(jan)).toBe(true)
  })

  it.each([
    ['wrong password', NEW, 403, 'password.wrong', 'old_password'],
    [PASSWORD, 'short', 400, 'password.length', 'new_password'],
    [PASSWORD, 'with a\u0000control', 400, 'password.characters', 'new_password'],
    [PASSWORD, 'password123', 400, 'password.common', 'new_password'],
    [PASSWORD, 'frank is here', 400, 'password.personal', 'new_password'],
  ])('from %j to %j is refused with %i', async (old, fresh, status, code, field) => {
    const frank = site.visitor()
    await frank.registers('Frank').catch(() => frank.logsIn('frank'))
    expect(await refusal(change(frank, old, fresh))).toEqual({ status, code, field })
  })

  it('allows 30 wrong guesses an hour, in all sessions together; they lock out no login', async () => {
    const gina = await site.person('Gina')
    const laptop = site.visitor()
    await laptop.logsIn('gina')
    const sessions = [gina, laptop]
    for (let n = 0; n < 30; n += 1) expect((await change(sessions[n % 2]!, 'wrong password', NEW)).status).toBe(403)
    for (const session of sessions) expect((await change(session, PASSWORD, NEW)).status).toBe(429)
    expect(await site.visitor().logsIn('gina')).toMatchObject({ username: 'gina' })
  })

  it('echoes no password', async () => {
    const { envelope } = await change(await site.person('Hana'), PASSWORD, NEW)
    expect(JSON.stringify(envelope)).not.toMatch(/kettle|horse/)
  })
})
