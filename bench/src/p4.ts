/**
 * P4: closeup and board pages rendered from scratch with their data, against rendering the same tree from data in
 * memory.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import type { RenderOrder, ServedPage } from './limits/ready-render.ts'
import { busyLine, startLoad } from './load.ts'
import { rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { boardPaths, closeupPaths, VISITOR_HEADERS } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const GOAL = 0.5
const CONNECTIONS = 8
/** Pages whose render is repeated from memory. */
const REPEATED = 20
const MAX_PAGES = 20_000
/** More pages than a round serves. */
const UPCOMING = 4_000
const embedded = <T>(html: string, id: string): T => {
  const text = new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1]
  if (text === undefined) throw new Error(`The page has no #${id}`)
  return JSON.parse(text) as T
}

const serve = async (site: BenchSite, path: string): Promise<ServedPage> => {
  const response = await fetch(site.origin + path, { headers: VISITOR_HEADERS })
  const html = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  const { viewer, context } = embedded<Pick<ServedPage, 'viewer' | 'context'>>(html, 'embedded-session')
  return { viewer, context, responses: embedded<ServedPage['responses']>(html, 'embedded-responses') }
}

const startRenderer = async () => {
  const child = fork(fileURLToPath(new URL('./limits/ready-render.ts', import.meta.url)), {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  await once(child, 'message')
  return {
    pid: child.pid!,
    draw: async (order: RenderOrder): Promise<number> => {
      child.send(order)
      const [{ drawn, error }] = (await once(child, 'message')) as [{ drawn?: number; error?: string }]
      if (drawn === undefined) throw new Error(error)
      return drawn
    },
    [Symbol.dispose]: () => {
      child.disconnect()
    },
  }
}

interface Turn {
  readonly path: string
  readonly host: string
}

/**
 * Each round requests other pages. There are fewer boards than pages a minute, for which documents are cached: each time
 * around, pages are requested of another host, whose documents are others.
 */
const takeTurns = (paths: readonly string[]) => {
  let next = 0
  return (count: number): Turn[] => {
    const first = next
    next += count
    return Array.from({ length: count }, (_, n) => ({
      path: paths[(first + n) % paths.length]!,
      host: `round${Math.floor((first + n) / paths.length)}.localhost`,
    }))
  }
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  using renderer = await startRenderer()
  using load = startLoad()
  const [member] = await signIn(site.pool, 1)
  const results: Result[] = []
  const ms = seconds * 1_000
  const draw = (name: string, turns: ReturnType<typeof takeTurns>, headers: BenchMember['headers'] = {}): Side => ({
    name,
    pids: () => site.readers,
    work: async () => {
      // All of them count as used: connections are served unequally.
      const lists = turns(UPCOMING).map(({ path, host }) =>
        rawRequest({ path, headers: { ...VISITOR_HEADERS, host, ...headers } }),
      )
      // One list per connection, so that the first URLs are used.
      const dealt = Array.from({ length: CONNECTIONS }, (_, n) => lists.filter((_request, m) => m % CONNECTIONS === n))
      const { done } = await load.send({ port: site.port, lists: dealt, connections: CONNECTIONS, ms })
      if (done > UPCOMING - CONNECTIONS) throw new Error('A round served more pages than it had')
      return done
    },
  })
  const kinds = [
    { name: 'closeup', paths: await closeupPaths(site, MAX_PAGES) },
    { name: 'board', paths: await boardPaths(site, MAX_PAGES, 1) },
  ]
  for (const { name, paths } of kinds) {
    const pages = await Promise.all(paths.slice(0, REPEATED).map((path) => serve(site, path)))
    const limit: Side = { name: 'render', pids: () => [renderer.pid], work: () => renderer.draw({ pages, ms }) }
    const turns = takeTurns(paths)
    // A visitor's page is also compressed and cached; a member's is not.
    const ours = draw('visitor', turns)
    results.push(await compare({ name: `${name}, visitor`, ours, limit, goal: GOAL }, rounds))
    const membersOwn = draw('member', turns, member!.headers)
    results.push(await compare({ name: `${name}, member`, ours: membersOwn, limit }, rounds))
  }
  print(
    `\nP4, ${pins.toLocaleString('en-US')} pins: fresh pages a CPU-second; limit: the renderer with all answers at hand`,
  )
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
