/**
 * What a community costs an operator: memory of the site's processes, idle and after reads, and the size of the database
 * by table, at 10,000, 100,000 and 1,000,000 pins, as far as `--pins` goes.
 */
import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { CONNECTIONS, growthKinds } from './growth/kinds.ts'
import { startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { memoryOf, withDescendants } from './measure/cpu.ts'
import { columns, figure } from './measure/table.ts'
import { type BenchSite, createBenchSite } from './site.ts'

const SIZES = [10_000, 100_000, 1_000_000]
/** As in `p13`: by then the processes have given back what starting left behind. */
const IDLE_MS = 30_000
const MB = 1_048_576
/** Memory, totals, and the rows and indexes of the largest tables. */
const LINES = 26

/** Figures by name, in the order of the table's lines. */
type Figures = ReadonlyMap<string, number>

const SERVING = ['web', 'worker', 'discovery', 'postgres'] as const

/** Megabytes of each process with its children, a page that several share divided among them. */
const memory = ({ pids }: BenchSite, when: string): Figures =>
  new Map(
    SERVING.map((name) => {
      const bytes = withDescendants([pids[name]]).reduce((sum, { pid }) => sum + memoryOf(pid).pss, 0)
      return [`${name}, ${when}, MB`, bytes / MB]
    }),
  )

/** Sends every kind of read for so long, one kind after the other. */
const readEverything = async (site: BenchSite, seconds: number): Promise<void> => {
  using load = startLoad()
  for (const { requests, connections = CONNECTIONS } of await growthKinds(site)) {
    await load.send({ port: site.port, lists: [requests.map(rawRequest)], connections, ms: seconds * 1_000 })
  }
}

interface TableSize {
  readonly name: string
  readonly rows: number
  readonly indexes: number
}

const databaseSizes = async ({ pool }: BenchSite): Promise<Figures> => {
  const { rows: all } = await pool.query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  )
  const { rows: tables } = await pool.query<TableSize>(
    `select relname as name, pg_table_size(oid)::float8 as rows, pg_indexes_size(oid)::float8 as indexes
     from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
     order by pg_total_relation_size(oid) desc`,
  )
  const search = tables.filter(({ name }) => name.startsWith('search_'))
  return new Map([
    ['database, MB', all[0]!.bytes / MB],
    ['search index, MB', search.reduce((sum, { rows, indexes }) => sum + rows + indexes, 0) / MB],
    ...tables.flatMap(({ name, rows, indexes }): [string, number][] => [
      [`${name}, rows, MB`, rows / MB],
      [`${name}, indexes, MB`, indexes / MB],
    ]),
  ])
}

const measure = async (pins: number, { seconds, print }: BenchArgs): Promise<Figures> => {
  await using site = await createBenchSite({ pins, print })
  await sleep(IDLE_MS)
  const idle = memory(site, 'idle')
  await readEverything(site, seconds)
  return new Map([...idle, ...memory(site, 'after reads'), ...(await databaseSizes(site))])
}

export const run = async (args: BenchArgs): Promise<BenchOutcome> => {
  const sizes = SIZES.filter((pins) => pins <= args.pins)
  const found: Figures[] = []
  for (const pins of sizes) found.push(await measure(pins, args))
  args.print(`\nMemory (proportional share) and disk by size of the community; load ${loadavg()[0]!.toFixed(1)}`)
  const names = [...found.at(-1)!.keys()].slice(0, LINES)
  args.print(
    columns([
      ['pins', ...sizes.map((pins) => pins.toLocaleString('en-US'))],
      ...names.map((name) => [name, ...found.map((figures) => figure(figures.get(name)!))]),
    ]),
  )
  return { reached: undefined }
}
