import { connect, type Socket } from 'node:net'
import { type AnswerFrame, readFrames, sendFrame } from './frames.ts'
import type { Question } from './question.ts'

export interface QueryOptions {
  /** How long to wait for an answer; defaults to the time a page can wait. */
  readonly withinMs?: number
  /** Called with the progress of long work. */
  readonly soFar?: (progress: unknown) => void
}

/**
 * The process that knows which pins and boards are similar. It may be down, starting or busy: then there is no answer,
 * and the page does without.
 */
export interface Discovery {
  /** Never throws and never waits long: `undefined` means no answer. */
  query<Input, Answer>(
    question: Question<Input, Answer>,
    input: Input,
    options?: QueryOptions,
  ): Promise<Answer | undefined>
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
const ANSWER_WITHIN_MS = 200
/** How long not to ask again after an answer failed to arrive: otherwise pages would wait one after another. */
const REST_MS = 1_000

interface Waiting {
  readonly soFar: QueryOptions['soFar']
  readonly resolve: (answer: unknown) => void
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
    // Waiting for an answer must not keep a process alive.
    socket.unref()
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (connection === opened) connection = undefined
      restUntil = performance.now() + REST_MS
      for (const { resolve } of opened.waiting.values()) resolve(undefined)
    })
    readFrames<AnswerFrame>(socket, ({ n, soFar, answer }) => {
      const waiting = opened.waiting.get(n)
      if (soFar === undefined) waiting?.resolve(answer)
      else waiting?.soFar?.(soFar)
    })
    return opened
  }

  const query = async (name: string, input: unknown, { withinMs = ANSWER_WITHIN_MS, soFar }: QueryOptions) => {
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
    query: <Input, Answer>(question: Question<Input, Answer>, input: Input, options: QueryOptions = {}) =>
      query(question.name, input, options) as Promise<Answer | undefined>,
    close: () => {
      restUntil = Infinity
      connection?.socket.destroy()
    },
  }
}
