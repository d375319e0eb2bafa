import type { Board, Pin } from '@corkboard/contract'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let site: TestSite
let alice: Actor
let bob: Actor
let board: Board

beforeAll(async () => {
  site = await TestSite.start()
  ;[alice, bob] = [await site.person('Alice'), await site.person('Bob')]
  board = await alice.createsBoard('Clocks')
})
afterAll(() => site[Symbol.asyncDispose]())

const titles = async (): Promise<string[]> => (await bob.seesPinsOn(board)).map(({ title }) => title)
const isSignedIn = async (who: Actor): Promise<boolean> =>
  (await who.asks<{ kind: string }>('ViewerResource', 'get')).kind === 'AUTH'

/** What members do all the time: upload and pin, save, comment, follow, send, and see it at the other end. */
const lives = async (title: string): Promise<Pin> => {
  const pin = await alice.pinsTo(board, { title })
  await bob.saves(pin, await bob.createsBoard(`Saved ${title}`))
  await bob.comments(pin, `About ${title}`)
  await alice.sends(bob, { text: title })
  await bob.sends(alice, { text: `Re: ${title}` })
  await site.settled()
  expect((await alice.seesCommentsOn(pin)).map(({ text }) => text)).toEqual([`About ${title}`])
  expect(await alice.opens(pin.images['236x']?.url ?? '')).toBe(200)
  return pin
}

describe.each([
  ['forward by a day and back again', DAY_MS],
  ['back by a day and forward again', -DAY_MS],
  ['forward by the hour of daylight saving time and back again', HOUR_MS],
])('when the clock jumps %s', (_, jump) => {
  it('members stay signed in, writes succeed, and the newest comes first', async () => {
    const before = site.clock.now().getTime()
    const known = await titles()
    const pins = [await lives(`Before ${jump}`)]
    site.clock.set(before + jump)
    pins.push(await lives(`During ${jump}`))
    const secret = await alice.createsBoard(`Secret ${jump}`, { privacy: 'secret' })
    const hidden = await alice.pinsTo(secret)
    expect(await alice.opens(hidden.images['236x']?.url ?? '')).toBe(200)
    site.clock.set(before)
    pins.push(await lives(`After ${jump}`))
    expect(await titles()).toEqual([...pins.map(({ title }) => title).toReversed(), ...known])
    expect(pins.map(({ id }) => BigInt(id)).every((id, n, all) => n === 0 || id > all[n - 1]!)).toBe(true)
    expect([await isSignedIn(alice), await isSignedIn(bob)]).toEqual([true, true])
    expect(await alice.opens((await alice.sees(hidden))?.images['236x']?.url ?? '')).toBe(200)
  })
})

it('the log contains no errors', () => {
  expect(site.logged.filter(({ level }) => Number(level) >= 50)).toEqual([])
})
