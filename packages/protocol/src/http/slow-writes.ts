import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from '@corkboard/contract'
import { countWaitingEvents } from '@corkboard/domain'
import type { Site } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BacklogConfig } from '../config.ts'
import { SAFE_METHODS } from './csrf.ts'

const LOOK_EVERY_MS = 1_000
const RETRY_AFTER_SECONDS = 30

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A write that is never delayed or refused for the worker's sake. */
    isNeverSlowed?: true
  }
  interface FastifyInstance {
    readonly backlog: Backlog
  }
}

/** What this process knows about the events that wait for the worker. */
interface Backlog {
  /** Whether writes must be slowed, by the last count. When that is old, starts another without waiting for it. */
  readonly isTooLong: () => boolean
  /** How many events wait, by the last count or the one that is under way. */
  readonly waiting: () => Promise<number>
  /** Counts the events. */
  readonly look: () => Promise<void>
}

/** How long a write waits: longer with each event, so that writes and the worker find a common pace. */
export const delayOf = (waiting: number, { slowFrom, refuseFrom, maxDelayMs }: BacklogConfig): number =>
  Math.round((maxDelayMs * Math.max(0, waiting - slowFrom)) / (refuseFrom - slowFrom))

export const watchBacklog = (site: Site, { slowFrom, refuseFrom }: BacklogConfig): Backlog => {
  let known = 0
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> | undefined
  const count = async (): Promise<void> => {
    lookedAt = site.clock.monotonicMs()
    const before = known
    known = await countWaitingEvents(site, refuseFrom)
    if (known > slowFrom && before <= slowFrom) site.log.warn({ waiting: known }, 'the worker is behind: writes wait')
    if (known <= slowFrom && before > slowFrom) site.log.warn({ waiting: known }, 'writes no longer wait')
  }
  const look = (): Promise<void> =>
    // Without the database, writes fail by themselves.
    (looking ??= count()
      .catch(() => undefined)
      .finally(() => (looking = undefined)))
  const isOld = (): boolean => site.clock.monotonicMs() - lookedAt >= LOOK_EVERY_MS
  return {
    isTooLong: () => {
      if (isOld()) void look()
      return known > slowFrom
    },
    waiting: async () => {
      await looking
      return known
    },
    look,
  }
}

const isMembersWrite = (request: FastifyRequest): boolean => {
  const { readsByPost, isNeverSlowed } = request.routeOptions.config
  return !SAFE_METHODS.has(request.method) && request.visit.viewer.kind === 'AUTH' && !readsByPost && !isNeverSlowed
}

/** @throws 'request.overloaded' when too many events wait for even the longest delay */
const wait = async (reply: FastifyReply, waiting: number, config: BacklogConfig): Promise<void> => {
  if (waiting >= config.refuseFrom) throw fail('request.overloaded', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  const delayMs = delayOf(waiting, config)
  if (delayMs === 0) return
  void reply.header('server-timing', `worker;dur=${delayMs}`)
  await sleep(delayMs)
}

/**
 * Delays the writes of members while too many events wait for the worker, and refuses them in the extreme, so that the
 * outbox is bounded. Reads are never delayed. Call it after `addVisits`; the body of a delayed request is not read yet.
 */
export const slowWritesDown = (app: FastifyInstance): void => {
  const { backlog, config } = app
  app.addHook('onRequest', (request, reply, done) => {
    if (!isMembersWrite(request) || !backlog.isTooLong()) return done()
    backlog
      .waiting()
      .then((waiting) => wait(reply, waiting, config.backlog))
      .then(() => done(), done)
  })
}
