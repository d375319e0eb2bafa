import type { CallOf, EndpointResponse, EndpointRequest } from './endpoint.ts'
import type * as Definitions from './endpoints.ts'

type Endpoints = typeof Definitions

/** Every endpoint by the name of its call. Types only: a client that imports them loads no schema. */
type EndpointsByCall = { [K in keyof Endpoints as CallOf<Endpoints[K]>]: Endpoints[K] }

type AnyCall = keyof EndpointsByCall

/** Those that need headers of their own, and a form as their body (IDENT-02, IDENT-03). */
export type HandshakeCall = {
  [C in AnyCall]: EndpointsByCall[C] extends { readonly headers: unknown } ? C : never
}[AnyCall]

/** `POST /v3/helpful/1/{id}/` and all others. */
export type EndpointCall = Exclude<AnyCall, HandshakeCall>
export type RequestOf<C extends AnyCall> = EndpointRequest<EndpointsByCall[C]>
export type ResponseOf<C extends AnyCall> = EndpointResponse<EndpointsByCall[C]>
