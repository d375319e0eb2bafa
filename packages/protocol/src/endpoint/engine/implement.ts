import type { SessionChange } from '../../http/session-change.ts'
import type { CorkboardError, EndpointResponse, EndpointDefinition, EndpointInput } from '@corkboard/contract'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'

type CtxOf<E> = E extends { readonly signedOut: true } ? Ctx : Ctx<SignedIn>

/** Endpoints that response `null` need not say so. */
type DataOf<E> = EndpointResponse<E> extends null ? null | undefined | void : EndpointResponse<E>

type Receive<E, Result> = (ctx: CtxOf<E>, input: EndpointInput<E>, request: FastifyRequest) => Promise<Result>

/** A response that says more than its data. */
export interface EndpointReply<Data = unknown> {
  readonly data: Data
  /** Continues a list. */
  readonly bookmark?: string | undefined
  /** What happens to the visitor's session. */
  readonly change?: SessionChange
  /** The error that the response is sent as; `data` says how the client continues. */
  readonly refusal?: CorkboardError
  /** Where to redirect after a posted form, in place of an envelope. */
  readonly landing?: string | undefined
}

/** The file that a download returns. */
export interface EndpointFile {
  readonly stream: Readable
  readonly bytes: number
  readonly fileName: string
  readonly type: string
}

export type EndpointHandler<E> = E extends { readonly download: true }
  ? { readonly download: Receive<E, EndpointFile> }
  : Receive<E, DataOf<E>> | { readonly respond: Receive<E, EndpointReply<DataOf<E>>> }

/** Any handler, as the engine calls it. */
export type AnyHandler =
  | Receive<EndpointDefinition, unknown>
  | { readonly respond: Receive<EndpointDefinition, EndpointReply> }
  | { readonly download: Receive<EndpointDefinition, EndpointFile> }

/** Reads bodies of a kind that only this endpoint takes. */
export type BodyParser = (scope: FastifyInstance) => Promise<void>

export interface EndpointImplementation {
  readonly definition: EndpointDefinition
  readonly handler: AnyHandler
  readonly bodyParser?: BodyParser
}

/** Puts a handler to an endpoint of the contract. */
export const implementEndpoint = <const E extends EndpointDefinition>(
  definition: E,
  handler: EndpointHandler<E>,
  more: Pick<EndpointImplementation, 'bodyParser'> = {},
): EndpointImplementation => ({ definition, handler: handler as unknown as AnyHandler, ...more })
