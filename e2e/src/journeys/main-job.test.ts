import type { Pin } from '@corkboard/contract'
import { drawPicture, PASSWORD } from '@corkboard/testkit'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Device } from '../browser.ts'
import { chooseFiles, pictureFile } from '../files.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

/** A pin of Bob's, created before anyone visits. */
let found: Pin

beforeAll(async () => {
  const bob = await corkboard.site.person('Bob')
  const board = await bob.createsBoard('Walks')
  for (let index = 0; index < 8; index += 1) {
    const picture = await drawPicture({ width: 400, height: 400 + index * 60 })
    found = await bob.pinsTo(board, { title: `Walk ${index + 1}`, alt_text: `A path, the ${index + 1}th`, picture })
  }
})

const newcomers = [
  ['Alice', 'desktop'],
  ['Dan', 'phone'],
] as const satisfies (readonly [string, Device])[]

describe.each(newcomers)('%s, a new user, on a %s', (name, device) => {
  it('[IDENT-01 b, BOARD-01 a, PIN-06 a] signs up, creates a board, uploads, publishes, and saves another user’s pin', async () => {
    const person = await corkboard.visitor({ device })
    const username = name.toLowerCase()
    await person.opens('/')
    await person.within('banner').presses('link', 'Sign up')
    await person.arrivesAt(/^\/signup\//)
    await person.sees('heading', 'Join Corkboard')
    await person.writes('First name', name)
    await person.writes('Email', `${username}@example.org`)
    await person.writes('Password', 'a sentence is a good one')
    await person.within('main').presses('button', 'Sign up')
    await person.arrivesAt('/')
    await person.sees('button', 'Your account')

    await person.presses('button', 'Create')
    await person.presses('menuitem', 'Create board')
    await person.writes('Name', 'Kitchens')
    await person.writes('Description', 'For the new flat')
    await person.within('main').presses('button', 'Create')
    await person.arrivesAt(`/${username}/kitchens/`)
    await person.sees('heading', 'Kitchens')
    await person.reads('This board is waiting for its first pin')

    await person.presses('link', 'Upload a photo')
    await chooseFiles(person.page, () => person.presses('button', 'Choose files'), [
      await pictureFile('blue door.jpg', { width: 400, height: 600 }),
    ])
    const draft = person.within('article', 'blue door.jpg')
    await draft.reads('400 × 600 pixels')
    await draft.sees('button', 'Board Kitchens')
    await draft.writes('Title', 'Blue door')
    await draft.writes('Alt text', `The blue door of ${name}`)
    await draft.presses('button', 'Publish')
    await draft.presses('link', 'View pin')
    await person.sees('heading', 'Blue door')
    await person.sees('img', `The blue door of ${name}`)
    await person.sees('heading', 'More like this')

    await person.opens(`/pin/${found.id}/`)
    await person.presses('button', 'Board: Kitchens. Choose another')
    const picker = person.within('dialog')
    await picker.writes('Search your boards', 'Paths')
    await picker.presses('button', 'Create “Paths”')
    await picker.presses('button', 'Create and save')
    await person.sees('link', 'Saved to Paths')
    await person.presses('link', 'Saved to Paths')
    await person.arrivesAt(`/${username}/paths/`)
    await person.sees('link', /Walk 8$/)

    await person.opens(`/${username}/`)
    await person.sees('link', /^Kitchens\b.*1 pin/)
    await person.presses('link', /^Paths\b.*1 pin/)
    await person.arrivesAt(`/${username}/paths/`)
    await person.sees('link', /Walk 8$/)
    // Ideas for the board may come before it.
    await expect
      .poll(() =>
        person
          .within('list', '1 pin')
          .at('link', /Walk 8$/)
          .count(),
      )
      .toBe(1)
  })
})

describe('Save', () => {
  it('[IDENT-13 a, CREATE-09 c] asks for a board when the member wants to be asked', async () => {
    const gita = await corkboard.member('Gita')
    await gita.does.createsBoard('Paths')
    await gita.does.asks('UserSettingsResource', 'update', { save_behavior: 'ask' })
    await gita.opens(`/pin/${found.id}/`)
    await gita.sees('button', 'Choose board')
    await gita.within('article').presses('button', 'Save')
    await gita.within('dialog', 'Save to board').presses('button', /^Paths/)
    await gita.sees('link', 'Saved to Paths')
  })
})

describe('a double click', () => {
  it('[PIN-06 c] on Save saves once and opens nothing', async () => {
    const erik = await corkboard.member('Erik')
    const board = await erik.does.createsBoard('Paths')
    await erik.opens(`/pin/${found.id}/`)
    await erik.at('button', 'Save').dblclick()
    await erik.sees('link', 'Saved to Paths')
    await erik.misses('dialog')
    expect(await erik.does.seesPinsOn(board)).toHaveLength(1)
  })

  it('on a button that opens a dialog opens one, which stays', async () => {
    const frida = await corkboard.member('Frida')
    await frida.does.createsBoard('Paths')
    await frida.opens(`/pin/${found.id}/`)
    const picks = frida.at('button', 'Board: Paths. Choose another')
    // The first time its files load between the clicks; the second time they are already loaded.
    for (let time = 0; time < 2; time += 1) {
      await picks.dblclick()
      await frida.sees('dialog', 'Save to board')
      await expect.poll(() => frida.page.locator('dialog[open]').count()).toBe(1)
      await frida.types('Escape')
      await frida.misses('dialog')
    }
  })
})

it.each([
  ['Ida', 'desktop'],
  ['Jan', 'phone'],
] as const)('[PIN-06 e] %s comes to a pin logged out, and goes on to save it, at a %s', async (name, device) => {
  const member = await corkboard.site.person(name)
  await member.createsBoard('Kitchens')
  const person = await corkboard.visitor({ device })
  await person.opens(`/pin/${found.id}/`)
  await person.presses('button', 'Save')
  await person.within('dialog', 'Create an account to save this').presses('button', 'Log in')
  const form = person.within('dialog', 'Log in to save this pin')
  await form.writes('Email or username', member.username)
  await form.writes('Password', PASSWORD)
  await form.presses('button', 'Log in')
  await person.within('dialog', 'Save to board').presses('button', /^Kitchens/)
  await person.sees('link', /^Saved to Kitchens/)
  // The members' parts of the pin have loaded too.
  await person.sees('button', 'Add a private note')
})

it('[PIN-06 e] a new person saves a pin in four presses, from the landing page on', async () => {
  const nele = await corkboard.visitor()
  await nele.opens('/')
  const card = nele.within('list', 'Home feed').at('listitem').first()
  await card.hover()
  // The first press.
  await card.getByRole('button', { name: 'Save', exact: true }).click()
  const form = nele.within('dialog', 'Create an account to save this')
  await expect.poll(() => form.at('textbox', 'First name').evaluate((it) => it === document.activeElement)).toBe(true)
  await form.writes('First name', 'Nele')
  await form.writes('Email', 'nele@example.org')
  await form.writes('Password', PASSWORD)
  await form.presses('button', 'Sign up')
  const picker = nele.within('dialog', 'Your first board')
  await picker.within('list', 'Suggested names').at('button').first().click()
  await picker.presses('button', 'Create and save')
  await nele
    .at('status', 'Messages')
    .getByText(/^Saved to/)
    .waitFor()
})

it('[BOARD-10 a] a picker with a suggested name closes without a question, one with a name of one’s own asks', async () => {
  const otto = await corkboard.member('Otto')
  await otto.opens(`/pin/${found.id}/`)
  const picker = otto.within('dialog', 'Your first board')
  await otto.within('main').presses('button', 'Save')
  await picker.within('list', 'Suggested names').at('button').first().click()
  await picker.presses('button', 'Close')
  await otto.misses('dialog')
  await otto.within('article').presses('button', 'Save')
  await picker.writes('Name', 'Sheds of ours')
  await picker.presses('button', 'Close')
  await otto.within('alertdialog', 'Are you sure you want to dismiss?').presses('button', 'Dismiss')
  await otto.misses('dialog')
})

it('[BOARD-10 a] a user with more boards than one page holds finds each by name and by scrolling on', async () => {
  const gesa = await corkboard.member('Gesa')
  const names = Array.from({ length: 254 }, (_, index) => `Drawer ${String(index + 1).padStart(3, '0')}`)
  for (let made = 0; made < names.length; made += 10) {
    await Promise.all(names.slice(made, made + 10).map((name) => gesa.does.createsBoard(name)))
  }
  await gesa.opens(`/pin/${found.id}/`)
  await gesa.presses('button', /^Board: Drawer/)
  const picker = gesa.within('dialog', 'Save to board')
  await picker.writes('Search your boards', 'drawer 254')
  await picker.sees('button', /^Drawer 254/)
  await picker.sees('button', 'Create board')
  await picker.writes('Search your boards', '')
  await picker.misses('button', /^Drawer 254/)
  await picker.at('button', /^Drawer 250/).scrollIntoViewIfNeeded()
  await picker.presses('button', /^Drawer 254/)
  await gesa.sees('link', 'Saved to Drawer 254')
})
