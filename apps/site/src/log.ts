import pino, { type Logger } from 'pino'
import type { SiteConfig } from './config.ts'

/** Written together, once there is a page of lines or after this long: a write of its own for each costs more than the line. */
const LINES_BYTES = 4_096
const WITHIN_MS = 100

/** One JSON line an event on standard error, so that standard output stays for people. Secrets never get here. */
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
