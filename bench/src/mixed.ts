/**
 * Minutes of mixed load: members and visitors read pages, lists and pictures while members write, each client as fast as it can.
 * No request may fail but at a documented limit, memory stays flat after the first minute, and the worker keeps up.
 */
import { loadavg } from 'node:os'
import path from 'node:path'
import type { BenchArgs, BenchOutcome } from './benches.ts'
import { type Load, startLoad } from './load.ts'
import { type LoadReport, type PlannedRequest, rawRequest } from './load/requests.ts'
import { memoryOf, withDescendants } from './measure/cpu.ts'
import { lagLines, newLag, whileWatching } from './measure/outbox-lag.ts'
import { columns, figure, verdictOf } from './measure/table.ts'
import { resourcePath } from './p1.ts'
import { boardPaths, closeupPaths, pictureFiles, VISITOR_HEADERS } from './pages.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { dataFolder } from './site/data-folders.ts'
import { type BenchMember, signIn } from './site/sessions.ts'
import { openPins, write, type Writer, writersOf } from './site/writers.ts'

const MINUTE_MS = 60_000
const MEMBERS = 40
const CLOSEUPS = 6_000
const BOARDS = 600
const PINS = 4_000
const WRITES_EACH = 600
const SEARCHES = ['kitchens', 'lamps', 'quilts', 'golden winter', 'green paper', 'coats', 'garden', 'wood']
/** Refusals that the site documents: a limit of a member (429), and too much work (503). */
const DOCUMENTED: readonly string[] = ['429', '503']
/** How much more memory the last minute may need than the first. */
const MAX_GROWTH = 1.15
const MEGABYTE = 1024 ** 2

interface Paths {
  readonly closeups: readonly string[]
  readonly boards: readonly string[]
  readonly pictures: readonly string[]
}

/** The n-th thing that a client opens. */
const readOf = ({ closeups, boards, pictures }: Paths, client: number, n: number): string => {
  const at = client * 997 + n
  const closeup = closeups[at % closeups.length]!
  const pinId = closeup.split('/')[2]!
  const searched = SEARCHES[at % SEARCHES.length]!
  const kinds = [
    '/',
    closeup,
    resourcePath('RelatedPinFeedResource', { pin: pinId }),
    boards[at % boards.length]!,
    `/search/pins/?q=${encodeURIComponent(searched)}`,
    closeup,
    resourcePath('UserHomefeedResource', { page_size: 25 }),
    resourcePath('SearchResource', { query: searched }),
    pictures[at % pictures.length]!,
  ]
  return kinds[n % kinds.length]!
}

const READS_EACH = 800

const readsOf = (paths: Paths, client: number, member: BenchMember | undefined): string[] =>
  Array.from({ length: READS_EACH }, (_, n) => {
    const planned: PlannedRequest = {
      // Members ask for their state once in a while; it is what visitors' pages ask for as well.
      path: n % 10 === 9 ? '/_/_/state/' : readOf(paths, client, n),
      headers: { ...VISITOR_HEADERS, ...member?.headers },
    }
    return rawRequest(planned)
  })

/** Two of three are saves and reactions; the others comments and follows. */
const writeOf = (writers: readonly Writer[], pins: readonly string[], client: number, n: number): string => {
  const at = client * 613 + n
  const { member, boardId } = writers[at % writers.length]!
  const other = writers[(at + 1) % writers.length]!.member
  const pinId = pins[at % pins.length]!
  switch (n % 6) {
    case 0:
    case 3:
      return write(member, 'RepinResource', { pin_id: pinId, board_id: boardId })
    case 1:
    case 4:
      return write(member, 'ReactionsResource', { pin_id: pinId, reaction_type: (n % 5) + 1 })
    case 2:
      return write(member, 'AggregatedCommentResource', { pinId, text: `Nice (${client}, ${n})`, force: true })
    default:
      return write(member, 'UserFollowResource', { user_id: other.id }, n % 12 === 5 ? 'create' : 'delete')
  }
}

interface Group {
  readonly name: string
  readonly load: Load
  readonly lists: readonly string[][]
}

/** Five of eight clients are members who read, two visitors, one writes. */
const groupsOf = async (
  site: BenchSite,
  clients: number,
  loads: readonly Load[],
  mediaDir: string,
): Promise<Group[]> => {
  const members = await signIn(site.pool, MEMBERS)
  const files = await pictureFiles(site, mediaDir)
  const paths = {
    closeups: await closeupPaths(site, CLOSEUPS),
    boards: await boardPaths(site, BOARDS, 5),
    pictures: files.flat().map(({ path: address }) => address),
  }
  const writers = await writersOf(site, members)
  const pins = await openPins(site, PINS)
  const places = (share: number) => Array.from({ length: (clients * share) / 8 }, (_, client) => client)
  const [reading, visiting, writing] = loads
  return [
    {
      name: 'members read',
      load: reading!,
      lists: places(5).map((client) => readsOf(paths, client, members[client % members.length])),
    },
    { name: 'visitors', load: visiting!, lists: places(2).map((client) => readsOf(paths, client + 100, undefined)) },
    {
      name: 'members write',
      load: writing!,
      lists: places(1).map((client) =>
        Array.from({ length: WRITES_EACH }, (_, n) => writeOf(writers, pins, client, n)),
      ),
    },
  ]
}

