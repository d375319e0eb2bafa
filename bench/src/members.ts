/** What members open: CPU time of all processes of the site, and the statements of the web process, by page. */
import { loadavg } from 'node:os'
import { openSync, readSync, closeSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { busyLine, startLoad } from './load.ts'
import { type PlannedRequest, rawRequest } from './load/requests.ts'
import { median } from './measure.ts'
import { cpuMsOf } from './measure/cpu.ts'
import { columns, figure } from './measure/table.ts'
import { closeupPaths, VISITOR_HEADERS } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const MEMBERS = 16
const CONNECTIONS = 4
/** Requests of a round. */
const ROUND = 60
/** Requests whose statements are counted, one after the other. */
const COUNTED = 32
const SEARCHES = ['kitchens', 'lamps', 'quilts', 'golden', 'winter', 'green', 'paper', 'coats', 'garden', 'wood']
/** Until the server has written its log, and until what a page starts has ended. */
const SETTLED_MS = 1_000

interface Page {
  readonly name: string
  /** The most statements of one request. */
  readonly goal?: number
  /** No request is repeated, so that no page comes from a cache of pages. */
  readonly requests: () => readonly PlannedRequest[]
}

const pagesOf = async (site: BenchSite, members: readonly BenchMember[]): Promise<Page[]> => {
  const closeups = await closeupPaths(site, 8_000)
  let next = 0
  const ofMembers = (paths: () => readonly string[]) => () =>
    paths().map((address, n) => ({
      path: address,
      headers: { ...VISITOR_HEADERS, ...members[n % members.length]!.headers },
    }))
  const fresh = (): string[] => closeups.slice(next, (next += ROUND))
  const same = (address: string) => () => Array.from({ length: ROUND }, () => address)
  return [
    { name: "member's home", goal: 12, requests: ofMembers(same('/')) },
    { name: "member's closeup, fresh", goal: 9, requests: ofMembers(fresh) },
    {
      name: "visitor's closeup, fresh",
      goal: 9,
      requests: () => fresh().map((address) => ({ path: address, headers: VISITOR_HEADERS })),
    },
    {
      name: "member's search",
      requests: ofMembers(() =>
        Array.from({ length: ROUND }, (_, n) => `/search/pins/?q=${SEARCHES[n % SEARCHES.length]}`),
      ),
    },
    { name: '/_/_/state', goal: 2, requests: ofMembers(same('/_/_/state/')) },
  ]
}

/** Statements of the web process since the last call, by text, from the database's log. */
const countStatements = async (site: BenchSite) => {
  const { pool, dataDir } = site
  await pool.query(`alter system set log_line_prefix = '%a|'`)
  await pool.query(`alter system set log_statement = 'all'`)
  await pool.query('select pg_reload_conf()')
  await sleep(SETTLED_MS)
  const log = path.join(dataDir, 'postgres.log')
  let at = statSync(log).size
  return async (): Promise<Map<string, number>> => {
    await sleep(SETTLED_MS)
    const { size } = statSync(log)
    const bytes = Buffer.alloc(size - at)
    const file = openSync(log, 'r')
    readSync(file, bytes, 0, bytes.length, at)
    closeSync(file)
    at = size
    const counts = new Map<string, number>()
    // Lines that continue a statement begin with a tab.
    for (const [, text] of bytes
      .toString()
      .replaceAll('\n\t', ' ')
      .matchAll(/^corkboard web\|LOG: {2}(?:execute [^:]*|statement): (.*)$/gm)) {
      const shown = text!.replaceAll(/\s+/g, ' ')
      counts.set(shown, (counts.get(shown) ?? 0) + 1)
    }
    return counts
  }
}

export const run = async ({ pins, rounds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using load = startLoad()
  const members = await signIn(site.pool, MEMBERS)
  const pages = await pagesOf(site, members)
  const roots = [site.pids.supervisor, site.pids.postgres]
  const send = async (requests: readonly PlannedRequest[], connections: number): Promise<void> => {
    const lists = requests.map(rawRequest)
    const dealt = Array.from({ length: connections }, (_, n) => lists.filter((_request, m) => m % connections === n))
    await load.send({ port: site.port, lists: dealt, connections, total: lists.length })
  }
  const costs = new Map<string, number[]>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, requests } of pages) {
      const before = cpuMsOf(roots)
      await send(requests(), CONNECTIONS)
      // The first round warms up.
      if (round > 0) costs.set(name, [...(costs.get(name) ?? []), (cpuMsOf(roots) - before) / ROUND])
    }
  }
  const statementsOf = new Map<string, number>()
  const take = await countStatements(site)
  for (const { name, requests } of pages) {
    await take()
    await send(requests().slice(0, COUNTED), 1)
    const counts = [...(await take())]
    statementsOf.set(name, counts.reduce((sum, [, count]) => sum + count, 0) / COUNTED)
    if (process.env['BENCH_STATEMENTS']) {
      print(`\n${name}`)
      for (const [text, count] of counts.toSorted(([, a], [, b]) => b - a)) {
        print(`${(count / COUNTED).toFixed(2).padStart(6)}  ${text.slice(0, 400)}`)
      }
    }
  }
  print(
    `\nWhat members open, ${pins.toLocaleString('en-US')} pins: CPU-ms a page, all processes; load ${loadavg()[0]!.toFixed(1)}`,
  )
  const reached = pages.every(({ name, goal }) => goal === undefined || statementsOf.get(name)! <= goal)
  print(
    columns([
      ['', 'CPU-ms', 'statements', 'goal'],
      ...pages.map(({ name, goal }) => [
        name,
        figure(median(costs.get(name)!)),
        statementsOf.get(name)!.toFixed(1),
        goal === undefined ? '' : `≤ ${goal}`,
      ]),
    ]),
  )
  const busy = busyLine(load)
  if (busy) print(busy)
  return { reached }
}
