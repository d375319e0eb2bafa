import { ERRORS } from '@corkboard/contract'
import { createAuthenticatorApp, PASSWORD } from '@corkboard/testkit'
import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const LOG_IN = /POST \/resource\/UserSessionResource\/create\//
const NEXT_CODE_MS = 30_000

const logsIn = async (person: Person, name: string, password = PASSWORD): Promise<void> => {
  await person.opens('/login/')
  await person.writes('Email or username', name)
  await person.writes('Password', password)
  await person.within('main').presses('button', 'Log in')
}

/** Creates a user with an authenticator app and returns the app's codes; each code is new. */
const withApp = async (name: string) => {
  const person = await corkboard.site.person(name)
  const { secret } = await person.asks<{ secret: string }>('TotpResource', 'create')
  const app = createAuthenticatorApp(secret)
  const code = () => {
    corkboard.site.clock.pass(NEXT_CODE_MS)
    return app.codeAt(corkboard.site.clock.now())
  }
  const { recovery_codes: codes } = await person.asks<{ recovery_codes: string[] }>('TotpResource', 'update', {
    code: code(),
  })
  return { code, codes }
}

describe('[IDENT-20 a] logging in with a second step', () => {
  it('takes an app’s code; a wrong one shows an error, and the next right one works', async () => {
    const { code } = await withApp('Tina')
    const tina = await corkboard.visitor()
    tina.expects(LOG_IN)
    await logsIn(tina, 'tina')
    await tina.sees('heading', 'One more step')
    await tina.writes('6-digit code', '000000')
    await tina.presses('button', 'Continue')
    await tina.reads(ERRORS['mfa.wrong'].message)
    await tina.writes('6-digit code', code())
    await tina.presses('button', 'Continue')
    await tina.arrivesAt('/')
    await tina.sees('button', 'Your account')
  })

  it('takes a recovery code instead', async () => {
    const { codes } = await withApp('Rita')
    const rita = await corkboard.visitor({ device: 'phone' })
    await logsIn(rita, 'rita')
    await rita.presses('button', 'Use a recovery code')
    await rita.writes('Recovery code', ` ${codes[0]!.toUpperCase()} `)
    await rita.presses('button', 'Continue')
    await rita.sees('button', 'Your account')
  })

  it('takes a passkey that was added, named and renamed in the settings', async () => {
    await corkboard.site.person('Pia')
    const pia = await corkboard.visitor()
    // Browsers have no passkeys for IP addresses.
    const origin = corkboard.site.origin.replace('127.0.0.1', 'localhost')
    const keys = await pia.context.newCDPSession(pia.page)
    await keys.send('WebAuthn.enable')
    await keys.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'usb', hasUserVerification: true, isUserVerified: true },
    })
    await pia.page.goto(`${origin}/login/?next=/settings/two-factor/`)
    await pia.writes('Email or username', 'pia')
    await pia.writes('Password', PASSWORD)
    await pia.within('main').presses('button', 'Log in')
    await pia.presses('button', 'Add a passkey')
    await pia.writes('Name', 'Blue key')
    await pia.within('dialog').presses('button', 'Continue')
    const codes = pia.within('dialog', 'Store your recovery codes')
    await codes.sees('list', 'Recovery codes')
    expect(await codes.within('list', 'Recovery codes').at('listitem').count()).toBe(10)
    await codes.presses('button', 'Done')
    await codes.reads('Store your codes first. We won’t show them again.')
    await codes.presses('checkbox', 'I stored them in a safe place')
    await codes.presses('button', 'Done')
    await pia.presses('button', 'Rename Blue key')
    await pia.writes('Name', 'Green key')
    await pia.presses('button', 'Save')
    await pia.sees('button', 'Rename Green key')

    await pia.presses('button', 'Your account')
    await pia.presses('menuitem', 'Log out')
    await pia.within('banner').presses('link', 'Log in')
    await pia.presses('button', /^Pia/)
    await pia.writes('Password', PASSWORD)
    await pia.within('main').presses('button', 'Log in')
    await pia.presses('button', 'Use a passkey')
    await pia.sees('button', 'Your account')
  })
})

