/** Extremes may cost twice as much as ordinary things: a board, a user, a pin and an account far larger than others. */
import { QUERY_HASHES } from '@corkboard/contract/persisted.generated'
import { type BenchArgs, type BenchOutcome, outcomeOf } from './benches.ts'
import { type Extremes, makeExtremes } from './extremes/make.ts'
import { busyLine, startLoad } from './load.ts'
import { type PlannedRequest, rawRequest } from './load/requests.ts'
import { compare, type Result, type Side } from './measure.ts'
import { resultTable } from './measure/table.ts'
import { resourcePath } from './p1.ts'
import { type BenchSite, createBenchSite } from './site.ts'
import { type BenchMember, signIn } from './site/sessions.ts'

const MAX_COST = 2
const CONNECTIONS = 16
const SAMPLES = 100
/** Small enough that ordinary users have as many boards. */
const BOARDS_AT_ONCE = 3
const DEEP_PAGES = 100

interface Kind {
  readonly name: string
  readonly extreme: readonly PlannedRequest[]
  readonly ordinary: readonly PlannedRequest[]
}

const grid = { field_set_key: 'grid' }
const get = (name: string, options: Readonly<Record<string, unknown>>, member?: BenchMember): PlannedRequest => ({
  path: resourcePath(name, options),
  ...(member && { headers: member.headers }),
})
const query = (name: keyof typeof QUERY_HASHES, variables: Readonly<Record<string, unknown>>): PlannedRequest => ({
  method: 'POST',
  path: '/_/graphql/',
  json: { queryHash: QUERY_HASHES[name], variables },
})

interface ListPage {
  readonly resource_response: { readonly bookmark: string; readonly data: readonly { readonly id: string }[] }
}

/** Returns the bookmark many pages down a list. */
const deepBookmark = async (site: BenchSite, boardId: string): Promise<string> => {
  let bookmark: string | undefined
  for (let page = 0; page < DEEP_PAGES; page += 1) {
    const options = { board_id: boardId, page_size: 250, ...(bookmark && { bookmarks: [bookmark] }) }
    const response = await fetch(site.origin + resourcePath('BoardFeedResource', options))
    bookmark = ((await response.json()) as ListPage).resource_response.bookmark
  }
  return bookmark!
}

const kindsOf = async (site: BenchSite, extremes: Extremes): Promise<Kind[]> => {
  const { largeBoard, manyBoards, manyComments, follower } = extremes
  const ids = async (text: string, values: readonly unknown[] = []): Promise<string[]> =>
    (await site.pool.query<{ id: string }>(`${text} order by md5(id::text) limit ${SAMPLES}`, [...values])).rows.map(
      ({ id }) => id,
    )
  const boards = await ids(
    `select id from (
       select b.id from boards b join board_stats s on s.board_id = b.id join users w on w.id = b.owner_id
       where b.privacy = 'public' and not w.is_private and s.pin_count between 26 and 1000) shown`,
  )
  const pins = await ids(
    `select id from (select pin_id as id from pin_stats where comment_count between 1 and 20) ordinary where id <> $1`,
    [manyComments.id],
  )
  const pinsOfLargeBoard = await ids(`select id from pins where board_id = $1`, [largeBoard.id])
  const people = (
    await site.pool.query<{ username: string }>(
      `select u.username from users u join user_stats s on s.user_id = u.id
       where not u.is_private and s.board_count between ${BOARDS_AT_ONCE + 1} and 50 order by md5(u.id::text) limit 20`,
    )
  ).rows.map(({ username }) => username)
  const members = await signIn(site.pool, 20, [follower.id, manyBoards.id])
  const memberOf = (id: string) => members.find((member) => member.id === id)!
  const others = members.filter(({ id }) => id !== follower.id && id !== manyBoards.id)
  const bookmark = await deepBookmark(site, largeBoard.id)
  const boardOptions = (id: string) => ({ board_id: id, ...grid })
  const boardsOf = (username: string) => get('BoardsResource', { username, page_size: BOARDS_AT_ONCE })
  const picker = (member: BenchMember) => get('BoardPickerBoardsResource', { page_size: BOARDS_AT_ONCE }, member)
  const comments = (id: string) => get('UnifiedCommentsResource', { pin_id: id, page_size: 10 })
  const home = (member: BenchMember) => get('UserHomefeedResource', grid, member)
  const following = (username: string) => get('UserFollowingResource', { username, page_size: 5 })
  const detail = (pinId: string) => query('CloseupDetailQuery', { pinId, isAuth: false, isDesktop: true })
  const more = (id: string) => get('BoardMorePinsResource', { pin_id: id, ...grid })
  return [
    {
      name: 'board of 50,000 pins, first page',
      extreme: [get('BoardFeedResource', boardOptions(largeBoard.id))],
      ordinary: boards.map((id) => get('BoardFeedResource', boardOptions(id))),
    },
    {
      name: 'the same, 25,000 pins down',
      extreme: [get('BoardFeedResource', { ...boardOptions(largeBoard.id), bookmarks: [bookmark] })],
      ordinary: boards.map((id) => get('BoardFeedResource', boardOptions(id))),
    },
    { name: 'more of that board', extreme: pinsOfLargeBoard.map(more), ordinary: pins.map(more) },
    { name: 'person with 10,000 boards', extreme: [boardsOf(manyBoards.username)], ordinary: people.map(boardsOf) },
    { name: 'their board picker', extreme: [picker(memberOf(manyBoards.id))], ordinary: others.map(picker) },
    { name: 'pin with 20,000 comments, comments', extreme: [comments(manyComments.id)], ordinary: pins.map(comments) },
    { name: 'the same, closeup', extreme: [detail(manyComments.id)], ordinary: pins.map(detail) },
    {
      name: 'home feed, following 20,000',
      extreme: [home(memberOf(follower.id))],
      ordinary: others.map(home),
    },
    { name: 'whom they follow', extreme: [following(follower.username)], ordinary: people.map(following) },
  ]
}

export const run = async ({ pins, rounds, seconds, print }: BenchArgs): Promise<BenchOutcome> => {
  await using site = await createBenchSite({ pins, writes: true, print })
  using load = startLoad()
  print('Adding the extremes …')
  const extremes = await makeExtremes(site.pool, Date.now())
  const side = (name: string, requests: readonly PlannedRequest[]): Side => ({
    name,
    pids: () => site.readers,
    work: async () => {
      const order = { port: site.port, lists: [requests.map(rawRequest)], connections: CONNECTIONS }
      return (await load.send({ ...order, ms: seconds * 1_000 })).done
    },
  })
  const results: Result[] = []
  for (const { name, extreme, ordinary } of await kindsOf(site, extremes)) {
    const comparison = { name, ours: side('extreme', extreme), limit: side('ordinary', ordinary) }
    results.push(await compare({ ...comparison, goal: 1 / MAX_COST }, rounds))
    print(resultTable(results.slice(-1)))
  }
  print(`\nExtremes: reads a CPU-second; ours: what stands out, limit: what is ordinary; 0.50 is twice the cost`)
  print(resultTable(results))
  const busy = busyLine(load)
  if (busy) print(busy)
  return outcomeOf(results)
}
