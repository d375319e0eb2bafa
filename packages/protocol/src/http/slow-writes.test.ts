import { drainOutbox } from '@corkboard/database'
import { outboxHandlers } from '@corkboard/domain'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { delayOf } from './slow-writes.ts'

const BACKLOG = { slowFrom: 3, refuseFrom: 8, maxDelayMs: 250 }

let site: TestSite
let alice: Actor

beforeAll(async () => {
  // The worker stands still.
  site = await TestSite.start({ worker: false, config: { backlog: BACKLOG } })
  alice = await site.person('Alice')
})
afterAll(() => site[Symbol.asyncDispose]())

const workerCatchesUp = () => drainOutbox(site.site.database, outboxHandlers(site.site))

const waiting = async (): Promise<number> =>
  (await site.site.database.db.selectFrom('outbox').selectAll().execute()).length

/** Writes until so many events wait; the site has not counted them yet. */
const fallsBehindBy = async (events: number): Promise<void> => {
  while ((await waiting()) < events) await alice.createsBoard(`Board ${crypto.randomUUID()}`)
}

const secondPasses = () => site.clock.pass(1_000)

/** A write that fails before it changes anything, so that the number of waiting events stays. */
const writes = async (actor = alice) => {
  const { status, headers } = await actor.resource('BoardResource', 'create', {})
  return { status, delay: headers.get('server-timing'), retryAfter: headers.get('retry-after') }
}

const AT_ONCE = { status: 400, delay: null, retryAfter: null }

beforeEach(async () => {
  await workerCatchesUp()
  await site.server.backlog.look()
})

describe('writes of members, while the worker stands still', () => {
  it('are answered at once as long as few events wait', async () => {
    await fallsBehindBy(BACKLOG.slowFrom)
    await site.server.backlog.look()
    expect(await writes()).toEqual(AT_ONCE)
  })

  it('are delayed once too many wait, until the worker has caught up', async () => {
    await fallsBehindBy(BACKLOG.slowFrom + 2)
    await site.server.backlog.look()
    const delayMs = delayOf(await waiting(), BACKLOG)
    const startedAt = performance.now()
    expect(await writes()).toEqual({ ...AT_ONCE, delay: `worker;dur=${delayMs}` })
    // Timers may fire a millisecond early.
    expect(performance.now() - startedAt).toBeGreaterThan(delayMs - 2)

    await workerCatchesUp()
    secondPasses()
    expect(await writes()).toEqual(AT_ONCE)
  })

  it('are refused with Retry-After once the outbox is full, until the worker has caught up', async () => {
    await fallsBehindBy(BACKLOG.refuseFrom)
    await site.server.backlog.look()
    expect(await writes()).toEqual({ status: 503, delay: null, retryAfter: '30' })

    await workerCatchesUp()
    secondPasses()
    expect(await writes()).toEqual(AT_ONCE)
  })

  it('are counted at most once a second, and only when someone writes', async () => {
    await fallsBehindBy(BACKLOG.slowFrom + 1)
    expect(await writes()).toEqual(AT_ONCE)
    secondPasses()
    // The first write after that finds out for those that follow.
    expect(await writes()).toEqual(AT_ONCE)
    await site.server.backlog.waiting()
    expect(await writes()).toEqual({ ...AT_ONCE, delay: expect.stringMatching(/^worker;dur=[1-9]/) })
  })

  it('log once that they wait, and once that they no longer do', async () => {
    const before = site.logged.length
    await fallsBehindBy(BACKLOG.slowFrom + 1)
    await site.server.backlog.look()
    await site.server.backlog.look()
    await workerCatchesUp()
    await site.server.backlog.look()
    const lines = site.logged.slice(before).filter(({ level }) => level === 40)
    expect(lines).toEqual([
      expect.objectContaining({ msg: 'the worker is behind: writes wait', waiting: expect.any(Number) }),
      expect.objectContaining({ msg: 'writes no longer wait', waiting: 0 }),
    ])
  })
})

describe('however many events wait', () => {
  beforeEach(async () => {
    await fallsBehindBy(BACKLOG.refuseFrom)
    await site.server.backlog.look()
  })

  it('members read as fast as ever: lists, and queries by POST', async () => {
    const list = await alice.resource('UserHomefeedResource', 'get')
    const query = await alice.browser.send('/_/graphql/', { method: 'POST', json: { queryHash: 'none' } })
    expect([list.status, list.headers.get('server-timing')]).toEqual([200, null])
    expect(query.headers.get('server-timing')).toBeNull()
    expect(query.status).not.toBe(503)
  })

  it('members log out and visitors sign up', async () => {
    await alice.logsOut()
    await alice.logsIn(alice.username)
    const bob = await site.person('Bob')
    expect(bob.username).toBe('bob')
  })
})

it.each([
  [0, 0],
  [2_000, 0],
  [2_018, 5],
  [11_000, 2_500],
  [19_999, 5_000],
])('with %i waiting events a write waits %i ms', (events, ms) => {
  expect(delayOf(events, { slowFrom: 2_000, refuseFrom: 20_000, maxDelayMs: 5_000 })).toBe(ms)
})
