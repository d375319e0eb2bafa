import { type Actor, type CaughtMail, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

interface Subscription {
  readonly email: string
  readonly kind: string
  readonly options: readonly { readonly id: string; readonly value: boolean }[]
}

let site: TestSite

beforeAll(async () => {
  site = await TestSite.start()
  await site.person('Olivia')
})
afterAll(() => site[Symbol.asyncDispose]())

const tokenIn = (text: string): string => new URL(text, 'http://x').searchParams.get('token') ?? ''

/** A user with a verified email address, so that they get notifications. */
const verified = async (firstName: string): Promise<Actor> => {
  const person = await site.person(firstName)
  const { link = '' } = await site.mailbox.next(`${person.username}@example.org`)
  await person.asks('EmailVerificationResource', 'create', { token: tokenIn(link) })
  return person
}

/** The mail about a new follower. */
const notificationsFor = async (person: Actor, follower: string): Promise<CaughtMail> => {
  await (await site.person(follower)).follows(person)
  return site.mailbox.next(`${person.username}@example.org`)
}

const addressIn = (mail: CaughtMail): string => {
  const { pathname, search } = new URL(mail.headers.get('list-unsubscribe')?.slice(1, -1) ?? '')
  return `${pathname}${search}`
}

/** Does what a mail client does: without a referrer, cookies or a token of ours. */
const oneClick = (address: string, body: BodyInit = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })) =>
  fetch(`${site.origin}${address}`, { method: 'POST', body, redirect: 'manual' })

const preferences = (token: string) => site.visitor().asks<Subscription>('EmailSubscriptionResource', 'get', { token })

describe('[IDENT-18 b] notification mails', () => {
  it('say how to unsubscribe, for mail clients and for users', async () => {
    const mail = await notificationsFor(await verified('Ada'), 'Adam')
    expect(mail).toMatchObject({ subject: '@adam started following you', link: '/adam/' })
    expect(mail.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const address = addressIn(mail)
    expect(address).toMatch(/^\/email\/subscription\/\?token=\d+\.new_follower\.[\w-]{22}$/)
    expect([mail.text, mail.html]).toEqual([expect.stringContaining(address), expect.stringContaining(address)])
  })

  it.each([
    ['a form', () => new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })],
    [
      'multipart form data',
      () => {
        const form = new FormData()
        form.append('List-Unsubscribe', 'One-Click')
        return form
      },
    ],
  ])('stop after one click, sent as %s', async (name, body) => {
    const person = await verified(name === 'a form' ? 'Bea' : 'Ben')
    const mail = await notificationsFor(person, `${person.username}_fan`)
    expect((await oneClick(addressIn(mail), body())).status).toBe(200)
    expect((await oneClick(addressIn(mail), body())).status).toBe(200)
    const { options, kind, email } = await preferences(tokenIn(addressIn(mail)))
    expect({ kind, email }).toEqual({ kind: 'new_follower', email: 'b…@example.org' })
    expect(options).toContainEqual({ id: 'new_follower', value: false })
    expect(options).toContainEqual({ id: 'comment', value: true })
    const before = site.mailbox.mails.length
    await (await site.person(`${person.username}_late`)).follows(person)
    await notificationsFor(await verified(`Witness_${person.username}`), `See_${person.username}`)
    expect(site.mailbox.mails.slice(before).filter(({ to }) => to === mail.to)).toEqual([])
  })

  it('are not sent to an unverified address', async () => {
    const cleo = await site.person('Cleo')
    await (await site.person('Clark')).follows(cleo)
    await notificationsFor(await verified('Cora'), 'Cody')
    const subjects = site.mailbox.mails.filter(({ to }) => to === 'cleo@example.org').map(({ subject }) => subject)
    expect(subjects).toEqual(['Verify your email'])
  })

  it('do not include account mails, which cannot be turned off', async () => {
    await site.person('Dale')
    const mail = await site.mailbox.next('dale@example.org')
    expect(mail.headers.has('list-unsubscribe')).toBe(false)
  })
})

describe('[IDENT-18 b] the link in such a mail', () => {
  it('changes nothing when it is only opened', async () => {
    const mail = await notificationsFor(await verified('Eli'), 'Elsa')
    const address = addressIn(mail)
    expect((await fetch(`${site.origin}${address}`)).status).toBe(404)
    expect((await oneClick(address, new URLSearchParams())).status).toBe(400)
    expect((await oneClick(address, '{}')).status).toBeGreaterThanOrEqual(400)
    expect((await preferences(tokenIn(address))).options).toContainEqual({ id: 'new_follower', value: true })
  })

  it('opens only its recipient’s preferences, in any browser', async () => {
    const fay = await verified('Fay')
    const token = tokenIn(addressIn(await notificationsFor(fay, 'Finn')))
    const visitor = site.visitor()
    const change = { token, options: [{ id: 'mention', value: false }] }
    const changed = await visitor.asks<Subscription>('EmailSubscriptionResource', 'update', change)
    expect(changed.options).toContainEqual({ id: 'mention', value: false })
    expect(await fay.asks('EmailSettingsResource', 'get')).toMatchObject({ options: changed.options })
    const none = await visitor.asks<Subscription>('EmailSubscriptionResource', 'update', {
      token,
      unsubscribe_all: true,
    })
    expect(none.options.filter(({ value }) => value)).toEqual([])
  })

  it('is invalid after it was modified, or its recipient was deleted', async () => {
    const gus = await verified('Gus')
    const gwen = await verified('Gwen')
    const token = tokenIn(addressIn(await notificationsFor(gus, 'Gina')))
    const forged = [
      token.replace(gus.id, gwen.id),
      token.replace('new_follower', 'comment'),
      token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      '',
      'x'.repeat(5_000),
    ]
    for (const wrong of forged) {
      const { status } = await site.visitor().resource('EmailSubscriptionResource', 'get', { token: wrong })
      expect([wrong.slice(0, 60), status]).toEqual([wrong.slice(0, 60), 404])
      expect((await oneClick(`/email/subscription/?token=${wrong}`)).status).toBe(404)
    }
    await gus.asks('AccountResource', 'delete', { password: 'correct horse battery' })
    expect((await site.visitor().resource('EmailSubscriptionResource', 'get', { token })).status).toBe(404)
  })
})
