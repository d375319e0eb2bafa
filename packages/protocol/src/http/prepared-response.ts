import { IncomingMessage, ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http'
import { Socket } from 'node:net'

const SECOND_MS = 1_000

/** A response that is sent many times. */
export interface PreparedResponse {
  readonly body: Buffer
  /** Names and values in turn. */
  readonly headers: readonly string[]
  /** The status line and these headers as they are sent on a connection that stays open, without the empty line. */
  readonly head: string
}

const lines = (headers: readonly string[]): string => {
  let text = ''
  for (let n = 0; n < headers.length; n += 2) text += `${headers[n]!}: ${headers[n + 1]!}\r\n`
  return text
}

/** @throws Error when a header is none */
export const prepareResponse = (
  headers: Readonly<Record<string, string>>,
  body: Buffer,
  keepAliveMs: number,
): PreparedResponse => {
  const own = { ...headers, 'content-length': String(body.length) }
  const open = { connection: 'keep-alive', 'keep-alive': `timeout=${Math.floor(keepAliveMs / SECOND_MS)}` }
  for (const [name, value] of Object.entries(own)) {
    validateHeaderName(name)
    validateHeaderValue(name, value)
  }
  const head = `HTTP/1.1 200 OK\r\n${lines(Object.entries({ ...own, ...open }).flat())}`
  // As bytes and back, it is one text in memory and not a tree of its parts.
  return { body, headers: Object.entries(own).flat(), head: Buffer.from(head, 'latin1').toString('latin1') }
}

let dated = Number.NaN
let dateLine = ''

const dateNow = (): string => {
  const second = Math.floor(Date.now() / SECOND_MS)
  if (second !== dated) {
    dated = second
    dateLine = `date: ${new Date(second * SECOND_MS).toUTCString()}\r\n`
  }
  return dateLine
}

/** Where Node holds the head that it has joined. Not documented, but the same since its first versions. */
const HEAD = '_header'

const withHead = (response: ServerResponse) => response as unknown as Record<typeof HEAD, string | null>

/** False with a Node that holds the head elsewhere; it then joins it itself. */
const takesHead = withHead(new ServerResponse(new IncomingMessage(new Socket())))[HEAD] === null

/**
 * Sends a prepared response. Node would check and join twenty headers again each time, which takes longer than all else
 * that a cached page needs.
 * @param own headers of this response alone, names and values in turn, without anything that a client wrote
 */
export const sendPrepared = (
  response: ServerResponse,
  { body, headers, head }: PreparedResponse,
  own: readonly string[],
): void => {
  if (takesHead && response.shouldKeepAlive) {
    withHead(response)[HEAD] = `${head}${lines(own)}${dateNow()}\r\n`
    response.end(body)
  } else {
    response.writeHead(200, [...headers, ...own]).end(body)
  }
}
