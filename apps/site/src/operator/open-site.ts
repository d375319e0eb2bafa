import { createCtx, type Ctx, VISITOR } from '@corkboard/domain/kernel'
import type { Logger } from 'pino'
import { readConfig, type SiteConfig } from '../config.ts'
import { loadSecrets } from '../data-dir.ts'
import { createLog } from '../log.ts'
import { type WiredSite, wireSite } from '../wire-site.ts'
import { startTranscoding, startWorker } from '../worker.ts'
import { findDatabase, prepareDatabase } from './find-database.ts'

/** A site opened for one command, next to a running one or alone. */
export interface OpenedSite {
  readonly config: SiteConfig
  readonly databaseUrl: string
  readonly wired: WiredSite
  /** A context without a user: operators do not act as users of the site. */
  readonly ctx: Ctx
  readonly log: Logger
  close(): Promise<void>
}

/**
 * Opens the site of the environment's DATA_DIR or DATABASE_URL. `migrates` applies all migrations to a database in use;
 * without it, a database that is behind is refused.
 * @throws StartError
 */
export const openSite = async (root: string, { migrates = false } = {}): Promise<OpenedSite> => {
  const config = readConfig(process.env, root)
  const log = createLog(config.logLevel === 'info' ? 'error' : config.logLevel, 'operator')
  await using opened = new AsyncDisposableStack()
  const found = opened.adopt(await findDatabase(config), (it) => it.stop())
  const databaseUrl = found.url
  await prepareDatabase(config, databaseUrl, { migrates, log })
  const secrets = loadSecrets(config.dataDir)
  const wired = opened.adopt(await wireSite({ config, databaseUrl, secrets, log, name: 'operator' }), (it) =>
    it.close(),
  )
  if (!found.isSiteRunning) {
    const concurrency = config.mediaConcurrency + 1
    opened.adopt(await startWorker(wired.site, { databaseUrl, concurrency }), (it) => it.stop())
    opened.adopt(await startTranscoding(wired.site, { databaseUrl, concurrency: 1 }), (it) => it.stop())
  }
  const disposables = opened.move()
  return {
    config,
    databaseUrl,
    wired,
    ctx: createCtx(wired.site, VISITOR),
    log,
    close: () => disposables.disposeAsync(),
  }
}