describe('a forgotten password', () => {
  it('is reset by email, which ends all sessions', async () => {
    const ruth = await corkboard.site.person('Ruth')
    await corkboard.site.mailbox.next('ruth@example.org')
    const person = await corkboard.visitor()
    await person.opens('/login/')
    await person.presses('link', 'Forgot your password?')
    await person.sees('heading', 'Reset your password')
    await person.writes('Email or username', 'ruth')
    await person.presses('button', 'Send link')
    await person.sees('heading', 'Check your email')
    const { link } = await corkboard.site.mailbox.next('ruth@example.org')
    await person.opens(link!)
    await person.writes('New password', 'short')
    await person.presses('button', 'Save password')
    await person.reads(ERRORS['password.length'].message)
    await person.writes('New password', 'a new one, much longer')
    await person.presses('button', 'Save password')
    await person.sees('heading', 'Password changed')
    expect(await ruth.asks('ViewerResource', 'get')).toMatchObject({ kind: 'UNAUTH' })
    await person.within('main').presses('link', 'Log in')
    await person.writes('Email or username', 'ruth')
    await person.writes('Password', 'a new one, much longer')
    await person.within('main').presses('button', 'Log in')
    await person.sees('button', 'Your account')
    await person.opens(link!)
    await person.sees('heading', 'This link no longer works')
  })

  it('shows the same for known and unknown names', async () => {
    const person = await corkboard.visitor({ device: 'phone' })
    await person.opens('/password/reset/')
    await person.presses('button', 'Send link')
    await person.reads(ERRORS['request.missing'].message)
    await person.writes('Email or username', 'nobody@example.org')
    await person.presses('button', 'Send link')
    await person.sees('heading', 'Check your email')
  })
})

describe('[IDENT-07 a b] a new member’s email', () => {
  it('is asked about in one line, which opens the modal; the mail can be sent again, and its link verifies', async () => {
    const vera = await corkboard.visitor()
    await vera.opens('/signup/')
    await vera.writes('First name', 'Vera')
    await vera.writes('Email', 'vera@example.org')
    await vera.writes('Password', 'a sentence is a good one')
    await vera.within('main').presses('button', 'Sign up')
    const line = vera.within('region', 'Email not verified')
    await line.reads('Please verify vera@example.org.')
    expect(await vera.at('dialog', 'Verify your email').count()).toBe(0)
    await line.presses('button', 'Verify your email')
    const modal = vera.within('dialog', 'Verify your email')
    await modal.reads(
      'Keep your account secure by verifying your email address. Check the inbox associated with this account for an email from us to continue using the product.',
    )
    await corkboard.site.mailbox.next('vera@example.org')
    await modal.presses('button', 'Resend email')
    expect(await (await modal.sees('button', 'Email sent')).isDisabled()).toBe(true)
    await modal.presses('button', 'Got it')
    await vera.misses('dialog', 'Verify your email')
    await vera.misses('region', 'Email not verified')
    const { link } = await corkboard.site.mailbox.next('vera@example.org')
    await vera.opens(link!)
    await vera.presses('button', 'Confirm email')
    await vera.sees('heading', 'Your email is verified')
    await vera.presses('link', 'Continue to Corkboard')
    await vera.arrivesAt('/')
  })

  it('is not asked about again for two weeks once the line is dismissed, and settings still offer it', async () => {
    const uma = await corkboard.member('Uma', { device: 'phone' })
    await uma.opens('/')
    const isStored = uma.page.waitForResponse(/VerificationReminderResource\/delete/)
    await uma.within('region', 'Email not verified').presses('button', 'Dismiss')
    await isStored
    await uma.misses('region', 'Email not verified')
    await uma.opens('/settings/edit/email/')
    await uma.sees('heading', 'Email')
    expect(await uma.at('region', 'Email not verified').count()).toBe(0)
    await uma.within('main').presses('button', 'Verify your email')
    await uma.within('dialog', 'Verify your email').presses('button', 'Got it')
    await uma.misses('dialog', 'Verify your email')
  })

  it('opens the modal when mails are turned on, which go only to a verified address', async () => {
    const omar = await corkboard.member('Omar')
    await omar.opens('/settings/messages/mail/')
    await omar.presses('checkbox', 'Saves')
    await omar.within('main').presses('button', 'Save')
    await omar.sees('dialog', 'Verify your email')
  })

  it('shows an error when its link was used before', async () => {
    await corkboard.site.person('Will')
    const { link } = await corkboard.site.mailbox.next('will@example.org')
    const will = await corkboard.visitor()
    will.expects(/410 POST .*EmailVerificationResource/)
    // A mail scanner opened the link without using it up.
    await will.opens(link!)
    await will.sees('heading', 'Verify your email')
    await will.reloads()
    await will.presses('button', 'Confirm email')
    await will.sees('heading', 'Your email is verified')
    await will.reloads()
    await will.presses('button', 'Confirm email')
    await will.sees('heading', 'This link no longer works')
  })
})

