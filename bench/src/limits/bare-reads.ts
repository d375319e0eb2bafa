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

const statement = (name: string, page: string, order?: string) => {
  const text = wholePins(page, order)
  return async (values: readonly string[]): Promise<BareRow[]> =>
    (await pool.query<BareRow>({ name, text, values: [...values] })).rows
}

const boardPins = statement('board', `and p.board_id = $1 and p.id < $2 order by p.id desc limit ${PAGE + 1}`)
// What stands where is ours to find out: whoever is handed the ids has only to read the pins.
const givenPins = statement('given', 'and p.id = any($1::bigint[])', 'array_position($1::bigint[], p.id)')
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

// Parameters hold a page of ids.
const app = Fastify({ logger: false, routerOptions: { maxParamLength: 1_000 } })

app.get<{ Params: { id: string } }>('/board/:id', async ({ params: { id } }) =>
  envelope('BoardFeedResource', { board_id: id, field_set_key: 'grid' }, await boardPins([id, NEWEST])),
)
app.get<{ Params: { ids: string } }>('/pins/:ids', async ({ params: { ids } }) =>
  envelope('UserHomefeedResource', { field_set_key: 'grid' }, await givenPins([`{${ids}}`])),
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
