import type { CallOf, EndpointAnswer, EndpointRequest } from './endpoint.ts'
import type * as Definitions from './endpoints.ts'

type Endpoints = typeof Definitions

/**
 * Every endpoint by the name of its call, but for those that need headers of other clients. Types only: a client that
 * imports them loads no schema.
 */
type EndpointsByCall = {
  [
    K in keyof Endpoints as Endpoints[K] extends { readonly headers: unknown } ? never : CallOf<Endpoints[K]>
  ]: Endpoints[K]
}

/** `POST /v3/helpful/1/{id}/` and all others that the web app may call. */
export type EndpointCall = keyof EndpointsByCall
export type RequestOf<C extends EndpointCall> = EndpointRequest<EndpointsByCall[C]>
export type AnswerOf<C extends EndpointCall> = EndpointAnswer<EndpointsByCall[C]>
