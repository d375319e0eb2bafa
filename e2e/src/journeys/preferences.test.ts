import { ERRORS } from '@corkboard/contract'
import { PASSWORD } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import type { Seat } from '../browser.ts'
import { startJourneys } from '../journeys.ts'
import type { Member, Person } from '../person.ts'

const corkboard = startJourneys({ countryHeader: 'x-country' })

const PATHS = [
  '/settings/messages/',
  '/settings/messages/mail/',
  '/settings/messages/requests/',
  '/settings/permissions/',
  '/settings/edit/mentions/',
  '/settings/privacy/',
  '/settings/saving/',
  '/settings/language/',
  '/settings/cookies/',
  '/parental-passcode/',
] as const

const tokenOf = (link: string | undefined): string => new URL(link ?? '', 'http://x').searchParams.get('token') ?? ''

/** Creates a user who is always 17. */
const young = async (firstName: string, seat?: Seat): Promise<Member> => {
  const person = await corkboard.member(firstName, seat)
  const birthday = `${corkboard.site.clock.now().getUTCFullYear() - 17}-06-15`
  await person.does.asks('UserSettingsResource', 'update', { birthday })
  return person
}

const savesIt = async (person: Person): Promise<void> => {
  await person.reads('Unsaved changes')
  await person.presses('button', 'Save')
  await person.reads(/^Saved$/)
}

/** A mostly hidden address does not break at its dots, however narrow the window. */
const fitsOnOneLine = async ({ page }: Person, email: string): Promise<void> => {
  const size = page.viewportSize()!
  for (const width of [320, 360, 400, 440]) {
    await page.setViewportSize({ ...size, width })
    const lines = await page.evaluate((wanted) => {
      const textNode = document.evaluate(`//p[contains(., '…')]/text()`, document).iterateNext() as Text
      const isJoiner = (at: number) => textNode.data[at] === '\u2060'
      const shown = Array.from(textNode.data, (_, at) => at).filter((at) => !isJoiner(at))
      const from = shown
        .map((at) => textNode.data[at])
        .join('')
        .indexOf(wanted)
      const range = document.createRange()
      range.setStart(textNode, shown[from]!)
      range.setEnd(textNode, shown[from + wanted.length - 1]! + 1)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }, email)
    expect.soft({ width, lines }).toEqual({ width, lines: 1 })
  }
  await page.setViewportSize(size)
}

/** Opens a section from the list. */
const turnsTo = async (person: Person, title: string): Promise<void> => {
  await person.within('navigation', 'Settings').presses('link', title)
  await person.sees('heading', title)
}

const isTicked = (person: Person, name: string): Promise<boolean> => person.at('checkbox', name).isChecked()

describe('[IDENT-13 a c] preferences', () => {
  it('apply once they are saved, and are not lost without confirmation', async () => {
    const ada = await corkboard.member('Ada')
    await ada.opens('/settings/messages/')
    await ada.presses('link', 'Manage: Email notifications')
    await ada.arrivesAt('/settings/messages/mail/')
    await ada.presses('checkbox', 'New followers')
    await ada.within('navigation', 'Settings').presses('link', 'Permissions')
    const dialog = ada.within('alertdialog', 'Are you sure you want to dismiss?')
    await dialog.reads('You will lose all of your changes. This cannot be undone')
    await dialog.presses('button', 'Keep editing')
    // A change made while saving stays and is still unsaved.
    const { promise: meanwhile, resolve: goOn } = Promise.withResolvers<void>()
    await ada.page.route('**/EmailSettingsResource/update/', (route) => meanwhile.then(() => route.continue()))
    const loadedAgain = ada.page.waitForResponse(/EmailSettingsResource\/get/)
    await ada.presses('button', 'Save')
    await ada.presses('checkbox', 'Saves')
    goOn()
    await loadedAgain
    await ada.presses('button', 'Undo changes')
    await ada.reads(/^Saved$/)
    expect(await isTicked(ada, 'Saves')).toBe(false)
    await turnsTo(ada, 'Permissions')
    await ada.within('group', 'Who can comment on your pins').presses('radio', 'People you follow')
    await savesIt(ada)
    await turnsTo(ada, 'Mentions')
    await ada.presses('radio', 'No one')
    await savesIt(ada)
    await turnsTo(ada, 'Privacy and data')
    await ada.presses('checkbox', 'Private profile')
    await savesIt(ada)
    await turnsTo(ada, 'Language and country')
    await ada.at('combobox', 'Country or region').selectOption('SE')
    await savesIt(ada)
    expect(await ada.does.asks('UserSettingsResource', 'get')).toMatchObject({
      comments_from: 'following',
      mentions_from: 'nobody',
      is_private_profile: true,
      country: 'SE',
    })
    await ada.opens('/settings/messages/mail/')
    expect(await isTicked(ada, 'New followers')).toBe(false)
  })

  it('fit a window of 320 px, right to left too', async () => {
    const ben = await corkboard.member('Ben', { device: 'phone' })
    await ben.page.setViewportSize({ width: 320, height: 700 })
    for (const path of PATHS) {
      await ben.opens(path)
      for (const direction of ['ltr', 'rtl']) {
        await ben.page.evaluate((dir) => void (document.documentElement.dir = dir), direction)
        const width = await ben.page.evaluate(() => document.documentElement.scrollWidth)
        expect.soft({ path, direction, width }).toEqual({ path, direction, width: 320 })
      }
    }
    await ben.page.setViewportSize({ width: 390, height: 844 })
  })
})

