import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../connection/open-database.ts'
import { jobs } from '../jobs/jobs.ts'
import { migrationState } from '../migrations/migration-state.ts'
import { ownDatabase } from './own-database.ts'
import { borrowDatabase } from './test-databases.ts'

it('every caller gets a migrated database of its own', async () => {
  await using one = await ownDatabase()
  await using two = await ownDatabase()
  await one.database.db.insertInto('instance_settings').values({ key: 'name', value: '"One"' }).execute()
  expect(await two.database.db.selectFrom('instance_settings').selectAll().execute()).toEqual([])
  expect(await migrationState(two.database.db)).toMatchObject({ isAtHead: true, pending: [], unknown: [] })
})

/** Lends the database that was given back last, so that a test can look at what an earlier one left. */
const usedBy = async (work: (own: Awaited<ReturnType<typeof ownDatabase>>) => Promise<unknown>) => {
  await using own = await ownDatabase()
  await work(own)
  return own.url
}

describe('a database that was given back', () => {
  it('is lent again without the rows it was left with, and with those of the migrations', async () => {
    let before: unknown
    const url = await usedBy(async ({ database: { db } }) => {
      before = await db.selectFrom('id_slots').selectAll().orderBy('slot').execute()
      await db.insertInto('instance_settings').values({ key: 'name', value: '"One"' }).execute()
      await db.updateTable('id_slots').set({ holder: crypto.randomUUID() }).where('slot', '=', 3).execute()
      await db.deleteFrom('id_slots').where('slot', '=', 4).execute()
      await db.transaction().execute((tx) => jobs.add(tx, 'send_mail', {}))
    })
    await using next = await ownDatabase()
    expect(next.url).toBe(url)
    const { db } = next.database
    expect(await db.selectFrom('instance_settings').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('id_slots').selectAll().orderBy('slot').execute()).toEqual(before)
    await db.transaction().execute((tx) => jobs.add(tx, 'send_mail', {}))
    expect((await sql<{ id: string }>`select id from graphile_worker._private_jobs`.execute(db)).rows).toEqual([
      { id: '1' },
    ])
  })

  it('has no session of before', async () => {
    const database = await borrowDatabase()
    const guest = await openDatabase({ url: database.url })
    await sql`select pg_advisory_lock(7)`.execute(guest.db)
    await database[Symbol.asyncDispose]()
    await using next = await ownDatabase()
    const { rows } = await sql<{ sessions: string }>`
      select count(*) as sessions from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`.execute(next.database.db)
    expect(rows).toEqual([{ sessions: '0' }])
    await guest.close()
  })

  it.each([
    'create table cats (id bigint)',
    'drop table boards',
    'alter table boards add column cats bigint',
    'create function cats() returns int return 1',
  ])('is not lent again with another schema: %s', async (change) => {
    const url = await usedBy(async ({ database: { pool } }) => pool.query(change))
    await using next = await ownDatabase()
    expect(next.url).not.toBe(url)
  })
})
