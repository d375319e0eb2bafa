import { connect, type Socket } from 'node:net'
import { type AnswerFrame, readFrames, sendFrame } from './frames.ts'
import type { Question } from './question.ts'

export interface AskOptions {
  /** How long an answer is waited for; without one as long as a page can wait. */
  readonly withinMs?: number
  /** Told how far a long piece of work is. */
  readonly soFar?: (progress: unknown) => void
}

/** Whoever knows what is like what. It may be away, starting or busy: then there is no answer, and the page does without. */
export interface Discovery {
  /** Never throws, and never waits for long: `undefined` is no answer. */
  ask<Asked, Answer>(question: Question<Asked, Answer>, asked: Asked, options?: AskOptions): Promise<Answer | undefined>
  close(): void
}

declare module '../../kernel/context.ts' {
  interface Site {
    /** Answers what is similar to what; may have no answer. */
    readonly discovery: Discovery
  }
}

/** Where nobody can be asked. */
export const NO_DISCOVERY: Discovery = { ask: async () => undefined, close: () => undefined }

/** (ours) A walk takes some milliseconds; beyond this a page is better off with what the database knows. */
const ANSWER_WITHIN_MS = 200
/** So long nobody is asked after an answer did not come: pages would wait one after the other. */
const REST_MS = 1_000

interface Waiting {
  readonly soFar: AskOptions['soFar']
  readonly resolve: (answer: unknown) => void
}

interface Connection {
  readonly socket: Socket
  readonly waiting: Map<number, Waiting>
}

/** Asks the discovery process at a socket, over one connection that is made when it is needed. */
export const createDiscovery = (socketPath: string): Discovery => {
  let connection: Connection | undefined
  let restUntil = 0
  let last = 0

  const open = (): Connection => {
    const socket = connect(socketPath)
    const opened: Connection = { socket, waiting: new Map() }
    // Nobody's process stays alive for the sake of an answer.
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

  const ask = async (name: string, asked: unknown, { withinMs = ANSWER_WITHIN_MS, soFar }: AskOptions) => {
    if (performance.now() < restUntil) return undefined
    const { socket, waiting } = (connection ??= open())
    const n = (last += 1)
    const given = Promise.withResolvers<unknown>()
    const timer = setTimeout(() => {
      restUntil = performance.now() + REST_MS
      given.resolve(undefined)
    }, withinMs)
    waiting.set(n, { soFar, resolve: given.resolve })
    sendFrame(socket, { n, ask: name, asked })
    return given.promise.finally(() => {
      clearTimeout(timer)
      waiting.delete(n)
    })
  }

  return {
    ask: <Asked, Answer>(question: Question<Asked, Answer>, asked: Asked, options: AskOptions = {}) =>
      ask(question.name, asked, options) as Promise<Answer | undefined>,
    close: () => {
      restUntil = Infinity
      connection?.socket.destroy()
    },
  }
}
