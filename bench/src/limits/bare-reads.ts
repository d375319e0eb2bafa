/**
 * The limit of P1: Fastify without any of our code, one prepared statement per request, and JSON with the same bytes as
 * the site's responses (the bench compares them). Runs in a separate process; `DATABASE_URL` names the database.
 */
import type { AddressInfo } from 'node:net'
import { END_OF_LIST } from '@corkboard/contract'
import Fastify from 'fastify'
import pg from 'pg'
import {
  type BareDetailRow,
  type BareRow,
  closeupDetail,
  closeupPage,
  gridPin,
  SURROUNDINGS,
  wholePins,
} from './bare-pins.ts'
import {
  type BareBoardRow,
  type BareCommentRow,
  type BareConversationRow,
  type BareMessageRow,
  board,
  BOARDS,
  comment,
  COMMENTS,
  conversation,
  CONVERSATIONS,
  message,
  MESSAGES,
} from './bare-social.ts'

const PAGE = 25
const NEWEST = '9223372036854775807'
/** Same length as ours, but not signed: the cost of signing is ours. */
const SEAL = 's'.repeat(22)
const IDENTIFIER = '0'.repeat(16)

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const prepared =
  <Row extends pg.QueryResultRow>(name: string, text: string) =>
  async (values: readonly string[]): Promise<Row[]> =>
    (await pool.query<Row>({ name, text, values: [...values] })).rows

const statement = (name: string, page: string, order?: string) => prepared<BareRow>(name, wholePins(page, order))

const boardPins = statement('board', `and p.board_id = $1 and p.id < $2 order by p.id desc limit ${PAGE + 1}`)
// Finding out which pins belong in the list is our job: given the ids, this only has to read the pins.
const givenPins = statement('given', 'and p.id = any($1::bigint[])', 'array_position($1::bigint[], p.id)')
const onePin = statement('pin', 'and p.id = $1')
const wholePin = prepared<BareDetailRow>('detail', wholePins('and p.id = $1', undefined, SURROUNDINGS))
const morePins = statement(
  'more',
  `and p.board_id = (select board_id from pins where id = $1) and p.id <> $1 order by p.id desc limit ${PAGE + 1}`,
)

const personsPins = statement(
  'pinned',
  `and p.pinner_id = (select user_id from usernames where username = $1) and p.listed and p.parent_pin_id is null
   order by p.id desc limit ${PAGE + 1}`,
)
const personsBoards = prepared<BareBoardRow>('boards', BOARDS)
const comments = prepared<BareCommentRow>('comments', COMMENTS)
const conversations = prepared<BareConversationRow>('conversations', CONVERSATIONS)
const messages = prepared<BareMessageRow>('messages', MESSAGES)
const ROWS = String(PAGE + 1)

const envelope = <Row extends { readonly id: string }>(
  name: string,
  options: Record<string, unknown>,
  rows: readonly Row[],
  present: (row: Row) => unknown,
) => {
  const shown = rows.slice(0, PAGE)
  const place = Buffer.from(JSON.stringify([shown.at(-1)?.id])).toString('base64url')
  const bookmark = rows.length > PAGE ? `${place}.${SEAL}` : END_OF_LIST
  return {
    resource_response: { status: 'success', code: 0, message: 'ok', bookmark, data: shown.map(present) },
    resource: { name, options: { ...options, bookmarks: [bookmark] } },
    client_context: {},
    request_identifier: IDENTIFIER,
  }
}

// Parameters hold a page of ids.
const app = Fastify({ logger: false, routerOptions: { maxParamLength: 1_000 } })

app.get<{ Params: { id: string } }>('/board/:id', async ({ params: { id } }) =>
  envelope('BoardFeedResource', { board_id: id, field_set_key: 'grid' }, await boardPins([id, NEWEST]), gridPin),
)
app.get<{ Params: { ids: string } }>('/pins/:ids', async ({ params: { ids } }) =>
  envelope('UserHomefeedResource', { field_set_key: 'grid' }, await givenPins([`{${ids}}`]), gridPin),
)
app.get<{ Params: { id: string } }>('/more/:id', async ({ params: { id } }) =>
  envelope('BoardMorePinsResource', { pin_id: id, field_set_key: 'grid' }, await morePins([id]), gridPin),
)
app.get<{ Params: { id: string } }>('/closeup/:id', async ({ params: { id } }) => {
  const [row] = await onePin([id])
  return { data: { pin: closeupPage(row!) } }
})
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params: { id } }) => {
  const [row] = await wholePin([id])
  return { data: { pin: closeupDetail(row!) } }
})
app.get<{ Params: { username: string } }>('/pinned/:username', async ({ params: { username } }) =>
  envelope('UserPinsResource', { username, field_set_key: 'grid' }, await personsPins([username]), gridPin),
)
app.get<{ Params: { username: string } }>('/boards/:username', async ({ params: { username } }) =>
  envelope('BoardsResource', { username }, await personsBoards([username, ROWS]), board),
)
app.get<{ Params: { id: string } }>('/comments/:id', async ({ params: { id } }) =>
  envelope('UnifiedCommentsResource', { pin_id: id, page_size: PAGE }, await comments([id, ROWS]), comment),
)
app.get<{ Params: { viewer: string } }>('/conversations/:viewer', async ({ params: { viewer } }) =>
  envelope('ConversationsResource', {}, await conversations([viewer, ROWS]), (row) => conversation(row, viewer)),
)
app.get<{ Params: { viewer: string; id: string } }>('/messages/:viewer/:id', async ({ params: { viewer, id } }) =>
  envelope('ConversationMessagesResource', { conversation_id: id }, await messages([viewer, id, ROWS]), (row) =>
    message(row, viewer),
  ),
)

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit())
