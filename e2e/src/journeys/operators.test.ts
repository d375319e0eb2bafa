import { boxOf } from '../box-of.ts'
import { PASSWORD, type Visitor } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'
import { secures } from '../second-step.ts'

const corkboard = startJourneys()

const LONG_MS = 11 * 60_000

/** The owner in another browser, signed in with both steps. */
let owner: Visitor
beforeAll(async () => {
  owner = corkboard.site.visitor()
  await owner.logsIn('olivia')
  await secures(corkboard.site, owner)
})

const olivia = async (): Promise<Person> => {
  const person = await signIn(await corkboard.visitor(), owner)
  await person.opens('/admin/')
  await person.sees('heading', 'Accounts')
  return person
}

const finds = async (person: Person, query: string): Promise<void> => {
  await person.writes('Username or full email', query)
  await person.types('Enter')
}

/** Opens the menu of actions on a user and selects one. */
const does = async (person: Person, action: string, name: string): Promise<void> => {
  await person.presses('button', `Actions for @${name}`)
  await person.presses('menuitem', action)
}

const namesOf = async (person: Person): Promise<string[]> =>
  (await person.within('list', 'Accounts found').at('link').allInnerTexts()).toSorted()

describe('[IDENT-21 a b] an admin', () => {
  it('finds an account, bans it with a reason, and sees that in the log', async () => {
    await corkboard.site.person('Mallory')
    const person = await signIn(await corkboard.visitor(), owner)
    await person.opens('/')
    await person.presses('button', 'Your account')
    await person.presses('menuitem', 'Admin')
    await person.sees('heading', 'New accounts')
    await finds(person, 'mallo')
    await does(person, 'Ban…', 'mallory')
    await person.presses('button', 'Ban')
    await person.reads('This field is required.')
    await person.writes('Reason', 'Sends spam')
    await person.presses('button', 'Ban')
    await person.reads('Banned: Sends spam')
    await person.reads('@olivia banned @mallory: Sends spam')
    await person.misses('dialog')
    expect.soft(await barriersOn(person.page)).toEqual([])
  })

  it('finds banned users, and lifts a ban', async () => {
    const [norbert, mona] = await Promise.all([corkboard.site.person('Norbert'), corkboard.site.person('Mona')])
    for (const { id } of [norbert, mona]) {
      await owner.asks('AdminBanResource', 'create', { user_id: id, reason: 'Rude', password: PASSWORD })
    }
    const person = await olivia()
    await person.at('combobox', 'Show').selectOption('Banned accounts')
    await expect.poll(() => namesOf(person)).toEqual(expect.arrayContaining(['@mona', '@norbert']))
    expect(await namesOf(person)).not.toContain('@olivia')
    await does(person, 'Lift ban', 'mona')
    const dialog = person.within('alertdialog', 'Lift the ban on @mona?')
    await dialog.presses('button', 'Cancel')
    await person.misses('alertdialog')
    await does(person, 'Lift ban', 'mona')
    await dialog.presses('button', 'Lift ban')
    await person.reads('@mona is no longer banned')
    await expect.poll(() => namesOf(person)).not.toContain('@mona')
    expect(await mona.createsBoard('Letters')).toMatchObject({ name: 'Letters' })
    await person.reads('@olivia lifted the ban on @mona')
    await finds(person, 'nobody-of-this-name')
    await person.reads('No accounts found')
  })

  it('[IDENT-20 a] resets a second step, after entering the password again if that was long ago', async () => {
    const tina = await corkboard.site.person('Tina')
    await secures(corkboard.site, tina)
    corkboard.site.clock.pass(LONG_MS)
    const person = await olivia()
    person.expects(/403 POST .*AdminMfaResource/)
    await finds(person, 'tina')
    await does(person, 'Reset two-factor authentication', 'tina')
    await person.within('alertdialog').presses('button', 'Reset two-factor authentication')
    const again = person.within('dialog', 'Confirm it’s you')
    await again.writes('Password', PASSWORD)
    await again.presses('button', 'Continue')
    await person.reads('@tina now logs in with only a password')
    await person.reads('@olivia reset two-factor authentication for @tina')
    await person.presses('button', 'Actions for @tina')
    await person.misses('menuitem', 'Reset two-factor authentication')
    expect(await corkboard.site.visitor().logsIn('tina')).toMatchObject({ kind: 'AUTH', has_mfa_enabled: false })
  })

  it('[IDENT-20 a] hides a reported item, after entering the password again if that was long ago', async () => {
    const rolf = await corkboard.site.person('Rolf')
    const pin = await rolf.pinsTo(await rolf.createsBoard('Things'), { title: 'Cheap watches' })
    const sina = await corkboard.site.person('Sina')
    await sina.asks('ReportResource', 'create', { id: pin.id, type: 'pin', reason: 'spam', details: 'Sells things' })
    corkboard.site.clock.pass(LONG_MS)
    const person = await olivia()
    person.expects(/403 POST .*ModerationCasesResource/)
    await person.presses('link', 'See reports')
    const reported = person.within('listitem', 'Pin by @rolf')
    await reported.reads('Sells things')
    expect.soft(await barriersOn(person.page)).toEqual([])
    const again = person.within('dialog', 'Confirm it’s you')
    await reported.presses('button', 'Hide')
    await again.presses('button', 'Cancel')
    await person.misses('dialog')
    expect(await rolf.sees(pin)).toMatchObject({ id: pin.id })
    await reported.presses('button', 'Hide')
    await again.writes('Password', PASSWORD)
    await again.presses('button', 'Continue')
    await person.reads('No open reports. New ones will show up here.')
    expect(await rolf.sees(pin)).toBeUndefined()
  })

  it('[PIN-09 b] bans the author of a reported item, which closes the case and appears in the log', async () => {
    const [nick, ines] = [await corkboard.site.person('Nick'), await corkboard.site.person('Ines')]
    await ines.asks('ReportResource', 'create', { id: nick.id, type: 'user', reason: 'spam' })
    const person = await signIn(await corkboard.visitor(), owner)
    await person.opens('/admin/reports/')
    await person.within('listitem', 'Person: @nick').presses('button', 'Account actions')
    await person.presses('menuitem', 'Ban…')
    await person.writes('Reason', 'Sells things')
    await person.presses('button', 'Ban')
    await person.misses('listitem', 'Person: @nick')
    await person.reads('@olivia banned @nick: Sells things')
  })

  it('[SHELL-19 b] sees errors that browsers report, resolves one, and sees it again when it is reported again', async () => {
    const fails = async (): Promise<void> => {
      const visitor = await corkboard.visitor()
      visitor.expects(/PlatformError.*embedded-responses/)
      await visitor.page.route('**/today/', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace('id="embedded-responses"', 'id="something-else"')
        return route.fulfill({ response, body })
      })
      await visitor.opens('/today/', { withoutApp: true })
      await visitor.page.waitForResponse(/\/_\/_\/errors\/$/)
    }
    const message = 'PlatformError: The page lacks the element #embedded-responses.'
    await fails()
    const person = await olivia()
    await person.presses('link', 'See errors')
    await person.arrivesAt('/admin/errors/')
    expect.soft(await barriersOn(person.page)).toEqual([])
    await person.presses('link', message)
    await person.sees('heading', 'Latest reports')
    await person.sees('region', 'Stack trace')
    expect.soft(await barriersOn(person.page)).toEqual([])
    await person.presses('button', 'Mark as resolved')
    await person.reads('Resolved. It reopens if it’s reported again.')
    await person.within('main').presses('link', 'Errors')
    await person.reads('No errors. They show up here as soon as a browser or the server reports one.')
    await person.presses('link', 'Resolved')
    await person.sees('link', message)
    await fails()
    await person.reloads()
    await person.reads('No resolved errors yet.')
    await person.presses('link', 'Open')
    await person.reads(/^Twice, last on /)
  })

  it('sees the time of a log entry below its text on a phone, with no squeezed words', async () => {
    const person = await signIn(await corkboard.visitor({ device: 'phone' }), owner)
    await person.opens('/admin/')
    const entry = person.page
      .locator('section', { has: person.at('heading', 'Activity log') })
      .locator('li')
      .first()
    const box = await boxOf(entry.locator('div > div').first())
    const time = await boxOf(entry.locator('time'))
    expect(time.y).toBeGreaterThanOrEqual(box.y + box.height)
    expect(box.width).toBeGreaterThan(300)
  })

  it('makes an employee, who is signed out and then sees accounts and experiments, but no roles', async () => {
    const erik = await corkboard.site.person('Erik')
    const secondStep = await secures(corkboard.site, erik)
    const karl = await corkboard.site.person('Karl')
    await owner.asks('AdminBanResource', 'create', { user_id: karl.id, reason: 'Rude', password: PASSWORD })
    const person = await olivia()
    await finds(person, 'erik')
    await does(person, 'Make an employee', 'erik')
    await person.within('alertdialog').presses('button', 'Make an employee')
    await person.reads('@erik has a new role')
    await person.reads('@olivia changed the role of @erik: employee')
    await finds(person, '')
    await person.at('combobox', 'Show').selectOption('Owners and employees')
    await expect.poll(() => namesOf(person)).toEqual(['@erik', '@olivia'])
    expect(await erik.asks('ViewerResource', 'get')).toMatchObject({ kind: 'LIMITED_LOGIN' })

    await erik.asks('UserSessionResource', 'create', {
      username_or_email: 'erik',
      password: PASSWORD,
      mfa_token: secondStep(),
    })
    const employee = await signIn(await corkboard.visitor(), erik)
    await employee.opens('/admin/')
    await employee.presses('button', 'Actions for @karl')
    await employee.sees('menuitem', 'Lift ban')
    await employee.misses('menuitem', 'Make an employee')
    await employee.types('Escape')
    await employee.misses('heading', 'Activity log')
  })

  it('is not a partner, who is offered nothing that is not built yet', async () => {
    const visitor = corkboard.site.visitor()
    const form = { email: 'erin@example.org', password: PASSWORD, first_name: 'Erin', business_name: 'Kilns & Co' }
    const response = await visitor.browser.send('/v3/register/partner/handshake/', {
      method: 'POST',
      form,
      headers: { 'x-install-id': 'install-of-erin-0001' },
    })
    const { data } = (await response.json()) as { data: { token: string } }
    await visitor.asks('HandshakeSessionResource', 'create', { token: data.token, isRegistration: true })
    const erin = await signIn(await corkboard.visitor(), visitor)
    await erin.opens('/')
    await erin.presses('button', 'Your account')
    await erin.misses('menuitem', 'Admin')
    await erin.misses('menuitem', 'Business hub')
  })

  it('is not a member, for whom there is no such page', async () => {
    const dan = await corkboard.member('Dan')
    await dan.opens('/admin/', { status: 404 })
    await dan.presses('button', 'Your account')
    await dan.misses('menuitem', 'Admin')
  })
})

