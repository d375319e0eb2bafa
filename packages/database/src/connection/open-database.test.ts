import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CorkboardError } from '@corkboard/contract'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startEmbeddedPostgres } from '../embedded/start.ts'
import { ownDatabase } from '../testing/own-database.ts'
import { until } from '../testing/until.ts'
import { listen } from './listen.ts'
import { type DatabaseOptions, type Db, notify, openDatabase, type Tx } from './open-database.ts'
import { leaveWithCommit } from './transaction.ts'

const gate = () => Promise.withResolvers<void>()

const messages = () => {
  const messages: string[] = []
  let received = gate()
  const receive = (text: string) => {
    messages.push(text)
    received.resolve()
    received = gate()
  }
  const until = async (count: number): Promise<string[]> => {
    while (messages.length < count) await received.promise
    return messages
  }
  return { on: { message: receive, lost: () => receive('(lost)'), gap: () => receive('(gap)') }, until }
}

describe.each(['shared', 'plain'] as const)('a query by the driver %j', (driver) => {
  const own = (options: Partial<DatabaseOptions> = {}) => ownDatabase({ driver, ...options })

  it('returns int8 as a string, without losing a digit', async () => {
    await using opened = await own()
    const { rows } = await sql`select 9223372036854775807::int8 as id`.execute(opened.database.db)
    expect(rows).toEqual([{ id: '9223372036854775807' }])
  })

  it('becomes a named statement when it is repeated', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db } = opened.database
    const find = (key: string) => db.selectFrom('instance_settings').where('key', '=', key).selectAll().execute()
    await find('one')
    await find('two')
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ statement: 'select * from "instance_settings" where "key" = $1' }])
  })

  it('returns the same result on every repetition, whatever it finds', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db } = opened.database
    const count = (upTo: number) =>
      sql<{ n: number; half: string | null }>`
        select n::int, case when n % 2 = 0 then to_jsonb(n / 2) end as half from generate_series(1, ${upTo}::int) n`.execute(
        db,
      )
    const rows = [
      { n: 1, half: null },
      { n: 2, half: 1 },
    ]
    for (const wanted of [rows, rows, [], rows.slice(0, 1), rows]) {
      expect((await count(wanted.length)).rows).toEqual(wanted)
    }
  })

  it('reports how many rows it changed, also when repeated', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db } = opened.database
    const add = (...keys: readonly string[]) =>
      sql`insert into instance_settings (key, value) select unnest(${keys}::text[]), '1'`.execute(db)
    const counts = [await add('a', 'b'), await add('c'), await add('d', 'e', 'f')].map((it) => it.numAffectedRows)
    expect(counts).toEqual([2n, 1n, 3n])
  })

  it('that fails does not affect others sent with it', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db } = opened.database
    const divide = (by: number) => sql<{ n: number }>`select 12 / ${by}::int as n`.execute(db)
    // Named from here on, so that the statements below differ only in their values.
    await Promise.all([divide(1), divide(2)])
    const outcomes = await Promise.allSettled([3, 0, 4, 0, 6].map((by) => divide(by)))
    expect(
      outcomes.map((it) => (it.status === 'fulfilled' ? it.value.rows[0]?.n : (it.reason as { code: string }).code)),
    ).toEqual([4, '22012', 3, '22012', 2])
    await expect(
      sql`select ${{
        toPostgres: () => {
          throw new Error('No such value.')
        },
      }} as n`.execute(db),
    ).rejects.toThrow('No such value.')
    expect((await divide(2)).rows).toEqual([{ n: 6 }])
  })

  it('is not delayed by slow ones', async () => {
    await using opened = await own()
    const { db, pool } = opened.database
    const holder = await pool.connect()
    await holder.query('select pg_advisory_lock(7)')
    const slow = Promise.all(Array.from({ length: 4 }, () => sql`select pg_advisory_xact_lock(7)`.execute(db)))
    await until(async () => {
      const { rows } = await holder.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted
         and database = (select oid from pg_database where datname = current_database())`,
      )
      return rows[0]?.waiting === 4
    })
    // A connection counts as held up once a statement has taken 20 ms; one sent before that would wait behind it.
    await sleep(50)
    for (let n = 0; n < 20; n += 1) expect((await sql`select 1 as n`.execute(db)).rows).toEqual([{ n: 1 }])
    await holder.query('select pg_advisory_unlock(7)')
    holder.release()
    await slow
  })

  it('is refused as unavailable after its timeout', async () => {
    await using opened = await own({ statementTimeoutMs: 50 })
    const error: unknown = await sql`select pg_sleep(30)`.execute(opened.database.db).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ code: 'request.unavailable', cause: { code: '57014' } })
  })

  it('is refused as unavailable when the server does not answer, and the next one has another connection', async () => {
    await using opened = await own({ statementTimeoutMs: 2_000, poolSize: 1 })
    const { db } = opened.database
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)
    process.kill(rows[0]!.pid, 'SIGSTOP')
    try {
      const error: unknown = await sql`select 1`.execute(db).catch((thrown: unknown) => thrown)
      expect(error).toMatchObject({ code: 'request.unavailable', cause: { message: 'Query read timeout' } })
      expect((await sql`select 2 as n`.execute(db)).rows).toEqual([{ n: 2 }])
    } finally {
      process.kill(rows[0]!.pid, 'SIGCONT')
    }
  })

  it('finds all connections open that were opened ahead', async () => {
    await using opened = await own({ poolSize: 6 })
    const { database } = opened
    await database.openAll()
    expect([database.pool.totalCount, database.pool.idleCount]).toEqual([6, 6])
    await Promise.all(Array.from({ length: 64 }, () => sql`select 1`.execute(database.db)))
    expect(database.pool.totalCount).toBe(6)
    // The driver closes idle connections above this number.
    expect(database.pool.options.min).toBe(6)
  })

  it('is refused as unavailable while no connection can be opened ahead', async () => {
    const database = await openDatabase({ url: 'postgres://corkboard@127.0.0.1:1/none', driver })
    await expect(database.openAll()).rejects.toMatchObject({ code: 'request.unavailable' })
    await database.close()
  })

  it('waits at most two seconds for a connection', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db, transaction } = opened.database
    const started = performance.now()
    await transaction(async () => {
      await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: 'request.unavailable' })
    })
    expect(performance.now() - started).toBeGreaterThan(1_900)
  })
})

describe.each(['shared', 'plain'] as const)('a transaction by the driver %j', (driver) => {
  const own = (options: Partial<DatabaseOptions> = {}) => ownDatabase({ driver, ...options })

  it('rolls back everything when it throws', async () => {
    await using opened = await own()
    const { db, transaction } = opened.database
    const doomed = transaction(async (tx) => {
      await tx.insertInto('instance_settings').values({ key: 'a', value: '1' }).execute()
      throw new Error('No.')
    })
    await expect(doomed).rejects.toThrow('No.')
    expect(await db.selectFrom('instance_settings').selectAll().execute()).toEqual([])
  })

  it('runs statements issued together in their order, each seeing the ones before', async () => {
    await using opened = await own()
    const { db, transaction } = opened.database
    const keys = ['a', 'b', 'c']
    const seen = await transaction((tx) =>
      Promise.all(
        keys.map((key) =>
          sql<{ n: number }>`
            with added as (insert into instance_settings (key, value) values (${key}, '1'))
            select count(*)::int as n from instance_settings`.execute(tx),
        ),
      ),
    )
    expect(seen.map(({ rows }) => rows[0]?.n)).toEqual([0, 1, 2])
    expect(await db.selectFrom('instance_settings').selectAll().execute()).toHaveLength(3)
  })

  it('takes a statement along with its commit, and fails if that does', async () => {
    await using opened = await own()
    const { db, transaction } = opened.database
    const set = (tx: Tx, key: string, value: string) =>
      sql`insert into instance_settings (key, value) values (${key}, ${value}::jsonb)`.execute(tx)
    const outcomeOf = (key: string, lastValue: string): Promise<unknown> =>
      transaction(async (tx) => {
        await set(tx, key, '1')
        leaveWithCommit(tx, set(tx, `${key} last`, lastValue))
      }).then(
        () => 'committed',
        (error: { readonly code: string }) => error.code,
      )
    expect(await outcomeOf('good', '2')).toBe('committed')
    expect(await outcomeOf('bad', 'no json')).toBe('22P02')
    const rows = await db.selectFrom('instance_settings').select('key').orderBy('key').execute()
    expect(rows).toEqual([{ key: 'good' }, { key: 'good last' }])
  })

  it('is retried when what left with its commit failed because of another transaction', async () => {
    await using opened = await own()
    const { transaction } = opened.database
    let runs = 0
    await transaction(async (tx) => {
      runs += 1
      const conflict = sql`do $$ begin raise exception using errcode = '40001', message = 'again'; end $$`
      leaveWithCommit(tx, (runs === 1 ? conflict : sql`select 1`).execute(tx))
    })
    expect(runs).toBe(2)
  })

  it('that loses its connection stores nothing, and the next one works', async () => {
    await using opened = await own({ poolSize: 2 })
    const { db, transaction } = opened.database
    const lost = transaction(async (tx) => {
      await tx.insertInto('instance_settings').values({ key: 'lost', value: '1' }).execute()
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await opened.database.pool.query('select pg_terminate_backend($1)', [rows[0]!.pid])
      await tx.insertInto('instance_settings').values({ key: 'after', value: '1' }).execute()
    })
    await expect(lost).rejects.toMatchObject({ code: 'request.unavailable' })
    await transaction((tx) => tx.insertInto('instance_settings').values({ key: 'next', value: '1' }).execute())
    expect(await db.selectFrom('instance_settings').select('key').execute()).toEqual([{ key: 'next' }])
  })

  it('gets a connection however many reads run at the same time', async () => {
    await using opened = await own({ poolSize: 1 })
    const { db, transaction } = opened.database
    const enough = new AbortController()
    const reader = async () => {
      while (!enough.signal.aborted) await sql`select pg_sleep(0.01)`.execute(db)
    }
    const readers = Promise.all(Array.from({ length: 8 }, reader))
    await sleep(50)
    const { rows } = await transaction((tx) => sql<{ n: number }>`select 7 as n`.execute(tx))
    enough.abort()
    await readers
    expect(rows).toEqual([{ n: 7 }])
  })

  it('that queries the pool from within is refused if configured so, and allowed afterwards', async () => {
    await using opened = await own({ refuseSecondConnection: true })
    const { db, transaction } = opened.database
    const find = () => db.selectFrom('instance_settings').selectAll().execute()
    await expect(transaction(find)).rejects.toThrow('asked for a second connection')
    await transaction(async (tx) => tx.selectFrom('instance_settings').selectAll().execute())
    expect(await find()).toEqual([])
  })

  it('that deadlocks is retried, and both sides succeed', async () => {
    await using opened = await own()
    const { db, transaction } = opened.database
    await db
      .insertInto('instance_settings')
      .values([
        { key: 'left', value: '0' },
        { key: 'right', value: '0' },
      ])
      .execute()
    const both = { left: gate(), right: gate() }
    let runs = 0
    const add = (mine: 'left' | 'right', other: 'left' | 'right') =>
      transaction(async (tx) => {
        runs += 1
        const increase = (key: string) =>
          sql`update instance_settings set value = to_jsonb(value::int + 1) where key = ${key}`.execute(tx)
        await increase(mine)
        both[mine].resolve()
        await both[other].promise
        await increase(other)
      })
    await Promise.all([add('left', 'right'), add('right', 'left')])
    const rows = await db.selectFrom('instance_settings').select(['key', 'value']).orderBy('key').execute()
    expect(rows).toEqual([
      { key: 'left', value: 2 },
      { key: 'right', value: 2 },
    ])
    // On a busy machine the server may end both, one after the other.
    expect(runs).toBeGreaterThan(2)
  })

  it('gives up after the third retry', async () => {
    await using opened = await own()
    let runs = 0
    const hopeless = opened.database.transaction(async (tx) => {
      runs += 1
      await sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(tx)
    })
    await expect(hopeless).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(4)
  })
})

/** Does something while the database process behind the connection that listens to news does not run. */
const whileFrozen = async (db: Db, work: () => Promise<unknown>): Promise<void> => {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where application_name = 'corkboard listen news'
      and datname = current_database()`.execute(db)
  const { pid } = rows[0]!
  process.kill(pid, 'SIGSTOP')
  try {
    await work()
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

describe('listening', () => {
  it('receives what was committed and nothing that was rolled back', async () => {
    await using own = await ownDatabase()
    const { db, listen, transaction } = own.database
    const { on, until } = messages()
    await listen('news', on)
    await transaction(async (tx) => {
      await notify(tx, 'news', 'undone')
      throw new Error('No.')
    }).catch(() => undefined)
    await notify(db, 'news', 'done')
    expect(await until(1)).toEqual(['done'])
  })

  it('reports a lost connection immediately, reconnects and reports the gap', async () => {
    await using own = await ownDatabase()
    const { db, listen } = own.database
    const { on, until } = messages()
    await listen('news', on)
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'corkboard listen news'
              and datname = current_database()`.execute(db)
    await until(2)
    await notify(db, 'news', 'after')
    expect(await until(3)).toEqual(['(lost)', '(gap)', 'after'])
  })

  it('sends on its own connection, while the pool is busy', async () => {
    await using own = await ownDatabase({ poolSize: 1 })
    const { pool, listen } = own.database
    const { on, until } = messages()
    const listener = await listen('news', on)
    const taken = await pool.connect()
    await listener.query('select pg_notify($1, $2)', ['news', 'sent'])
    expect(await until(1)).toEqual(['sent'])
    taken.release()
  })

  it('notices that the other end has stopped responding, although no one sends anything', async () => {
    await using own = await ownDatabase()
    const { db } = own.database
    const { on, until } = messages()
    const listener = await listen({
      url: own.url,
      channel: 'news',
      on,
      log: undefined,
      pace: { answerWithinMs: 200, heartbeatMs: 20, endWithinMs: 200 },
    })
    await whileFrozen(db, () => until(2))
    await notify(db, 'news', 'after')
    expect(await until(3)).toEqual(['(lost)', '(gap)', 'after'])
    await listener.stop()
  })

  it('stops although the other end has stopped responding', async () => {
    await using own = await ownDatabase()
    const { db, listen } = own.database
    const listener = await listen('news', messages().on)
    await whileFrozen(db, () => listener.stop())
    expect(listener.isListening).toBe(false)
  })

  it('sends statements one after the other, and goes on after one that failed', async () => {
    await using own = await ownDatabase()
    const listener = await own.database.listen('news', messages().on)
    const deprecated: string[] = []
    const note = ({ name, message }: Error) => void (name === 'DeprecationWarning' && deprecated.push(message))
    process.on('warning', note)
    onTestFinished(() => void process.off('warning', note))
    const answers = await Promise.allSettled([
      listener.query<{ n: number }>('select 1 as n', []),
      listener.query('select 1 / 0', []),
      listener.query<{ n: number }>('select 2 as n', []),
    ])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    await new Promise(setImmediate)
    expect(deprecated).toEqual([])
  })

  it('can be stopped', async () => {
    await using own = await ownDatabase()
    const { db, listen } = own.database
    const stopped = messages()
    const other = messages()
    const listener = await listen('news', stopped.on)
    await listen('news', other.on)
    await listener.stop()
    await notify(db, 'news', 'late')
    await other.until(1)
    expect(await stopped.until(0)).toEqual([])
  })
})

it.each(['shared', 'plain'] as const)(
  'a lost database is reported as unavailable immediately, and needs no restart when it returns, with the driver %j',
  async (driver) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'corkboard-away-'))
    chmodSync(dataDir, 0o755)
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const settings = { fsync: 'off' }
    const first = await startEmbeddedPostgres({ dataDir, settings })
    const database = await openDatabase({ url: first.url, driver })
    const { on, until } = messages()
    await database.listen('news', on)
    const query = () => sql<{ n: number }>`select 1 as n`.execute(database.db)
    await query()

    process.kill(first.pid, 'SIGKILL')
    // The backend of an open connection outlives its postmaster for a moment.
    const untilUnavailable = async (): Promise<never> => {
      for (;;) await query()
    }
    await expect(untilUnavailable()).rejects.toBeInstanceOf(CorkboardError)
    await expect(database.transaction(query)).rejects.toMatchObject({ code: 'request.unavailable' })

    const second = await startEmbeddedPostgres({ dataDir, settings })
    expect((await query()).rows).toEqual([{ n: 1 }])
    expect(await until(2)).toEqual(['(lost)', '(gap)'])
    await database.close()
    await second.stop()
  },
)
