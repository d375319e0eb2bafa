import { type Clock, createIdSource, leaseIdSlot, openDatabase, systemClock } from '@corkboard/database'
import type { Logger } from 'pino'
import { createPasswordHasher } from './accounts/accounts/index.ts'
import { createProofOfWork, createSocialSignIn, type ProviderConfig } from './accounts/sign-in/index.ts'
import { createMusicLibrary } from './content/stories/index.ts'
import { createPostgresSearch } from './finding/search/index.ts'
import { createPopularStreams } from './finding/feeds/index.ts'
import { createLooks } from './finding/visual/index.ts'
import { createChangeHub, createSigner, type Site } from './kernel/index.ts'
import {
  createMediaLinks,
  createTranscoder,
  type MediaPool,
  type MediaStore,
  refuseWithinTransactions,
} from './media/index.ts'
import { MODULES } from './modules.ts'
import { createGuardedFetcher } from './platform/outbound/index.ts'

/** What differs between the processes of an instance, and between a real site and a test. */
export interface SiteOptions extends Pick<
  Site,
  'mailer' | 'linkCheck' | 'translator' | 'discovery' | 'origin' | 'hasPublicOrigin' | 'errorService'
> {
  readonly database: Omit<Parameters<typeof openDatabase>[0], 'log'>
  readonly clock: Clock
  readonly log: Logger
  /** Signs cookies and addresses. */
  readonly secret: Buffer
  readonly store: MediaStore
  /** Picture processes; the caller closes them. */
  readonly pool: MediaPool
  /** `https://media.pins.example`; empty for the site's own origin. */
  readonly mediaOrigin: string
  readonly socialProviders: readonly ProviderConfig[]
  /** Defaults to a proof of work. */
  readonly botCheck?: Site['botCheck']
  /** The operator's own music for stories. */
  readonly musicFolder: string
  /** Runs where the video library cannot be loaded. */
  readonly ffmpegPath?: string | undefined
  /** `127.0.0.1:4711`: test servers that links may lead to, although links of a real site may not. */
  readonly trustedServers?: readonly string[] | undefined
}

/** A site for one process, and what it holds. The database must be migrated. */
export interface OpenSite extends AsyncDisposable {
  readonly site: Site
}

/** Connects the services of all modules. Disposing of it ends them and the given mailer and discovery client. */
export const openSite = async ({ clock, log, origin, ...options }: SiteOptions): Promise<OpenSite> => {
  await using opened = new AsyncDisposableStack()
  const database = opened.adopt(await openDatabase({ ...options.database, log }), (it) => it.close())
  // Renewed in real time, however far a test moves its own clock.
  const slot = opened.adopt(await leaseIdSlot(database, { clock: systemClock, log }), (it) => it.release())
  const changes = opened.adopt(await createChangeHub(database), (it) => it.close())
  const discovery = opened.adopt(options.discovery, (it) => it.close())
  const mailer = opened.adopt(options.mailer, (it) => it.close())
  const signer = createSigner(options.secret)
  const site: Site = {
    modules: MODULES,
    database,
    clock,
    ids: createIdSource({ clock, slot }),
    signer,
    botCheck: options.botCheck ?? createProofOfWork({ signer, clock }),
    linkCheck: options.linkCheck,
    fetcher: createGuardedFetcher({
      userAgent: `Corkboard (+${origin}/)`,
      ...(options.trustedServers && { trusted: options.trustedServers }),
    }),
    social: createSocialSignIn(options.socialProviders, log),
    translator: options.translator,
    errorService: options.errorService,
    search: createPostgresSearch(database),
    looks: createLooks(clock),
    popular: createPopularStreams(clock),
    discovery,
    origin,
    hasPublicOrigin: options.hasPublicOrigin,
    media: {
      store: options.database.refuseSecondConnection ? refuseWithinTransactions(options.store) : options.store,
      pool: options.pool,
      transcoder: createTranscoder(options.ffmpegPath),
      links: createMediaLinks({ base: `${options.mediaOrigin}/media`, signer, clock }),
    },
    music: createMusicLibrary(options.musicFolder, clock),
    passwords: createPasswordHasher({ concurrency: 2, queueLimit: 200 }),
    mailer,
    log,
    changes,
  }
  const disposables = opened.move()
  return { site, [Symbol.asyncDispose]: () => disposables.disposeAsync() }
}
