import { ERRORS } from '@corkboard/contract'
import { createActor, createAuthenticatorApp, PASSWORD } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'

const corkboard = startJourneys()

const focused = ({ page }: Person): Promise<string | undefined> =>
  page.evaluate(() => document.activeElement?.textContent)

const LONG_MS = 11 * 60_000
const SECTIONS = [
  ['/settings/account-settings/', 'Account'],
  ['/settings/edit/email/', 'Email'],
  ['/settings/edit/password/', 'Password'],
  ['/settings/two-factor/', 'Two-factor authentication'],
  ['/settings/sessions/', 'Where you’re logged in'],
] as const

describe('[IDENT-13 a] the settings', () => {
  it('open from the account menu, and each section from the list', async () => {
    const ada = await corkboard.member('Ada')
    await ada.opens('/')
    await ada.presses('button', 'Your account')
    await ada.presses('menuitem', 'Settings')
    for (const [path, title] of SECTIONS) {
      await ada.within('navigation', 'Settings').presses('link', title)
      await ada.arrivesAt(path)
      await ada.page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
    }
  })

  it('list linked accounts only where there are other sites to log in with', async () => {
    const lia = await corkboard.member('Lia')
    await lia.opens('/settings/account-settings/')
    const sections = lia.page.getByRole('navigation', { name: 'Settings' }).getByRole('link')
    await sections.first().waitFor()
    expect(await sections.allTextContents()).not.toContain('Linked accounts')
  })

  it('fit a window of 320 px, right to left too', async () => {
    const ben = await corkboard.member('Ben', { device: 'phone' })
    await ben.page.setViewportSize({ width: 320, height: 700 })
    for (const [path, title] of SECTIONS) {
      await ben.opens(path)
      for (const direction of ['ltr', 'rtl']) {
        await ben.page.evaluate((dir) => void (document.documentElement.dir = dir), direction)
        await ben.page.getByText(`Settings · ${title}`).click()
        const width = await ben.page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft({ path, direction, width }).toEqual({ path, direction, width: 320 })
      }
    }
    await ben.page.setViewportSize({ width: 390, height: 844 })
  })

  it('ask visitors to log in first, then open the requested section', async () => {
    await corkboard.site.person('Cleo')
    const cleo = await corkboard.visitor()
    await cleo.opens('/settings/sessions/')
    await cleo.writes('Email or username', 'cleo')
    await cleo.writes('Password', PASSWORD)
    await cleo.within('main').presses('button', 'Log in')
    await cleo.sees('heading', 'Where you’re logged in')
    await cleo.reads('This device')
  })
})

describe('by keyboard only', () => {
  it('a password is changed, and closing a dialog returns the focus', async () => {
    const nora = await corkboard.member('Nora')
    await nora.opens('/settings/edit/password/')
    await nora.at('textbox', 'Current password').focus()
    await nora.page.keyboard.type(PASSWORD)
    await nora.types('Tab', 'Tab')
    await nora.page.keyboard.type('another sentence')
    await nora.types('Enter')
    await nora.reads('Password changed. You’re logged out everywhere else.')
    await nora.opens('/settings/account-settings/')
    const button = nora.at('button', 'Delete account')
    await button.focus()
    await nora.types('Enter')
    await nora.sees('dialog', 'Delete the account of @nora?')
    expect(await focused(nora)).toBe('Keep it')
    await nora.types('Escape')
    await nora.misses('dialog')
    expect(await focused(nora)).toBe('Delete account')
  })
})

