import { TestSite } from '@corkboard/testkit'
import { expect, it } from 'vitest'

it('a site that sends its statements by pg alone (DATABASE_DRIVER=plain) saves pins and shows them', async () => {
  await using site = await TestSite.start({ databaseDriver: 'plain' })
  const { alice, bob } = await site.cast()
  const pin = await alice.pinsTo(await alice.createsBoard('Kitchens'), { title: 'Blue tiles' })
  const board = await bob.createsBoard('Ideas')
  const saves = await Promise.all(Array.from({ length: 12 }, () => bob.saves(pin, board)))
  expect(new Set(saves.map(({ id }) => id)).size).toBe(12)
  const shown = await bob.asks('BoardFeedResource', 'get', { board_id: board.id })
  expect(shown).toHaveLength(12)
})
