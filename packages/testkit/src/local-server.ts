import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on this machine in place of one elsewhere. */
export interface LocalServer extends AsyncDisposable {
  readonly origin: string
  readonly port: number
  /** `127.0.0.1:4711`: tells a site that its links may lead here. */
  readonly place: string
  /** The requests it got, in order. */
  readonly requests: readonly IncomingMessage[]
}

/** `await using shop = await startLocalServer((request, response) => …)` */
export const startLocalServer = async (listener: RequestListener): Promise<LocalServer> => {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    listener(request, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    place: `127.0.0.1:${port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

/** Responds with a page. */
export const sendPage = (
  response: ServerResponse,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): void => void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
