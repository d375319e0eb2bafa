import type { DataOf, OptionsOf, ResourceAction, ResourceDefinition, ResourceVerb } from '@corkboard/contract'
import type { Ctx, KeyedResponse, Page, PageRequest, TxCtx } from '@corkboard/domain/kernel'
import type { Static, TSchema } from 'typebox'
import type { Client } from '../../http/client.ts'
import type { SessionChange } from '../../http/session-change.ts'

type Read<A> = (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<DataOf<A>>

type ExtraOf<A> = A extends { readonly extra: infer B extends TSchema } ? { readonly extra: Static<B> } : unknown

type ReadList<A extends ResourceAction> = (
  ctx: Ctx,
  options: OptionsOf<A>,
  page: PageRequest,
  /** PIN-13: signatures of pictures the reader has just viewed. Recommendations hold them back. */
  lookedAt: ReadonlySet<string>,
) => Promise<Page<Static<A['data']>> & ExtraOf<A>>

/** Runs inside the transaction that also holds the idempotency key, so it may touch only the database. */
type Write<A> = (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<DataOf<A>>

/**
 * For work that must not run inside a transaction (hashing takes too long), and for responses that start or end a
 * session or contain another secret. They are never stored, and a repeated call runs again.
 */
export interface SessionWrite<A> {
  readonly session: (
    ctx: Ctx,
    options: OptionsOf<A>,
    client: Client,
  ) => Promise<{ readonly data: DataOf<A>; readonly change?: SessionChange }>
}

/** A write whose response is known before. It may share its transaction with others, and stores its key itself. */
export interface KnownWrite<Data> {
  readonly shown: Data
  readonly store: (keyed: KeyedResponse | undefined) => Promise<void>
}

/**
 * A write that checks and reads everything before its transaction, which then takes a single round trip. `check` changes
 * nothing; what it returns writes, and returns the response.
 */
export interface CheckedWrite<A> {
  readonly check: (
    ctx: Ctx,
    options: OptionsOf<A>,
    client: Client,
  ) => Promise<((tx: TxCtx) => Promise<DataOf<A>>) | KnownWrite<DataOf<A>>>
}

/**
 * A write that also signs in, with work that must not hold a transaction open: `prepare` runs before it, `run` inside
 * it. A repeated call gets the stored response of the first one, and `repeat` signs in again: the first response, with
 * its cookie, may never have arrived.
 */
export interface PreparedWrite<A, Prepared> {
  readonly prepare: (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<Prepared>
  readonly run: (
    ctx: Ctx,
    options: OptionsOf<A>,
    prepared: Prepared,
    client: Client,
  ) => Promise<{ readonly data: DataOf<A>; readonly change: SessionChange }>
  readonly repeat: (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<SessionChange | undefined>
}

type HandlerOf<A extends ResourceAction, V> = V extends 'get'
  ? A extends { readonly list: true }
    ? ReadList<A>
    : Read<A>
  : // oxlint-disable-next-line typescript/no-explicit-any -- each handler has its own prepared thing; nobody else looks at it
    Write<A> | CheckedWrite<A> | SessionWrite<A> | PreparedWrite<A, any>

type HandlersOf<Actions> = {
  readonly [V in keyof Actions]: Actions[V] extends ResourceAction ? HandlerOf<Actions[V], V> : never
}

type AnyAction = ResourceAction
export type AnyHandler =
  | Read<AnyAction>
  | ReadList<AnyAction>
  | Write<AnyAction>
  | CheckedWrite<AnyAction>
  | SessionWrite<AnyAction>
  | PreparedWrite<AnyAction, unknown>

export interface ResourceImplementation {
  readonly definition: ResourceDefinition
  readonly handlers: { readonly [V in ResourceVerb]?: AnyHandler }
}

/** Attaches handlers to a resource of the contract. A missing or superfluous verb does not compile. */
export const implement = <const D extends ResourceDefinition>(
  definition: D,
  handlers: HandlersOf<D['actions']>,
): ResourceImplementation => ({ definition, handlers: handlers as unknown as ResourceImplementation['handlers'] })
