import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../connection/open-database.ts'
import { openDatabase } from '../connection/open-database.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { until } from '../testing/until.ts'
import { type OutboxHandlers, countDueEvents, drainOutbox } from './drain-outbox.ts'
import { outbox } from './outbox.ts'
import { watchOutbox } from './watch-outbox.ts'

const waitingEvents = (db: Db) =>
  db.selectFrom('outbox').select(['kind', 'attempts', 'last_error']).orderBy('id').execute()
const letPausesPass = (db: Db) => sql`update outbox set next_attempt_at = now()`.execute(db)

const collector = () => {
  const seen: unknown[] = []
  const handlers: OutboxHandlers = { saved: async ({ payload }) => void seen.push(payload['n']) }
  return { seen, handlers }
}

describe('the outbox', () => {
  it('holds an event once its transaction commits, and none that was rolled back', async () => {
    await using own = await ownDatabase()
    const { db, transaction } = own.database
    const undone = transaction(async (tx) => {
      await outbox.add(tx, { kind: 'saved', payload: { n: 1 } })
      throw new Error('No.')
    })
    await expect(undone).rejects.toThrow('No.')
    expect(await waitingEvents(db)).toEqual([])

    await transaction((tx) => outbox.add(tx, { kind: 'saved', payload: { n: 2 } }))
    expect(await waitingEvents(db)).toHaveLength(1)
  })

  it('is drained in one run, whatever its length', async () => {
    await using own = await ownDatabase()
    const { seen, handlers } = collector()
    for (let n = 0; n < 120; n += 1) await outbox.add(own.database.db, { kind: 'saved', payload: { n } })
    const report = await drainOutbox(own.database, handlers)
    expect({ report, seen }).toEqual({
      report: { handled: 120, failed: 0, unknown: {} },
      seen: Array.from({ length: 120 }, (_, n) => n),
    })
  })

  it('gives parallel drains different events', async () => {
    await using own = await ownDatabase()
    const { seen, handlers } = collector()
    for (let n = 0; n < 200; n += 1) await outbox.add(own.database.db, { kind: 'saved', payload: { n } })
    const drain = () => drainOutbox(own.database, handlers)
    const reports = await Promise.all([drain(), drain(), drain()])
    expect(reports.reduce((sum, { handled }) => sum + handled, 0)).toBe(200)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('runs the handler once, with the newest event, for events with the same key', async () => {
    await using own = await ownDatabase()
    const { seen, handlers } = collector()
    const add = (key: string, n: number) => outbox.add(own.database.db, { kind: 'saved', payload: { n }, key })
    await add('pin 1', 1)
    await add('pin 2', 2)
    await add('pin 1', 3)
    const report = await drainOutbox(own.database, handlers)
    expect({ seen, handled: report.handled }).toEqual({ seen: [3, 2], handled: 3 })
  })
})

describe('events of a kind handled in batches', () => {
  it('arrive as one batch, those with the same key once', async () => {
    await using own = await ownDatabase()
    const batches: unknown[][] = []
    const handlers: OutboxHandlers = {
      ...collector().handlers,
      followed: { together: async (events) => void batches.push(events.map(({ payload }) => payload['n'])) },
    }
    const add = (kind: string, n: number, key?: string) =>
      outbox.add(own.database.db, { kind, payload: { n }, ...(key && { key }) })
    await add('followed', 1)
    await add('saved', 2)
    await add('followed', 3, 'alice')
    await add('followed', 4, 'alice')
    const report = await drainOutbox(own.database, handlers)
    expect({ batches, report }).toEqual({ batches: [[1, 4]], report: { handled: 4, failed: 0, unknown: {} } })
  })

  it('arrive one by one when one of them fails, and only that one is postponed', async () => {
    await using own = await ownDatabase()
    const { db } = own.database
    const followed: unknown[] = []
    const handlers: OutboxHandlers = {
      followed: {
        together: async (events, tx) => {
          for (const { payload } of events) await sql`select 1 / ${payload['n']}::int`.execute(tx)
          followed.push(...events.map(({ payload }) => payload['n']))
        },
      },
    }
    for (const n of [1, 0, 2]) await outbox.add(db, { kind: 'followed', payload: { n } })
    const report = await drainOutbox(own.database, handlers)
    expect({ followed, report, events: await waitingEvents(db) }).toEqual({
      followed: [1, 2],
      report: { handled: 2, failed: 1, unknown: {} },
      events: [{ kind: 'followed', attempts: 1, last_error: 'division by zero' }],
    })
  })
})

describe('a failing event', () => {
  it('is postponed with its error and does not block the others', async () => {
    await using own = await ownDatabase()
    const { db } = own.database
    const { seen, handlers } = collector()
    const failing: OutboxHandlers = {
      ...handlers,
      mailed: async (_, tx) => {
        await sql`insert into instance_settings values ('half', '1')`.execute(tx)
        await sql`select 1 / 0`.execute(tx)
      },
    }
    await outbox.add(db, { kind: 'mailed', payload: {} })
    await outbox.add(db, { kind: 'saved', payload: { n: 1 } })
    const report = await drainOutbox(own.database, failing)
    expect({ report, seen, events: await waitingEvents(db) }).toEqual({
      report: { handled: 1, failed: 1, unknown: {} },
      seen: [1],
      events: [{ kind: 'mailed', attempts: 1, last_error: 'division by zero' }],
    })
    expect(await db.selectFrom('instance_settings').selectAll().execute()).toEqual([])
  })

  it('waits longer each time, and succeeds in the end', async () => {
    await using own = await ownDatabase()
    const { db } = own.database
    let isBroken = true
    const handlers: OutboxHandlers = {
      mailed: async () => {
        if (isBroken) throw new Error('No mail today.')
      },
    }
    await outbox.add(db, { kind: 'mailed', payload: {} })
    const pauses: number[] = []
    for (let run = 0; run < 4; run += 1) {
      await letPausesPass(db)
      await drainOutbox(own.database, handlers)
      const { rows } = await sql<{ pause: number }>`
        select round(extract(epoch from next_attempt_at - now()))::int as pause from outbox`.execute(db)
      pauses.push(rows[0]?.pause ?? 0)
    }
    expect(pauses).toEqual([1, 2, 4, 8])
    isBroken = false
    await letPausesPass(db)
    expect(await drainOutbox(own.database, handlers)).toEqual({ handled: 1, failed: 0, unknown: {} })
  })
})

it('events that wait for a faster worker are counted, up to a limit; postponed and unknown ones are not', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  const broken: OutboxHandlers = {
    saved: async () => {
      throw new Error('Not today.')
    },
  }
  await outbox.add(db, { kind: 'saved', payload: {} })
  await drainOutbox(own.database, broken)
  for (const kind of ['saved', 'saved', 'mailed', 'from_the_future']) await outbox.add(db, { kind, payload: {} })
  const kinds = ['saved', 'mailed']
  expect([await countDueEvents(db, kinds, 10), await countDueEvents(db, kinds, 2)]).toEqual([3, 2])
})

it('an event of an unknown kind stays in the outbox and is reported', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  await outbox.add(db, { kind: 'from_the_future', payload: {} })
  const report = await drainOutbox(own.database, collector().handlers)
  expect({ report, kept: (await waitingEvents(db)).length }).toEqual({
    report: { handled: 0, failed: 0, unknown: { from_the_future: 1 } },
    kept: 1,
  })
})

