import { sql } from 'kysely'
import pg from 'pg'
import { expect, it } from 'vitest'
import { ownDatabase } from '../testing/own-database.ts'
import { rowReader } from './row-reader.ts'

const TEXT = 25

it('a row is the same as pg itself reads it', async () => {
  await using own = await ownDatabase()
  const columns = `9007199254740993 as id, -9007199254740993 as below, 7::smallint as small, null::text as nothing,
    '' as empty, 'it"s \\ ''quoted''' as "a ""name""", true as yes, timestamptz '2026-11-27 12:00:00.5+00' as at,
    timestamptz '2026-11-27 12:00:00.123999+00' as exactly, timestamptz '0079-08-24 13:00+00' as early,
    timestamptz '12026-01-01 00:00+00' as late, timestamptz '0044-03-15 00:00+00 BC' as "before",
    timestamptz 'infinity' as never,
    '{"a": [1]}'::jsonb as json, '{}'::int[] as none, '{1,-2,NULL}'::int[] as some, '{3}'::smallint[] as few, '{1,-2,30}'::int[] as counts,
    '[0:1]={1,2}'::int[] as shifted,
    '{9007199254740993}'::bigint[] as ids, '{{1,2},{3,4}}'::int[] as grid, '\\x00ff'::bytea as bytes,
    array['a', 'b,c', null] as texts, array['1', '-2'] as signed, array['1', null] as gaps, array['', '1'] as blank,
    '{}'::text[] as "noTexts", array['{1}', '"1"'] as quoted, 1.50 as exact, 1.5::float8 as near`
  const plain = new pg.Client({ connectionString: own.url })
  await plain.connect()
  const { rows: expected } = await plain.query<Record<string, unknown>>(`select ${columns}`)
  await plain.end()
  // Only a statement with parameters is prepared.
  const { rows } = await sql<Record<string, unknown>>`select ${sql.raw(columns)} where ${true}`.execute(own.database.db)
  expect(rows).toEqual(expected)
})

it('arrays arrive as pg itself sends them', async () => {
  await using own = await ownDatabase()
  const lists = [['1', '-2'], ['9007199254740993'], ['1', null], ['', '1'], ['1 ', 'a,b', '"'], [], ['1.5']]
  const { rows } = await sql<Record<string, unknown>>`
    select ${sql.join(lists.map((list, n) => sql`${list}::text[] as ${sql.ref(`list${n}`)}`))}`.execute(own.database.db)
  expect(Object.values(rows[0]!)).toEqual(lists)
})

it('the last of two columns with one name counts, and every name is a column', () => {
  const read = rowReader(['id', 'id', '__proto__', 'constructor'].map((name) => ({ name, dataTypeID: TEXT })))
  const row = read(['1', '2', 'p', 'c'])
  expect(Object.entries(row)).toEqual([
    ['id', '2'],
    ['__proto__', 'p'],
    ['constructor', 'c'],
  ])
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
})

it('statements with the same columns share their reader', () => {
  const columns = () => [{ name: 'id', dataTypeID: 20 }]
  expect(rowReader(columns())).toBe(rowReader(columns()))
  expect(rowReader(columns())).not.toBe(rowReader([{ name: 'id', dataTypeID: TEXT }]))
})
