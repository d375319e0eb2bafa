import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

export type Cell = string | number | boolean | null

const CHUNK = 256 * 1024
const SPECIAL = /[\\\t\n\r]/g
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

const cellText = (cell: Cell): string => {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return cell.replace(SPECIAL, (character) => ESCAPES[character]!)
  return String(cell)
}

function* chunksOf(rows: Iterable<readonly Cell[]>): Generator<string> {
  let chunk = ''
  for (const row of rows) {
    chunk += `${row.map(cellText).join('\t')}\n`
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = ''
  }
  if (chunk !== '') yield chunk
}

/** Writes rows with COPY, the fastest way. Columns are in the order of the cells. */
export const copyRows = async (
  client: pg.Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly Cell[]>,
): Promise<void> => {
  const target = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`))
  await pipeline(Readable.from(chunksOf(rows), { objectMode: true }), target)
}

/**
 * Runs `load` without the plain indexes of `tables` and recreates them afterwards: five times faster than updating them
 * row by row. Keys stay.
 */
export const withoutIndexes = async (
  client: pg.Client,
  tables: readonly string[],
  load: () => Promise<void>,
): Promise<void> => {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.relname as name, pg_get_indexdef(x.indexrelid) as definition
     from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class t on t.oid = x.indrelid
     where t.relname = any($1) and t.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint c where c.conindid = x.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await load()
  for (const { definition } of rows) await client.query(definition)
}
