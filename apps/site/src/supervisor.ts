import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import type { Logger } from 'pino'
import type { SiteConfig } from './config.ts'
import { DISCOVERY_ENDS_WITHIN_MS, WEB_DRAINS_WITHIN_MS, WORKER_DRAINS_WITHIN_MS } from './drain-times.ts'
import { superviseChild, type SupervisedChild } from './supervised-child.ts'
import { WEB_ALLOCATION, webFlags } from './web-memory.ts'

export interface Supervised {
  /** The port the site listens on; `undefined` without a web process. */
  readonly port: number | undefined
  stop(): Promise<void>
}

/** Entry files by kind of process. */
export interface Entries {
  readonly web: string
  readonly worker: string
  readonly discovery: string
}

interface SuperviseOptions {
  readonly databaseUrl: string
  readonly entries: Entries
  readonly log: Logger
  /** Aborts a start that is no longer wanted. */
  readonly signal: AbortSignal
}

/** With `gc`, see `giveBackMemory`. */
const execArgv = ['--expose-gc', ...process.execArgv]

const interrupted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })

/**
 * Starts the processes of the configured role and waits until each is ready.
 * @throws StartError, the signal's reason
 */
export const supervise = async (config: SiteConfig, options: SuperviseOptions): Promise<Supervised> => {
  const { databaseUrl, entries, log } = options
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: config.dataDir, PORT: String(config.port) }
  const workers: SupervisedChild[] = []
  const webs: SupervisedChild[] = []
  const discoveries: SupervisedChild[] = []
  const hasWeb = config.role === 'all' || config.role === 'web'
  if (config.role !== 'web') workers.push(superviseChild('worker', () => fork(entries.worker, { env, execArgv }), log))
  if (hasWeb) {
    // Cluster, so that several web processes share one port. Each accepts its connections itself: a connection passed
    // on by this process to a web process at the moment it dies would wait forever.
    cluster.schedulingPolicy = cluster.SCHED_NONE
    const flags = [...webFlags(process.env['NODE_OPTIONS']), ...execArgv]
    cluster.setupPrimary({ exec: entries.web, execArgv: flags, args: [] })
    for (let n = 0; n < config.webProcesses; n += 1) {
      webs.push(superviseChild('web', () => cluster.fork({ ...WEB_ALLOCATION, ...env }).process as ChildProcess, log))
    }
  }
  const needed = [...webs, ...workers]
  const stop = async (): Promise<void> => {
    for (const child of [...needed, ...discoveries]) child.release()
    // First those that handle requests, then those that do the requests' background work, then the one that requests
    // query.
    await Promise.all(webs.map((web) => web.stop(WEB_DRAINS_WITHIN_MS)))
    await Promise.all([
      ...workers.map((worker) => worker.stop(WORKER_DRAINS_WITHIN_MS)),
      ...discoveries.map((discovery) => discovery.stop(DISCOVERY_ENDS_WITHIN_MS)),
    ])
  }
  try {
    const responses = await Promise.race([Promise.all(needed.map(({ ready }) => ready)), interrupted(options.signal)])
    // Pages work without it, so the start does not wait for it: it loads its graph once the site responds.
    if (hasWeb) {
      discoveries.push(superviseChild('discovery', () => fork(entries.discovery, { env, execArgv }), log))
    }
    return { port: responses.find(({ port }) => port !== undefined)?.port, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
