import type pg from 'pg'

/** The state that a reset compares with and restores. */
export interface State {
  /** Changes with every table, index, column, constraint, trigger, function or schema that comes or goes. */
  readonly schema: string
  /** Rows that the migrations insert, by table. */
  readonly rows: ReadonlyMap<string, string>
  readonly sequences: readonly { readonly name: string; readonly last: string | null }[]
}

const TABLES = `
  select c.oid::regclass::text as name from pg_class c
  where c.relkind = 'r' and c.relnamespace::regnamespace::text !~ '^(pg_|information_schema$)'
    and pg_relation_size(c.oid) > 0`

const SCHEMA = `
  select md5(concat_ws(' ',
    (select concat(count(*), max(oid::bigint), sum(relnatts), sum(relchecks)) from pg_class
      where relnamespace not in (select oid from pg_namespace where nspname ~ '^pg_(toast_)?temp')),
    (select concat(count(*), count(*) filter (where attisdropped), count(*) filter (where attnotnull)) from pg_attribute
      where attrelid in (select oid from pg_class where relkind = 'r' and relpersistence <> 't')),
    (select concat(count(*), max(oid::bigint)) from pg_attrdef),
    (select concat(count(*), max(oid::bigint)) from pg_constraint),
    (select concat(count(*), max(oid::bigint)) from pg_trigger),
    (select concat(count(*), max(oid::bigint)) from pg_proc),
    (select concat(count(*), max(oid::bigint)) from pg_extension),
    (select string_agg(nspname, ' ' order by nspname) from pg_namespace where nspname !~ '^pg_'))) as schema`

const SEQUENCES = `
  select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences order by 1`

/** Tables that were written to since they were last emptied: an empty table takes no page. */
const writtenTables = async (client: pg.Client): Promise<string[]> =>
  (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => name)

const rowsOf = async (client: pg.Client, tables: Iterable<string>): Promise<Map<string, string>> => {
  const rows = new Map<string, string>()
  for (const table of tables) {
    const found = await client.query<{ rows: string | null }>(
      `select json_agg(t order by t::text)::text as rows from ${table} t`,
    )
    const text = found.rows[0]?.rows
    if (text) rows.set(table, text)
  }
  return rows
}

const schemaOf = async (client: pg.Client): Promise<string> =>
  (await client.query<{ schema: string }>(SCHEMA)).rows[0]?.schema ?? ''

const sequencesOf = async (client: pg.Client): Promise<State['sequences']> =>
  (await client.query<{ name: string; last: string | null }>(SEQUENCES)).rows

/** Reads the state of a database just copied from its template. */
export const readState = async (client: pg.Client): Promise<State> => ({
  schema: await schemaOf(client),
  rows: await rowsOf(client, await writtenTables(client)),
  sequences: await sequencesOf(client),
})

/**
 * Restores the rows and sequences of `pristine`. Deletes and vacuums instead of truncating: a truncation creates new
 * files for the table and each of its indexes, which takes ten times as long (docs/decisions/test-databases.md).
 *
 * @returns false if the schema has changed, or another connection could not be ended
 */
export const resetDatabase = async (client: pg.Client, pristine: State): Promise<boolean> => {
  if (!(await isAlone(client)) || (await schemaOf(client)) !== pristine.schema) return false
  const written = await writtenTables(client)
  const current = await rowsOf(client, pristine.rows.keys())
  const changed = written.filter((table) => pristine.rows.get(table) === undefined || !same(table, current, pristine))
  await deleteFrom(client, changed)
  for (const table of changed) await insertInto(client, table, pristine.rows.get(table))
  await resetSequences(client, pristine.sequences)
  return true
}

const same = (table: string, current: ReadonlyMap<string, string>, { rows }: State): boolean =>
  current.get(table) === rows.get(table)

/** Ends the other sessions, and with them their listeners and advisory locks. */
const isAlone = async (client: pg.Client): Promise<boolean> => {
  const { rows } = await client.query<{ gone: boolean }>(`
    select pg_terminate_backend(pid, 10000) as gone from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`)
  return rows.every(({ gone }) => gone)
}

const deleteFrom = async (client: pg.Client, tables: readonly string[]): Promise<void> => {
  if (tables.length === 0) return
  // No trigger and no foreign key: all of it goes.
  await client.query('set session_replication_role = replica')
  await client.query(tables.map((table) => `delete from ${table}`).join(';'))
  // Gives the pages back, so that the next test finds its rows in the order in which it wrote them.
  await client.query(`vacuum ${tables.join(',')}`)
}

const insertInto = async (client: pg.Client, table: string, rows: string | undefined): Promise<void> => {
  if (rows === undefined) return
  await client.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows])
}

const resetSequences = async (client: pg.Client, sequences: State['sequences']): Promise<void> => {
  const current = await sequencesOf(client)
  for (const { name, last } of sequences) {
    if (current.find((one) => one.name === name)?.last === last) continue
    await client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2 is not null)', [name, last])
  }
}
