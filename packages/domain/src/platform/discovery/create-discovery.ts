import { connect, type Socket } from 'node:net'
import { type ResultFrame, readFrames, sendFrame } from './frames.ts'
import type { DiscoveryCall } from './discovery-call.ts'

export interface QueryOptions {
  /** How long to wait for a response; defaults to the time a page can wait. */
  readonly withinMs?: number
  /** Called with the progress of long work. */
  readonly soFar?: (progress: unknown) => void
}

/**
 * The process that knows which pins and boards are similar. It may be down, starting or busy: then there is no response,
 * and the page does without.
 */
export interface Discovery {
  /** Never throws and never waits long: `undefined` means no response. */
  query<Input, Result>(
    call: DiscoveryCall<Input, Result>,
    input: Input,
    options?: QueryOptions,
  ): Promise<Result | undefined>
  close(): void
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Finds similar pins and boards; may have no result. */
    readonly discovery: Discovery
  }
}

/** Used when there is no discovery process. */
export const NO_DISCOVERY: Discovery = { query: async () => undefined, close: () => undefined }

/** (ours) A list takes a few milliseconds. After this long, the page uses what the database knows instead. */
const RESPONSE_WITHIN_MS = 200
/** How long not to ask again after a response failed to arrive: otherwise pages would wait one after another. */
const REST_MS = 1_000

interface Waiting {
  readonly soFar: QueryOptions['soFar']
  readonly resolve: (result: unknown) => void
}

interface Connection {
  readonly socket: Socket
  readonly waiting: Map<number, Waiting>
}

/** Asks the discovery process at a socket, over one connection that is opened on demand. */
export const createDiscovery = (socketPath: string): Discovery => {
  let connection: Connection | undefined
  let restUntil = 0
  let last = 0

  const open = (): Connection => {
    const socket = connect(socketPath)
    const opened: Connection = { socket, waiting: new Map() }
    // Waiting for a response must not keep a process alive.
    socket.unref()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (connection === opened) connection = undefined
      restUntil = performance.now() + REST_MS
      for (const { resolve } of opened.waiting.values()) resolve(undefined)
    })
    readFrames<ResultFrame>(socket, ({ n, soFar, result }) => {
      const waiting = opened.waiting.get(n)
      if (soFar === undefined) waiting?.resolve(result)
      else waiting?.soFar?.(soFar)
    })
    return opened
  }

  const query = async (name: string, input: unknown, { withinMs = RESPONSE_WITHIN_MS, soFar }: QueryOptions) => {
    if (performance.now() < restUntil) return undefined
    const { socket, waiting } = (connection ??= open())
    const n = (last += 1)
    const given = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => {
      restUntil = performance.now() + REST_MS
      given.resolve(undefined)
    }, withinMs)
    waiting.set(n, { soFar, resolve: given.resolve })
    sendFrame(socket, { n, name: name, input })
    return given.promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(n)
    })
  }

  return {
    query: <Input, Result>(call: DiscoveryCall<Input, Result>, input: Input, options: QueryOptions = {}) =>
      query(call.name, input, options) as Promise<Result | undefined>,
    close: () => {
      restUntil = Infinity
      connection?.socket.destroy()
    },
  }
}
