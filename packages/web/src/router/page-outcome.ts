import { errorOf, type NormalizedError } from '../api/errors.ts'
import type { Texts } from '../i18n/texts.ts'
import { selectEntry } from '../store/data.ts'
import type { RootState } from '../store/root.ts'
import type { PageHead } from './define-page.ts'
import { pageContext, pageRequests, type Visit } from './resolve-page.ts'

/** The outcome of a page: its document's status, its head, or that its data is still loading. */
export type PageOutcome =
  | { readonly kind: 'shown'; readonly head: PageHead }
  | { readonly kind: 'loading' }
  | { readonly kind: 'missing'; readonly status: 404 | 410 }
  | { readonly kind: 'failed'; readonly error: NormalizedError | undefined; readonly status: number }
  | { readonly kind: 'redirect'; readonly to: string; readonly isMoved: boolean | undefined }

/** True for a query whose results are all null. */
const isNothing = (data: unknown): boolean => {
  const responses = Object.values(data ?? {})
  return responses.length > 0 && responses.every((response) => response === null)
}

/**
 * Server and browser use the same rules: the first request is the page's subject, and if it is refused, so is the page.
 */
export const pageOutcome = (visit: Visit, state: RootState, texts: Texts): PageOutcome => {
  if (visit.failure !== undefined) return { kind: 'failed', error: errorOf(visit.failure), status: 500 }
  if (!visit.page) return { kind: 'missing', status: 404 }
  const requests = pageRequests(visit, state)
  const entries = requests.map((request) => selectEntry(state, request))
  const subject = entries[0]
  // The store may still have part of a deleted item, loaded by a list, which must not be shown as the whole.
  if (requests[0]?.kind === 'query' && subject?.error === null && isNothing(subject.data)) {
    return { kind: 'missing', status: 404 }
  }
  if (subject?.error) {
    const { httpStatus } = subject.error
    // Also if it was there when it was last loaded.
    if (httpStatus === 404 || httpStatus === 410) return { kind: 'missing', status: httpStatus }
    if (subject.data === null) {
      return { kind: 'failed', error: subject.error, status: httpStatus >= 400 ? httpStatus : 503 }
    }
  }
  const isSettled = entries.every((entry) => entry && (entry.data !== null || entry.error !== null || !entry.fetching))
  if (!isSettled) return { kind: 'loading' }
  const head = visit.page.head({ ...pageContext(visit, state), state, texts } as never)
  if (head.redirect !== undefined) return { kind: 'redirect', to: head.redirect, isMoved: head.isMoved }
  if (head.status !== undefined) return { kind: 'missing', status: head.status }
  return { kind: 'shown', head }
}
