import { laterRequests, pageRequests } from '../../router/resolve-page.ts'
import type { Services } from '../../services.tsx'
import { selectEntry } from '../../store/data.ts'

/** SHELL-15: a page that could not be shown without a line, and its lists, are asked for anew once there is one again. */
export const retryWhenBack = (window: Window, { navigator, store, data }: Services): void => {
  window.addEventListener('online', () => {
    const { visit } = navigator.shown()
    if (visit.failure !== undefined) return navigator.retry()
    const state = store.getState()
    for (const request of [...pageRequests(visit, state), ...laterRequests(visit, state)]) {
      const entry = selectEntry(state, request)
      // A list that has a beginning keeps it: its own row asks for the rest.
      const isEmpty = !entry?.data || (Array.isArray(entry.data) && entry.data.length === 0)
      if (entry?.error && isEmpty) void data.load(request, { force: true })
    }
  })
}