describe('[IDENT-18 a b] the link at the end of an email', () => {
  it('stops it with one click, and checks the session when the user leaves the page', async () => {
    const { site } = corkboard
    const cleo = await site.person('Cleo')
    const { link: verification } = await site.mailbox.next('cleo@example.org')
    await cleo.asks('EmailVerificationResource', 'create', { token: tokenOf(verification) })
    await (await site.person('Carl')).follows(cleo)
    const mail = await site.mailbox.next('cleo@example.org')
    const { pathname, search } = new URL(mail.headers.get('list-unsubscribe')!.slice(1, -1))

    const reader = await corkboard.visitor()
    await reader.opens(pathname + search)
    await reader.sees('heading', 'Stop these emails?')
    await fitsOnOneLine(reader, 'c…@example.org')
    await reader.presses('button', 'Unsubscribe')
    await reader.sees('heading', 'You’re unsubscribed')
    await reader.presses('button', 'Undo')
    await reader.sees('heading', 'You’re subscribed again')
    await reader.presses('button', 'Unsubscribe from everything')
    await reader.sees('heading', 'You’re unsubscribed from everything')
    await reader.presses('checkbox', 'Comments')
    await savesIt(reader)
    const { options } = await cleo.asks<{ options: { id: string; value: boolean }[] }>('EmailSettingsResource', 'get')
    expect(options.filter(({ value }) => value).map(({ id }) => id)).toEqual(['comment'])

    reader.expects(/404 GET .*EmailSubscriptionResource/)
    await reader.opens(`${pathname}?token=1.new_follower.0123456789012345678901`)
    await reader.sees('heading', 'This link doesn’t work')
    await reader.opens('/email/subscription/weekly/')
    const refreshed = reader.page.waitForRequest(/ViewerResource\/get/)
    await reader.within('main').presses('link', 'Log in')
    await refreshed
  })
})

describe('[IDENT-12 a b c] a parental passcode', () => {
  it('is created with the address of a parent, who confirms it', async () => {
    const dora = await young('Dora')
    await dora.opens('/parental-passcode/')
    await dora.presses('button', 'Set up')
    const dialog = dora.within('dialog', 'Create a parental passcode')
    await dialog.presses('button', 'Create passcode')
    await dialog.reads('Required')
    await dialog.writes('Passcode', '24a')
    await dialog.reads('Please only use numbers')
    await dialog.writes('Passcode', '24 68')
    await dialog.writes('Confirm passcode', '2469')
    await dialog.writes('Backup email', 'dora@example.org')
    await dialog.presses('button', 'Create passcode')
    await dialog.reads('Please make sure your passcodes match')
    await dialog.reads('This email address is already used for this account.')
    await dialog.writes('Confirm passcode', '2468')
    await dialog.writes('Backup email', 'parent@example.org')
    await dialog.writes('Confirm backup email', 'parents@example.org')
    await dialog.presses('button', 'Create passcode')
    await dialog.reads('Please make sure your email addresses match')
    await dora.types('Escape')
    await dora.within('alertdialog', 'Are you sure you want to dismiss?').presses('button', 'Keep editing')
    await dialog.writes('Confirm backup email', 'parent@example.org')
    await dialog.presses('button', 'Create passcode')
    await dora.reads(/^Passcode created. Follow the link we sent to parent@example.org/)
    await dora.reads(/Not confirmed yet/)

    const parent = await corkboard.visitor()
    await parent.opens((await corkboard.site.mailbox.next('parent@example.org')).link!)
    await parent.presses('button', 'Confirm email')
    await parent.sees('heading', 'Your email is confirmed')
    await dora.reloads()
    await dora.within('main').reads('Confirmed')
    await dora.presses('button', 'Send link')
    await dora.reads(/^We sent a link to parent@example.org. It works for one hour.$/)
    await parent.opens((await corkboard.site.mailbox.next('parent@example.org')).link!)
    await parent.writes('New passcode', '1357')
    await parent.writes('Confirm passcode', '1357')
    await parent.presses('button', 'Save passcode')
    await parent.sees('heading', 'Passcode changed')
  })

  it('is required before a young user becomes easier to contact, and locks after five wrong ones', async () => {
    const emil = await young('Emil')
    emil.expects(/40[3]|429 POST .*(UserSettings|ParentalPasscodeValidation)Resource/)
    const passcode = { passcode: '2468', confirm_passcode: '2468' }
    const emails = { backup_email: 'guardian@example.org', confirm_backup_email: 'guardian@example.org' }
    await emil.does.asks('ParentalPasscodeResource', 'create', { ...passcode, ...emails })
    await emil.opens('/settings/permissions/')
    const comments = emil.within('group', 'Who can comment on your pins')
    await comments.presses('radio', 'Everyone')
    await emil.presses('button', 'Save')
    const dialog = emil.within('dialog', 'Parental passcode required')
    const enter = dialog.at('button', 'Enter')
    const field = emil.page.getByLabel('Enter a 4-digit code')
    expect([await field.getAttribute('placeholder'), await enter.isDisabled()]).toEqual(['XXXX', true])
    await field.fill('12345')
    expect(await field.inputValue()).toBe('')
    await field.fill('0000')
    await enter.click()
    await dialog.reads(ERRORS['passcode.wrong'].message)
    await dialog.reads('4 tries left.')
    expect(await enter.isDisabled()).toBe(true)
    await field.fill('2468')
    await enter.click()
    await emil.misses('dialog')
    await emil.reads(/^Saved$/)
    // Becoming more private needs no passcode.
    await comments.presses('radio', 'No one')
    await savesIt(emil)

    await comments.presses('radio', 'Everyone')
    await emil.presses('button', 'Save')
    const tries = async (passcode: string) => {
      await field.fill('')
      await field.fill(passcode)
      await enter.click()
    }
    for (const left of ['4 tries left.', '3 tries left.', '2 tries left.', '1 try left.']) {
      await tries('0000')
      await dialog.reads(left)
    }
    await tries('0000')
    await dialog.reads(ERRORS['passcode.locked'].message)
    await dialog.reads(/^Try again in 1\d minutes\.$/)
    await dialog.presses('button', 'Close')
    await emil.reads('Unsaved changes')
  })
})

