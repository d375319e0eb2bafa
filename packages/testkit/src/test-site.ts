import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import type { DatabaseDriver } from '@corkboard/database'
import { borrowDatabase } from '@corkboard/database/test-databases'
import { type HandClock, handClock } from '@corkboard/database/testing'
import { until } from '@corkboard/database/testing/until'
import type { HostedCheckConfig, ProviderConfig } from '@corkboard/domain/accounts/sign-in'
import type { TranslationService } from '@corkboard/domain/content/comments'
import { findUnlistedPictures } from '@corkboard/domain'
import { createCtx, type Ctx, type Site, VISITOR } from '@corkboard/domain/kernel'
import {
  createServer,
  DEFAULT_SERVER_CONFIG,
  type OpenedPages,
  type ServerConfig,
  type ServerOptions,
} from '@corkboard/protocol'
import type { ErrorService } from '@corkboard/domain/upkeep/error-reports'
import { discoverySocketOf } from '@corkboard/domain/platform/discovery'
import { indexFolderOf, startDiscovery, startTranscoding, startWorker, wireSite } from '@corkboard/site'
import { type DestinationStream, pino } from 'pino'
import { type Actor, createActor, createVisitor, type Visitor } from './actor.ts'
import { type Mailbox, openMailbox } from './mailbox.ts'
import { sharedMediaPool } from './media-pool.ts'

export interface TestSiteOptions {
  readonly config?: Partial<ServerConfig>
  /** Opens the app's pages for this site; without it there is only the API. */
  readonly pages?: (site: Site) => Promise<OpenedPages>
  readonly readiness?: ServerOptions['readiness']
  /** Providers that users may also log in with; none by default. */
  readonly social?: readonly ProviderConfig[]
  /** A hosted bot check; our own by default. */
  readonly botCheck?: HostedCheckConfig
  /** The service that checks links users open; none by default. */
  readonly linkCheckUrl?: string
  /** An embedding model in ONNX; only our own descriptors by default. */
  readonly embeddingModel?: string
  /** `127.0.0.1:4711`: test servers that links may lead to. */
  readonly trustedServers?: readonly string[]
  /** The service that translates comments; none by default. */
  readonly translate?: TranslationService
  /** Where reported errors are passed on to; nowhere by default. */
  readonly errorService?: ErrorService
  /** Runs the discovery process, which knows what is similar; off by default. */
  readonly discovery?: boolean
  /** How statements are sent; `shared` by default. */
  readonly databaseDriver?: DatabaseDriver
  /** How long requests wait for a connection to the database, in ms; 2 seconds by default, as on a real site. */
  readonly connectWithinMs?: number
  /** Without a mail server, mails go to a folder. */
  readonly mailServer?: boolean
  /** Without a worker, uploads wait in the queue forever. */
  readonly worker?: boolean
  /** Transcodes uploaded videos too; otherwise they wait (`uploadClip` transcodes by itself). */
  readonly transcoding?: boolean
  /** Where it listens; any free port by default. */
  readonly port?: number
}

/**
 * Everyone who appears in tests. Alice and Bob pin; Carol, Dan and Erin are there when more are needed; Mallory is
 * malicious.
 */
export type Cast = Readonly<Record<'alice' | 'bob' | 'carol' | 'dan' | 'erin' | 'mallory', Actor>>

const CAST = ['alice', 'bob', 'carol', 'dan', 'erin', 'mallory'] as const

const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)

/** The real site in this process: server, worker, picture processes, its own database and media folder. */
export interface TestSite extends AsyncDisposable {
  readonly origin: string
  readonly site: Site
  readonly clock: HandClock
  readonly server: ReturnType<typeof createServer>
  /** Lines that the site has logged, as objects. */
  readonly logged: readonly Readonly<Record<string, unknown>>[]
  /** All mails the site has sent, caught by the test's mail server. The worker sends them. */
  readonly mailbox: Mailbox
  /** Direct access to the domain, as a visitor. */
  readonly ctx: Ctx
  /** A browser in which no one has signed in. */
  visitor(): Visitor
  /** Registers a user. The very first one owns the instance, so `cast` registers the owner before the others. */
  person(firstName: string): Promise<Actor>
  cast(): Promise<Cast>
  /** Stops the site, and starts it again at its address once `meanwhile` is over. */
  restarts(meanwhile: () => unknown): Promise<void>
  /** Waits until the worker has handled every event so far. */
  settled(): Promise<void>
}

/** What stays while the site is down. */
interface Places {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly clock: HandClock
  readonly logged: Record<string, unknown>[]
  readonly mailbox: Mailbox
}

/** The site while it runs. */
interface Running extends AsyncDisposable {
  readonly site: Site
  readonly server: ReturnType<typeof createServer>
  readonly port: number
}