it('an event whose drain lost its connection is drained again', async () => {
  await using own = await ownDatabase()
  const { db } = own.database
  await outbox.add(db, { kind: 'saved', payload: { n: 1 } })
  const crash: OutboxHandlers = {
    saved: async (_, tx) => void (await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx)),
  }
  await expect(drainOutbox(own.database, crash)).rejects.toMatchObject({ code: 'request.unavailable' })
  const { seen, handlers } = collector()
  await drainOutbox(own.database, handlers)
  expect(seen).toEqual([1])
})

describe('an outbox watcher', () => {
  it('handles events left by a process that died, and events committed in the meantime', async () => {
    await using own = await ownDatabase()
    const dying = await openDatabase({ url: own.url })
    await dying.transaction((tx) => outbox.add(tx, { kind: 'saved', payload: { n: 1 } }))
    await dying.close()
    const { seen, handlers } = collector()
    const watch = watchOutbox(own.database, handlers)
    await until(async () => seen.length === 1)
    await outbox.add(own.database.db, { kind: 'saved', payload: { n: 2 } })
    await until(async () => seen.length === 2)
    await watch.stop()
    expect(seen).toEqual([1, 2])
  })

  it('handles an event that was written before others and committed after them', async () => {
    await using own = await ownDatabase()
    const { db, transaction } = own.database
    const { seen, handlers } = collector()
    const [added, drained] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const late = transaction(async (tx) => {
      await outbox.add(tx, { kind: 'saved', payload: { n: 1 } })
      added.resolve()
      await drained.promise
    })
    await added.promise
    await outbox.add(db, { kind: 'saved', payload: { n: 2 } })
    const watch = watchOutbox(own.database, handlers)
    await until(async () => seen.length === 1)
    drained.resolve()
    await late
    await until(async () => seen.length === 2)
    await watch.stop()
    expect(seen).toEqual([2, 1])
  })

  it('continues with others while one takes long, and retries one that failed', async () => {
    await using own = await ownDatabase()
    const { db } = own.database
    const { seen, handlers } = collector()
    const [slow, fast] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let failures = 0
    const watch = watchOutbox(own.database, {
      ...handlers,
      slow: async () => {
        slow.resolve()
        await fast.promise
      },
      failing: async () => {
        failures += 1
        if (failures < 3) throw new Error('Not yet.')
      },
    })
    await outbox.add(db, { kind: 'slow', payload: {} })
    await slow.promise
    await outbox.add(db, { kind: 'saved', payload: { n: 1 } })
    await until(async () => seen.length === 1)
    fast.resolve()
    await outbox.add(db, { kind: 'failing', payload: {} })
    await until(async () => (await waitingEvents(db)).length === 0)
    await watch.stop()
    // A failed batch is retried one by one.
    expect(failures).toBe(3)
  })
})
