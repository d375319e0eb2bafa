import pino, { type DestinationStream, type Logger } from 'pino'
import type { SiteConfig } from './config.ts'

/**
 * Lines are written together, once there are this many characters or after this long: a separate write per line costs
 * more than the line.
 */
const LINES_CHARS = 16_384
const WITHIN_MS = 100

/**
 * Standard error, for many lines at once. The library can collect them too, but counts the bytes of all waiting lines
 * again with each line.
 */
const standardError = (): DestinationStream & { flushSync(): void } => {
  const stream = pino.destination({ fd: 2, sync: false })
  let isOpen = true
  stream.on('close', () => (isOpen = false))
  const atOnce = pino.destination({ fd: 2, sync: true })
  let lines: string[] = []
  let chars = 0
  let timer: NodeJS.Timeout | undefined
  const taken = (): string => {
    clearTimeout(timer)
    const text = lines.join('')
    lines = []
    chars = 0
    timer = undefined
    return text
  }
  const pass = (): void => {
    if (isOpen) stream.write(taken())
    else atOnce.write(taken())
  }
  const flushSync = (): void => {
    if (isOpen) stream.flushSync()
    if (lines.length > 0) atOnce.write(taken())
  }
  process.on('exit', flushSync)
  return {
    write: (line) => {
      lines.push(line)
      chars += line.length
      if (chars >= LINES_CHARS) pass()
      else timer ??= setTimeout(pass, WITHIN_MS).unref()
    },
    flushSync,
  }
}

const SECOND_MS = 1_000
let second = Number.NaN
let upToMs = ''

/** As the library's `isoTime`, which makes a text of a date for each line. */
const isoTime = (): string => {
  const now = Date.now()
  const ms = now % SECOND_MS
  if (now - ms !== second) {
    second = now - ms
    upToMs = `,"time":"${new Date(second).toISOString().slice(0, -'000Z'.length)}`
  }
  return `${upToMs}${ms < 10 ? '00' : ms < 100 ? '0' : ''}${ms}Z"`
}

/** Logs one JSON line per event to standard error, which leaves standard output to humans. Secrets never get here. */
export const createLog = (level: SiteConfig['logLevel'], part: string): Logger =>
  pino(
    {
      level,
      base: { part, pid: process.pid },
      timestamp: isoTime,
      redact: ['*.password', '*.token', '*.cookie', '*.authorization', '*.email', 'req.headers'],
    },
    standardError(),
  )
