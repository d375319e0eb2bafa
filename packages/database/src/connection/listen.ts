import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'

export interface Listening {
  /** Called with a notification's payload. */
  message(payload: string): void
  /** Called when notifications may have been missed: reload everything that they keep up to date. */
  gap(): void
}

interface ListenOptions {
  readonly url: string
  readonly channel: string
  readonly on: Listening
  readonly log: Logger | undefined
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 10_000
const CONNECT_WITHIN_MS = 2_000

/** How a connection that listens is named in `pg_stat_activity`. */
export const listenerName = (channel: string): string => `corkboard listen ${channel}`

/**
 * Listens on a connection of its own and reconnects after it is lost. Resolves once listening, or after the first
 * failed attempt; `gap()` is then called on success. Returns a function that stops it.
 */
export const listen = async ({ url, channel, on, log }: ListenOptions): Promise<() => Promise<void>> => {
  const stopping = new AbortController()
  let client: pg.Client | undefined
  let isFirst = true

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: listenerName(channel),
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      keepAlive: true,
    })
    next.on('error', (error) => log?.warn({ err: error, channel }, 'lost the connection that listens'))
    next.on('notification', ({ payload }) => on.message(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    next.once('end', () => void reconnect())
    if (!isFirst) on.gap()
    isFirst = false
    if (stopping.signal.aborted) await next.end()
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

  try {
    await connect()
  } catch (error) {
    log?.warn({ err: error, channel }, 'cannot listen yet')
    void reconnect()
  }
  return async () => {
    stopping.abort()
    await client?.end().catch(() => undefined)
  }
}