describe('a known user', () => {
  it('[IDENT-08 b c] is greeted by name, enters only the password, and can be forgotten', async () => {
    await corkboard.site.person('Hans')
    const hans = await corkboard.visitor()
    await logsIn(hans, 'hans')
    await hans.presses('button', 'Your account')
    await hans.presses('menuitem', 'Log out')
    await hans.within('banner').presses('link', 'Log in')
    await hans.presses('button', /^Hans/)
    await hans.writes('Password', PASSWORD)
    await hans.within('main').presses('button', 'Log in')
    await hans.presses('button', 'Your account')
    await hans.presses('menuitem', 'Log out')
    await hans.within('banner').presses('link', 'Log in')
    await hans.presses('button', 'Remove Hans from this browser')
    await hans.sees('textbox', 'Email or username')
    await hans.reloads()
    await hans.sees('textbox', 'Email or username')
    await hans.misses('button', /^Hans/)
  })

  it('[IDENT-10 a b] can add a second account and switch back with one click', async () => {
    await corkboard.site.person('Yara')
    await corkboard.site.person('Zoe')
    const person = await corkboard.visitor()
    await logsIn(person, 'yara')
    await person.presses('button', 'Your account')
    await person.presses('menuitem', 'Add account')
    const dialog = person.within('dialog', 'Add an account')
    await dialog.writes('Email or username', 'zoe')
    await dialog.writes('Password', PASSWORD)
    await dialog.presses('button', 'Log in')
    await person.misses('dialog', 'Add an account')
    // Even before the app of the new page has started.
    await person.presses('button', 'Your account')
    expect(await (await person.sees('menuitem', 'Your profile')).getAttribute('href')).toBe('/zoe/')
    // The page of the other account replaces this one. An address opened before that would still be zoe's.
    const replaced = person.page.waitForEvent('load')
    await person.presses('menuitem', 'Yara')
    await replaced
    await person.opens('/settings/account-settings/')
    await person.reads('@yara')
  })

  it('[IDENT-06 c] is logged out here when the session ended elsewhere, and returns after login', async () => {
    const ines = await corkboard.member('Ines')
    await ines.opens('/settings/sessions/')
    await ines.sees('heading', 'Where you’re logged in')
    ines.expects(/401 /)
    const elsewhere = corkboard.site.visitor()
    await elsewhere.logsIn('ines')
    await elsewhere.asks('UserSessionsResource', 'delete', {})
    // Not with the mouse: to point at the link loads its page, and the link may be gone before the button is down.
    const link = ines.page
      .getByRole('navigation', { name: 'Settings' })
      .getByRole('link', { name: 'Two-factor authentication' })
    await link.dispatchEvent('click')
    await ines.arrivesAt(/^\/login\/\?next=/)
    await ines.sees('heading', 'Welcome back')
    await ines.reads('You’ve been logged out. Log in to continue.')
    expect(await ines.page.evaluate(() => localStorage.getItem('logged_out'))).toBe('authentication_failed')
  })
})

describe('[IDENT-06 c] a browser with two tabs', () => {
  it('logs out in both tabs, and returns to where it was after login', async () => {
    const jutta = await corkboard.member('Jutta')
    await jutta.opens('/settings/sessions/')
    await jutta.sees('heading', 'Where you’re logged in')
    jutta.expects(/^401 POST .*UserSessionResource\/delete/)
    const other = await jutta.context.newPage()
    await other.goto(corkboard.site.origin)
    await other.getByRole('button', { name: 'Your account' }).click()
    await other.getByRole('menuitem', { name: 'Log out' }).click()
    await other.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor()
    await jutta.arrivesAt(/^\/login\/\?next=/)
    await jutta.reads('You’ve been logged out. Log in to continue.')
  })
})

describe('[IDENT-04 a b] users who are too young', () => {
  it('are asked to confirm their birthday, refused, and refused again with another one', async () => {
    const kim = await corkboard.visitor()
    kim.expects(/403 POST .*UserRegisterResource/)
    const year = corkboard.site.clock.now().getUTCFullYear()
    await kim.opens('/signup/')
    await kim.writes('First name', 'Kim')
    await kim.writes('Email', 'kim@example.org')
    await kim.writes('Password', 'a sentence is a good one')
    await kim.writes('Date of birth (optional)', `${year - 11}-01-01`)
    await kim.within('main').presses('button', 'Sign up')
    const dialog = kim.within('alertdialog', /^Are you 1[01] years old\?$/)
    await dialog.presses('button', 'Change date')
    await kim.misses('alertdialog')
    expect(await kim.holds('First name')).toBe('Kim')
    await kim.within('main').presses('button', 'Sign up')
    await dialog.presses('button', 'Yes, that’s right')
    await kim.reads(ERRORS['age.restricted'].message)
    await kim.reloads()
    await kim.reads(ERRORS['age.restricted'].message)
    await kim.misses('textbox', 'First name')
  })
})

