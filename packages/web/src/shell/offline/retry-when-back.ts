import { laterRequests, pageRequests } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'

/** SHELL-15: reloads a page, and its lists, that failed while offline once the connection is back. */
export const retryWhenBack = (window: Window, { navigator, store, data }: Services): void => {
  window.addEventListener('online', () => {
    const { visit } = navigator.shown()
    if (visit.failure !== undefined) return navigator.retry()
    const state = store.getState()
    for (const request of [...pageRequests(visit, state), ...laterRequests(visit, state)]) {
      const entry = selectEntry(state, request)
      // A list with items keeps them; its own Retry row loads the rest.
      const isEmpty = !entry?.data || (Array.isArray(entry.data) && entry.data.length === 0)
      if (entry?.error && isEmpty) void data.load(request, { force: true })
    }
  })
}