describe('email', () => {
  it('changes once the user follows the link to the new one; the password is required again after a while', async () => {
    const dora = await corkboard.member('Dora')
    dora.expects(/403 POST .*EmailChangeResource/)
    dora.expects(/403 POST .*ReauthenticationResource/)
    corkboard.site.clock.pass(LONG_MS)
    await dora.opens('/settings/edit/email/')
    await dora.writes('New email', 'dora at example')
    await dora.presses('button', 'Send link')
    await dora.reads(ERRORS['email.invalid'].message)
    await dora.writes('New email', 'new.dora@example.org')
    await dora.presses('button', 'Send link')
    const again = dora.within('dialog', 'Confirm it’s you')
    await again.writes('Password', 'not this one')
    await again.presses('button', 'Continue')
    await again.reads(ERRORS['password.wrong'].message)
    await again.writes('Password', PASSWORD)
    await again.presses('button', 'Continue')
    await dora.reads(/^We sent a link to new.dora@example.org/)
    expect(await dora.holds('New email')).toBe('')
    const { link } = await corkboard.site.mailbox.next('new.dora@example.org')
    await dora.opens(link!)
    await dora.presses('button', 'Change email')
    await dora.sees('heading', 'Your email was changed')
    await dora.opens('/settings/account-settings/')
    await dora.within('main').reads('new.dora@example.org')
    await dora.within('main').reads('Verified')
  })

  it('keeps text typed while sending, and asks before it is lost', async () => {
    const mina = await corkboard.member('Mina')
    await mina.opens('/settings/edit/email/')
    const { promise: meanwhile, resolve: goOn } = Promise.withResolvers<void>()
    await mina.page.route('**/EmailChangeResource/create/', (route) => meanwhile.then(() => route.continue()))
    await mina.writes('New email', 'mina@elsewhere.example')
    await mina.presses('button', 'Send link')
    await mina.writes('New email', 'mina@work.example')
    goOn()
    await mina.reads(/^We sent a link to mina@elsewhere.example/)
    expect(await mina.holds('New email')).toBe('mina@work.example')
    await mina.within('navigation', 'Settings').presses('link', 'Password')
    await mina.within('alertdialog', 'Are you sure you want to dismiss?').presses('button', 'Dismiss')

    const { promise: later, resolve: goOnAgain } = Promise.withResolvers<void>()
    await mina.page.route('**/PasswordResource/update/', (route) => later.then(() => route.continue()))
    await mina.writes('Current password', PASSWORD)
    await mina.writes('New password', 'another sentence')
    await mina.presses('button', 'Change password')
    await mina.writes('New password', 'a third sentence')
    goOnAgain()
    await mina.reads(/^Password changed\./)
    expect([await mina.holds('Current password'), await mina.holds('New password')]).toEqual(['', 'a third sentence'])
  })

  it('keeps its input if the user does not enter the password', async () => {
    const emil = await corkboard.member('Emil')
    emil.expects(/403 POST .*EmailChangeResource/)
    corkboard.site.clock.pass(LONG_MS)
    await emil.opens('/settings/edit/email/')
    await emil.writes('New email', 'emil@elsewhere.example')
    await emil.presses('button', 'Send link')
    await emil.within('dialog', 'Confirm it’s you').presses('button', 'Cancel')
    await emil.misses('dialog', 'Confirm it’s you')
    expect(await emil.holds('New email')).toBe('emil@elsewhere.example')
  })

  it('[IDENT-12 c] of a young user requires the parental passcode too', async () => {
    const birthday = `${corkboard.site.clock.now().getUTCFullYear() - 15}-01-01`
    const mia = await signIn(await corkboard.visitor(), await createActor(corkboard.site.origin, 'Mia', { birthday }))
    mia.expects(/403 POST .*EmailChangeResource/)
    await mia.does.asks('ParentalPasscodeResource', 'create', {
      passcode: '2468',
      confirm_passcode: '2468',
      backup_email: 'parent@example.org',
      confirm_backup_email: 'parent@example.org',
    })
    await mia.opens('/settings/edit/email/')
    await mia.writes('New email', 'new.mia@example.org')
    await mia.presses('button', 'Send link')
    const gate = mia.within('dialog', 'Parental passcode required')
    await gate.writes('Enter a 4-digit code', '2468')
    await gate.presses('button', 'Enter')
    await mia.reads(/^We sent a link to new.mia@example.org/)
  })

  it('[SHELL-17] asks before it loses input', async () => {
    const fay = await corkboard.member('Fay')
    await fay.opens('/settings/edit/email/')
    await fay.writes('New email', 'fay@elsewhere.example')
    await fay.within('navigation', 'Settings').presses('link', 'Password')
    const dialog = fay.within('alertdialog', 'Are you sure you want to dismiss?')
    await dialog.reads('You will lose all of your changes. This cannot be undone')
    await dialog.presses('button', 'Keep editing')
    expect(await fay.holds('New email')).toBe('fay@elsewhere.example')
    await fay.within('navigation', 'Settings').presses('link', 'Password')
    await dialog.presses('button', 'Dismiss')
    await fay.arrivesAt('/settings/edit/password/')
  })
})

describe('password', () => {
  it('changes while another call is still made with the old session', async () => {
    const lou = await corkboard.member('Lou')
    await lou.opens('/settings/edit/password/')
    const context = lou.page.context()
    const session = async () => (await context.cookies()).filter(({ name }) => name.endsWith('corkboard_session'))
    const before = await session()
    const { promise: changed, resolve: isChanged } = Promise.withResolvers<void>()
    const { promise: refused, resolve: areRefused } = Promise.withResolvers<void>()
    await lou.page.route('**/PasswordResource/update/', async (route) => {
      const response = await route.fetch()
      const after = await session()
      await context.addCookies(before)
      isChanged()
      await refused
      await context.addCookies(after)
      await route.fulfill({ response })
    })
    lou.expects(/401 /)
    await lou.writes('Current password', PASSWORD)
    await lou.writes('New password', 'another sentence')
    await lou.presses('button', 'Change password')
    await changed
    for (const words of ['kettle', 'kettles and pots']) {
      const refusal = lou.page.waitForResponse((it) => it.status() === 401 && it.url().includes('Typeahead'))
      await lou.writes('Search', words)
      await refusal
    }
    areRefused()
    await lou.reads('Password changed. You’re logged out everywhere else.')
    await lou.misses('alertdialog')
    await lou.opens('/settings/sessions/')
    await lou.sees('heading', 'Where you’re logged in')
  })

  it('is changed with the old one, and ends all other sessions', async () => {
    const gus = await corkboard.member('Gus')
    const elsewhere = corkboard.site.visitor()
    await elsewhere.logsIn('gus')
    gus.expects(/403 POST .*PasswordResource/)
    await gus.opens('/settings/edit/password/')
    await gus.presses('button', 'Change password')
    await gus.reads(ERRORS['request.missing'].message)
    await gus.reads(ERRORS['password.length'].message)
    await gus.writes('Current password', 'not this one')
    await gus.writes('New password', 'another sentence')
    await gus.presses('button', 'Change password')
    await gus.reads(ERRORS['password.wrong'].message)
    await gus.writes('Current password', PASSWORD)
    await gus.presses('button', 'Change password')
    await gus.reads('Password changed. You’re logged out everywhere else.')
    expect(await elsewhere.asks('ViewerResource', 'get')).toMatchObject({ kind: 'UNAUTH' })
    expect(await corkboard.site.visitor().logsIn('gus', 'another sentence')).toMatchObject({ kind: 'AUTH' })
  })
})