describe('[IDENT-01 c] a sign-up whose response is lost', () => {
  const signsUp = async (person: Person, name: string): Promise<void> => {
    await person.opens('/signup/')
    await person.writes('First name', name)
    await person.writes('Email', `${name.toLowerCase()}@example.org`)
    await person.writes('Password', 'a sentence is a good one')
    await person.within('main').presses('button', 'Sign up')
  }

  /** The site responds, but the response is lost. */
  const fetchWithoutCookies = async ({ context }: Person, route: Route) => {
    const before = await context.cookies()
    const response = await route.fetch()
    await context.clearCookies()
    await context.addCookies(before)
    return response
  }

  it('is retried automatically and never fails because of its own account', async () => {
    const lost = await corkboard.visitor()
    lost.expects(/ERR_.* POST .*UserRegisterResource/)
    let calls = 0
    await lost.page.route('**/UserRegisterResource/create/', async (route) => {
      calls += 1
      if (calls > 1) return route.continue()
      await fetchWithoutCookies(lost, route)
      return route.abort('connectionreset')
    })
    await signsUp(lost, 'Lorna')
    await lost.sees('button', 'Your account')
    expect(calls).toBe(2)
  })

  it('is retried after a proxy’s error page; it sends the optional fields and shows that a person fills it in', async () => {
    const mona = await corkboard.visitor()
    mona.expects(/(502|400) POST .*UserRegisterResource/)
    // On a busy machine the check takes longer than a sign-up waits for it.
    mona.spoilsWindow()
    await mona.page.addInitScript(() => {
      const { setTimeout: start } = window
      window.setTimeout = ((done: () => void, ms = 0) => start(done, ms === 3_000 ? 60_000 : ms)) as typeof setTimeout
    })
    const sent: Record<string, unknown>[] = []
    await mona.page.route('**/UserRegisterResource/create/', (route) => {
      const form = new URLSearchParams(route.request().postData() ?? '')
      sent.push((JSON.parse(form.get('data') ?? '') as { options: Record<string, unknown> }).options)
      return sent.length > 1 ? route.continue() : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>' })
    })
    await mona.opens('/signup/')
    await mona.writes('First name', 'Mona')
    await mona.writes('Email', 'mona@example.org')
    await mona.page.getByLabel('Password', { exact: true }).pressSequentially('a sentence is a good one', { delay: 40 })
    await mona.page.getByText('More about you (optional)').click()
    await mona.writes('Last name', 'Lind')
    await mona.writes('Username', 'alice_in_clay!')
    await mona.page.getByLabel('Gender').selectOption('custom')
    await mona.writes('Your own words', 'potter')
    await mona.page.getByText('More about you (optional)').click()
    await mona.within('main').presses('button', 'Sign up')
    // A refusal opens what was closed.
    await mona.reads(ERRORS['username.invalid'].message)
    await mona.writes('Username', 'mona_in_clay')
    await mona.within('main').presses('button', 'Sign up')
    await mona.sees('button', 'Your account')
    expect(sent.at(-1)).toMatchObject({
      last_name: 'Lind',
      username: 'mona_in_clay',
      gender: 'custom',
      custom_gender: 'potter',
      recaptcha_v3_token: expect.stringMatching(/^register\./),
    })
    const { rows } = await corkboard.site.site.database.pool.query(
      "select verified_at is not null as is_verified from sessions join users on users.id = user_id where username = 'mona_in_clay'",
    )
    expect(rows).toEqual([{ is_verified: true }])
  })

  it('[IDENT-05] says what to do when the account exists but login failed', async () => {
    const lost = await corkboard.visitor()
    lost.expects(/ERR_.* POST .*UserRegisterResource/)
    let calls = 0
    await lost.page.route('**/UserRegisterResource/create/', async (route) => {
      calls += 1
      const response = await fetchWithoutCookies(lost, route)
      return calls > 1 ? route.fulfill({ json: await response.json() }) : route.abort('connectionreset')
    })
    await signsUp(lost, 'Lars')
    await lost.reads(ERRORS['auth.token_missing'].message)
    expect(await lost.holds('First name')).toBe('Lars')
  })
})
