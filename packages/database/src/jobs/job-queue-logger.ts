import { Logger as QueueLogger } from 'graphile-worker'
import type { Logger } from 'pino'

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

/** Sends the job queue's messages to our log; its info level is debug detail for an operator. */
export const jobQueueLogger = (log: Logger | undefined): QueueLogger =>
  new QueueLogger((scope) => (level, message, meta) => log?.[LEVELS[level]]({ ...scope, ...meta }, message))
