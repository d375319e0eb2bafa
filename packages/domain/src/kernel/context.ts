import { fail, type Id } from '@corkboard/contract'
import { type Clock, type Database, type Db, type IdSource, outbox, type Tx } from '@corkboard/database'
import type { Logger } from 'pino'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { MediaService } from '../media/service.ts'
import type { SearchEngine } from '../finding/search/search-engine.ts'
import type { Discovery } from '../platform/discovery/ask.ts'
import type { BotCheck } from '../accounts/sign-in/bot-check/bot-check.ts'
import type { Translator } from '../content/comments/translator.ts'
import type { LinkCheck } from '../content/links/link-check.ts'
import type { GuardedFetcher } from '../platform/outbound/guarded-fetcher.ts'
import type { SocialSignIn } from '../accounts/sign-in/social/openid.ts'
import type { PasswordHasher } from '../accounts/accounts/password-hasher.ts'
import type { Signer } from './secrets.ts'
import type { ChangeHub, ChangeTag } from './changes.ts'
import type { SignedIn, Viewer } from './viewer.ts'

/** What lives as long as the process and is the same for every request. */
export interface Site {
  readonly database: Database
  readonly clock: Clock
  readonly ids: IdSource
  readonly media: MediaService
  readonly passwords: PasswordHasher
  readonly mailer: Mailer
  readonly signer: Signer
  readonly botCheck: BotCheck
  /** Fetches addresses that people gave. */
  readonly fetcher: GuardedFetcher
  /** Knows unsafe links beyond the operator's own list (PIN-16). */
  readonly linkCheck: LinkCheck
  readonly social: SocialSignIn
  /** Of comments (COMMENT-03). */
  readonly translator: Translator
  /** Asked what is like what; may have no answer. */
  readonly discovery: Discovery
  /** Finds pins, boards and people by words (FIND-05). */
  readonly search: SearchEngine
  /** `https://pins.example`: where links lead that nobody's request is behind. */
  readonly origin: string
  readonly log: Logger
  /** Told after a commit of this process, before its caller gets an answer, and of every other process's commits. */
  readonly changes: ChangeHub
}

/** One piece of work on behalf of one viewer: a request, a job, an operator's command. */
export interface Ctx<V extends Viewer = Viewer> {
  readonly site: Site
  readonly viewer: V
  readonly log: Logger
  /** The connection pool, or the transaction when there is one: store functions take it and need not know. */
  readonly db: Db
  /** What is read comes from the transaction, not from what the process remembers. */
  readonly inTransaction: boolean
  /** Stands for what this request has read since it last wrote (`readOnce`); `undefined` where nothing is kept. */
  readonly reads: object | undefined
  now(): Date
  /**
   * Runs `work` in one transaction; inside one it joins. What `work` reports with `changed` is told to every process
   * at the commit. `work` may run again after a serialization failure, so it must touch nothing but the database.
   */
  transaction<T>(work: (ctx: TxCtx<V>) => Promise<T>): Promise<T>
}

export type EventPayload = Readonly<Record<string, string | number | boolean | null | readonly string[]>>

export interface TxCtx<V extends Viewer = Viewer> extends Ctx<V> {
  readonly db: Tx
  /** Names what this transaction changed, for every cache that shows it. */
  changed(...tags: ChangeTag[]): void
  /** Puts a fact others may react to into the outbox, in this transaction. */
  emit(kind: string, payload: EventPayload): Promise<void>
}

/** For work of any length: jobs, commands, what a process does as a visitor. */
export const createCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger = site.log): Ctx<V> =>
  newCtx(site, viewer, log)

/** For one request: rows that several of its parts need are read once. */
export const createRequestCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger = site.log): Ctx<V> =>
  newCtx(site, viewer, log, {})

/** Transactions that have named a change. */
const written = new WeakSet<Tx>()

/**
 * The same work as long as its transaction has written nothing: what it reads is what any reader sees, so it is read
 * once, and the process may remember it. Afterwards the context itself. For deciding whether a write is allowed.
 */
export const beforeWriting = <V extends Viewer>(ctx: Ctx<V>): Ctx<V> =>
  ctx.inTransaction && !written.has(ctx.db as Tx) ? { ...ctx, inTransaction: false, reads: {} } : ctx

const newCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger, firstReads?: object): Ctx<V> => {
  const base = { site, viewer, log, now: () => site.clock.now() }
  let reads = firstReads
  return {
    ...base,
    db: site.database.db,
    inTransaction: false,
    get reads() {
      return reads
    },
    transaction: async (work) => {
      let told: ChangeTag[] = []
      const run = site.database.transaction(async (tx) => {
        const tags = new Set<ChangeTag>()
        const ctx: TxCtx<V> = {
          ...base,
          db: tx,
          inTransaction: true,
          reads: undefined,
          changed: (...more) => {
            written.add(tx)
            for (const tag of more) tags.add(tag)
          },
          emit: (kind, payload) => {
            written.add(tx)
            return outbox.add(tx, { kind, payload })
          },
          transaction: (inner) => inner(ctx),
        }
        const answer = await work(ctx)
        told = [...tags]
        return answer
      })
      const result = await run.finally(() => (reads &&= {}))
      if (told.length > 0) site.changes.publish(told)
      return result
    },
  }
}

/** A transaction that stands for somebody reading: what they may see is decided as at every other door. */
export const readerCtx = (tx: Pick<TxCtx, 'site'> & { readonly db: Tx }, userId: Id): Ctx<SignedIn> => ({
  ...createCtx(tx.site, { kind: 'AUTH', userId, sessionId: '0', role: 'member', isWriteBanned: false } as const),
  db: tx.db,
  inTransaction: true,
})

/** Narrows to a signed-in viewer, or refuses. */
export const requireSignedIn = (ctx: Ctx): Ctx<SignedIn> => {
  if (ctx.viewer.kind === 'LIMITED_LOGIN') throw fail('auth.limited')
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  return ctx as Ctx<SignedIn>
}

/** @throws 'auth.write_banned', with what the operator wrote (IDENT-21) */
export const refuseWriteBanned = ({ isWriteBanned, writeBanReason }: SignedIn): void => {
  if (isWriteBanned) throw fail('auth.write_banned', writeBanReason ? { messageDetail: writeBanReason } : {})
}

/** The same for writes: a write-banned person reads and does not write (IDENT-21). */
export const requireWriter = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  refuseWriteBanned(signedIn.viewer)
  return signedIn
}