/** Memory of a process and its children, in MB. */
const megabytesOf = (pid: number): number =>
  withDescendants([pid]).reduce((sum, { pid: one }) => sum + memoryOf(one).pss, 0) / MEGABYTE

const ROLES = ['web', 'worker', 'discovery', 'postgres'] as const

interface Minute {
  readonly reports: readonly LoadReport[]
  readonly megabytes: readonly number[]
}

const playMinute = async (site: BenchSite, groups: readonly Group[]): Promise<Minute> => {
  const reports = await Promise.all(
    groups.map(({ load, lists }) => load.sendAll({ port: site.port, lists, connections: lists.length, ms: MINUTE_MS })),
  )
  return { reports, megabytes: ROLES.map((role) => megabytesOf(site.pids[role])) }
}

const minuteTable = (groups: readonly Group[], minutes: readonly Minute[]): string =>
  columns([
    [
      'minute',
      ...groups.flatMap(({ name }) => [`${name}/s`, 'p50, ms', 'p99, ms']),
      ...ROLES.map((role) => `${role}, MB`),
    ],
    ...minutes.map(({ reports, megabytes }, n) => [
      String(n + 1),
      ...reports.flatMap(({ done, p50Ms, p99Ms }) => [
        figure((done / MINUTE_MS) * 1_000),
        figure(p50Ms),
        figure(p99Ms),
      ]),
      ...megabytes.map((size) => size.toFixed(0)),
    ]),
  ])

/** The first line of a response, and the id under which the site's log explains it. */
const headOf = (response: string): string =>
  `${response.split('\r\n', 1)[0]}, request ${/^x-request-id: *(\S+)/im.exec(response)?.[1]} in .cache/bench/site.log`

/** Refusals by status, and the first of each minute and group. */
const refusalsOf = (minutes: readonly Minute[]) => {
  const counts: Record<string, number> = {}
  for (const { refused } of minutes.flatMap(({ reports }) => reports)) {
    for (const [status, count] of Object.entries(refused)) counts[status] = (counts[status] ?? 0) + count
  }
  const isDocumented = Object.keys(counts).every((status) => DOCUMENTED.includes(status))
  const texts = minutes.flatMap(({ reports }) => reports.flatMap(({ refusal = [] }) => refusal))
  return { counts, isDocumented, texts }
}

const SITE_ROLES = 3

const growthOf = (minutes: readonly Minute[]): number => {
  const of = ({ megabytes }: Minute): number => megabytes.slice(0, SITE_ROLES).reduce((sum, size) => sum + size, 0)
  return of(minutes.at(-1)!) / of(minutes[0]!)
}

const runWith = async (clients: number, { pins, rounds, print }: BenchArgs): Promise<boolean> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using reading = startLoad()
  using visiting = startLoad()
  using writing = startLoad()
  const mediaDir = path.join(await dataFolder(pins, print), 'media')
  const groups = await groupsOf(site, clients, [reading, visiting, writing], mediaDir)
  const lag = newLag()
  const minutes: Minute[] = []
  await whileWatching(site, lag, async () => {
    for (let n = 0; n < rounds; n += 1) minutes.push(await playMinute(site, groups))
  })
  const { counts, isDocumented, texts } = refusalsOf(minutes)
  const growth = growthOf(minutes)
  const isFlat = growth <= MAX_GROWTH
  const { lines, reached } = lagLines(lag)
  print(`\n${clients} clients, ${pins.toLocaleString('en-US')} pins; load ${loadavg()[0]!.toFixed(1)}`)
  print(minuteTable(groups, minutes))
  print(
    columns([
      ['', '', 'goal', ''],
      ['refused, by status', JSON.stringify(counts), 'only 429, 503', verdictOf(isDocumented)],
      ['memory of the site, last minute to first', growth.toFixed(2), `≤ ${MAX_GROWTH}`, verdictOf(isFlat)],
      ...lines,
    ]),
  )
  if (!isDocumented) print(texts.map(headOf).join('\n'))
  return isDocumented && isFlat && reached
}

export const run = async (args: BenchArgs): Promise<BenchOutcome> => {
  const reached: boolean[] = []
  for (const clients of args.clients) reached.push(await runWith(clients, args))
  return { reached: reached.every(Boolean) }
}
