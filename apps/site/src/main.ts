import path from 'node:path'
import type { Logger } from 'pino'
import { readConfig } from './config.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'
import { startSite } from './start-site.ts'

/** Next to this file, both from source and in the bundle. */
const entry = (name: string): string => path.join(import.meta.dirname, `${name}${path.extname(import.meta.filename)}`)

const ENTRIES = {
  web: entry('web-process'),
  worker: entry('worker-process'),
  discovery: entry('discovery-process'),
}

/** After this long the rest is left to the kernel: the children and PostgreSQL end with us. */
const STOPS_WITHIN_MS = 25_000

/** One sentence for the terminal. Unforeseen errors go to the log, complete. */
const sentenceOf = (error: unknown, log: Logger | undefined): string => {
  if (error instanceof StartError) return error.message
  log?.fatal({ err: error }, 'the site ends')
  return `Something went wrong: ${error instanceof Error ? error.message : String(error)}`
}

export interface RunOptions {
  /** The folder that a relative DATA_DIR is resolved against. */
  readonly root: string
  /** Runs once the site responds; if it fails, the site stops. */
  readonly afterStart?: () => Promise<void>
}

/** Runs the site until it is stopped. Returns the program's exit code. */
export const runSite = async ({ root, afterStart = async () => undefined }: RunOptions): Promise<number> => {
  const { signal, whenAborted } = listenForStop()
  let log: Logger | undefined
  try {
    const config = readConfig(process.env, root)
    log = createLog(config.logLevel, 'supervisor')
    const site = await startSite(config, { entries: ENTRIES, log, signal })
    try {
      process.stdout.write(`Corkboard is ready: ${site.address ?? `the ${config.role} is running`}\n`)
      await Promise.race([whenAborted, afterStart().then(() => whenAborted)])
    } finally {
      await site.stop()
    }
  } catch (error) {
    if (error !== signal.reason) {
      process.stderr.write(`${sentenceOf(error, log)}\n`)
      return 1
    }
  }
  return 0
}

const listenForStop = (): { signal: AbortSignal; whenAborted: Promise<void> } => {
  const stop = new AbortController()
  const aborted = Promise.withResolvers<void>()
  const requestStop = (): void => {
    stop.abort()
    aborted.resolve()
    setTimeout(() => process.exit(1), STOPS_WITHIN_MS).unref()
  }
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, requestStop)
  // The launcher of an old Node forwards signals, but cannot when it is killed.
  process.on('disconnect', requestStop)
  return { signal: stop.signal, whenAborted: aborted.promise }
}
