import type { Static, TObject, TSchema } from 'typebox'

/** Names of the four things a resource can do (SHELL-24). `get` reads; the others write. */
export type ResourceVerb = 'get' | 'create' | 'update' | 'delete'

/** Changes that affect lists in which anything new can appear: public pins, search results, today's articles. */
export type ListChange = 'feed:public' | 'search:all' | 'today:all'

export interface ResourceAction<Options extends TObject = TObject, Data extends TSchema = TSchema> {
  /**
   * What the caller sends as `options`. Unknown names are ignored, as clients of such sites expect, unless the schema
   * says `additionalProperties: false`.
   */
  readonly options: Options
  /** The returned `data`; for a list, one of its items. */
  readonly data: Data
  /** A list: `data` is an array, `bookmark` continues it, `page_size` and `bookmarks` are accepted. */
  readonly list?: true
  /** Fields that a list returns in addition: `data` is then an object with these fields, and the items in `results`. */
  readonly extra?: TObject
  /** The number of items of a list when the caller sends none. Default: 25. */
  readonly pageSize?: number
  /** Cached pages with this response are invalidated by this change, and by changes of entities in the response. */
  readonly changesWith?: ListChange
  /** Whether it can be called without being signed in. */
  readonly signedOut?: true
}

export interface ResourceDefinition {
  readonly name: string
  readonly actions: { readonly [verb in ResourceVerb]?: ResourceAction }
}

/** Declares a resource. Protocol implements it, web calls it, the reference describes it, all from this line. */
export const defineResource = <const Name extends string, const Actions extends ResourceDefinition['actions']>(
  name: Name,
  actions: Actions,
): { readonly name: Name; readonly actions: Actions } => ({ name, actions })

export type OptionsOf<A> = A extends { readonly options: infer O extends TSchema } ? Static<O> : never
/** The `data` of a response: an array for lists. */
export type DataOf<A> = A extends {
  readonly list: true
  readonly data: infer D extends TSchema
  readonly extra: infer B extends TSchema
}
  ? Static<B> & { readonly results: Static<D>[] }
  : A extends { readonly list: true; readonly data: infer D extends TSchema }
    ? Static<D>[]
    : A extends { readonly data: infer D extends TSchema }
      ? Static<D>
      : never

/** The bookmark at the end of a list (field facts §8). */
export const END_OF_LIST = '-end-'

/** An error in responses of resources and `/v3`; the client normalizes it (SHELL-19). */
export interface WireError {
  /** The catalog's code, for programs: `board.not_found`. */
  readonly error_code: string
  readonly api_error_code: number
  readonly code: number
  readonly http_status: number
  readonly message: string
  readonly message_detail: string | null
  /** The option or field at fault, as the client named it. */
  readonly field: string | null
  readonly extra_data: Readonly<Record<string, string | number | boolean | null>>
}

/**
 * PIN-13: what the browser reports along with the options, in the `context` of `data`: signatures of pictures, latest
 * first. Only lists that recommend something receive it.
 */
export interface ReaderContext {
  /** Signatures of the pictures of pins whose pages were opened. */
  readonly recent_pin_sigs?: readonly string[]
  /** Signatures of the pictures viewed on those pages. */
  readonly viewed_images?: readonly string[]
}

/** The envelope of every resource response (field facts §8). */
export interface ResourceEnvelope<Data = unknown> {
  readonly resource_response: {
    readonly status: 'success' | 'failure'
    readonly code: number
    readonly message: string
    readonly data: Data | null
    readonly bookmark?: string
    readonly error?: WireError
  }
  readonly resource: { readonly name: string; readonly options: Readonly<Record<string, unknown>> }
  readonly client_context: Readonly<Record<string, unknown>>
  readonly request_identifier: string
}

/** The envelope of `/v3/…` responses. */
export interface RestEnvelope<Data = unknown> {
  readonly status: 'success' | 'failure'
  readonly code: number
  readonly message: string
  readonly data: Data | null
  readonly error?: WireError
}
