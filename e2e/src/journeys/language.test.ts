import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'
import type { Person } from '../person.ts'

const corkboard = startJourneys()

const written = ({ page }: Person) =>
  page.evaluate(() => ({ dir: document.documentElement.dir, lang: document.documentElement.lang }))

/** True if the last character is to the right of the one before it, as in English. */
const endsAtRight = (text: Locator) =>
  text.evaluate((element) => {
    const node = element.lastChild as Text
    const leftOf = (place: number) => {
      const range = document.createRange()
      range.setStart(node, place)
      range.setEnd(node, place + 1)
      return range.getBoundingClientRect().left
    }
    return leftOf(node.length - 1) > leftOf(node.length - 2)
  })

/** True if a sentence that begins with words ends with its link, as in English. */
const endsWithLink = (sentence: Locator) =>
  sentence.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element.firstChild!)
    return element.querySelector('a')!.getBoundingClientRect().left >= words.getBoundingClientRect().right - 1
  })

/** True if the dot before a fact is to its right, where readers come from. */
const hasDotAtRight = (fact: Locator) =>
  fact.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return element.getBoundingClientRect().right - range.getBoundingClientRect().right > 4
  })

it('[SHELL-20 a, IDENT-13 b] a language without texts says so; direction and dates follow it, immediately and everywhere', async () => {
  const alice = await corkboard.member('Alice')
  await alice.opens('/settings/language/')
  await alice.page.getByLabel('Language', { exact: true }).selectOption('ar-SA')
  await alice.reads(/isn’t available in .+ yet, so pages and emails stay in English/)
  await alice.presses('button', 'Save')
  await alice.reads('Saved')
  const note = alice.page.getByText(/isn’t available in .+ yet, so pages and emails stay in English/)
  await expect.poll(() => endsAtRight(note)).toBe(true)
  await expect.poll(() => written(alice)).toEqual({ dir: 'rtl', lang: 'en-US' })
  await alice.opens('/settings/sessions/')
  expect(await written(alice)).toEqual({ dir: 'rtl', lang: 'en-US' })
  const day = new Intl.DateTimeFormat('ar-SA', { timeZone: 'UTC', dateStyle: 'medium' })
  await alice.page.getByText(day.format(corkboard.site.clock.now())).first().waitFor()
})

it('[IDENT-13 b] a chosen language applies in the next browser too, from login on', async () => {
  const bob = await corkboard.site.person('Bob')
  await bob.asks('UserSettingsResource', 'update', { locale: 'he-IL' })
  const window = await corkboard.visitor()
  await window.opens('/login/')
  expect(await written(window)).toEqual({ dir: 'ltr', lang: 'en-US' })
  await window.writes('Email or username', 'bob')
  await window.writes('Password', 'correct horse battery')
  await window.within('main').presses('button', 'Log in')
  await window.sees('button', 'Your account')
  expect(await written(window)).toEqual({ dir: 'rtl', lang: 'en-US' })
})

it('[SHELL-20 a] the dot between two English facts stays between them in a page from right to left', async () => {
  const cora = await corkboard.member('Cora')
  const board = await cora.does.createsBoard('Kites')
  await cora.does.asks('UserSettingsResource', 'update', { locale: 'he-IL' })
  await cora.opens(board.url)
  expect(await written(cora)).toEqual({ dir: 'rtl', lang: 'en-US' })
  expect(await hasDotAtRight(cora.page.getByText('0 followers'))).toBe(true)
})

it('[SHELL-20 a] an English sentence with a link keeps its order in a page from right to left', async () => {
  const dana = await corkboard.member('Dana')
  const board = await dana.does.createsBoard('Cats at windows')
  const pin = await dana.does.pinsTo(board, { title: 'A cat' })
  await dana.does.asks('UserSettingsResource', 'update', { locale: 'ar-SA' })
  await dana.opens(`/pin/${pin.id}/`)
  expect(await written(dana)).toEqual({ dir: 'rtl', lang: 'en-US' })
  expect(await endsWithLink(dana.page.getByText('Saved to Cats at windows'))).toBe(true)
})
