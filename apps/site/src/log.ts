import pino, { type Logger } from 'pino'
import type { SiteConfig } from './config.ts'

/**
 * Lines are written together, once there is a page of them or after this long: a separate write per line costs more
 * than the line.
 */
const LINES_BYTES = 4_096
const WITHIN_MS = 100

/** Logs one JSON line per event to standard error, which leaves standard output to humans. Secrets never get here. */
export const createLog = (level: SiteConfig['logLevel'], part: string): Logger =>
  pino(
    {
      level,
      base: { part, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.password', '*.token', '*.cookie', '*.authorization', '*.email', 'req.headers'],
    },
    pino.destination({ fd: 2, sync: false, minLength: LINES_BYTES, periodicFlush: WITHIN_MS }),
  )
