import { migrate, type MigrationState, migrationState, openDatabase, SchemaTooNewError } from '@corkboard/database'
import { embeddedDatabaseUrl, startEmbeddedPostgres } from '@corkboard/database/embedded'
import type { Logger } from 'pino'
import type { SiteConfig } from '../config.ts'
import { FolderInUseError, lockDataDir, makeDataDir } from '../data-dir.ts'
import { databaseProblem } from '../database-problem.ts'
import type { FolderLock } from '../folder-lock.ts'
import { StartError } from '../start-error.ts'

export interface FoundDatabase {
  readonly url: string
  /** True when the site is running: its worker then does what a command leaves to a worker. */
  readonly isSiteRunning: boolean
  stop(): Promise<void>
}

/** Finds the database of DATABASE_URL, or of the site that runs on DATA_DIR, or else starts one for the command. */
export const findDatabase = async (config: SiteConfig): Promise<FoundDatabase> => {
  const { databaseUrl, dataDir } = config
  makeDataDir(dataDir)
  if (databaseUrl !== undefined) return { url: databaseUrl, isSiteRunning: false, stop: async () => undefined }
  const lock = lockUnlessInUse(dataDir)
  if (!lock) return { url: embeddedDatabaseUrl(dataDir), isSiteRunning: true, stop: async () => undefined }
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, takeOver: true })
    const stop = async (): Promise<void> => {
      await postgres.stop()
      lock.release()
    }
    return { url: postgres.url, isSiteRunning: false, stop }
  } catch (error) {
    lock.release()
    throw new StartError((error as Error).message, { cause: error })
  }
}

const lockUnlessInUse = (dataDir: string): FolderLock | undefined => {
  try {
    return lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof FolderInUseError) return undefined
    throw error
  }
}

export interface Preparing {
  /** True to migrate a database that is in use; a new one is always migrated. */
  readonly migrates: boolean
  readonly log: Logger
}

/**
 * Makes sure that the command and the database have the same schema. Migrates a database in use only when asked to: the
 * site that runs on it may be an older version.
 * @throws StartError
 */
export const prepareDatabase = async (config: SiteConfig, url: string, preparing: Preparing): Promise<void> => {
  const { migrates, log } = preparing
  try {
    if (migrates || (await stateOf(url)).isNew) await migrate(url, { log })
    const { isAtHead, unknown } = await stateOf(url)
    if (unknown.length > 0) throw new SchemaTooNewError(unknown)
    if (!isAtHead) {
      throw new StartError('The database needs a migration: start the site, or run "npm run corkboard -- migrate".')
    }
  } catch (error) {
    throw databaseProblem(error, url, config.databaseUrl !== undefined)
  }
}

const stateOf = async (url: string): Promise<MigrationState> => {
  const database = await openDatabase({ url, driver: 'plain', poolSize: 1, applicationName: 'corkboard operator' })
  try {
    return await migrationState(database.db)
  } finally {
    await database.close()
  }
}
