import type {
  CookieChoices,
  DataOf,
  OptionsOf,
  ResourceAction,
  ResourceDefinition,
  ResourceVerb,
} from '@corkboard/contract'
import type { RememberToken } from '@corkboard/domain/accounts/sign-in'
import type { Ctx, Page, PageRequest } from '@corkboard/domain/kernel'
import type { Static, TSchema } from 'typebox'
import type { Client } from '../../http/client.ts'

/** What a call does to the visitor's session; the door turns it into cookies. */
export type SessionChange =
  | {
      readonly kind: 'begin'
      readonly token: string
      readonly expiresAt: Date
      /** What the browser is to remember of the person once the session is over; absent: as before. */
      readonly remember?: RememberToken | 'forget'
      /** Tokens of the browser's other accounts from now on; absent: as before. */
      readonly others?: readonly string[]
    }
  | { readonly kind: 'end' }
  /** The browser forgets whom it remembers. */
  | { readonly kind: 'forget' }
  /** The person goes to a provider of social sign-in, and brings this back. */
  | { readonly kind: 'journey'; readonly sealed: string }
  /** The browser keeps what was answered about cookies. */
  | {
      readonly kind: 'consent'
      readonly choices: CookieChoices
      /** Of the address that is open while they answer. */
      readonly advertisingId?: string
    }

type Read<A> = (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<DataOf<A>>

type BesideOf<A> = A extends { readonly beside: infer B extends TSchema } ? { readonly beside: Static<B> } : unknown

type ReadList<A extends ResourceAction> = (
  ctx: Ctx,
  options: OptionsOf<A>,
  page: PageRequest,
  /** PIN-13: signatures of pictures that the reader has just looked at; what recommends holds them back. */
  lookedAt: ReadonlySet<string>,
) => Promise<Page<Static<A['data']>> & BesideOf<A>>

/** Runs inside the transaction that also holds the idempotency key, so it touches nothing but the database. */
type Write<A> = (ctx: Ctx, options: OptionsOf<A>, client: Client) => Promise<DataOf<A>>

/**
 * For what must not run inside a transaction (hashing takes longer than one should), and for answers that begin or end
 * a session or hold another secret: they are never stored, and a repeated call runs again.
 */
export interface SessionWrite<A> {
  readonly session: (
    ctx: Ctx,
    options: OptionsOf<A>,
    client: Client,
  ) => Promise<{ readonly data: DataOf<A>; readonly change?: SessionChange }>
}

/**
 * A write that also signs in, with work that must not hold a transaction open: `prepare` runs before it, `run` inside.
 * A repeated call is answered from the first one's stored answer, and `repeat` signs in again: the first answer, with
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
    Write<A> | SessionWrite<A> | PreparedWrite<A, any>

type HandlersOf<Actions> = {
  readonly [V in keyof Actions]: Actions[V] extends ResourceAction ? HandlerOf<Actions[V], V> : never
}

type AnyAction = ResourceAction
export type AnyHandler =
  | Read<AnyAction>
  | ReadList<AnyAction>
  | Write<AnyAction>
  | SessionWrite<AnyAction>
  | PreparedWrite<AnyAction, unknown>

export interface ResourceImplementation {
  readonly definition: ResourceDefinition
  readonly handlers: { readonly [V in ResourceVerb]?: AnyHandler }
}

/** Puts handlers to a resource of the contract; a verb missing or too many does not compile. */
export const implement = <const D extends ResourceDefinition>(
  definition: D,
  handlers: HandlersOf<D['actions']>,
): ResourceImplementation => ({ definition, handlers: handlers as unknown as ResourceImplementation['handlers'] })
