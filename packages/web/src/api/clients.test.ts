import { describe, expect, it } from 'vitest'
import { addressOfCall } from './endpoint-address.ts'
import { callEndpoint } from './endpoint-client.ts'
import { ApiError, errorOf, GraphQLFetchError } from './errors.ts'
import { createQueryClient } from './query-client.ts'
import type { Report } from '../report.ts'
import { createResourceClient } from './resource-client.ts'
import { refusal, startServer, success } from './test-server.ts'

const thrownBy = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )

describe('the resource client', () => {
  it('[SHELL-24 a] reads with GET and sends options, source and all headers', async () => {
    await using server = await startServer(success([1], 'next'))
    const response = await createResourceClient(server.env).get('BoardsResource', { username: 'alice' })
    expect(response.resource_response).toMatchObject({ data: [1], bookmark: 'next' })
    const { method, url, headers } = server.received[0]!
    expect([method, url.pathname]).toEqual(['GET', '/resource/BoardsResource/get/'])
    expect(JSON.parse(url.searchParams.get('data')!)).toEqual({ options: { username: 'alice' }, context: {} })
    expect(url.searchParams.get('source_url')).toBe('/pin/1/?force_country=DE')
    expect(headers).toMatchObject({
      'x-csrftoken': 'abc123',
      'x-requested-with': 'XMLHttpRequest',
      'x-app-version': 'v7',
      'x-app-state': 'active',
      'x-source-url': '/pin/1/?force_country=DE',
      'x-handler-id': 'www/pin/[id]',
      'x-query-name': 'BoardsResource',
      'x-force-country': 'DE',
    })
    expect(headers['idempotency-key']).toBeUndefined()
  })

  it('[PIN-13 c] sends the reader context where the environment has one', async () => {
    await using server = await startServer(success([]))
    const known = { recent_pin_sigs: ['a'], viewed_images: ['a', 'b'] }
    const context = (name: string) => (name === 'RelatedPinFeedResource' ? known : undefined)
    const client = createResourceClient({ ...server.env, context })
    await client.get('RelatedPinFeedResource', { pin: '1' })
    await client.get('BoardsResource', { username: 'alice' })
    const sent = server.received.map(({ url }) => JSON.parse(url.searchParams.get('data')!) as { context: unknown })
    expect(sent.map((data) => data.context)).toEqual([known, {}])
  })

  it('writes with a form and a new idempotency key each time', async () => {
    await using server = await startServer(success({ id: '5' }))
    const client = createResourceClient(server.env)
    await client.write('create', 'BoardResource', { name: 'Kitchens' })
    await client.write('create', 'BoardResource', { name: 'Kitchens' })
    const [first, second] = server.received
    expect([first!.method, first!.url.pathname]).toEqual(['POST', '/resource/BoardResource/create/'])
    expect(first!.headers['content-type']).toMatch('application/x-www-form-urlencoded')
    expect(JSON.parse(new URLSearchParams(first!.body).get('data')!).options).toEqual({ name: 'Kitchens' })
    expect([first, second].map((it) => it!.headers['idempotency-key'])).toEqual(['key-number-1', 'key-number-2'])
  })

  it('[SHELL-19 c] normalizes a refusal', async () => {
    await using server = await startServer(refusal(409, 'board.name_taken', 'Taken.', 'name'))
    const thrown = await thrownBy(createResourceClient(server.env).write('create', 'BoardResource', {}))
    expect(thrown).toBeInstanceOf(ApiError)
    expect(errorOf(thrown)).toEqual({
      api_error_code: 58,
      code: 58,
      message: 'Taken.',
      message_detail: null,
      extraData: { limit: 50 },
      httpStatus: 409,
      error_code: 'board.name_taken',
      field: 'name',
    })
  })

  it('[SHELL-19 d] retries a read that gets no response or a status of 500 or above, waiting longer each time', async () => {
    await using server = await startServer({ hangUp: true }, { status: 503, text: 'busy' }, success('there'))
    const response = await createResourceClient(server.env).get('PinResource', { id: '1' })
    expect(response.resource_response.data).toBe('there')
    expect(server.waits).toEqual([500, 1_000])
  })

  it.each([
    ['a write', 'write' as const, { status: 503, text: '' }],
    ['a refused read', 'get' as const, refusal(404, 'pin.not_found', 'Gone.')],
  ])('%s is not retried', async (_case, kind, reply) => {
    await using server = await startServer(reply)
    const client = createResourceClient(server.env)
    await thrownBy(kind === 'get' ? client.get('PinResource', {}) : client.write('delete', 'PinResource', {}))
    expect(server.received).toHaveLength(1)
  })

  it('[SHELL-19 c] an unreadable response shows the default error text', async () => {
    await using server = await startServer({ text: '<html>' })
    const thrown = await thrownBy(createResourceClient(server.env).write('delete', 'PinResource', {}))
    expect(errorOf(thrown)).toMatchObject({ message: 'Sorry! Something went wrong on our end!', httpStatus: 502 })
  })
})