describe('[SHELL-21 b] the list of experiments', () => {
  it('[IDENT-21 b, SHELL-21 c] shows employees the groups and their own, by keyboard only', async () => {
    const person = await signIn(await corkboard.visitor(), owner)
    await person.opens('/')
    await person.at('button', 'Your account').focus()
    await person.types('Enter')
    const item = await person.sees('menuitem', 'Experiments')
    const goesDown = async () => {
      await person.types('ArrowDown')
      return item.evaluate((it) => it === document.activeElement)
    }
    await expect.poll(goesDown).toBe(true)
    await person.types('Enter')
    const panel = person.within('dialog', 'Experiments')
    await panel.sees('heading', 'homefeed_keep')
    const own = panel.within('table', 'homefeed_keep').at('row', /Yours/)
    expect(await own.allInnerTexts()).toEqual([expect.stringMatching(/^employees/)])
    expect(await panel.within('table', 'holdout_2023_q1').at('row').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^control.*95%/), expect.stringMatching(/^holdout.*5%/)]),
    )
    await person.types('Escape')
    await person.misses('dialog')
    expect(await person.at('button', 'Your account').evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('is not available to members', async () => {
    const ute = await corkboard.member('Ute')
    await ute.opens('/')
    await ute.presses('button', 'Your account')
    await ute.sees('menuitem', 'Settings')
    await ute.misses('menuitem', 'Experiments')
  })
})

describe('[IDENT-21 a] a banned user', () => {
  it('can read, and sees why they cannot write', async () => {
    const rosa = await corkboard.site.person('Rosa')
    const board = await rosa.createsBoard('Roses')
    await rosa.pinsTo(board, { title: 'A yellow one' })
    const bert = await corkboard.member('Bert')
    const later = await bert.does.createsBoard('Later')
    await owner.asks('AdminBanResource', 'create', {
      user_id: bert.does.id,
      reason: 'You advertise in every comment.',
      password: PASSWORD,
    })
    bert.expects(/403 POST .*(Repin|Pin|Board|UserFollow)Resource/)
    await bert.opens(board.url)
    await bert.reads('Your account can’t make changes right now. You advertise in every comment.')
    await bert.within('main').presses('link', /A yellow one/)
    await bert.sees('heading', 'A yellow one')
    await bert.within('article').presses('button', 'Save')
    await bert.within('status').reads('Your account can’t make changes right now.')
    await bert.within('article').sees('button', 'Save')
    expect(await bert.does.seesPinsOn(later)).toEqual([])
    await bert.opens('/settings/sessions/')
    await bert.reads('This device')
  })
})