const run = async (places: Places, options: TestSiteOptions, port: number): Promise<Running> => {
  await using opened = new AsyncDisposableStack()
  const { databaseUrl, dataDir, clock, logged, mailbox } = places
  const wired = opened.adopt(
    await wireSite({
      config: {
        dataDir,
        databasePool: 10,
        databaseDriver: options.databaseDriver ?? 'shared',
        mediaOrigin: undefined,
        ffmpegPath: undefined,
        publicOrigin: options.config?.publicOrigin,
        port: 8080,
        social: options.social ?? [],
        translate: options.translate,
        errorService: options.errorService,
        mediaConcurrency: 2,
        botCheck: options.botCheck,
        linkCheckUrl: options.linkCheckUrl,
        embeddingModel: options.embeddingModel,
        s3: undefined,
        mail: {
          smtpUrl: options.mailServer === false ? undefined : mailbox.smtpUrl,
          from: 'Corkboard <corkboard@example.org>',
        },
      },
      databaseUrl,
      secrets: { signing: Buffer.alloc(32, 'test') },
      log: pino({ level: 'debug' }, collect(logged)),
      name: 'test',
      clock,
      refuseSecondConnection: true,
      ...(options.connectWithinMs !== undefined && { connectWithinMs: options.connectWithinMs }),
      ...(options.trustedServers && { trustedServers: options.trustedServers }),
      ...(options.embeddingModel === undefined && { mediaPool: sharedMediaPool() }),
    }),
    (it) => it.close(),
  )
  if (options.worker !== false) {
    opened.adopt(await startWorker(wired.site, { databaseUrl, concurrency: 4 }), (it) => it.stop())
  }
  if (options.transcoding) {
    opened.adopt(await startTranscoding(wired.site, { databaseUrl, concurrency: 1 }), (it) => it.stop())
  }
  if (options.discovery) {
    const { database, log } = wired.site
    const socketPath = discoverySocketOf(dataDir)
    const discovery = opened.adopt(
      await startDiscovery({ database, socketPath, indexFolder: indexFolderOf(dataDir), log }),
      (it) => it.stop(),
    )
    await discovery.loaded
  }
  const pages = await options.pages?.(wired.site)
  const server = opened.adopt(
    createServer({
      site: wired.site,
      config: {
        ...DEFAULT_SERVER_CONFIG,
        // The machine may be busy with other tests; no request should be refused for that.
        overload: { maxLagMs: Infinity, maxPoolWaiting: Infinity },
        ...(pages && { appVersion: pages.appVersion }),
        ...options.config,
      },
      pages: pages?.plugin,
      files: pages?.files,
      readiness: options.readiness,
    }),
    (it) => it.close(),
  )
  await server.listen({ port, host: '127.0.0.1' })
  const disposables = opened.move()
  return {
    site: wired.site,
    server,
    port: (server.server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  }
}

const start = async (options: TestSiteOptions = {}): Promise<TestSite> => {
  await using opened = new AsyncDisposableStack()
  const { url: databaseUrl } = opened.use(await borrowDatabase())
  const dataDir = opened.adopt(await mkdtemp(path.join(os.tmpdir(), 'corkboard-site-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  )
  const clock = handClock(Date.now())
  const logged: Record<string, unknown>[] = []
  const mailbox = opened.use(await openMailbox())
  const places = { databaseUrl, dataDir, clock, logged, mailbox }
  let running = await run(places, options, options.port ?? 0)
  opened.defer(() => running[Symbol.asyncDispose]())
  const disposables = opened.move()
  const origin = `http://127.0.0.1:${running.port}`
  const publicOrigin = options.config?.publicOrigin ?? origin
  const person = (firstName: string) => createActor(origin, firstName, {}, publicOrigin)
  return {
    origin,
    get site() {
      return running.site
    },
    clock,
    get server() {
      return running.server
    },
    logged,
    mailbox,
    get ctx() {
      return createCtx(running.site, VISITOR)
    },
    restarts: async (meanwhile) => {
      const { port } = running
      await running[Symbol.asyncDispose]()
      await meanwhile()
      running = await run(places, options, port)
    },
    settled: () =>
      until(
        async () => (await running.site.database.db.selectFrom('outbox').select('id').limit(1).execute()).length === 0,
      ),
    visitor: () => createVisitor(origin, publicOrigin),
    person,
    cast: async () => {
      await person('Olivia')
      const actors = await Promise.all(CAST.map(async (name) => [name, await person(capitalized(name))] as const))
      return Object.fromEntries(actors) as Cast
    },
    [Symbol.asyncDispose]: async () => {
      const unlisted = await findUnlistedPictures(running.site.database.db).catch(() => [])
      await disposables.disposeAsync()
      if (unlisted.length > 0) throw new Error(unlisted.join('\n'))
    },
  }
}

/** `await using site = await TestSite.start()` */
export const TestSite = { start } as const

const collect = (lines: Record<string, unknown>[]): DestinationStream => ({
  write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
})