describe('the endpoint client', () => {
  const answered = (data: unknown) => ({ json: { status: 'success', code: 0, message: 'ok', data } })

  it('reads by GET, with parameters in the path and the query', async () => {
    await using server = await startServer(answered('Hallo'))
    const request = { params: { id: '7' }, query: { language: 'pt-BR' } }
    const text = await callEndpoint(server.env, 'GET /v3/aggregated_comments/{id}/translate/', request)
    expect(text).toBe('Hallo')
    const { method, url, body, headers } = server.received[0]!
    expect([method, url.pathname, url.search, body]).toEqual([
      'GET',
      '/v3/aggregated_comments/7/translate/',
      '?language=pt-BR',
      '',
    ])
    expect(headers).toMatchObject({ 'x-query-name': '/v3/aggregated_comments/{id}/translate/' })
    expect(headers['idempotency-key']).toBeUndefined()
  })

  it('writes JSON, with an idempotency key', async () => {
    await using server = await startServer(answered(null))
    const request = { body: { recaptcha_token: 'x' } }
    expect(await callEndpoint(server.env, 'PUT /v3/sessions/verify/', request)).toBeNull()
    const { method, url, body, headers } = server.received[0]!
    expect([method, url.pathname, JSON.parse(body)]).toEqual(['PUT', '/v3/sessions/verify/', request.body])
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'key-number-1' })
  })

  it('[SHELL-19 c d] normalizes an error, and tries a write once', async () => {
    const error = { error_code: 'comment.not_found', message: 'Gone.', http_status: 404 }
    await using server = await startServer({ status: 404, json: { status: 'failure', code: 404, data: null, error } })
    const request = { params: { id: '7' } }
    const thrown = await thrownBy(callEndpoint(server.env, 'POST /v3/helpful/1/{id}/', request))
    expect(errorOf(thrown)).toMatchObject({ error_code: 'comment.not_found', message: 'Gone.', httpStatus: 404 })
    expect(server.received).toHaveLength(1)
  })

  it('gives the address of a call that something else sends', () => {
    expect(addressOfCall('POST /v3/media/', {})).toBe('/v3/media/')
    expect(addressOfCall('POST /v3/media/', { query: { purpose: 'search' } })).toBe('/v3/media/?purpose=search')
  })
})

const request = { kind: 'query', name: 'CloseupPageQuery', queryHash: 'h1', variables: { pinId: '1' } } as const

describe('the query client', () => {
  it('[SHELL-23 a] sends hash and variables as JSON', async () => {
    await using server = await startServer({ json: { data: { pin: null } } })
    await createQueryClient(server.env).load(request)
    const { method, url, body, headers } = server.received[0]!
    expect([method, url.pathname, JSON.parse(body)]).toEqual([
      'POST',
      '/_/graphql/',
      { queryHash: 'h1', variables: { pinId: '1' } },
    ])
    expect(headers).toMatchObject({
      accept: 'application/json',
      'content-type': 'application/json',
      'x-query-name': 'CloseupPageQuery',
      'x-csrftoken': 'abc123',
    })
  })

  it('[SHELL-22 a] requests once while the response is fresh or pending, and again when forced', async () => {
    await using server = await startServer({ json: { data: { pin: null } } })
    const client = createQueryClient(server.env)
    await Promise.all([client.load(request), client.load(request)])
    await client.load(request)
    expect(server.received).toHaveLength(1)
    await client.load(request, { force: true })
    expect(server.received).toHaveLength(2)
  })

  it('[SHELL-22 c] does not request data that came with the page', async () => {
    await using server = await startServer()
    const client = createQueryClient(server.env)
    client.prefill(request, { data: { pin: null } })
    expect(await client.load(request)).toEqual({ data: { pin: null } })
    expect(server.received).toHaveLength(0)
  })

  it('[SHELL-23 d] a failed request throws a GraphQLFetchError that reports cookie and headers', async () => {
    await using server = await startServer({ hangUp: true })
    const reports: Report[] = []
    const client = createQueryClient(server.env, (report) => void reports.push(report))
    const thrown = await thrownBy(client.load(request))
    expect(thrown).toBeInstanceOf(GraphQLFetchError)
    expect((thrown as GraphQLFetchError).call).toEqual({
      name: 'CloseupPageQuery',
      headers: expect.objectContaining({ 'x-csrftoken': 'abc123', 'x-query-name': 'CloseupPageQuery' }),
      cookie: 'abc123',
    })
    expect(reports).toEqual([{ kind: 'error', error: thrown, where: 'query' }])
    expect(server.received).toHaveLength(3)
  })

  it('a refused query keeps the reason', async () => {
    const errors = [{ message: 'Gone.', extensions: { code: 'pin.not_found', http_status: 404, field: null } }]
    await using server = await startServer({ status: 404, json: { data: null, errors } })
    const thrown = await thrownBy(createQueryClient(server.env).load(request))
    expect(errorOf(thrown)).toMatchObject({ error_code: 'pin.not_found', httpStatus: 404, message: 'Gone.' })
  })
})
