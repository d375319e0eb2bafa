import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { borrowDatabase } from '@corkboard/database/test-databases'
import { type HandClock, handClock } from '@corkboard/database/testing'
import type { Account } from '@corkboard/domain/accounts/accounts'
import { type AccountInput, createAccount } from '@corkboard/domain/accounts/staff'
import { createCtx, type Ctx, type SignedIn, type Site, VISITOR } from '@corkboard/domain/kernel'
import { NO_TRANSLATOR } from '@corkboard/domain/content/comments'
import { NO_LINK_CHECK } from '@corkboard/domain/content/links'
import { createDiskStore, createMediaPool, type MediaPool, type MediaStore } from '@corkboard/domain/media'
import { type OpenSite, openSite } from '@corkboard/domain/open-site'
import { NO_DISCOVERY } from '@corkboard/domain/platform/discovery'
import { createFolderMailer } from '@corkboard/domain/platform/mail'
import { pino } from 'pino'
import { sharedMediaPool } from './media-pool.ts'

/** The domain with its own migrated database; everything is real except the clock. */
export interface TestCtx extends AsyncDisposable {
  readonly site: Site
  readonly clock: HandClock
  readonly visitor: Ctx
  readonly databaseUrl: string
  /** The folder of the media store on disk. */
  readonly mediaRoot: string
  /** A context of a signed-in user, without a password: `await test.as(alice)`. */
  as(person: Pick<Account, 'id'>, more?: Partial<SignedIn>): Ctx<SignedIn>
  /** A context of a new staff member: with a second step, and a password entered a moment ago. */
  staff(firstName: string, role: 'owner' | 'employee'): Promise<Ctx<SignedIn>>
  /** A new account by first name: `alice`, `alice@example.org`. */
  person(firstName: string, more?: Partial<AccountInput>): Promise<Account>
  /** Another process of the same instance, with its own connections. */
  neighbor(): Promise<Site>
}

export interface TestCtxOptions {
  /** `127.0.0.1:4711`: test servers that links may lead to. */
  readonly trustedServers?: readonly string[]
  /** Media elsewhere than on disk. */
  readonly store?: MediaStore
}

interface SitePlaces extends TestCtxOptions {
  readonly databaseUrl: string
  readonly mediaRoot: string
  readonly clock: HandClock
  /** Picture processes that it shares with others; by default its own, which end with it. */
  readonly pool?: MediaPool
}

/** One process of an instance: another one may use the same places. */
export const openTestSite = async ({ databaseUrl, mediaRoot, clock, ...options }: SitePlaces): Promise<OpenSite> => {
  await using opened = new AsyncDisposableStack()
  const log = pino({ level: 'silent' })
  const { site } = opened.use(
    await openSite({
      database: { url: databaseUrl, applicationName: 'test', refuseSecondConnection: true, connectWithinMs: 20_000 },
      clock,
      log,
      origin: 'https://pins.example',
      hasPublicOrigin: true,
      secret: Buffer.from('a secret of tests'),
      store: options.store ?? createDiskStore({ root: mediaRoot }),
      pool: options.pool ?? opened.adopt(createMediaPool(), (it) => it.close()),
      mediaOrigin: '',
      musicFolder: path.join(mediaRoot, 'music'),
      mailer: createFolderMailer({ folder: path.join(mediaRoot, 'mail'), from: 'corkboard@localhost', log }),
      socialProviders: [],
      linkCheck: NO_LINK_CHECK,
      translator: NO_TRANSLATOR,
      errorService: undefined,
      discovery: NO_DISCOVERY,
      trustedServers: options.trustedServers ?? [],
    }),
  )
  const disposables = opened.move()
  return { site, [Symbol.asyncDispose]: () => disposables.disposeAsync() }
}

/** `await using test = await createTestCtx()` */
export const createTestCtx = async (options: TestCtxOptions = {}): Promise<TestCtx> => {
  await using opened = new AsyncDisposableStack()
  const database = opened.use(await borrowDatabase())
  const mediaRoot = opened.adopt(await mkdtemp(path.join(os.tmpdir(), 'corkboard-media-')), (folder) =>
    rm(folder, { recursive: true, force: true }),
  )
  const clock = handClock()
  const places = { ...options, databaseUrl: database.url, mediaRoot, clock, pool: sharedMediaPool() }
  const { site } = opened.use(await openTestSite(places))
  const visitor = createCtx(site, VISITOR)
  const disposables = opened.move()
  const as: TestCtx['as'] = (person, more) =>
    createCtx(site, {
      kind: 'AUTH',
      userId: person.id,
      sessionId: '1',
      role: 'member',
      isWriteBanned: false,
      ...more,
    })
  const person: TestCtx['person'] = (firstName, more) =>
    createAccount(visitor, {
      firstName,
      username: firstName.toLowerCase(),
      email: `${firstName.toLowerCase()}@example.org`,
      ...more,
    })
  return {
    site,
    clock,
    visitor,
    databaseUrl: database.url,
    mediaRoot,
    as,
    person,
    staff: async (firstName, role) => {
      const account = await person(firstName, { role })
      const now = clock.now()
      const sessionId = site.ids.next(0)
      await site.database.db.updateTable('users').set({ mfa_enabled_at: now }).where('id', '=', account.id).execute()
      await site.database.db
        .insertInto('sessions')
        .values({
          id: sessionId,
          user_id: account.id,
          token_hash: randomBytes(32),
          created_at: now,
          last_used_at: now,
          expires_at: new Date(now.getTime() + 86_400_000),
          user_agent: '',
          password_checked_at: now,
        })
        .execute()
      return as(account, { sessionId, role })
    },
    neighbor: async () => disposables.use(await openTestSite(places)).site,
    [Symbol.asyncDispose]: () => disposables.disposeAsync(),
  }
}

export { type LocalServer, sendPage, startLocalServer } from './local-server.ts'
export {
  drawPicture,
  makeBoard,
  makeCarousel,
  makeComment,
  makePin,
  makeStory,
  saveTo,
  uploadPicture,
  uploadVideo,
} from './domain-pins.ts'
