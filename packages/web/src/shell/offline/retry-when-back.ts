import { laterRequests, pageRequests, type Visit } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'
import type { RootState } from '../../store/root.ts'

/** True if a page, or its subject, got no response at all. */
export const hasLostPage = (visit: Visit, state: RootState): boolean =>
  visit.failure !== undefined ||
  pageRequests(visit, state).some((request) => selectEntry(state, request)?.error?.httpStatus === 0)

/** SHELL-15: reloads a page, and its lists, that failed while offline once the connection is back. */
export const retryWhenBack = (window: Window, { navigator, store, data }: Services): void => {
  const retry = () => {
    const { visit } = navigator.shown()
    if (visit.failure !== undefined) return navigator.retry()
    const state = store.getState()
    for (const request of [...pageRequests(visit, state), ...laterRequests(visit, state)]) {
      const entry = selectEntry(state, request)
      // A list with items keeps them; its own Retry row loads the rest.
      const isEmpty = !entry?.data || (Array.isArray(entry.data) && entry.data.length === 0)
      if (entry?.error && isEmpty) void data.load(request, { force: true })
    }
  }
  window.addEventListener('online', retry)
  // The connection may have been lost before this code was there, and may be back since.
  if (window.navigator.onLine && hasLostPage(navigator.shown().visit, store.getState())) retry()
}
