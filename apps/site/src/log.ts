import pino, { type Logger } from 'pino'
import type { SiteConfig } from './config.ts'

/** One JSON line an event on standard error, so that standard output stays for people. Secrets never get here. */
export const createLog = (level: SiteConfig['logLevel'], part: string): Logger =>
  pino(
    {
      level,
      base: { part, pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['*.password', '*.token', '*.cookie', '*.authorization', '*.email', 'req.headers'],
    },
    pino.destination({ fd: 2, sync: false }),
  )
