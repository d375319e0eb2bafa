/**
 * Explains every statement sent by the read endpoints on a large data set: no sequential scan of a large table, no
 * OFFSET.
 */
import { rm } from 'node:fs/promises'
import { startEmbeddedPostgres } from '@corkboard/database/embedded'
import pg from 'pg'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { openEntryPoints } from './explain/entry-points.ts'
import {
  genericPlan,
  planFor,
  type PlanKind,
  planWithoutScans,
  rowsRead,
  type SequentialScan,
  sequentialScans,
} from './explain/plans.ts'
import { type Recorded, recordStatements } from './explain/record.ts'
import { columns } from './measure/table.ts'
import { makeExtremes } from './extremes/make.ts'
import { copyFolder, dataFolder } from './site/data-folders.ts'

/** Pages of 8 kB; for smaller tables a good planner may prefer a sequential scan when it needs many of their rows. */
const LARGE_PAGES = 256
/**
 * The most rows that a read of at most 250 items has any reason to examine; more is a cost that grows with a user's
 * success.
 */
const MAX_ROWS = 5_000
/** Tables that stay small however large the site gets. */
const FIXED = new Set(['id_slots', 'instance_settings', 'schema_migrations'])

interface Finding {
  readonly entryPoint: string
  readonly kind: PlanKind | 'text'
  readonly problem: string
  readonly text: string
}

interface Look {
  readonly entryPoint: string
  readonly text: string
  readonly rows: number
  readonly findings: readonly Finding[]
}

/** Pages and rows by table name, as found by `analyze`. */
type Tables = ReadonlyMap<string, { readonly pages: number; readonly rows: number }>

const loadTables = async (client: pg.Client): Promise<Tables> => {
  const { rows } = await client.query<{ name: string; pages: number; rows: number }>(
    `select relname as name, relpages as pages, reltuples as rows from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(rows.map(({ name, ...size }) => [name, size]))
}

const lookAt = async (
  client: pg.Client,
  tables: Tables,
  entryPoint: string,
  runs: readonly Recorded[],
): Promise<Look> => {
  const { text } = runs[0]!
  const findings: Finding[] = []
  const find = (kind: Finding['kind'], problem: string) => {
    if (findings.every((known) => known.problem !== problem || known.kind !== kind)) {
      findings.push({ entryPoint, kind, problem, text })
    }
  }
  const large = (kind: PlanKind, scans: readonly SequentialScan[]) => {
    for (const { table, rows } of scans) {
      const size = tables.get(table)
      // With a limit that is soon reached, the rest of the table is never read.
      const readsMost = rows === undefined || (size !== undefined && rows > size.rows / 4)
      if (size !== undefined && size.pages >= LARGE_PAGES && readsMost) find(kind, `scans all of ${table}`)
    }
  }
  if (/\boffset\b/i.test(text)) find('text', 'OFFSET')
  large('values unknown', sequentialScans((await genericPlan(client, text)).Plan))
  let rows = 0
  for (const run of runs) {
    const { Plan } = await planFor(client, run)
    large('values known', sequentialScans(Plan))
    rows = Math.max(rows, rowsRead(Plan))
  }
  if (rows > MAX_ROWS) find('values known', `reads ${rows.toLocaleString('en-US')} rows`)
  for (const { table } of sequentialScans((await planWithoutScans(client, runs[0]!)).Plan)) {
    if (tables.has(table) && !FIXED.has(table)) find('scans forbidden', `no index for ${table}`)
  }
  return { entryPoint, text, rows, findings }
}

const oneLine = (text: string, length: number): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= length ? line : `${line.slice(0, length - 1)}…`
}

export const run = async ({ pins, print }: BenchArgs): Promise<BenchOutcome> => {
  const dataDir = await copyFolder(await dataFolder(pins, print))
  const server = await startEmbeddedPostgres({ dataDir })
  const client = new pg.Client({ connectionString: server.url })
  const recorder = recordStatements()
  try {
    await client.connect()
    // Covers extremes, too: one more comment or follower is no reason to read more.
    const { follower } = await makeExtremes(client, Date.now())
    const tables = await loadTables(client)
    const { entryPoints, close } = await openEntryPoints(server.url, dataDir, follower.id)
    const sent = new Map<string, { entryPoint: string; runs: readonly Recorded[] }>()
    recorder.take()
    for (const { name, open } of entryPoints) {
      await open()
      for (const runs of recorder.take()) {
        const known = sent.get(runs[0]!.text)
        sent.set(runs[0]!.text, { entryPoint: known?.entryPoint ?? name, runs: [...(known?.runs ?? []), ...runs] })
      }
    }
    recorder.stop()
    await close()
    const looks: Look[] = []
    for (const { entryPoint, runs } of sent.values()) looks.push(await lookAt(client, tables, entryPoint, runs))
    const findings = looks.flatMap((look) => look.findings)
    print(
      `\n${looks.length} statements of ${entryPoints.length} entry points on ${pins.toLocaleString('en-US')} pins; the most rows read:`,
    )
    const widest = looks.toSorted((a, b) => b.rows - a.rows).slice(0, 8)
    print(
      columns(
        widest.map(({ entryPoint, rows, text }) => [
          `${entryPoint}: ${oneLine(text, 70)}`,
          rows.toLocaleString('en-US'),
        ]),
      ),
    )
    for (const { entryPoint, kind, problem, text } of findings)
      print(`\n${problem} (${kind}), ${entryPoint}:\n  ${oneLine(text, 600)}`)
    print(
      findings.length === 0 ? '\nNo sequential scan of a large table, no OFFSET.' : `\n${findings.length} findings.`,
    )
    return { reached: findings.length === 0 }
  } finally {
    recorder.stop()
    await client.end()
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
