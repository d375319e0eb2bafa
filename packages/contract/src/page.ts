import type { ResourceEnvelope } from './resource.ts'
import type { Experiences } from './platform/wire/experiences.ts'
import type { RequestContext } from './platform/wire/request-context.ts'
import type { LimitedViewer, SignedInViewer, SignedOutViewer } from './accounts/wire/viewer.ts'

export * from './platform/wire/request-context.ts'

export type PageViewer = SignedInViewer | LimitedViewer | SignedOutViewer

/** A piece of data that a page needs, as the page definition declares it. */
export type DataRequest =
  | { readonly kind: 'resource'; readonly name: string; readonly options: Readonly<Record<string, unknown>> }
  | {
      readonly kind: 'query'
      readonly name: string
      readonly queryHash: string
      readonly variables: Readonly<Record<string, unknown>>
    }

export interface QueryResponse {
  readonly data: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly message: string; readonly extensions?: Readonly<Record<string, unknown>> }[]
}

export type DataResponse =
  | { readonly kind: 'resource'; readonly envelope: ResourceEnvelope }
  | { readonly kind: 'query'; readonly response: QueryResponse }

/** What the web package's server entry needs to render one page. */
export interface RenderInput {
  readonly context: RequestContext
  readonly viewer: PageViewer
  /** SHELL-26: experiences to show the viewer; absent when there are none. */
  readonly experiences?: Experiences
  /** Set on every script element; absent on cached renders, whose fixed inline scripts are allowed by hash. */
  readonly nonce?: string
  /** Loads a page's data in process, through the same handlers as the HTTP endpoints, as this viewer. */
  readonly load: (request: DataRequest) => Promise<DataResponse>
  /**
   * Present when the document may be streamed: called with an error after the first part has been sent; returns what
   * the document may reveal about it.
   */
  readonly onLateFailure?: (error: unknown) => FailureDetail
}

/** What a failed document shows in the reader's developer tools. */
export interface FailureDetail {
  readonly message: string
  readonly stack?: string
}

/**
 * Parts of a document that belong together, in order. They are encoded one by one: joined, a single character beyond
 * Latin-1 would double the memory of all, and copying them once more takes as long as encoding them.
 */
export type Pieces = readonly string[]

export interface RenderResult {
  readonly status: number
  /** Redirect target; `status` is then 301, 302 or 303. */
  readonly redirect?: string
  /** A whole document, at once or in chunks as they become ready (signed-in pages stream). */
  readonly html: Pieces | AsyncIterable<Pieces>
  /** Change tags of everything shown, for the HTML cache: `pin:1`, `board:2`. */
  readonly dependsOn: readonly string[]
  /** `link: rel=preload` values for early hints. */
  readonly preload: readonly string[]
}
