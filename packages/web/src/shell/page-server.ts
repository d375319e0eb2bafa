import type { Texts } from '../i18n/texts.ts'
import type { RootState } from '../store/root.ts'
import type { PageMarkup } from './document.ts'
import type { EmbeddedResponse } from './embedded.ts'

export interface MarkupContext {
  readonly params: Readonly<Record<string, unknown>>
  readonly state: RootState
  readonly origin: string
  readonly texts: Texts
}

/**
 * The parts of a page that only the server needs. The file `<page>.server.ts` next to the page exports them as
 * `server`, so that browsers receive none of it.
 */
export interface PageServer {
  /** What the page tells machines beyond its head. Only for pages that everyone may see. */
  readonly markup?: (context: MarkupContext) => PageMarkup | undefined
  /** Tags of what the responses show besides entities. A cached render is dropped when one of them changes. */
  readonly tags?: (responses: readonly EmbeddedResponse[]) => readonly string[]
}
