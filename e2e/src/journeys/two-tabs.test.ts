import { PASSWORD, type Visitor } from '@corkboard/testkit'
import { describe, expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import { type Person, signIn } from '../person.ts'

const corkboard = startJourneys()

const boardsOf = (who: Visitor, username: string) => who.asks<unknown[]>('BoardsResource', 'get', { username })

/** Opens the home page in another tab of the same browser. */
const opensTab = async ({ context }: Person) => {
  const tab = await context.newPage()
  await tab.goto(corkboard.site.origin)
  return tab
}

/** Opens a page and waits until it has sent all that it sends by itself. */
const opens = async (person: Person, path: string) => {
  const sent = person.page.waitForResponse(/\/v3\/spam\/fingerprints\//)
  await person.opens(path)
  await sent
}

const NOTE = /^You’re now logged in as \w+, because/

describe('a tab that shows another account than the browser is signed in to', () => {
  it('writes nothing, asks before it reloads, and continues as the other account', async () => {
    const ulla = await corkboard.member('Ulla')
    const vera = await corkboard.site.person('Vera')
    ulla.expects(/^409 POST .*BoardResource\/create/)
    await opens(ulla, '/board/create/')
    await ulla.writes('Name', 'Whose board')
    await signIn(ulla, vera)
    await ulla.within('main').presses('button', 'Create')
    const question = ulla.within('alertdialog', 'You’re now logged in as Vera')
    await question.presses('button', 'Stay on this page')
    await ulla.misses('alertdialog')
    expect(await ulla.holds('Name')).toBe('Whose board')
    expect([await boardsOf(vera, 'vera'), await boardsOf(vera, 'ulla')]).toEqual([[], []])

    await ulla.reloads()
    await ulla.writes('Name', 'Of Vera')
    await ulla.within('main').presses('button', 'Create')
    await ulla.arrivesAt('/vera/of-vera/')
  })

  it('reloads when the user agrees, and says so', async () => {
    const wim = await corkboard.member('Wim')
    const xena = await corkboard.site.person('Xena')
    wim.expects(/^409 POST .*BoardResource\/create/)
    await opens(wim, '/board/create/')
    await wim.writes('Name', 'Whose board')
    await signIn(wim, xena)
    await wim.within('main').presses('button', 'Create')
    await wim.within('alertdialog', 'You’re now logged in as Xena').presses('button', 'Reload')
    await wim.reads(NOTE)
    await wim.writes('Name', 'Of Xena')
    await wim.within('main').presses('button', 'Create')
    await wim.arrivesAt('/xena/of-xena/')
  })

  it('[PEOPLE-03 a] asks before it loses a message that was begun in another conversation', async () => {
    const runa = await corkboard.member('Runa')
    await runa.does.sends(await corkboard.site.person('Sari'), { text: 'Hello' })
    await runa.does.sends(await corkboard.site.person('Tuva'), { text: 'Hello' })
    await opens(runa, '/messages/')
    await runa.presses('link', /Sari/)
    await runa.writes('Write a message', 'Only half')
    await runa.presses('link', /Tuva/)
    await expect.poll(() => runa.holds('Write a message')).toBe('')
    await signIn(runa, await corkboard.site.person('Urs'))
    await opensTab(runa)
    await runa.within('alertdialog', 'You’re now logged in as Urs').presses('button', 'Stay on this page')
    await runa.misses('alertdialog')
    await runa.presses('link', /Sari/)
    await expect.poll(() => runa.holds('Write a message')).toBe('Only half')
  })

  it('follows later if the user goes back instead of answering', async () => {
    const tess = await corkboard.member('Tess')
    tess.expects(/^409 POST .*BoardResource\/create/)
    tess.expects(/^409 GET /)
    await opens(tess, '/settings/account-settings/')
    await tess.presses('button', 'Create')
    await tess.presses('menuitem', 'Create board')
    await tess.writes('Name', 'Whose board')
    await signIn(tess, await corkboard.site.person('Umar'))
    await tess.within('main').presses('button', 'Create')
    await tess.sees('alertdialog', 'You’re now logged in as Umar')
    await tess.goesBack()
    await tess.within('alertdialog', /^Are you sure you want to/).presses('button', 'Dismiss')
    await tess.misses('alertdialog')
    await tess.within('navigation', 'Settings').presses('link', 'Two-factor authentication')
    await tess.reads(NOTE)
  })

  it('follows a tab that switched accounts, without a touch', async () => {
    const yves = await corkboard.member('Yves')
    await opens(yves, '/settings/edit/profile/')
    await expect.poll(() => yves.holds('Username')).toBe('yves')
    await signIn(yves, await corkboard.site.person('Zita'))
    await opensTab(yves)
    await yves.reads(NOTE)
    await expect.poll(() => yves.holds('Username')).toBe('zita')
    // As when a link is clicked while the page loads: the note was there for a moment only.
    await yves.reloads()
    await yves.reads(NOTE)
    await yves.within('status', 'Messages').presses('button', 'Dismiss')
    await opens(yves, '/settings/edit/profile/')
    expect(await yves.page.getByText(NOTE).count()).toBe(0)
  })

  it('follows a tab that logged in where it shows a visitor', async () => {
    await corkboard.site.person('Abel')
    const abel = await corkboard.visitor()
    await abel.opens('/olivia/')
    await abel.within('banner').sees('link', 'Log in')
    const tab = await opensTab(abel)
    await tab.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await tab.getByLabel('Email or username').fill('abel')
    await tab.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await tab.getByRole('main').getByRole('button', { name: 'Log in' }).click()
    await abel.sees('button', 'Your account')
    await abel.arrivesAt('/olivia/')
  })
})
