import { CorkboardError, fail, type Id } from '@corkboard/contract'
import type { EventDefinition, PayloadOf } from '@corkboard/contract/events'
import { type Clock, type Database, type Db, type IdSource, outbox, type Tx } from '@corkboard/database'
import type { Logger } from 'pino'
import type { Signer } from './secrets.ts'
import { type ChangeHub, type ChangeTag, takesAway } from './changes.ts'
import { type SignedIn, type SignedOut, type Viewer, VISITOR } from './viewer.ts'

/**
 * The services that live as long as the process, the same for every request. Each module adds its own with
 * `declare module` in the file that defines the service, so the kernel knows none of them.
 */
export interface Site {
  readonly database: Database
  readonly clock: Clock
  readonly ids: IdSource
  readonly signer: Signer
  /** `https://pins.example`: the origin of links that no request is behind. */
  readonly origin: string
  /** The operator configured the site's origins. Otherwise a request's origin is only what its Host header says. */
  readonly hasPublicOrigin: boolean
  readonly log: Logger
  /** Receives change tags after each commit, of this process and of every other one. */
  readonly changes: ChangeHub
}

/**
 * What a request has read, by what reads it. Kept with the request, not in `WeakMap`s whose key it is: a weak map's value
 * that refers to its key, as a loader does, stays until V8 collects the whole heap (docs/decisions/young-generation.md).
 */
export type Reads = Map<object, unknown>

/** One unit of work on behalf of one viewer: a request, a job, or an operator's command. */
export interface Ctx<V extends Viewer = Viewer> {
  readonly site: Site
  readonly viewer: V
  readonly log: Logger
  /** The connection pool or the current transaction. Store functions accept either. */
  readonly db: Db
  /** Reads bypass the process cache. */
  readonly inTransaction: boolean
  /** The rows that this request has read since it last wrote (`readOnce`); `undefined` where none are kept. */
  readonly reads: Reads | undefined
  /** Users and boards may have counters from before the last saves. */
  readonly acceptsOldCounts?: true
  now(): Date
  /**
   * The same work on behalf of another member or of a visitor, to decide what they may see. These contexts never write.
   */
  as(userId: Id): Ctx<SignedIn>
  as(visitor: SignedOut): Ctx<SignedOut>
  /**
   * Runs `work` in one transaction, or joins the current one. The tags that `work` passes to `changed` are published to
   * every process at the commit. `work` may run again after a serialization failure, so it must touch only the
   * database.
   */
  transaction<T>(work: (ctx: TxCtx<V>) => Promise<T>): Promise<T>
}

export interface TxCtx<V extends Viewer = Viewer> extends Ctx<V> {
  readonly db: Tx
  /** Names what this transaction changed, to invalidate every cache that shows it. */
  changed(...tags: ChangeTag[]): void
  /**
   * The same for what someone may no longer see or do: every process knows before the response, even if this one dies.
   * It delays the commits of other such transactions, so it must be rare.
   */
  tookAway(...tags: ChangeTag[]): void
  /** Puts an event into the outbox, in this transaction. */
  emit<Event extends EventDefinition>(event: Event, payload: PayloadOf<Event>): Promise<void>
}

/** For work of any length: jobs, commands, and what a process does as a visitor. */
export const createCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger = site.log): Ctx<V> =>
  newCtx(site, viewer, log)

/** For one request: rows that several of its parts need are read once. */
export const createRequestCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger = site.log): Ctx<V> =>
  newCtx(site, viewer, log, new Map())

/** Transactions that have named a change. */
const written = new WeakSet<Tx>()
/**
 * What `beforeWriting` returned, so that all checks before the first write share what they read. By object: a copy for
 * another viewer must not share it. It keeps them for longer than needed, but transactions are few.
 */
const outsides = new WeakMap<Ctx, Ctx>()

/**
 * The same context, as if outside the transaction, while the transaction has written nothing: its reads are what any
 * reader sees, so they run once and the process may cache them. After the first write, the context itself. Use it to
 * decide whether a write is allowed.
 */
export const beforeWriting = <V extends Viewer>(ctx: Ctx<V>): Ctx<V> => {
  if (!ctx.inTransaction || written.has(ctx.db as Tx)) return ctx
  const outside = (outsides.get(ctx) as Ctx<V> | undefined) ?? { ...ctx, inTransaction: false, reads: new Map() }
  outsides.set(ctx, outside)
  return outside
}

/**
 * The same context for work that shows no counters of users and boards, which a member who saves would otherwise have
 * read again for each pin.
 */
