import type { FailureDetail, HandlerManifest, RenderInput, RenderResult } from '@corkboard/contract'

/** The exports of web's server entry: renders documents, and knows which URLs are pages. */
export interface PageRenderer {
  readonly render: (input: RenderInput) => Promise<RenderResult>
  /** A document that says that the page could not be rendered. `detail` goes to the reader's developer tools. */
  readonly renderFailure: (input: RenderInput, detail: FailureDetail) => RenderResult
  /** The path and the query parameters that matter for it; undefined if there is no page. */
  readonly pageKey: (fullPath: string) => string | undefined
  /** The list of handlers and their files (SHELL-03). */
  readonly handlers: () => HandlerManifest
  /** Texts of the inline scripts a document may contain. Cached documents allow them by hash. */
  readonly inlineScripts: readonly string[]
  /** The source of the service worker, which shows a page in this language while the site cannot be reached. */
  readonly offlineWorker: (locale: string) => string
}
