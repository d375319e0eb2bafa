import { Logger as QueueLogger } from 'graphile-worker'
import type { Logger } from 'pino'

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** What the job queue has to say goes into our log; what it calls information is detail to an operator. */
export const jobQueueLogger = (log: Logger | undefined): QueueLogger =>
  new QueueLogger((scope) => (level, message, meta) => log?.[LEVELS[level]]({ ...scope, ...meta }, message))
