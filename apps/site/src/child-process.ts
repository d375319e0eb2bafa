import type { Logger } from 'pino'
import { readConfig, type SiteConfig } from './config.ts'
import { giveBackMemory } from './give-back-memory.ts'
import { createLog } from './log.ts'
import { StartError } from './start-error.ts'

/** What a child process sends to the supervisor. */
export type ChildMessage =
  | { readonly kind: 'ready'; readonly port?: number }
  /** The start cannot succeed; the message is one sentence for the terminal. */
  | { readonly kind: 'failed'; readonly message: string }

/** The work of a child: it runs once `start` has resolved, and is finished once `stop` has. */
export interface ChildWork {
  readonly port?: number
  stop(): Promise<void>
}

export interface ChildStart {
  readonly config: SiteConfig
  readonly databaseUrl: string
  readonly log: Logger
  /** For failures that make the process useless: it ends, and the supervisor starts another. */
  readonly breakDown: (reason: string) => void
}

interface ChildOptions {
  readonly name: 'web' | 'worker' | 'discovery'
  readonly drainWithinMs: number
  readonly start: (given: ChildStart) => Promise<ChildWork>
}

/** The lifecycle of a child of the supervisor: start, report it, work until it is stopped or abandoned, drain, exit. */
export const runChild = async ({ name, drainWithinMs, start }: ChildOptions): Promise<void> => {
  // Ctrl-C and a closed terminal reach the whole process group; the supervisor decides the order in which processes
  // end.
  process.on('SIGINT', () => undefined)
  process.on('SIGHUP', () => undefined)
  const config = readConfig(process.env, process.cwd())
  const log = createLog(config.logLevel, name)
  const breakDown = (reason: string, error?: unknown): void => {
    log.fatal({ err: error }, `the ${name} process ends: ${reason}`)
    process.exit(1)
  }
  process.on('uncaughtException', (error) => breakDown('uncaught error', error))
  // Without a supervisor the process has lost the database too, or will be duplicated by the next supervisor.
  process.on('disconnect', () => breakDown('the supervisor is gone'))
  if (!process.connected) breakDown('it is started by the supervisor only')

  try {
    const { databaseUrl } = config
    if (databaseUrl === undefined) throw new Error('The supervisor names the database')
    const work = await start({ config, databaseUrl, log, breakDown })
    process.on('SIGTERM', () => drain(work, drainWithinMs, log))
    await report({ kind: 'ready', ...(work.port === undefined ? {} : { port: work.port }) })
    log.info(`the ${name} process is ready`)
    giveBackMemory()
  } catch (error) {
    if (error instanceof StartError) await report({ kind: 'failed', message: error.message })
    else log.fatal({ err: error }, `the ${name} process does not start`)
    process.exit(1)
  }
}

let isDraining = false

const drain = (work: ChildWork, withinMs: number, log: Logger): void => {
  if (isDraining) return
  isDraining = true
  setTimeout(() => {
    log.warn({ withinMs }, 'not everything could be finished in time')
    process.exit(0)
  }, withinMs)
  work.stop().then(
    () => process.exit(0),
    (error: unknown) => {
      log.error({ err: error }, 'stopping went wrong')
      process.exit(1)
    },
  )
}

/** Resolves once the message has been sent, so that the process may exit. */
const report = (message: ChildMessage): Promise<void> =>
  new Promise((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve())
  })
