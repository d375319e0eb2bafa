import { monitorEventLoopDelay } from 'node:perf_hooks'
import { fail } from '@corkboard/contract'
import type { FastifyInstance } from 'fastify'
import type { OverloadConfig } from '../config.ts'

const WINDOW_MS = 500
const RESOLUTION_MS = 20
const NANOSECONDS = 1e6
const WAIT_SECONDS = 3

declare module 'fastify' {
  interface FastifyInstance {
    /** True while new work is refused. */
    readonly isOverloaded: () => boolean
  }
}

/**
 * How late the event loop is: in two windows in a row, so that one long task, such as the first search after a start, is
 * no overload.
 */
export const createLateness = () => {
  let [earlierMs, lastMs] = [0, 0]
  return {
    /** @param ms the mean of a window */
    note: (ms: number): void => {
      ;[earlierMs, lastMs] = [lastMs, ms]
    },
    ms: (): number => Math.min(earlierMs, lastMs),
  }
}

/**
 * Refuses new work early, with 503 and `Retry-After`, rather than serve everyone slowly: when the event loop was late in
 * both halves of the last second, or when too many requests are already waiting for a database connection.
 */
export const addOverloadGuard = (app: FastifyInstance, limits: OverloadConfig, poolWaiting: () => number): void => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const lateness = createLateness()
  const timer = setInterval(() => {
    // Without samples, the mean is not a number.
    lateness.note(Math.max(0, (delay.mean || 0) / NANOSECONDS - RESOLUTION_MS))
    delay.reset()
  }, WINDOW_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    delay.disable()
  })
  const isOverloaded = (): boolean => lateness.ms() > limits.maxLagMs || poolWaiting() > limits.maxPoolWaiting
  app.decorate('isOverloaded', isOverloaded)
  app.addHook('onRequest', (_request, _reply, done) => {
    done(isOverloaded() ? fail('request.overloaded', { retryAfterSeconds: WAIT_SECONDS }) : undefined)
  })
}
