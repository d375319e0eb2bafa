/** P12 in small: the reads of P1, and those of discovery, on 10,000 and on 100,000 pins; what they cost may grow by half, not with the table. */
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { busyLine, startLoad } from './load.ts'
import { type PlannedRequest, rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { readKinds, resourcePath } from './p1.ts'
import { sampleReads } from './p1/samples.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { signIn } from './site/sessions.ts'

const SMALL = 10_000
const MOST_GROWTH = 1.5
const CONNECTIONS = 16
const MEMBERS = 16

type Options = Readonly<Record<string, unknown>>

/** Whom profiles are asked of. */
const PEOPLE = 400

/** FIND: words as the generator writes them, and topics that it makes pins about. */
const DISCOVERY: readonly { readonly name: string; readonly resource: string; readonly options: readonly Options[] }[] =
  [
    {
      name: 'search, a common word',
      resource: 'SearchResource',
      options: ['kitchens', 'lamps', 'quilts', 'golden', 'winter'].map((text) => ({ query: text })),
    },
    {
      name: 'search, two words',
      resource: 'SearchResource',
      options: ['green kitchens', 'paper lamps', 'winter coats'].map((text) => ({ query: text })),
    },
    {
      name: 'suggestions as one types',
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
}

const kindsOf = async (site: BenchSite): Promise<Kind[]> => {
  const members = await signIn(site.pool, MEMBERS)
  const { rows: people } = await site.pool.query<{ username: string }>(
    `select username from users where not is_private order by md5(id::text) limit ${PEOPLE}`,
  )
  const samples = await sampleReads(site)
  return [
    ...readKinds(samples).map(({ name, ours }) => ({ name, requests: ours })),
    {
      name: 'profile, boards',
      requests: people.map(({ username }) => ({ path: resourcePath('BoardsResource', { username }) })),
    },
    {
      name: 'profile, 25 created pins',
      requests: people.map(({ username }) => ({
        path: resourcePath('UserPinsResource', { username, field_set_key: 'grid' }),
      })),
    },
    {
      name: 'related pins, 25',
      requests: samples.pins.map((pin) => ({
        path: resourcePath('RelatedPinFeedResource', { pin, field_set_key: 'grid' }),
      })),
    },
    {
      name: 'home feed of members, 25 pins',
      requests: members.map(({ headers }) => ({
        path: resourcePath('UserHomefeedResource', { field_set_key: 'grid' }),
        headers,
      })),
    },
    ...DISCOVERY.map(({ name, resource, options }) => ({
      name,
      requests: options.map((asked) => ({ path: resourcePath(resource, { ...asked, field_set_key: 'grid' }) })),
    })),
  ]
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using small = await createBenchSite({ pins: SMALL, print })
  await using large = await createBenchSite({ pins, print })
  using load = startLoad()
  const side = (site: BenchSite, { name, requests }: Kind): Side => {
    const lists = [requests.map(rawRequest)]
    return {
      name,
      pids: () => [site.pids.web, site.pids.postgres],
      work: async () =>
        (await load.send({ port: site.port, lists, connections: CONNECTIONS, ms: seconds * 1_000 })).done,
    }
  }
  const smallKinds = await kindsOf(small)
  const largeKinds = await kindsOf(large)
  const results: Result[] = []
  for (const [n, kind] of largeKinds.entries()) {
    const comparison = { name: kind.name, ours: side(large, kind), limit: side(small, smallKinds[n]!) }
    results.push(await compare({ ...comparison, goal: Number((1 / MOST_GROWTH).toFixed(2)) }, rounds))
  }
  const names = `ours: ${pins.toLocaleString('en-US')} pins, limit: ${SMALL.toLocaleString('en-US')}`
  print(
    `\nGrowth: reads a CPU-second; ${names}; a ratio of ${(1 / MOST_GROWTH).toFixed(2)} is a cost that grew by half`,
  )
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
