/**
 * P1: board, feed, closeup, profile, comments and conversations, 25 items, uncached, against bare Fastify with one
 * statement for the same bytes.
 */
import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { startBareServer } from './limits/bare-server.ts'
import { busyLine, startLoad } from './load.ts'
import { type PlannedRequest, rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { requireSameBytes } from './p1/same-bytes.ts'
import { type ReadSamples, sampleReads } from './p1/samples.ts'
import { createBenchSite } from './site.ts'

const GOAL = 0.7
const CONNECTIONS = 16
const CSRF = '0'.repeat(22)

/** One kind of read: our requests, and where the bare server has the same. */
export interface ReadKind {
  readonly name: string
  readonly ours: readonly PlannedRequest[]
  readonly bare: readonly string[]
}

export const resourcePath = (name: string, options: Readonly<Record<string, unknown>>): string =>
  `/resource/${name}/get/?data=${encodeURIComponent(JSON.stringify({ options }))}`

const query = (name: keyof typeof QUERY_HASHES, variables: Readonly<Record<string, unknown>>): PlannedRequest => ({
  method: 'POST',
  path: '/_/graphql/',
  json: { queryHash: QUERY_HASHES[name], variables },
})

const grid = { field_set_key: 'grid' }

export const readKinds = ({ boards, pins, feedPlaces, people, talkedOf, members }: ReadSamples): ReadKind[] => [
  {
    name: 'board, 25 pins',
    ours: boards.map((id) => ({ path: resourcePath('BoardFeedResource', { board_id: id, ...grid }) })),
    bare: boards.map((id) => `/board/${id}`),
  },
  {
    name: 'home feed, 25 pins',
    ours: feedPlaces.map(({ bookmark }) => ({
      path: resourcePath('UserHomefeedResource', { ...grid, ...(bookmark && { bookmarks: [bookmark] }) }),
    })),
    bare: feedPlaces.map(({ ids }) => `/pins/${ids.join(',')}`),
  },
  {
    name: 'closeup, first query',
    ours: pins.map((pinId) => query('CloseupPageQuery', { pinId, isAuth: false })),
    bare: pins.map((id) => `/closeup/${id}`),
  },
  {
    name: 'closeup, second query',
    ours: pins.map((pinId) => query('CloseupDetailQuery', { pinId, isAuth: false, isDesktop: true })),
    bare: pins.map((id) => `/detail/${id}`),
  },
  {
    name: 'closeup, 25 more of the board',
    ours: pins.map((id) => ({ path: resourcePath('BoardMorePinsResource', { pin_id: id, ...grid }) })),
    bare: pins.map((id) => `/more/${id}`),
  },
  {
    name: 'profile, 25 created pins',
    ours: people.map(({ username }) => ({ path: resourcePath('UserPinsResource', { username, ...grid }) })),
    bare: people.map(({ username }) => `/pinned/${username}`),
  },
  {
    name: 'profile, boards',
    ours: people.map(({ username }) => ({ path: resourcePath('BoardsResource', { username }) })),
    bare: people.map(({ username }) => `/boards/${username}`),
  },
  {
    name: 'comments, 25',
    ours: talkedOf.map((id) => ({ path: resourcePath('UnifiedCommentsResource', { pin_id: id, page_size: 25 }) })),
    bare: talkedOf.map((id) => `/comments/${id}`),
  },
  {
    name: 'conversations of a member, 25',
    ours: members.map(({ headers }) => ({ path: resourcePath('ConversationsResource', {}), headers })),
    bare: members.map(({ id }) => `/conversations/${id}`),
  },
  {
    name: 'messages of one, 25',
    ours: members.map(({ headers, conversationId }) => ({
      path: resourcePath('ConversationMessagesResource', { conversation_id: conversationId }),
      headers,
    })),
    bare: members.map(({ id, conversationId }) => `/messages/${id}/${conversationId}`),
  },
]

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, print })
  using bare = await startBareServer('./bare-reads.ts', { DATABASE_URL: site.databaseUrl })
  using load = startLoad()
  const results: Result[] = []
  // The headers a browser sends after the first page.
  const asBrowser = (request: PlannedRequest): PlannedRequest => ({
    ...request,
    headers: { cookie: `csrftoken=${CSRF}`, 'x-csrftoken': CSRF, ...request.headers },
  })
  const side = (name: string, port: number, pids: readonly number[], requests: readonly PlannedRequest[]): Side => {
    const lists = [requests.map(rawRequest)]
    return {
      name,
      pids: () => pids,
      work: async () => (await load.send({ port, lists, connections: CONNECTIONS, ms: seconds * 1_000 })).done,
    }
  }
  for (const kind of readKinds(await sampleReads(site))) {
    await requireSameBytes(site.port, bare.port, kind)
    const limit = side(
      'bare',
      bare.port,
      [bare.pid, site.pids.postgres],
      kind.bare.map((path) => ({ path })),
    )
    const ours = side('ours', site.port, site.readers, kind.ours.map(asBrowser))
    results.push(await compare({ name: kind.name, ours, limit, goal: GOAL }, rounds))
    print(resultTable(results.slice(-1)))
  }
  print(`\nP1, ${pins.toLocaleString('en-US')} pins: reads a CPU-second of web and discovery process and PostgreSQL`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