export const withoutCounts = <V extends Viewer>(ctx: Ctx<V>): Ctx<V> => ({ ...ctx, acceptsOldCounts: true })

/** A member sees what any member does: without a session, and without the rights of staff. */
const viewerOf = (other: Id | SignedOut): SignedIn | SignedOut =>
  typeof other === 'string'
    ? { kind: 'AUTH', userId: other, sessionId: '0', role: 'member', isWriteBanned: false }
    : other

/** What a transaction has named. */
class NamedChanges {
  readonly #tags = new Set<ChangeTag>()
  #tookAway = false

  add(tags: readonly ChangeTag[], tookAway: boolean): void {
    for (const tag of tags) this.#tags.add(tag)
    this.#tookAway ||= tookAway
  }

  async announce({ changes }: Site, tx: Tx): Promise<void> {
    if (this.#tookAway) await changes.announce(tx, [...this.#tags])
  }

  async publish({ changes }: Site): Promise<void> {
    if (this.#tags.size > 0) await changes.publish([...this.#tags], this.#tookAway)
  }
}

/** True when the connection may have been lost between the commit and its answer. */
export const mayHaveCommitted = (error: unknown): boolean =>
  error instanceof CorkboardError && error.code === 'request.unavailable'

const newCtx = <V extends Viewer>(site: Site, viewer: V, log: Logger, reads?: Reads): Ctx<V> => {
  return {
    site,
    viewer,
    log,
    now: () => site.clock.now(),
    db: site.database.db,
    inTransaction: false,
    reads,
    as: ((other: Id | SignedOut) => newCtx(site, viewerOf(other), log)) as Ctx['as'],
    transaction: async (work) => {
      /** What the last attempt named, once only the commit was left. */
      const committing: { named?: NamedChanges } = {}
      const run = site.database.transaction(async (tx) => {
        delete committing.named
        const named = new NamedChanges()
        const result = await work(newTxCtx({ site, viewer, log }, tx, named))
        await named.announce(site, tx)
        committing.named = named
        return result
      })
      const result = await run
        .catch((error: unknown) => {
          if (mayHaveCommitted(error)) void committing.named?.publish(site)
          throw error
        })
        .finally(() => reads?.clear())
      await committing.named?.publish(site)
      return result
    },
  }
}

const newTxCtx = <V extends Viewer>(
  { site, viewer, log }: Pick<Ctx<V>, 'site' | 'viewer' | 'log'>,
  tx: Tx,
  named: NamedChanges,
): TxCtx<V> => {
  const ctx: TxCtx<V> = {
    site,
    viewer,
    log,
    now: () => site.clock.now(),
    db: tx,
    inTransaction: true,
    reads: undefined,
    as: ((other: Id | SignedOut) => newTxCtx({ site, viewer: viewerOf(other), log }, tx, named)) as Ctx['as'],
    changed: (...tags) => {
      written.add(tx)
      named.add(tags, takesAway(tags))
    },
    tookAway: (...tags) => {
      written.add(tx)
      named.add(tags, tags.length > 0)
    },
    emit: ({ kind }, payload) => {
      written.add(tx)
      return outbox.add(tx, { kind, payload: payload as Readonly<Record<string, unknown>> })
    },
    transaction: (inner) => inner(ctx),
  }
  return ctx
}

/** Runs event handlers in the transaction that removes the events. Their tags are published after its commit. */
export const runForEvents = async (
  site: Site,
  tx: Tx,
  afterCommit: (work: () => void) => void,
  work: (ctx: TxCtx) => Promise<void>,
): Promise<void> => {
  const named = new NamedChanges()
  await work(newTxCtx({ site, viewer: VISITOR, log: site.log }, tx, named))
  await named.announce(site, tx)
  afterCommit(() => void named.publish(site))
}

/** Returns the context as a signed-in viewer's, or throws. */
export const requireSignedIn = (ctx: Ctx): Ctx<SignedIn> => {
  if (ctx.viewer.kind === 'LIMITED_LOGIN') throw fail('auth.limited')
  if (ctx.viewer.kind !== 'AUTH') throw fail('auth.required')
  return ctx as Ctx<SignedIn>
}

/** @throws 'auth.write_banned', with the operator's reason (IDENT-21) */
export const refuseWriteBanned = ({ isWriteBanned, writeBanReason }: SignedIn): void => {
  if (isWriteBanned) throw fail('auth.write_banned', writeBanReason ? { messageDetail: writeBanReason } : {})
}

/** Like `requireSignedIn`, for writes: write-banned users may only read (IDENT-21). */
export const requireWriter = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  refuseWriteBanned(signedIn.viewer)
  return signedIn
}
