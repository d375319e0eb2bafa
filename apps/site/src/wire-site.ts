import path from 'node:path'
import { type Clock, createIdSource, type Database, leaseIdSlot, openDatabase, systemClock } from '@corkboard/database'
import { MODULES } from '@corkboard/domain'
import { createPasswordHasher } from '@corkboard/domain/accounts/accounts'
import { createHostedCheck, createProofOfWork, createSocialSignIn } from '@corkboard/domain/accounts/sign-in'
import { createHttpTranslator, NO_TRANSLATOR } from '@corkboard/domain/content/comments'
import { createDiscovery, discoverySocketOf } from '@corkboard/domain/platform/discovery'
import { createChangeHub, createSigner, type Site } from '@corkboard/domain/kernel'
import { createHttpLinkCheck, NO_LINK_CHECK } from '@corkboard/domain/content/links'
import { createGuardedFetcher } from '@corkboard/domain/platform/outbound'
import { createFolderMailer, createSmtpMailer, type Mailer } from '@corkboard/domain/platform/mail'
import {
  createDiskStore,
  createMediaLinks,
  createMediaPool,
  type MediaPool,
  type MediaStore,
  openS3Store,
  refuseWithinTransactions,
} from '@corkboard/domain/media'
import { createPostgresSearch } from '@corkboard/domain/finding/search'
import type { Logger } from 'pino'
import type { MailConfig, SiteConfig } from './config.ts'
import type { Secrets } from './data-dir.ts'

export interface Wiring {
  readonly config: Pick<
    SiteConfig,
    | 'social'
    | 'translate'
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
}

export interface WiredSite {
  readonly site: Site
  readonly database: Database
  /** Releases everything the wiring acquired. Call it once nothing uses the site anymore. */
  close(): Promise<void>
}

const openStore = async ({ config: { s3, dataDir }, ...wiring }: Wiring): Promise<MediaStore> => {
  const store = s3 ? await openS3Store(s3) : createDiskStore({ root: path.join(dataDir, 'media') })
  return wiring.refuseSecondConnection ? refuseWithinTransactions(store) : store
}

const openMailer = ({ smtpUrl, from }: MailConfig, dataDir: string, log: Logger): Mailer =>
  smtpUrl === undefined
    ? createFolderMailer({ folder: path.join(dataDir, 'mail'), from, log })
    : createSmtpMailer({ url: smtpUrl, from })

/** Connects the layers for one process. The database must be migrated. */
export const wireSite = async (wiring: Wiring): Promise<WiredSite> => {
  const { config, log } = wiring
  const clock = wiring.clock ?? systemClock
  const origin = config.publicOrigin ?? `http://localhost:${config.port}`
  const signer = createSigner(wiring.secrets.signing)
  const database = await openDatabase({
    url: wiring.databaseUrl,
    poolSize: config.databasePool,
    driver: config.databaseDriver,
    applicationName: `corkboard ${wiring.name}`,
    log,
    ...(wiring.refuseSecondConnection && { refuseSecondConnection: true }),
  })
  // Renewed in real time, however far a test moves its own clock.
  const slot = await leaseIdSlot(database, { clock: systemClock, log })
  const changes = await createChangeHub(database)
  const pool =
    wiring.mediaPool ??
    createMediaPool({ concurrency: config.mediaConcurrency, embeddingModel: config.embeddingModel, log })
  const mailer = openMailer(config.mail, config.dataDir, log)
  const site: Site = {
    modules: MODULES,
    database,
    clock,
    ids: createIdSource({ clock, slot }),
    signer,
    botCheck: config.botCheck ? createHostedCheck(config.botCheck, { log }) : createProofOfWork({ signer, clock }),
    linkCheck: config.linkCheckUrl === undefined ? NO_LINK_CHECK : createHttpLinkCheck({ url: config.linkCheckUrl }),
    fetcher: createGuardedFetcher({
      userAgent: `Corkboard (+${origin}/)`,
      ...(wiring.trustedServers && { trusted: wiring.trustedServers }),
    }),
    social: createSocialSignIn(config.social, log),
    translator: config.translate ? createHttpTranslator(config.translate) : NO_TRANSLATOR,
    search: createPostgresSearch(database),
    discovery: createDiscovery(discoverySocketOf(config.dataDir)),
    origin,
    media: {
      store: await openStore(wiring),
      pool,
      links: createMediaLinks({ base: `${config.mediaOrigin ?? ''}/media`, signer, clock }),
    },
    passwords: createPasswordHasher({ concurrency: 2, queueLimit: 200 }),
    mailer,
    log,
    changes,
  }
  return {
    site,
    database,
    close: async () => {
      mailer.close()
      site.discovery.close()
      if (pool !== wiring.mediaPool) await pool.close()
      await changes.close()
      await slot.release()
      await database.close()
    },
  }
}
