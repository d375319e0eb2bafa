import { fail } from '@corkboard/contract'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requireShownAccount } from '../http/shown-account.ts'
import { createLiveStreams, type LiveStream, type LiveStreams } from './live-streams.ts'

/** (ours) Tabs of one user in one process that get notifications immediately; others poll now and then. */
const STREAMS_A_PERSON = 8
/** Proxies usually close connections that are silent for a minute. */
const HEARTBEAT_MS = 25_000
/** After this time, a tab reconnects and is authenticated again. */
const MAX_MS = 30 * 60_000
/** A tab that lost its stream waits this long, plus a random delay, before it reconnects. */
const RETRY_MS = 2_000
const RETRY_SPREAD_MS = 4_000
/** How much may be buffered for a tab that does not read. Beyond that, it has to reconnect. */
const MAX_WAITING_BYTES = 64 * 1_024
const RETRY_AFTER_SECONDS = 60

const openStream = (request: FastifyRequest, reply: FastifyReply, streams: LiveStreams): void => {
  const { viewer } = requireSignedIn(request.visit.ctx)
  // An EventSource cannot send headers.
  requireShownAccount((request.query as { account?: unknown }).account, request.visit.ctx)
  const { raw } = reply
  let isEnded = false
  const write = (text: string): void => {
    if (isEnded) return
    if (raw.writableLength > MAX_WAITING_BYTES) stream.end(false)
    else raw.write(text)
  }
  const stream: LiveStream = {
    viewer,
    send: (event, data) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: (isOver) => {
      if (isEnded) return
      if (isOver) raw.write('event: over\ndata: {}\n\n')
      close()
      raw.end()
    },
  }
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS)
  const longest = setTimeout(() => stream.end(false), MAX_MS)
  const close = (): void => {
    if (isEnded) return
    isEnded = true
    clearInterval(heartbeat)
    clearTimeout(longest)
    leave?.()
  }
  raw.once('close', close)
  const leave = streams.open(stream)
  if (!leave) {
    close()
    throw fail('request.rate', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  }
  void reply.hijack()
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    // Keeping the connection for another request would hold up a closing server.
    connection: 'close',
    // Proxies that buffer responses would hold back all events.
    'x-accel-buffering': 'no',
  })
  raw.write(`retry: ${RETRY_MS + Math.floor(Math.random() * RETRY_SPREAD_MS)}\n\n`)
}

/**
 * `GET /_/live/`: what is new for the signed-in user, as server-sent events (PEOPLE-03, PEOPLE-04). `badge` has the
 * counts, `conversation` names one in which something happened, and `over` says that the session has ended.
 */
export const liveRoute = async (app: FastifyInstance): Promise<void> => {
  const streams = createLiveStreams(app.site, STREAMS_A_PERSON)
  // A closing server waits for its responses, and these would never end.
  app.addHook('preClose', async () => streams.endAll())
  app.get('/_/live/', (request, reply) => {
    // A stream opened while the others were being closed would keep the server waiting forever.
    if (app.draining.active || streams.areOver)
      throw fail('request.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
    openStream(request, reply, streams)
  })
}
