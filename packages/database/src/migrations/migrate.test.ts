import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sql } from 'kysely'
import pino from 'pino'
import { ownDatabase } from '../testing/own-database.ts'
import { type Migration, loadMigrations } from './migration-files.ts'
import { migrate } from './migrate.ts'
import { migrationState } from './migration-state.ts'
import { SchemaChangedError, SchemaTooNewError } from './schema-errors.ts'

const landed = loadMigrations()
const migration = (name: string, text: string): Migration => ({
  name,
  text,
  checksum: createHash('sha256').update(text).digest('hex'),
})
const cats = migration('29990101T0000_cats', 'create table cats (id bigint primary key);')
const dogs = migration('29990102T0000_dogs', 'create table dogs (id bigint primary key); select 1 / 0;')

it('applies new migrations once, however many processes start at the same time', async () => {
  await using own = await ownDatabase()
  const migrations = [...landed, cats]
  const results = await Promise.all([1, 2, 3].map(() => migrate(own.url, { migrations })))
  expect(results.flatMap(({ applied }) => applied)).toEqual([cats.name])
})

it('installs the job queue in the same step', async () => {
  await using own = await ownDatabase()
  const { rows } = await sql`select to_regclass('graphile_worker.jobs') is not null as there`.execute(own.database.db)
  expect(rows).toEqual([{ there: true }])
})

it('keeps the migrations before a failing one and nothing of the failing one', async () => {
  await using own = await ownDatabase()
  await expect(migrate(own.url, { migrations: [...landed, cats, dogs] })).rejects.toThrow(
    'The migration 29990102T0000_dogs failed: division by zero',
  )
  const { rows } = await sql`select to_regclass('cats') is null as cats, to_regclass('dogs') is null as dogs`.execute(
    own.database.db,
  )
  expect(rows).toEqual([{ cats: false, dogs: true }])
})

it('waits for a busy table without blocking the requests behind it', async () => {
  await using own = await ownDatabase()
  await migrate(own.url, { migrations: [...landed, cats] })
  const widen = migration('29990103T0000_widen', 'alter table cats add column name text;')
  const release = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  const holder = own.database.transaction(async (tx) => {
    await sql`select * from cats`.execute(tx)
    held.resolve()
    await release.promise
  })
  await held.promise
  const log = pino({ level: 'warn' }, { write: (line) => line.includes('a table is busy') && release.resolve() })
  const migrating = migrate(own.url, { migrations: [...landed, cats, widen], lockTimeoutMs: 50, log })
  await holder
  expect(await migrating).toEqual({ applied: [widen.name] })
})

it('refuses a database that is newer than the code, and says what to do', async () => {
  await using own = await ownDatabase()
  await migrate(own.url, { migrations: [...landed, cats] })
  const refused = migrate(own.url)
  await expect(refused).rejects.toBeInstanceOf(SchemaTooNewError)
  await expect(refused).rejects.toThrow(
    'This database belongs to a newer Corkboard (it has the migration 29990101T0000_cats, which this version does not know)',
  )
  expect(await migrationState(own.database.db)).toEqual({
    isAtHead: true,
    isNew: false,
    pending: [],
    unknown: [cats.name],
  })
})

it('refuses when an applied migration was edited', async () => {
  await using own = await ownDatabase()
  const [first, ...others] = landed
  if (!first) throw new Error('There are no migrations.')
  const migrations = [migration(first.name, `${first.text}\n-- One more thought.`), ...others]
  await expect(migrate(own.url, { migrations })).rejects.toBeInstanceOf(SchemaChangedError)
})
