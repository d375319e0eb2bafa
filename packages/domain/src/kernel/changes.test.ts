import { type Database, drainOutbox, openDatabase, sql } from '@corkboard/database'
import { fail } from '@corkboard/contract'
import { createTestCtx, makeBoard, makeComment, makePin, type TestCtx, uploadPicture } from '@corkboard/testkit/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSession, issueSession, resolveSession } from '../accounts/sign-in/index.ts'
import { setWriteBan } from '../accounts/staff/index.ts'
import { updateSettings } from '../accounts/settings/index.ts'
import { allowBoard, editBoard, getBoard } from '../content/boards/index.ts'
import { allowComment, deleteComment, getComment } from '../content/comments/index.ts'
import { allowPin, deletePin, getPin } from '../content/pins/index.ts'
import { readyPicture } from '../media/index.ts'
import { outboxHandlers } from '../modules.ts'
import { blockPerson, followPerson, setAvatar } from '../people/index.ts'
import {
  type ChangeHub,
  createChangeHub,
  createCtx,
  createRequestCtx,
  type Ctx,
  type SignedIn,
  type Site,
} from './index.ts'

let test: TestCtx
let neighbor: Site
let alice: Ctx<SignedIn>
let bob: Ctx<SignedIn>
beforeAll(async () => {
  test = await createTestCtx()
  neighbor = await test.neighbor()
  alice = test.as(await test.person('Alice'))
  bob = test.as(await test.person('Bob'))
})
afterAll(() => test[Symbol.asyncDispose]())

/** What a process is notified of from now on. */
const notified = (hub: Pick<ChangeHub, 'subscribe'>) => {
  const tags: string[] = []
  const stop = hub.subscribe((changes) => (changes === 'everything' ? tags.push(changes) : tags.push(...changes)))
  return { tags, [Symbol.dispose]: stop }
}

/** Waits until the neighbor knows every change of this process so far. */
const othersHaveHeard = async () => {
  using there = notified(neighbor.changes)
  await test.site.changes.publish(['pin:99'])
  await expect.poll(() => there.tags).toContain('pin:99')
}

/** The viewer in a process that dies after its commits, before it can tell the others. */
const inDyingProcess = ({ viewer }: Ctx<SignedIn>) =>
  createCtx(
    { ...test.site, changes: { ...test.site.changes, isDeaf: false, publish: () => Promise.resolve() } },
    viewer,
  )

/** The database, whose connection is lost after the commits and before their answers. */
const losingAnswers = (database: Database): Database => ({
  ...database,
  transaction: async (work) => {
    await database.transaction(work)
    throw fail('request.unavailable')
  },
})

const withLostAnswers = ({ viewer }: Ctx<SignedIn>) =>
  createCtx({ ...test.site, database: losingAnswers(test.site.database) }, viewer)

/** Ends the connection on which the process that was opened last listens. */
const endNewestListener = () =>
  sql`
  select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity
    where datname = current_database() and application_name = 'corkboard listen corkboard_changes'
    order by backend_start desc limit 1
  ) newest`.execute(test.site.database.db)

describe('a block', () => {
  it('is known to the others even if its process dies after the commit', async () => {
    const carol = test.as(await test.person('Carol'))
    using there = notified(neighbor.changes)
    await blockPerson(inDyingProcess(bob), carol.viewer.userId)
    await expect
      .poll(() => there.tags)
      .toEqual(expect.arrayContaining([`user:${bob.viewer.userId}`, `user:${carol.viewer.userId}`, 'access:all']))
  })

  it('is known to all when the connection is lost before the answer to the commit', async () => {
    const dan = test.as(await test.person('Dan'))
    using here = notified(test.site.changes)
    await expect(blockPerson(withLostAnswers(bob), dan.viewer.userId)).rejects.toMatchObject({
      code: 'request.unavailable',
    })
    expect(here.tags).toEqual(expect.arrayContaining([`user:${dan.viewer.userId}`, 'access:all']))
  })

  it('is published again when it is repeated, and once more by the worker', async () => {
    const erik = test.as(await test.person('Erik'))
    await blockPerson(inDyingProcess(bob), erik.viewer.userId)
    using there = notified(neighbor.changes)
    await blockPerson(bob, erik.viewer.userId)
    expect(there.tags).toEqual(expect.arrayContaining([`user:${erik.viewer.userId}`, 'access:all']))
    there.tags.length = 0
    await drainOutbox(test.site.database, outboxHandlers(test.site))
    await expect.poll(() => there.tags).toContain(`user:${erik.viewer.userId}`)
  })
})

it('a follow whose answer is lost is known in its own process', async () => {
  using here = notified(test.site.changes)
  await expect(followPerson(withLostAnswers(alice), bob.viewer.userId)).rejects.toMatchObject({
    code: 'request.unavailable',
  })
  expect(here.tags).toContain(`user:${bob.viewer.userId}`)
})

it('what a transaction undoes is not published', async () => {
  using here = notified(test.site.changes)
  const undone = bob.transaction(async (tx) => {
    tx.tookAway('pin:1')
    throw new Error('No.')
  })
  await expect(undone).rejects.toThrow('No.')
  expect(here.tags).toEqual([])
})

