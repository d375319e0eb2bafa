import path from 'node:path'
import { type Clock, type Database, systemClock } from '@corkboard/database'
import { createHostedCheck } from '@corkboard/domain/accounts/sign-in'
import { createHttpTranslator, NO_TRANSLATOR } from '@corkboard/domain/content/comments'
import { createHttpLinkCheck, NO_LINK_CHECK } from '@corkboard/domain/content/links'
import type { Site } from '@corkboard/domain/kernel'
import { createDiskStore, createMediaPool, type MediaPool, type MediaStore, openS3Store } from '@corkboard/domain/media'
import { openSite } from '@corkboard/domain/open-site'
import { createDiscovery, discoverySocketOf } from '@corkboard/domain/platform/discovery'
import { createFolderMailer, createSmtpMailer, type Mailer } from '@corkboard/domain/platform/mail'
import type { Logger } from 'pino'
import type { MailConfig, SiteConfig } from './config.ts'
import type { Secrets } from './data-dir.ts'

export interface Wiring {
  readonly config: Pick<
    SiteConfig,
    | 'social'
    | 'translate'
    | 'errorService'
    | 'dataDir'
    | 'databasePool'
    | 'databaseDriver'
    | 'publicOrigin'
    | 'port'
    | 'mediaOrigin'
    | 'mediaConcurrency'
    | 's3'
    | 'mail'
    | 'botCheck'
    | 'linkCheckUrl'
    | 'embeddingModel'
    | 'ffmpegPath'
  >
  readonly databaseUrl: string
  readonly secrets: Secrets
  readonly log: Logger
  /** Shown in the database's list of connections. */
  readonly name: string
  readonly clock?: Clock
  /** `127.0.0.1:4711`: test servers that links may lead to, although links of a real site may not. */
  readonly trustedServers?: readonly string[]
  /** Where several sites in one process share picture processes; by default it starts its own. */
  readonly mediaPool?: MediaPool
  /** As `openDatabase` takes it; the media store is as strict then. */
  readonly refuseSecondConnection?: boolean
  /** For tests, on machines that may be busy with others: how long to wait for a connection to the database. */
  readonly connectWithinMs?: number
}

export interface WiredSite {
  readonly site: Site
  readonly database: Database
  /** Releases everything the wiring acquired. Call it once nothing uses the site anymore. */
  close(): Promise<void>
}

const openStore = async ({ s3, dataDir }: Wiring['config']): Promise<MediaStore> =>
  s3 ? openS3Store(s3) : createDiskStore({ root: path.join(dataDir, 'media') })

const openMailer = ({ smtpUrl, from }: MailConfig, dataDir: string, log: Logger): Mailer =>
  smtpUrl === undefined
    ? createFolderMailer({ folder: path.join(dataDir, 'mail'), from, log })
    : createSmtpMailer({ url: smtpUrl, from })

/** Connects the layers for one process. The database must be migrated. */
export const wireSite = async (wiring: Wiring): Promise<WiredSite> => {
  const { config, log } = wiring
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const pool =
    wiring.mediaPool ??
    createMediaPool({ concurrency: config.mediaConcurrency, embeddingModel: config.embeddingModel, log })
  const opened = await openSite({
    database: {
      url: wiring.databaseUrl,
      poolSize: config.databasePool,
      driver: config.databaseDriver,
      applicationName: `corkboard ${wiring.name}`,
      refuseSecondConnection: wiring.refuseSecondConnection ?? false,
      ...(wiring.connectWithinMs !== undefined && { connectWithinMs: wiring.connectWithinMs }),
    },
    clock: wiring.clock ?? systemClock,
    log,
    origin,
    hasPublicOrigin: config.publicOrigin !== undefined,
    secret: wiring.secrets.signing,
    store: await openStore(config),
    pool,
    mediaOrigin: config.mediaOrigin ?? '',
    ffmpegPath: config.ffmpegPath,
    musicFolder: path.join(config.dataDir, 'music'),
    mailer: openMailer(config.mail, config.dataDir, log),
    socialProviders: config.social,
    ...(config.botCheck && { botCheck: createHostedCheck(config.botCheck, { log }) }),
    linkCheck: config.linkCheckUrl === undefined ? NO_LINK_CHECK : createHttpLinkCheck({ url: config.linkCheckUrl }),
    translator: config.translate ? createHttpTranslator(config.translate) : NO_TRANSLATOR,
    errorService: config.errorService,
    discovery: createDiscovery(discoverySocketOf(config.dataDir)),
    trustedServers: wiring.trustedServers,
  })
  return {
    site: opened.site,
    database: opened.site.database,
    close: async () => {
      if (pool !== wiring.mediaPool) await pool.close()
      await opened[Symbol.asyncDispose]()
    },
  }
}
