import { migrate } from '@corkboard/database'
import type { Logger } from 'pino'
import type { SiteConfig } from './config.ts'
import { loadSecrets, lockDataDir, makeDataDir } from './data-dir.ts'
import { type DatabaseSupervisor, superviseDatabase } from './database-supervisor.ts'
import { databaseProblem } from './database-problem.ts'
import type { FolderLock } from './folder-lock.ts'
import { findPorts } from './ports.ts'
import { type Entries, supervise, type Supervised } from './supervisor.ts'

export interface RunningSite {
  readonly address: string | undefined
  stop(): Promise<void>
}

const addressOf = (config: SiteConfig, port: number | undefined): string | undefined => {
  if (port === undefined) return undefined
  if (config.publicOrigin) return config.publicOrigin
  const host = config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const openDatabase = async (config: SiteConfig, log: Logger): Promise<DatabaseSupervisor> =>
  config.databaseUrl === undefined
    ? superviseDatabase(config.dataDir, log)
    : { url: config.databaseUrl, stop: async () => undefined }

export interface StartOptions {
  readonly entries: Entries
  readonly log: Logger
  /** Aborts a start that is no longer wanted. */
  readonly signal: AbortSignal
}

/**
 * Does everything from an empty folder to a responding site. If a step fails, stops what was started.
 * @throws StartError, the signal's reason
 */
export const startSite = async (given: SiteConfig, options: StartOptions): Promise<RunningSite> => {
  const { entries, log, signal } = options
  makeDataDir(given.dataDir)
  // A separate web process or worker shares its folder and database with others.
  const lock: FolderLock | undefined = given.role === 'all' ? lockDataDir(given.dataDir) : undefined
  let database: DatabaseSupervisor | undefined
  let processes: Supervised | undefined
  const stop = async (): Promise<void> => {
    await processes?.stop()
    await database?.stop()
    lock?.release()
  }
  try {
    const config = await findPorts(given)
    loadSecrets(config.dataDir)
    database = await openDatabase(config, log)
    signal.throwIfAborted()
    const { url } = database
    await migrate(url, { log }).catch((error: unknown) => {
      throw databaseProblem(error, url, config.databaseUrl !== undefined)
    })
    signal.throwIfAborted()
    processes = await supervise(config, { databaseUrl: url, entries, log, signal })
    return { address: addressOf(config, processes.port), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
