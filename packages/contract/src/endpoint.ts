import type { Static, TObject, TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

export type EndpointMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One endpoint of `/v3`, `/vx` or `/_/_`: its parameters, its response, and who may call it. */
export interface EndpointDefinition {
  readonly method: EndpointMethod
  /** With parameters in braces: `/v3/helpful/1/{id}/`. */
  readonly path: `/${string}`
  /** One line for the reference. */
  readonly summary: string
  readonly headers?: TObject
  /** The parameters of the path, by the names in braces. */
  readonly params?: TObject
  readonly query?: TObject
  /** Sent as JSON or as a form. Unknown names are ignored. */
  readonly body?: TObject
  /** The `data` of a successful response. */
  readonly response: TSchema
  /** `response` is an array, and `bookmark` next to it continues the list. */
  readonly list?: true
  /** A client without a session may call it. */
  readonly signedOut?: true
  /**
   * Who sends a write, if not our own pages with their CSRF token: pages of the site's other hosts, mail programs, or
   * our pages by `sendBeacon`, which sets no headers. A beacon must change nothing of the viewer's.
   */
  readonly from?: 'other_hosts' | 'mail_programs' | 'beacons'
  /** The size of the largest body, if smaller than for other calls. */
  readonly maxBytes?: number
  /** The error for a path parameter that cannot exist. Default: `request.not_found`. */
  readonly notFound?: ErrorCode
  /** The body is multipart, with the file in the field `file`. */
  readonly upload?: true
  /** The body is bytes, of the type `application/octet-stream`. */
  readonly bytes?: true
  /** The response is a file without an envelope; `response` describes its content. */
  readonly download?: true
  /** Caches may store the response and must revalidate it before each use. Default: no caching. */
  readonly revalidates?: true
}

/** Declares an endpoint. Protocol mounts it, web calls it and the OpenAPI document lists it, all from this definition. */
export const defineEndpoint = <const E extends EndpointDefinition>(endpoint: E): E => endpoint

type PartOf<E, Part extends string> = E extends { readonly [P in Part]: infer S extends TSchema } ? Static<S> : unknown

/** What a handler receives. */
export type EndpointInput<E> = {
  readonly [
    Part in 'headers' | 'params' | 'query' | 'body' as E extends { readonly [P in Part]: TSchema } ? Part : never
  ]: PartOf<E, Part>
}

/** The `data` of the response. */
export type EndpointResponse<E> = PartOf<E, 'response'>

/** The parts in which nothing is required may be left out. */
type Leavable<Parts> = {
  [P in keyof Parts as object extends Parts[P] ? never : P]: Parts[P]
} & { [P in keyof Parts as object extends Parts[P] ? P : never]?: Parts[P] }

/** What a caller sends. */
export type EndpointRequest<E> = Leavable<EndpointInput<E>>

/** How a call of the definition is named: `PUT /v3/sessions/verify/`. */
export type CallOf<E> = E extends { readonly method: infer M extends string; readonly path: infer P extends string }
  ? `${M} ${P}`
  : never
