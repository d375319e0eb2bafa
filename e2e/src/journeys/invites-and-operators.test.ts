import { ERRORS } from '@corkboard/contract'
import { createAuthenticatorApp, PASSWORD, startIdentityProvider, type Visitor } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'

const elsewhere = await startIdentityProvider()
const corkboard = startJourneys({}, [elsewhere.config])
beforeAll(() => elsewhere.trust(corkboard.site.origin))
afterAll(() => elsewhere[Symbol.asyncDispose]())

const NEXT_CODE_MS = 30_000

/** Turns on the second step of somebody, and tells its codes; each is new. */
const secures = async (person: Visitor): Promise<() => string> => {
  const { secret } = await person.asks<{ secret: string }>('TotpResource', 'create')
  const app = createAuthenticatorApp(secret)
  const code = () => {
    corkboard.site.clock.pass(NEXT_CODE_MS)
    return app.codeAt(corkboard.site.clock.now())
  }
  await person.asks('TotpResource', 'update', { code: code() })
  return code
}

/** Presses what leads to the provider and comes back from there as this person. */
const goesAs = async (person: Person, button: string, sub: string): Promise<void> => {
  const { issuer } = elsewhere.config
  await person.page.route(`${issuer}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>.</title>' }),
  )
  await person.within('main').presses('button', button)
  await person.page.waitForURL(`${issuer}/**`)
  const there = person.page.url()
  await person.page.unroute(`${issuer}/**`)
  await person.opens(
    await elsewhere.visit(there, { sub, email: `${sub}@example.com`, email_verified: true, name: sub }),
  )
}

describe('[IDENT-16] an account elsewhere', () => {
  it('logs in; whoever refuses there is told so here', async () => {
    const una = await corkboard.visitor()
    await una.opens('/login/?next=%2Fsettings%2Fsessions%2F')
    await una.presses('button', 'Continue with Elsewhere')
    await una.arrivesAt(/social_error/)
    await una.reads(ERRORS['social.cancelled'].message)
    await goesAs(una, 'Continue with Elsewhere', 'una')
    await una.sees('heading', 'Where you are logged in')
  })

  it('[IDENT-13] is linked in the settings, and does not stand for the second step', async () => {
    const ada = await corkboard.member('Ada')
    const code = await secures(ada.does)
    await ada.opens('/settings/linked-accounts/')
    await goesAs(ada, 'Link Elsewhere', 'adas')
    await ada.reads('You can log in with Elsewhere now.')
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

describe('[IDENT-15] an invite', () => {
  it('[SHELL-08] brings a newcomer who follows whoever sent it, until it is ended', async () => {
    const alice = await corkboard.member('Alice')
    await alice.opens('/alice/')
    await alice.within('main').presses('button', 'Share')
    await alice.presses('menuitem', 'Invite people')
    await alice.presses('button', 'Make a link')
    await alice.sees('textbox', 'Your link')
    expect.soft(await barriersOn(alice.page)).toEqual([])
    const link = new URL(await alice.holds('Your link'))
    const nora = await corkboard.visitor()
    await nora.opens(link.pathname + link.search)
    const popover = nora.within('region', /invites you to Corkboard/)
    await popover.sees('link', 'Sign up')
    expect.soft(await barriersOn(nora.page)).toEqual([])
    await popover.presses('link', 'Sign up')
    await nora.writes('First name', 'Nora')
    await nora.writes('Email', 'nora@example.org')
    await nora.writes('Password', PASSWORD)
    await nora.within('main').presses('button', 'Sign up')
    await nora.sees('button', 'Your account')
    expect(await alice.does.asks('UserResource', 'get', { username: 'alice' })).toMatchObject({ follower_count: 1 })
    await alice.presses('button', /^End the link made/)
    await alice.reads('No link of yours works at the moment.')
    const late = await corkboard.visitor()
    late.expects(/404 GET .*InviteCodeMetadataResource/)
    const answered = late.page.waitForResponse(/InviteCodeMetadataResource/)
    await late.opens(link.pathname + link.search)
    await answered
    await late.misses('region', /invites you to Corkboard/)
  })

  it('shows members a toast, from which they follow', async () => {
    const carl = await corkboard.site.person('Carl')
    const { invite_code: code } = await carl.asks<{ invite_code: string }>('InviteCodeResource', 'create')
    const bob = await corkboard.member('Bob', { device: 'phone' })
    await bob.opens(`/?invite_code=${code}`)
    await bob.reads('Carl invites you')
    await bob.presses('button', 'Follow')
    await bob.reads('You follow Carl')
  })
})

describe('[IDENT-21] whoever runs the site', () => {
  it('finds an account, bans it with a reason, and sees that on record', async () => {
    await corkboard.site.person('Mallory')
    const owner = corkboard.site.visitor()
    await owner.logsIn('olivia')
    await secures(owner)
    const olivia = await signIn(await corkboard.visitor(), owner)
    await olivia.opens('/')
    await olivia.presses('button', 'Your account')
    await olivia.presses('menuitem', 'Run the site')
    await olivia.sees('heading', 'New accounts')
    await olivia.writes('Username or whole email', 'mallo')
    await olivia.types('Enter')
    await olivia.presses('button', 'What can be done with @mallory')
    await olivia.presses('menuitem', 'Ban…')
    await olivia.writes('Reason', 'Sends spam')
    await olivia.presses('button', 'Ban')
    await olivia.reads('May not write: Sends spam')
    await olivia.reads('@olivia banned @mallory: Sends spam')
    await olivia.misses('dialog')
    expect.soft(await barriersOn(olivia.page)).toEqual([])
  })

  it('is nobody else: to members there is no such page', async () => {
    const dan = await corkboard.member('Dan')
    await dan.opens('/admin/', { status: 404 })
    await dan.presses('button', 'Your account')
    await dan.misses('menuitem', 'Run the site')
  })
})