it('the worker publishes the pictures of a deleted pin again', async () => {
  const pin = await makePin(bob, await makeBoard(bob, 'Lamps'))
  await deletePin(bob, allowPin(bob, 'delete', await getPin(bob, pin.id)))
  using here = notified(test.site.changes)
  await drainOutbox(test.site.database, outboxHandlers(test.site))
  expect(here.tags).toEqual(
    expect.arrayContaining([`image:${pin.image_signature}`, `user:${bob.viewer.userId}`, `pin:${pin.id}`]),
  )
})

it.each([
  ['a log-out', async () => endSession(bob, (await issueSession(bob, bob.viewer.userId, {})).id), 'session:'],
  ['a ban', () => setWriteBan(test.visitor, alice.viewer.userId, { reason: 'Spam' }), 'account:'],
])('the response to %s waits until the other processes know', async (_change, change, prefix) => {
  using there = notified(neighbor.changes)
  await change()
  expect(there.tags).toContainEqual(expect.stringMatching(`^${prefix}`))
})

describe('is known to the others even if its process dies after the commit:', () => {
  it('a stricter setting', async () => {
    const fay = test.as(await test.person('Fay'))
    await othersHaveHeard()
    using there = notified(neighbor.changes)
    await updateSettings(inDyingProcess(fay), { comments_from: 'nobody' })
    await expect.poll(() => there.tags).toContain(`user:${fay.viewer.userId}`)
  })

  it('a picture that is no longer an avatar', async () => {
    const avatar = await readyPicture(bob, await uploadPicture(bob))
    await setAvatar(bob, avatar)
    await othersHaveHeard()
    using there = notified(neighbor.changes)
    await setAvatar(inDyingProcess(bob), null)
    await expect.poll(() => there.tags).toContain(`image:${avatar}`)
  })

  it('a deleted comment', async () => {
    const pin = await makePin(bob, await makeBoard(bob, 'Vases'))
    const { id } = await makeComment(bob, pin)
    await othersHaveHeard()
    using there = notified(neighbor.changes)
    const writer = inDyingProcess(bob)
    await deleteComment(writer, allowComment(writer, 'delete', await getComment(writer, id)))
    await expect.poll(() => there.tags).toContain(`pin:${pin.id}`)
  })
})

describe('changes are sent', () => {
  it('while requests have taken the whole pool', async () => {
    const { pool } = test.site.database
    const taken = await Promise.all(Array.from({ length: pool.options.max ?? 1 }, () => pool.connect()))
    using there = notified(neighbor.changes)
    await test.site.changes.publish(['pin:11', 'access:all'])
    await test.site.changes.publish(['pin:12'])
    await expect.poll(() => there.tags).toEqual(['pin:11', 'access:all', 'pin:12'])
    for (const client of taken) client.release()
  })

  it('once the connection is back', async () => {
    const hub = await createChangeHub(test.site.database)
    using here = notified(hub)
    using there = notified(neighbor.changes)
    await endNewestListener()
    await expect.poll(() => here.tags).toContain('everything')
    await hub.publish(['pin:13'])
    await expect.poll(() => there.tags).toEqual(['pin:13'])
    await hub.close()
  })

  it('as everything when they are too many', async () => {
    const hub = await createChangeHub(test.site.database)
    using there = notified(neighbor.changes)
    await hub.publish(Array.from({ length: 20_001 }, (_, n) => `pin:${n}` as const))
    await expect.poll(() => there.tags).toEqual(['everything'])
    await hub.close()
  })
})

describe('a process whose connection that listens is lost', () => {
  /** Runs `work` while nobody can connect to the database of the test. */
  const withoutNewConnections = async (work: () => Promise<void>) => {
    const url = new URL(test.databaseUrl)
    const name = sql.id(decodeURIComponent(url.pathname.slice(1)))
    url.pathname = '/postgres'
    const admin = await openDatabase({ url: url.href, poolSize: 1 })
    const allow = (isOn: boolean) =>
      sql`alter database ${name} with allow_connections ${sql.raw(String(isOn))}`.execute(admin.db)
    await allow(false)
    try {
      await work()
    } finally {
      await allow(true)
      await admin.close()
    }
  }

  it('uses no cache that decides what someone may see or do, until it is back', async () => {
    const frank = test.as(await test.person('Frank'))
    const board = await makeBoard(bob, 'Plans')
    const { id, token } = await issueSession(frank, frank.viewer.userId, {})
    const deaf = await test.neighbor()
    const isSeen = () =>
      getBoard(createRequestCtx(deaf, frank.viewer), board.id).then(
        () => true,
        () => false,
      )
    await Promise.all([test.site.database.openAll(), deaf.database.openAll()])
    await withoutNewConnections(async () => {
      using there = notified(deaf.changes)
      await endNewestListener()
      await expect.poll(() => there.tags).toContain('everything')
      expect(deaf.changes.isDeaf).toBe(true)
      expect([await isSeen(), (await resolveSession(deaf, token))?.sessionId]).toEqual([true, id])
      await editBoard(bob, allowBoard(bob, 'edit', await getBoard(bob, board.id)), { privacy: 'secret' })
      await endSession(frank, id)
      expect([await isSeen(), await resolveSession(deaf, token)]).toEqual([false, undefined])
    })
    await expect.poll(() => deaf.changes.isDeaf).toBe(false)
    expect([await isSeen(), await resolveSession(deaf, token)]).toEqual([false, undefined])
  })
})
