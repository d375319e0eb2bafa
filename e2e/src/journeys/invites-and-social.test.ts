import { ERRORS } from '@corkboard/contract'
import { type Actor, createActor, PASSWORD, startIdentityProvider } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'
import { secures } from '../second-step.ts'
import { createView } from '../view.ts'

const elsewhere = await startIdentityProvider()
const corkboard = startJourneys({}, [elsewhere.config])
beforeAll(() => elsewhere.trust(corkboard.site.origin))
afterAll(() => elsewhere[Symbol.asyncDispose]())

/** Clicks the link to the provider and returns from there as this user. */
const goesAs = async (
  person: Person,
  button: string,
  sub: string,
  region: 'main' | 'dialog' = 'main',
): Promise<void> => {
  const { issuer } = elsewhere.config
  await person.page.route(`${issuer}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  )
  await person.within(region).presses('button', button)
  await person.page.waitForURL(`${issuer}/**`)
  const there = person.page.url()
  await person.page.unroute(`${issuer}/**`)
  await person.opens(
    await elsewhere.visit(there, { sub, email: `${sub}@example.com`, email_verified: true, name: sub }),
  )
}

describe('[IDENT-16 a] a provider’s account', () => {
  it('logs in; a user who cancels there sees a message here', async () => {
    const una = await corkboard.visitor()
    await una.opens('/login/?next=%2Fsettings%2Fsessions%2F')
    await una.presses('button', 'Continue with Elsewhere')
    await una.arrivesAt(/social_error/)
    await una.reads(ERRORS['social.canceled'].message)
    await goesAs(una, 'Continue with Elsewhere', 'una')
    await una.sees('heading', 'Where you’re logged in')
  })

  it('[IDENT-08 d, PIN-06 e] continues a save that began before', async () => {
    const pinner = await createActor(corkboard.site.origin, 'Petra')
    const pin = await pinner.pinsTo(await pinner.createsBoard('Kilns'), { title: 'Kiln' })
    const wim = await corkboard.visitor()
    await wim.opens(`/pin/${pin.id}/`)
    await wim.presses('button', 'Save')
    await goesAs(wim, 'Continue with Elsewhere', 'wim', 'dialog')
    await wim.arrivesAt(`/pin/${pin.id}/`)
    await wim.within('dialog').reads('Your first board')
  })

  it('[IDENT-13 a] is linked in the settings, and does not replace the second step', async () => {
    const ada = await corkboard.member('Ada')
    const code = await secures(corkboard.site, ada.does)
    await ada.opens('/settings/account-settings/')
    await ada.within('navigation', 'Settings').presses('link', 'Linked accounts')
    await goesAs(ada, 'Link Elsewhere', 'adas')
    await ada.reads('You can now log in with Elsewhere.')
    expect.soft(await barriersOn(ada.page)).toEqual([])
    const again = await corkboard.visitor()
    await again.opens('/signup/?next=%2Fada%2F')
    await goesAs(again, 'Continue with Elsewhere', 'adas')
    await again.writes('6-digit code', code())
    await again.presses('button', 'Continue')
    await again.arrivesAt('/ada/')
    await again.opens('/settings/linked-accounts/')
    await again.presses('button', 'Unlink Elsewhere')
    await again.within('alertdialog').presses('button', 'Unlink')
    await again.reads('Not linked')
  })
})

describe('[IDENT-16 a] a user without a password', () => {
  const LONG_MS = 11 * 60_000

  const arrives = async (name: string, at: string): Promise<Person> => {
    const person = await corkboard.visitor()
    await person.opens(`/login/?next=${encodeURIComponent(at)}`)
    await goesAs(person, 'Continue with Elsewhere', name)
    return person
  }

  it('[IDENT-13 a] sets a first one and logs in with it', async () => {
    const vito = await arrives('vito', '/settings/account-settings/')
    await vito.reads('You don’t have one yet')
    await vito.presses('link', 'Change password')
    await vito.reads(/^You don’t have a password yet\./)
    await vito.misses('textbox', 'Current password')
    await vito.writes('New password', 'short')
    await vito.presses('button', 'Set password')
    await vito.reads(ERRORS['password.length'].message)
    await vito.writes('New password', 'a sentence is a good one')
    await vito.presses('button', 'Set password')
    await vito.reads(/^Password changed\./)
    await vito.sees('textbox', 'Current password')
    expect(await corkboard.site.visitor().logsIn('vito@example.com', 'a sentence is a good one')).toMatchObject({
      kind: 'AUTH',
      has_password: true,
    })
  })

  it('[IDENT-13 a] changes the email within ten minutes of login, and must log in again after that', async () => {
    const wanda = await arrives('wanda', '/settings/edit/email/')
    await wanda.writes('New email', 'wanda@example.org')
    await wanda.presses('button', 'Send link')
    await wanda.reads(/^We sent a link to wanda@example.org/)
    const { link } = await corkboard.site.mailbox.next('wanda@example.org')
    await wanda.opens(link!)
    await wanda.presses('button', 'Change email')
    await wanda.sees('heading', 'Your email was changed')
    corkboard.site.clock.pass(LONG_MS)
    wanda.expects(/403 POST .*(EmailChange|Account)Resource/)
    await wanda.opens('/settings/edit/email/')
    await wanda.writes('New email', 'wanda@elsewhere.example')
    await wanda.presses('button', 'Send link')
    await wanda.reads(ERRORS['auth.login_again'].message)
    expect(await wanda.holds('New email')).toBe('wanda@elsewhere.example')
    await wanda.writes('New email', '')
    await wanda.opens('/settings/account-settings/')
    await wanda.presses('button', 'Delete account')
    await wanda.within('dialog').presses('button', 'Delete account')
    await wanda.within('dialog').reads(ERRORS['auth.login_again'].message)
  })

  it('deletes the account without a password', async () => {
    const xaver = await arrives('xaver', '/settings/account-settings/')
    await xaver.presses('button', 'Delete account')
    const dialog = xaver.within('dialog', /^Delete the account of @/)
    await dialog.misses('textbox', 'Password')
    await dialog.presses('button', 'Delete account')
    await xaver.arrivesAt('/settings/deleted/')
    await xaver.sees('heading', 'Your account was deleted')
    await xaver.within('banner').sees('link', 'Log in')
  })
})

/** Returns the code of a new invite. */
const invites = async (actor: Actor, channel?: number): Promise<string> => {
  const { invite_code: code } = await actor.asks<{ invite_code: string }>('InviteCodeResource', 'create', {
    ...(channel !== undefined && { invite_channel: channel }),
  })
  return code
}

/** Opens a page in another tab of the same browser. */
const opensTab = async ({ context }: Person, path: string) => {
  const page = await context.newPage()
  await page.goto(corkboard.site.origin + path)
  await page.waitForFunction(() => (history.state as { key?: string } | null)?.key !== undefined)
  return createView(page, false)
}

/** Opens a page with an invite, and waits until its sender is known. */
const comesBy = async (person: Person, code: string, path = '/'): Promise<void> => {
  const answered = person.page.waitForResponse(/InviteCodeMetadataResource/)
  await person.opens(`${path}?invite_code=${code}`)
  await answered
}

describe('[IDENT-15 a b] an invite', () => {
  it('[SHELL-08 a] brings a new user who follows its sender, until it is revoked', async () => {
    const alice = await corkboard.member('Alice')
    await alice.opens('/alice/')
    await alice.within('main').presses('button', 'Share')
    await alice.presses('menuitem', 'Invite people')
    await alice.presses('button', 'Create link')
    await alice.sees('textbox', 'Your link')
    expect.soft(await barriersOn(alice.page)).toEqual([])
    const link = new URL(await alice.holds('Your link'))
    const nora = await corkboard.visitor()
    await nora.opens(link.pathname + link.search)
    const popover = nora.within('region', /invites you to Corkboard/)
    await popover.sees('link', 'Sign up')
    expect.soft(await barriersOn(nora.page)).toEqual([])
    // The invite is not lost in another tab, and the first tab follows with it.
    const asksAgain = nora.page.waitForResponse(/InviteCodeMetadataResource/)
    const tab = await opensTab(nora, '/signup/')
    await tab.writes('First name', 'Nora')
    await tab.writes('Email', 'nora@example.org')
    await tab.writes('Password', PASSWORD)
    await tab.within('main').presses('button', 'Sign up')
    await tab.sees('button', 'Your account')
    await nora.sees('button', 'Your account')
    await asksAgain
    expect(await alice.does.asks('UserResource', 'get', { username: 'alice' })).toMatchObject({ follower_count: 1 })
    await alice.presses('button', /^Deactivate the link created/)
    await alice.reads('No active links.')
    const late = await corkboard.visitor()
    late.expects(/404 GET .*InviteCodeMetadataResource/)
    const answered = late.page.waitForResponse(/InviteCodeMetadataResource/)
    await late.opens(link.pathname + link.search)
    await answered
    await late.misses('region', /invites you to Corkboard/)
  })

  it('shows members a toast with a follow button', async () => {
    const code = await invites(await corkboard.site.person('Carl'))
    const bob = await corkboard.member('Bob', { device: 'phone' })
    await bob.opens(`/?invite_code=${code}`)
    await bob.reads('Carl invites you')
    await bob.presses('button', 'Follow')
    await bob.reads('You’re following Carl')
  })

  it('shows a desktop member the full name; senders, and members who take no messages, see no toast', async () => {
    const { site } = corkboard
    const frida = await createActor(site.origin, 'Frida', { last_name: 'Berg' })
    const code = await invites(frida)
    const gus = await corkboard.member('Gus')
    await gus.opens(`/?invite_code=${code}`)
    await gus.reads('Frida Berg invites you to follow them')

    const silent = /invites you/
    const self = await signIn(await corkboard.visitor(), frida)
    await comesBy(self, code)
    const closed = await corkboard.member('Hedi')
    await closed.does.asks('UserSettingsResource', 'update', { messages_from: 'nobody' })
    await comesBy(closed, code)
    await frida.asks('UserSettingsResource', 'update', { messages_from: 'following' })
    const stranger = await corkboard.member('Ida')
    await comesBy(stranger, code)
    for (const person of [self, closed, stranger]) expect(await person.page.getByText(silent).count()).toBe(0)
  })

  it.each([5, 9, 12, 16])('sent through channel %i shows visitors no popover', async (channel) => {
    const sender = await corkboard.site.person(`Sender${channel}`)
    const visitor = await corkboard.visitor()
    await comesBy(visitor, await invites(sender, channel))
    await comesBy(visitor, await invites(sender, channel + 1))
    await visitor.sees('region', /invites you to Corkboard/)
    await comesBy(visitor, await invites(sender, channel))
    await visitor.misses('region', /invites you to Corkboard/)
  })

  it('shows its popover only on desktop, and Escape closes it wherever the focus is', async () => {
    const code = await invites(await corkboard.site.person('Jule'))
    const phone = await corkboard.visitor({ device: 'phone' })
    await comesBy(phone, code)
    await phone.misses('region', /invites you to Corkboard/)
    const desk = await corkboard.visitor()
    await comesBy(desk, code, '/jule/')
    const popover = desk.within('region', 'Jule invites you to Corkboard')
    await popover.at('button', 'Close the invite').focus()
    await desk.types('Escape')
    await desk.misses('region', /invites you to Corkboard/)
    await desk.arrivesAt(`/jule/?invite_code=${code}`)
    await comesBy(desk, code)
    await popover.sees('link', 'Sign up')
    await desk.types('Escape')
    await desk.misses('region', /invites you to Corkboard/)
  })
})
