import type { Texts } from '../i18n/texts.ts'
import type { RootState } from '../store/root.ts'
import type { PageMarkup } from './document.ts'
import type { EmbeddedAnswer } from './embedded.ts'

export interface MarkupContext {
  readonly params: Readonly<Record<string, unknown>>
  readonly state: RootState
  readonly origin: string
  readonly texts: Texts
}

/**
 * What only the server needs of a page. The file `<page>.server.ts` beside the page exports it as `server`, so that none of
 * it is sent to browsers.
 */
export interface PageServer {
  /** What the page tells machines beyond its head; of pages that everybody may see. */
  readonly markup?: (context: MarkupContext) => PageMarkup | undefined
  /** Tags of what the answers show that is no entity: a cached render is dropped when one of them changes. */
  readonly tags?: (answers: readonly EmbeddedAnswer[]) => readonly string[]
}