describe('[IDENT-20 a] an authenticator app', () => {
  it('is set up with its code, provides recovery codes, and is removed', async () => {
    const hugo = await corkboard.member('Hugo')
    hugo.expects(/401 POST .*TotpResource/)
    await hugo.opens('/settings/two-factor/')
    await hugo.presses('button', 'Set up')
    const dialog = hugo.within('dialog', 'Set up an authenticator app')
    await dialog.sees('img', 'QR code for your authenticator app')
    const secret = await hugo.page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{1,4})+$/).innerText()
    await dialog.writes('6-digit code', '000000')
    await dialog.presses('button', 'Turn on')
    await dialog.reads(ERRORS['mfa.wrong'].message)
    await dialog.writes('6-digit code', createAuthenticatorApp(secret).codeAt(corkboard.site.clock.now()))
    await dialog.presses('button', 'Turn on')
    const codes = hugo.within('dialog', 'Store your recovery codes')
    await codes.sees('list', 'Recovery codes')
    const shown = await codes.within('list', 'Recovery codes').at('listitem').allInnerTexts()
    expect(shown).toHaveLength(10)
    await codes.presses('button', 'Copy')
    const copied = () => hugo.page.evaluate(() => navigator.clipboard.readText())
    await expect.poll(copied).toBe(`${shown.join('\n')}\n`)
    const download = hugo.page.waitForEvent('download')
    await codes.presses('button', 'Download')
    expect((await download).suggestedFilename()).toBe('corkboard-recovery-codes.txt')
    await codes.presses('checkbox', 'I stored them in a safe place')
    await codes.presses('button', 'Done')
    await hugo.reads(/^You have 10 left\./)
    await hugo.presses('button', 'Remove')
    await hugo.within('alertdialog').presses('button', 'Remove')
    await hugo.sees('button', 'Set up')
    await hugo.reads('You’ll get ten when you turn on two-factor authentication.')
  })
})

describe('sessions', () => {
  it('are listed with their device, and end one by one or all together', async () => {
    const iris = await corkboard.member('Iris')
    const others = [corkboard.site.visitor(), corkboard.site.visitor(), corkboard.site.visitor()] as const
    for (const other of others) await other.logsIn('iris')
    await iris.opens('/settings/sessions/')
    const list = iris.within('list', 'Your sessions')
    await expect.poll(() => list.at('listitem').count()).toBe(4)
    await list
      .at('button', /^Log out /)
      .first()
      .click()
    await expect.poll(() => list.at('listitem').count()).toBe(3)
    await iris.presses('button', 'Log out everywhere else')
    await iris.within('alertdialog').presses('button', 'Log out everywhere else')
    await iris.reads('You’re not logged in anywhere else.')
    for (const other of others) expect(await other.asks('ViewerResource', 'get')).toMatchObject({ kind: 'UNAUTH' })
  })
})

describe('deleting an account', () => {
  it('requires the password, and then removes everything', async () => {
    const jane = await corkboard.member('Jane')
    jane.expects(/403 POST .*AccountResource/)
    await jane.opens('/settings/account-settings/')
    await jane.presses('button', 'Delete account')
    const dialog = jane.within('dialog', 'Delete the account of @jane?')
    await dialog.presses('button', 'Keep it')
    await jane.misses('dialog')
    await jane.presses('button', 'Delete account')
    await dialog.writes('Password', 'not this one')
    await dialog.presses('button', 'Delete account')
    await dialog.reads(ERRORS['password.wrong'].message)
    await dialog.writes('Password', PASSWORD)
    await dialog.presses('button', 'Delete account')
    await jane.arrivesAt('/settings/deleted/')
    await jane.sees('heading', 'Your account was deleted')
    await jane.presses('link', 'Back home')
    await jane.arrivesAt('/')
    await jane.within('banner').sees('link', 'Log in')
    await jane.opens('/jane/', { status: 404 })
    await jane.sees('heading', 'This pin fell off the board')
  })
})
