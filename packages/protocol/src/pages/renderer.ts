import type { FailureDetail, HandlerManifest, RenderInput, RenderResult } from '@corkboard/contract'

/** What web's server entry exports: draws documents, and knows which addresses are pages. */
export interface PageRenderer {
  readonly render: (input: RenderInput) => Promise<RenderResult>
  /** A document that says that the page could not be drawn. `detail` goes to the reader's developer tools. */
  readonly renderFailure: (input: RenderInput, detail: FailureDetail) => RenderResult
  /** Path and the query parameters that matter there; nothing where there is no page. */
  readonly pageKey: (fullPath: string) => string | undefined
  /** The list of handlers and their files (SHELL-03). */
  readonly handlers: () => HandlerManifest
  /** Texts of the inline scripts a document may carry; cached documents allow them by hash. */
  readonly inlineScripts: readonly string[]
}
