import { ERRORS } from '@corkboard/contract'
import { expect, it } from 'vitest'
import { barriersOn } from '../accessibility.ts'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

it('[IDENT-13] a person says who they are, in the settings; what is wrong is said where it is', async () => {
  await corkboard.site.person('Bob')
  const alice = await corkboard.member('Alice')
  alice.expects(/POST \/resource\/UserSettingsResource\/update\//)
  await alice.opens('/settings/account-settings/')
  await alice.presses('link', 'Change username')
  await alice.arrivesAt('/settings/edit/profile/')
  await alice.writes('Username', 'bob')
  await alice.presses('button', 'Save')
  await alice.reads(ERRORS['username.taken'].message)
  await alice.writes('Username', 'alice_w')
  await alice.writes('First name', 'Alicia')
  await alice.writes('About you', 'Tiles and ferns')
  await alice.writes('Website', 'example.org/alicia')
  await alice.writes('Date of birth', '1990-05-17')
  await alice.page.getByLabel('Gender').selectOption('custom')
  await alice.writes('Your own words', 'Fern')
  await alice.presses('radio', 'Saves to the board last saved to')
  expect.soft(await barriersOn(alice.page)).toEqual([])
  await alice.presses('button', 'Save')
  await alice.within('main').reads('Saved')
  expect(await alice.does.asks('UserSettingsResource', 'get')).toMatchObject({
    username: 'alice_w',
    first_name: 'Alicia',
    about: 'Tiles and ferns',
    website_url: 'https://example.org/alicia',
    birthday: '1990-05-17',
    gender: 'custom',
    custom_gender: 'Fern',
    save_behavior: 'last_board',
  })
  await alice.opens('/alice_w/')
  await alice.sees('heading', 'Alicia')
})