describe('[IDENT-13 a] personalization', () => {
  it('offers only what has an effect: without shopping recommendations, Shopping picks nothing', async () => {
    const gerd = await corkboard.member('Gerd')
    await gerd.opens('/shopping/')
    await gerd.presses('link', 'For you')
    await gerd.sees('heading', 'Shopping: For you')
    await gerd.reads('No picks for you yet')
    await gerd.opens('/settings/privacy/')
    const group = gerd.within('group', 'Personalization')
    expect(await group.at('checkbox').count()).toBe(2)
    await gerd.presses('checkbox', 'Shopping recommendations')
    await savesIt(gerd)
    await gerd.opens('/shopping/?for_you')
    await gerd.sees('heading', 'Shopping')
    await gerd.misses('link', 'For you')
  })
})

describe('[IDENT-14 a b] consent to cookies', () => {
  it('is requested once where the law requires it, and visitors can change it too', async () => {
    const fritz = await corkboard.visitor({ device: 'phone' })
    const answered = async () => (await fritz.context.cookies()).find(({ name }) => name === 'cookie_consent')?.value
    await fritz.opens('/')
    await fritz.context.setExtraHTTPHeaders({ 'x-country': 'DE' })
    await fritz.opens('/')
    const banner = fritz.within('region', 'May we use more cookies?')
    await banner.presses('button', 'Choose')
    await banner.presses('checkbox', 'Analytics')
    await banner.presses('button', 'Save choices')
    await fritz.misses('region', 'May we use more cookies?')
    expect(await answered()).toBe('p0a1m0')
    await fritz.opens('/settings/cookies/')
    await fritz.presses('checkbox', 'Personalization')
    expect(await isTicked(fritz, 'Analytics')).toBe(true)
    await savesIt(fritz)
    expect(await answered()).toBe('p1a1m0')
    await fritz.misses('region', 'May we use more cookies?')
    await fritz.context.setExtraHTTPHeaders({})
  })

  it('[IDENT-14 b] is requested, without a reload, from a member who logs in and lives where the law requires it', async () => {
    await (await corkboard.site.person('Gesa')).asks('UserSettingsResource', 'update', { country: 'DE' })
    const gesa = await corkboard.visitor()
    await gesa.opens('/login/')
    await gesa.misses('region', 'May we use more cookies?')
    await gesa.writes('Email or username', 'gesa')
    await gesa.writes('Password', PASSWORD)
    await gesa.within('main').presses('button', 'Log in')
    await gesa.within('region', 'May we use more cookies?').presses('button', 'Necessary only')
    await gesa.misses('region', 'May we use more cookies?')
  })
})
