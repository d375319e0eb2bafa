import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import { isReadTimeout } from './unavailable.ts'

export interface Listening {
  /** Called with a notification's payload. */
  message(payload: string): void
  /** Called when the connection is lost: no notification arrives until `gap()`. */
  lost(): void
  /** Called when notifications may have been missed: reload everything that they keep up to date. */
  gap(): void
}

export interface Listener {
  /** False while the connection is lost. */
  readonly isListening: boolean
  /** Runs a statement on the connection that listens. It does not wait for the pool, which requests may have taken. */
  query<Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]): Promise<readonly Row[]>
  /** Waits for the statements that are under way, but not for a server that does not answer. */
  stop(): Promise<void>
}

interface ListenOptions {
  readonly url: string
  readonly channel: string
  readonly on: Listening
  readonly log: Logger | undefined
  readonly pace?: Pace
}

interface Pace {
  /** A statement that takes longer has met a dead connection, ms. */
  readonly answerWithinMs: number
  /** How often a connection that nothing is sent on is tried, ms. */
  readonly heartbeatMs: number
  /** How long the end of the connection may take, ms. */
  readonly endWithinMs: number
}

/** (ours) Without a heartbeat, a connection whose other end vanished would look alive for two hours. */
const USUAL: Pace = { answerWithinMs: 5_000, heartbeatMs: 10_000, endWithinMs: 2_000 }

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 1_000
const CONNECT_WITHIN_MS = 2_000

/** How a connection that listens is named in `pg_stat_activity`. */
export const listenerName = (channel: string): string => `corkboard listen ${channel}`

/**
 * Listens on a connection of its own and reconnects after it is lost. Resolves once listening, or after the first
 * failed attempt; `gap()` is then called on success.
 */
export const listen = async ({ url, channel, on, log, pace = USUAL }: ListenOptions): Promise<Listener> => {
  const stopping = new AbortController()
  const underWay = new Set<Promise<unknown>>()
  let client: pg.Client | undefined
  let isFirst = true
  let turn: Promise<unknown> = Promise.resolve()

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: listenerName(channel),
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: pace.answerWithinMs,
      keepAlive: true,
    })
    const lose = (): void => {
      if (client !== next) return
      client = undefined
      if (!stopping.signal.aborted) on.lost()
    }
    next.on('error', (error) => {
      log?.warn({ err: error, channel }, 'lost the connection that listens')
      lose()
    })
    next.on('notification', ({ payload }) => on.message(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    if (stopping.signal.aborted) return next.end()
    client = next
    next.once('end', () => {
      lose()
      void reconnect()
    })
    if (!isFirst) on.gap()
    isFirst = false
  }

  const reconnect = async (): Promise<void> => {
    isFirst = false
    for (let pauseMs = FIRST_PAUSE_MS; !stopping.signal.aborted; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      try {
        await sleep(pauseMs, undefined, { signal: stopping.signal, ref: false })
        return await connect()
      } catch (error) {
        if (!stopping.signal.aborted) log?.warn({ err: error, channel }, 'cannot listen yet')
      }
    }
  }

  const query = async <Row extends pg.QueryResultRow>(text: string, values: readonly unknown[]) => {
    const asked = client
    if (!asked) throw new Error(`Not listening on ${channel}`)
    // One after the other, so that the time of each begins when it is sent.
    const answer = turn.then(() => asked.query<Row>(text, [...values]))
    turn = answer.catch(() => undefined)
    underWay.add(answer)
    try {
      return (await answer).rows
    } catch (error) {
      // Nothing else would find out that the server is gone.
      if (isReadTimeout(error)) {
        log?.warn({ err: error, channel }, 'the connection that listens does not answer')
        void asked.end().catch(() => undefined)
      }
      throw error
    } finally {
      underWay.delete(answer)
    }
  }

  try {
    await connect()
  } catch (error) {
    log?.warn({ err: error, channel }, 'cannot listen yet')
    void reconnect()
  }
  const heartbeat = setInterval(() => {
    if (client && underWay.size === 0) void query('select', []).catch(() => undefined)
  }, pace.heartbeatMs).unref()
  return {
    get isListening() {
      return client !== undefined
    },
    query,
    stop: async () => {
      stopping.abort()
      clearInterval(heartbeat)
      const last = client
      client = undefined
      const ended = Promise.allSettled(underWay).then(() => last?.end().catch(() => undefined))
      // A server that is gone confirms nothing.
      const hasEnded = await Promise.race([ended.then(() => true), sleep(pace.endWithinMs, false, { ref: false })])
      if (!hasEnded) last?.connection.stream.destroy()
    },
  }
}
