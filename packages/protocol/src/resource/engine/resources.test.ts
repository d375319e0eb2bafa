import type { Board, Pin, ResourceEnvelope } from '@corkboard/contract'
import { createCtx, VISITOR } from '@corkboard/domain/kernel'
import { type Actor, TestSite } from '@corkboard/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callResource } from './call.ts'

let site: TestSite
let alice: Actor

beforeAll(async () => {
  site = await TestSite.start()
  alice = (await site.cast()).alice
})
afterAll(() => site[Symbol.asyncDispose]())

const envelopeOf = async (response: Response): Promise<ResourceEnvelope> => (await response.json()) as ResourceEnvelope

describe('[SHELL-24 b] the envelope', () => {
  it('has the data, the parsed options, and an identifier for the request', async () => {
    const board = await alice.createsBoard('Kitchens')
    const { status, headers, envelope } = await alice.resource('BoardResource', 'get', { board_id: board.id, extra: 1 })
    expect({ status, envelope }).toEqual({
      status: 200,
      envelope: {
        resource_response: { status: 'success', code: 0, message: 'ok', data: board },
        resource: { name: 'BoardResource', options: { board_id: board.id } },
        client_context: {},
        request_identifier: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    })
    expect(headers.get('x-request-id')).toBe(envelope.request_identifier)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('[SHELL-19 c] of an error has everything the client normalizes', async () => {
    const { status, envelope } = await alice.resource('BoardResource', 'get', { board_id: '1' })
    const error = {
      error_code: 'board.not_found',
      api_error_code: 40,
      code: 40,
      http_status: 404,
      message: 'We couldn’t find that board.',
      message_detail: null,
      field: 'board_id',
      extra_data: {},
    }
    expect(status).toBe(404)
    expect(envelope.resource_response).toEqual({
      status: 'failure',
      code: 40,
      message: error.message,
      data: null,
      error,
    })
  })

  it('[SHELL-24 a] says what was asked, without secrets', async () => {
    const { envelope } = await site.visitor().resource('BoardResource', 'get', { board_id: '1' })
    expect(envelope.resource).toEqual({ name: 'BoardResource', options: { board_id: '1' } })
    const login = { username_or_email: 'nobody', password: 'not their password' }
    const refused = await site.visitor().resource('UserSessionResource', 'create', login)
    expect(refused.envelope.resource).toEqual({
      name: 'UserSessionResource',
      options: { username_or_email: 'nobody' },
    })
  })

  it('[SHELL-19 c] of an unexpected error says only that, and the log has the rest', async () => {
    await using broken = await TestSite.start({ worker: false })
    await broken.site.database.pool.query('drop table boards')
    const { status, envelope } = await broken.visitor().resource('BoardResource', 'get', { board_id: '1' })
    expect(status).toBe(500)
    expect(envelope.resource_response.error).toMatchObject({
      error_code: 'unknown',
      message: 'Sorry! Something went wrong on our end!',
      extra_data: {},
    })
    expect(broken.logged.find(({ msg }) => msg === 'unforeseen error')).toMatchObject({
      err: { stack: expect.any(String) },
    })
  })

  it('of an error repeats only enough of an option to recognize it', async () => {
    const wanted = { username: 'x'.repeat(4_000) }
    const inPage = await callResource(createCtx(site.server.site, VISITOR), 'UserResource', 'get', wanted)
    expect(inPage.resource.options).toEqual({ username: `${'x'.repeat(200)}…` })
    const { envelope } = await alice.resource('UserResource', 'get', wanted)
    expect(envelope.resource.options).toEqual(inPage.resource.options)
    const draft = { title: 'A door', description: 'x'.repeat(4_000) }
    const refused = await alice.resource('PinDraftResource', 'update', { id: '1', version: 1, draft })
    expect(JSON.stringify(refused.envelope.resource.options).length).toBeLessThan(400)
  })

  it('never repeats a password', async () => {
    const { envelope } = await site.visitor().resource('UserSessionResource', 'create', {
      username_or_email: 'alice',
      password: 'not the right one',
    })
    expect(JSON.stringify(envelope)).not.toContain('not the right one')
    const visitor = site.visitor()
    const result = await visitor.resource('UserSessionResource', 'create', {
      username_or_email: 'alice',
      password: 'correct horse battery',
    })
    expect(result.envelope.resource.options).toEqual({ username_or_email: 'alice' })
  })
})

describe('[SHELL-24 b] lists', () => {
  it('continue from bookmark to bookmark and end with `-end-`, each item once', async () => {
    const board = await alice.createsBoard('Tiles')
    const upload = await alice.uploads()
    const made: string[] = []
    for (let n = 0; n < 5; n += 1) {
      const options = { board_id: board.id, media_upload_id: upload.media_upload_id, title: `Tile ${n}` }
      made.unshift((await alice.asks<Pin>('PinResource', 'create', options)).id)
    }
    const seen: string[] = []
    const bookmarks: string[] = []
    for (let bookmark: string | undefined; bookmark !== '-end-' && bookmarks.length < 9;) {
      const options = { board_id: board.id, page_size: 2, ...(bookmark && { bookmarks: [bookmark] }) }
      const { envelope } = await alice.resource('BoardFeedResource', 'get', options)
      seen.push(...(envelope.resource_response.data as Pin[]).map(({ id }) => id))
      bookmark = envelope.resource_response.bookmark
      expect(envelope.resource.options['bookmarks']).toEqual([bookmark])
      bookmarks.push(bookmark ?? '')
    }
    expect({ seen, pages: bookmarks.length, last: bookmarks.at(-1) }).toEqual({ seen: made, pages: 3, last: '-end-' })
  })

  it('contain fewer pictures with the grid field set', async () => {
    const board = await alice.createsBoard('A grid')
    await alice.pinsTo(board)
    const options = { board_id: board.id, page_size: 1 }
    const [whole] = await alice.asks<Pin[]>('BoardFeedResource', 'get', options)
    const [grid] = await alice.asks<Pin[]>('BoardFeedResource', 'get', { ...options, field_set_key: 'grid' })
    expect(Object.keys(whole?.images ?? {}).length).toBe(11)
    expect(Object.keys(grid?.images ?? {})).toEqual(['236x', '474x', '736x'])
  })

  it('[BOARD-10 a] continue by bookmark in the picker, too', async () => {
    const carol = await site.person('Carola')
    for (const name of ['B', 'A', 'C']) await carol.createsBoard(name)
    const first = await carol.resource('BoardPickerBoardsResource', 'get', { page_size: 2 })
    const { bookmark } = first.envelope.resource_response
    const second = await carol.asks<Board[]>('BoardPickerBoardsResource', 'get', {
      page_size: 2,
      bookmarks: [bookmark],
    })
    expect(second.map(({ name }) => name)).toEqual(['C'])
  })

  it.each([
    ['wande', 'Wände & Böden', 'Dora'],
    ['BÖDEN', 'Wände & Böden', 'Ebba'],
    ['ＣＡＦＥ', 'Café', 'Farid'],
    ['रसोई', 'रसोई', 'Gita'],
    ['ναι', 'Ναί', 'Helen'],
    ['سلام', 'سَلام', 'Iman'],
  ])('[BOARD-10 a] filter the picker by %s and find the board %s', async (filter, name, whose) => {
    const person = await site.person(whose)
    await person.createsBoard('Kitchens')
    await person.createsBoard(name)
    const found = await person.asks<Board[]>('BoardPickerBoardsResource', 'get', { filter })
    expect(found.map((board) => board.name)).toEqual([name])
  })
})

describe('[SHELL-24 a] URLs', () => {
  it.each([
    ['POST', '/resource/BoardResource/get/', 405],
    ['GET', '/resource/BoardResource/create/', 405],
    ['PUT', '/resource/BoardResource/update/', 405],
    ['GET', '/resource/UserResource/create/', 405],
    ['GET', '/resource/BoardResource/frob/', 405],
    ['GET', '/resource/BoardResource/', 405],
    ['GET', '/resource/NoSuchResource/get/', 404],
    ['GET', '/resource/x', 404],
    ['GET', '/resource/constructor/get/', 404],
  ] as const)('%s %s return %i, in the envelope', async (method, path, status) => {
    const response = await alice.browser.send(path, { method })
    const envelope = await envelopeOf(response)
    expect(response.status).toBe(status)
    expect(envelope.resource_response.error?.error_code).toBe(
      status === 405 ? 'request.method_not_allowed' : 'resource.unknown',
    )
  })

  it('work with and without a trailing slash', async () => {
    const data = encodeURIComponent(JSON.stringify({ options: { username: 'alice' } }))
    expect((await alice.browser.send(`/resource/UserResource/get?data=${data}`)).status).toBe(200)
  })
})

describe('[SHELL-24 a] bodies', () => {
  it.each([
    ['options at the top', { options: { name: 'Top' } }],
    ['data as an object', { data: { options: { name: 'Object' } }, source_url: '/' }],
    ['data as text', { data: '{"options":{"name":"Text"}}' }],
  ])('may be JSON: %s', async (_title, json) => {
    const response = await alice.browser.send('/resource/BoardResource/create/', { method: 'POST', json })
    expect(response.status).toBe(200)
  })

  it.each([
    ['no JSON', { headers: { 'content-type': 'application/json' }, form: { a: 'b' } }, 'request.malformed', null],
    ['a list', { json: [1] }, 'request.malformed', null],
    ['data that is no JSON', { form: { data: '{' } }, 'request.malformed', 'data'],
    ['data that is a list', { form: { data: '[]' } }, 'request.malformed', 'data'],
    ['options that are none', { json: { options: 'x' } }, 'request.invalid', 'options'],
    ['another kind', { headers: { 'content-type': 'text/plain' }, form: { a: 'b' } }, 'request.malformed', null],
    [
      'a source elsewhere',
      { json: { options: { name: 'X' }, source_url: '//evil.example' } },
      'request.invalid',
      'source_url',
    ],
    ['nothing', {}, 'request.missing', 'name'],
  ] as const)('that are %s are refused', async (_title, sent, code, field) => {
    const response = await alice.browser.send('/resource/BoardResource/create/', { method: 'POST', ...sent })
    const { resource_response: result } = await envelopeOf(response)
    expect({ status: response.status, code: result.error?.error_code, field: result.error?.field }).toEqual({
      status: 400,
      code,
      field,
    })
  })

  it('larger than a megabyte are refused with 413', async () => {
    const json = { options: { name: 'x'.repeat(1_100_000) } }
    const response = await alice.browser.send('/resource/BoardResource/create/', { method: 'POST', json })
    expect({ status: response.status, code: (await envelopeOf(response)).resource_response.error?.error_code }).toEqual(
      {
        status: 413,
        code: 'request.too_large',
      },
    )
  })
})
