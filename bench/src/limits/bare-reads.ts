/**
 * The limit of P1: Fastify without anything of ours, one prepared statement a request, and JSON of the same bytes as
 * the site's answers (the bench compares them). Runs in a process of its own; `DATABASE_URL` names the database.
 */
import type { AddressInfo } from 'node:net'
import { END_OF_LIST } from '@corkboard/contract'
import Fastify from 'fastify'
import pg from 'pg'
import { type BareRow, closeupDetail, closeupPage, gridPin, wholePins } from './bare-pins.ts'

const PAGE = 25
const NEWEST = '9223372036854775807'
/** As long as ours, and not signed: what a seal costs is ours to carry. */
const SEAL = 's'.repeat(22)
const IDENTIFIER = '0'.repeat(16)

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 })

const statement = (name: string, page: string) => {
  const text = wholePins(page)
  return async (values: readonly string[]): Promise<BareRow[]> =>
    (await pool.query<BareRow>({ name, text, values: [...values] })).rows
}

const boardPins = statement('board', `and p.board_id = $1 and p.id < $2 order by p.id desc limit ${PAGE + 1}`)
// A picture shows once a page of the home feed: of the newest pins the first of each picture.
const newestPins = statement(
  'newest',
  `and p.id = any(array(
     select id from (
       select id, row_number() over (partition by image_signature order by id desc) as place
       from (
         select p.id, p.image_signature from pins p
         join boards b on b.id = p.board_id and b.deleted_at is null
         join users w on w.id = b.owner_id and w.deleted_at is null and not w.is_private
         where p.listed and p.deleted_at is null and p.id < $1 order by p.id desc limit ${3 * PAGE}
       ) newest
     ) numbered where place = 1 order by id desc limit ${PAGE + 1}))`,
)
const onePin = statement('pin', 'and p.id = $1')
const morePins = statement(
  'more',
  `and p.board_id = (select board_id from pins where id = $1) and p.id <> $1 order by p.id desc limit ${PAGE + 1}`,
)

const envelope = (name: string, options: Record<string, string>, rows: readonly BareRow[]) => {
  const shown = rows.slice(0, PAGE)
  const place = Buffer.from(JSON.stringify([shown.at(-1)?.id])).toString('base64url')
  const bookmark = rows.length > PAGE ? `${place}.${SEAL}` : END_OF_LIST
  return {
    resource_response: { status: 'success', code: 0, message: 'ok', bookmark, data: shown.map(gridPin) },
    resource: { name, options: { ...options, bookmarks: [bookmark] } },
    client_context: {},
    request_identifier: IDENTIFIER,
  }
}

const app = Fastify({ logger: false })

app.get<{ Params: { id: string } }>('/board/:id', async ({ params: { id } }) =>
  envelope('BoardFeedResource', { board_id: id, field_set_key: 'grid' }, await boardPins([id, NEWEST])),
)
app.get<{ Params: { before: string } }>('/newest/:before', async ({ params: { before } }) =>
  envelope('UserHomefeedResource', { field_set_key: 'grid' }, await newestPins([before])),
)
app.get<{ Params: { id: string } }>('/more/:id', async ({ params: { id } }) =>
  envelope('BoardMorePinsResource', { pin_id: id, field_set_key: 'grid' }, await morePins([id])),
)
app.get<{ Params: { id: string } }>('/closeup/:id', async ({ params: { id } }) => {
  const [row] = await onePin([id])
  return { data: { pin: closeupPage(row!) } }
})
app.get<{ Params: { id: string } }>('/detail/:id', async ({ params: { id } }) => {
  const [row] = await onePin([id])
  return { data: { pin: closeupDetail(row!) } }
})

await app.listen({ host: '127.0.0.1', port: 0 })
process.send?.({ port: (app.server.address() as AddressInfo).port })
process.on('disconnect', () => process.exit())
