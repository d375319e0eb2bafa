import { json } from 'node:stream/consumers'
import { PASSWORD } from '@corkboard/testkit'
import { expect, it } from 'vitest'
import { startJourneys } from '../journeys.ts'

const corkboard = startJourneys()

const DAY_MS = 86_400_000
const AGAIN = /POST \/resource\/DataDownloadResource\/create\//

it('a data download is requested with the password, announced by email, downloaded, and expires (issue 3)', async () => {
  const alice = await corkboard.member('Alice')
  const board = await alice.does.createsBoard('Kitchens')
  await alice.does.pinsTo(board, { title: 'Blue tiles' })
  await alice.opens('/settings/account-settings/')
  corkboard.site.clock.pass(11 * 60_000)
  alice.expects(AGAIN)
  await alice.presses('button', 'Request a copy')
  await alice.sees('heading', 'Confirm it’s you')
  await alice.writes('Password', PASSWORD)
  await alice.within('dialog').presses('button', 'Continue')
  await alice.reads('You requested a copy of your data')

  await corkboard.site.mailbox.next('alice@example.org')
  const { subject, link } = await corkboard.site.mailbox.next('alice@example.org')
  expect(subject).toBe('Your data is ready')
  await alice.opens(link!)
  const [download] = await Promise.all([alice.page.waitForEvent('download'), alice.presses('link', 'Download')])
  expect(download.suggestedFilename()).toMatch(/^corkboard-alice-[\d-]+\.json$/)
  expect(await json(await download.createReadStream())).toMatchObject({
    profile: { username: 'alice' },
    pins: [{ title: 'Blue tiles', board: 'Kitchens' }],
  })

  corkboard.site.clock.pass(7 * DAY_MS)
  await alice.reloads()
  await alice.reads(/The copy you requested on .+ was available until .+/)
  await alice.misses('link', 'Download')
  await alice.sees('button', 'Request a new copy')
})

it('the email’s link leads a signed-out user to their data', async () => {
  const bob = await corkboard.site.person('Bob')
  await bob.asks('DataDownloadResource', 'create', { password: PASSWORD })
  await corkboard.site.mailbox.next('bob@example.org')
  const { link } = await corkboard.site.mailbox.next('bob@example.org')
  const window = await corkboard.visitor({ device: 'phone' })
  await window.opens(link!)
  await window.writes('Email or username', 'bob')
  await window.writes('Password', PASSWORD)
  await window.within('main').presses('button', 'Log in')
  await window.sees('link', 'Download')
})
