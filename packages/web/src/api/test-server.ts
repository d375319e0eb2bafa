import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApiEnvironment } from './transport.ts'

export interface Received {
  readonly method: string
  readonly url: URL
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

export interface Reply {
  readonly status?: number
  readonly json?: unknown
  readonly text?: string
  /** Closes the connection without a response. */
  readonly hangUp?: true
  /** The response is sent after this. */
  readonly after?: Promise<unknown>
}

/** Starts a real local server that sends the given replies one after the other and records the requests. */
export const startServer = async (...replies: Reply[]) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    received.push({
      method: request.method ?? '',
      url: new URL(request.url ?? '', 'http://site'),
      headers: request.headers,
      body,
    })
    const reply = replies[Math.min(received.length, replies.length) - 1] ?? {}
    await reply.after
    if (reply.hangUp) {
      response.destroy()
      return
    }
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', connection: 'close' })
    response.end(reply.text ?? JSON.stringify(reply.json ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const waits: number[] = []
  let keys = 0
  const env: ApiEnvironment = {
    fetch: (input, init) => fetch(input, init),
    origin,
    appVersion: 'v7',
    cookies: () => 'theme=dark; csrftoken=abc123',
    sourceUrl: () => '/pin/1/?force_country=DE',
    handlerId: () => 'www/pin/[id]',
    isActive: () => true,
    newIdempotencyKey: () => `key-number-${++keys}`,
    wait: async (ms) => void waits.push(ms),
    now: () => 0,
  }
  return { env, received, waits, [Symbol.asyncDispose]: async () => void server.close() }
}

export const success = (data: unknown, bookmark?: string): Reply => ({
  json: {
    resource_response: { status: 'success', code: 0, message: 'ok', data, ...(bookmark && { bookmark }) },
    resource: { name: '', options: {} },
    client_context: {},
    request_identifier: '1',
  },
})

export const refusal = (status: number, code: string, message: string, field: string | null = null): Reply => ({
  status,
  json: {
    resource_response: {
      status: 'failure',
      code: 58,
      message,
      data: null,
      error: {
        error_code: code,
        api_error_code: 58,
        code: 58,
        http_status: status,
        message,
        message_detail: null,
        field,
        extra_data: { limit: 50 },
      },
    },
  },
})
