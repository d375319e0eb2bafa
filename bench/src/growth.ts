/**
 * P12 in small: the reads of P1 and of discovery, on 10,000 and on 100,000 pins; their cost may grow by half, not with
 * the table.
 */
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { busyLine, startLoad } from './load.ts'
import { type PlannedRequest, rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { readKinds, resourcePath } from './p1.ts'
import { sampleReads } from './p1/samples.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const SMALL = 10_000
const MAX_GROWTH = 1.5
const CONNECTIONS = 16
const MEMBERS = 16

type Options = Readonly<Record<string, unknown>>

/** FIND: terms that the generator writes, and topics that it creates pins about. */
const DISCOVERY: readonly (Pick<Kind, 'name' | 'hasGoalElsewhere'> & {
  readonly resource: string
  readonly options: readonly Options[]
})[] = [
  {
    name: 'search, a common word',
    hasGoalElsewhere: true,
    resource: 'SearchResource',
    options: ['kitchens', 'lamps', 'quilts', 'golden', 'winter'].map((text) => ({ query: text })),
  },
  {
    name: 'search, two words',
    hasGoalElsewhere: true,
    resource: 'SearchResource',
    options: ['green kitchens', 'paper lamps', 'winter coats'].map((text) => ({ query: text })),
  },
  {
    name: 'suggestions as one types',
    hasGoalElsewhere: true,
    resource: 'AdvancedTypeaheadResource',
    options: ['k', 'qu', 'kit', 'golden k', 'green kitch'].map((term) => ({ term })),
  },
  {
    name: 'topic, 25 pins',
    resource: 'InterestFeedResource',
    options: ['food-and-drink', 'gardening'].map((interest) => ({ interest })),
  },
]

interface Kind {
  readonly name: string
  readonly requests: readonly PlannedRequest[]
  /**
   * Limits load so that no one waits for the process that makes the lists: when it cannot answer in time, the result
   * comes from tables, which costs more.
   */
  readonly connections?: number
  /** Its cost is printed; its goals belong to its own bench. */
  readonly hasGoalElsewhere?: true
}

/**
 * Members with about as many pins in the small community as in the large one, whose busiest have twenty times as many.
 */
const ordinaryMembers = async ({ pool }: BenchSite): Promise<BenchMember[]> => {
  const { rows } = await pool.query<{ id: string }>(
    `select u.id from users u join user_stats s on s.user_id = u.id
     where not u.is_private and s.board_count >= 3 and s.pin_count between 100 and 300 order by md5(u.id::text) limit $1`,
    [MEMBERS],
  )
  const ids = rows.map(({ id }) => id)
  return signIn(pool, ids.length, ids)
}

const kindsOf = async (site: BenchSite): Promise<Kind[]> => {
  const members = await ordinaryMembers(site)
  const samples = await sampleReads(site)
  return [
    ...readKinds(samples).map(({ name, ours }) => ({ name, requests: ours })),
    {
      name: 'related pins, 25',
      connections: 2,
      requests: samples.pins.map((pin) => ({
        path: resourcePath('RelatedPinFeedResource', { pin, field_set_key: 'grid' }),
      })),
    },
    {
      name: 'home feed of members, 25 pins',
      connections: 2,
      requests: members.map(({ headers }) => ({
        path: resourcePath('UserHomefeedResource', { field_set_key: 'grid' }),
        headers,
      })),
    },
    ...DISCOVERY.map(({ name, resource, options, hasGoalElsewhere }) => ({
      name,
      ...(hasGoalElsewhere && { hasGoalElsewhere }),
      requests: options.map((parameters) => ({
        path: resourcePath(resource, { ...parameters, field_set_key: 'grid' }),
      })),
    })),
  ]
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using small = await createBenchSite({ pins: SMALL, print })
  await using large = await createBenchSite({ pins, print })
  using load = startLoad()
  const side = (site: BenchSite, { name, requests, connections = CONNECTIONS }: Kind): Side => {
    const lists = [requests.map(rawRequest)]
    return {
      name,
      pids: () => [site.pids.supervisor, site.pids.postgres],
      work: async () => (await load.send({ port: site.port, lists, connections, ms: seconds * 1_000 })).done,
    }
  }
  const smallKinds = await kindsOf(small)
  const largeKinds = await kindsOf(large)
  const results: Result[] = []
  for (const [n, kind] of largeKinds.entries()) {
    const comparison = { name: kind.name, ours: side(large, kind), limit: side(small, smallKinds[n]!) }
    const goal = kind.hasGoalElsewhere ? {} : { goal: Number((1 / MAX_GROWTH).toFixed(2)) }
    results.push(await compare({ ...comparison, ...goal }, rounds))
    print(resultTable(results.slice(-1)))
  }
  const names = `ours: ${pins.toLocaleString('en-US')} pins, limit: ${SMALL.toLocaleString('en-US')}`
  print(`\nGrowth: reads a CPU-second; ${names}; a ratio of ${(1 / MAX_GROWTH).toFixed(2)} is a cost that grew by half`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
