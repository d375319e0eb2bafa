import { connect, type Socket } from 'node:net'

export interface Result {
  readonly status: number
  /** Size of head and body. */
  readonly bytes: number
  readonly text: () => string
}

/** Thrown when the server closed the connection, which it may do between two requests. */
export class HungUpError extends Error {}

export interface Connection {
  /**
   * Sends one request at a time.
   * @throws HungUpError when a new connection is needed
   */
  send(request: Buffer): Promise<Result>
  end(): void
}

const HEAD_END = Buffer.from('\r\n\r\n')
const LENGTH = /\r\ncontent-length: *(\d+)/i
const CHUNKED = /\r\ntransfer-encoding: *chunked/i
const LINE_END = Buffer.from('\r\n')

/**
 * Returns where a chunked body ends, starting from the chunk at `start`; the start of the last chunk while it is
 * incomplete.
 */
const walkChunks = (bytes: Buffer, start: number): { readonly at: number; readonly isOver: boolean } => {
  let at = start
  for (;;) {
    const line = bytes.indexOf(LINE_END, at)
    if (line < 0) return { at, isOver: false }
    const length = Number.parseInt(bytes.toString('latin1', at, line), 16)
    const next = line + length + 2 * LINE_END.length
    if (next > bytes.length) return { at, isOver: false }
    if (length === 0) return { at: next, isOver: true }
    at = next
  }
}

/**
 * A kept-alive HTTP/1.1 connection that does as little as possible, so that the load process is never what is measured.
 * Understands responses with `Content-Length` and chunked responses without trailers.
 */
export const openConnection = async (port: number): Promise<Connection> => {
  const socket: Socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await new Promise<void>((resolve, reject) => socket.once('connect', resolve).once('error', reject))
  let waiting: PromiseWithResolvers<Result> | undefined
  let received: Buffer[] = []
  let size = 0
  let expected = 0
  let status = 0
  /** For a chunked response: where the next chunk begins. */
  let nextChunk = 0

  const readHead = (): void => {
    const start = received.length === 1 ? received[0]! : Buffer.concat(received)
    received = [start]
    const end = start.indexOf(HEAD_END)
    if (end < 0) return
    const head = start.toString('latin1', 0, end)
    status = Number(head.slice(9, 12))
    const length = LENGTH.exec(head)?.[1]
    const hasBody = status !== 304 && status !== 204
    if (hasBody && length === undefined) {
      if (!CHUNKED.test(head)) throw new Error(`A response of unknown length:\n${head}`)
      nextChunk = end + HEAD_END.length
      return
    }
    expected = end + HEAD_END.length + (hasBody ? Number(length) : 0)
  }

  const fail = (error: Error): void => {
    waiting?.reject(error)
    waiting = undefined
    socket.destroy()
  }

  socket.on('data', (chunk) => {
    received.push(chunk)
    size += chunk.length
    if (expected === 0 && nextChunk === 0) {
      try {
        readHead()
      } catch (error) {
        return fail(error as Error)
      }
    }
    if (nextChunk > 0) {
      received = [Buffer.concat(received)]
      const { at, isOver } = walkChunks(received[0]!, nextChunk)
      nextChunk = at
      if (isOver) expected = at
    }
    if (expected === 0 || size < expected) return
    const parts = received
    const response: Result = { status, bytes: size, text: () => Buffer.concat(parts).toString() }
    received = []
    size = 0
    expected = 0
    nextChunk = 0
    const { resolve } = waiting!
    waiting = undefined
    resolve(response)
  })
  socket.on('error', fail)
  socket.on('close', () => fail(new HungUpError('The server closed the connection')))

  return {
    send: async (request) => {
      if (socket.destroyed) throw new HungUpError('The server closed the connection')
      waiting = Promise.withResolvers<Result>()
      socket.write(request)
      return waiting.promise
    },
    end: () => socket.destroy(),
  }
}
