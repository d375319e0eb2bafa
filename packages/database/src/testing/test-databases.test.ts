import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openDatabase } from '../connection/open-database.ts'
import { migrationState } from '../migrations/migration-state.ts'
import { createTestDatabases } from './test-databases.ts'
import { ownDatabase } from './own-database.ts'

const adminUrl = process.env['CORKBOARD_TEST_DATABASE_URL'] ?? ''

it('gives every caller a migrated database of its own', async () => {
  await using one = await ownDatabase()
  await using two = await ownDatabase()
  await one.database.db.insertInto('instance_settings').values({ key: 'name', value: '"One"' }).execute()
  expect(await two.database.db.selectFrom('instance_settings').selectAll().execute()).toEqual([])
  expect(await migrationState(two.database.db)).toMatchObject({ isAtHead: true, pending: [], unknown: [] })
})

it('makes the template once, however many ask at the same moment', async () => {
  const names = await Promise.all([1, 2, 3].map(() => createTestDatabases({ adminUrl }).template()))
  expect(new Set(names).size).toBe(1)
})

it('drops a database others are still connected to', async () => {
  const clone = await createTestDatabases({ adminUrl }).clone()
  const guest = await openDatabase({ url: clone.url })
  await sql`select 1`.execute(guest.db)
  await clone.drop()
  await expect(sql`select 1`.execute(guest.db)).rejects.toThrow(/does not exist|cannot reach our data/)
  await guest.close()
})
