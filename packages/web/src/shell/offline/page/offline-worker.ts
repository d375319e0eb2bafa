/** What TypeScript's browser types leave out of a service worker. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown> | undefined): void
}
interface InstallEvent extends WorkerEvent {
  addRoutes?(rules: object): Promise<void>
}
interface NavigationEvent extends WorkerEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(response: Promise<Response>): void
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void
}
declare const self: WorkerScope

/**
 * The service worker: a page that cannot be fetched is replaced by the offline page. It touches nothing else and caches
 * nothing: the offline page is part of its own file.
 *
 * NOTE: self-contained: only its source text ever runs.
 */
function serveOfflinePage(page: string, headers: Record<string, string>) {
  self.addEventListener('install', (event) => {
    // The new version replaces the old one immediately: neither has anything that the other needs.
    void self.skipWaiting()
    // Where browsers know this, files and calls do not even wake the worker.
    const others = { condition: { not: { requestMode: 'navigate' } }, source: 'network' }
    event.waitUntil(event.addRoutes?.(others).catch(() => {}))
  })
  // The page is requested while the worker starts.
  self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
  self.addEventListener('fetch', (event) => {
    const { request, preloadResponse } = event
    if (request.mode !== 'navigate' || request.destination !== 'document' || request.method !== 'GET') return
    event.respondWith(
      preloadResponse
        .then((response) => response ?? fetch(request))
        .catch(() => new Response(page, { status: 503, headers })),
    )
  })
}

/** The worker's file. `page` is what it shows offline, with those headers. */
export const offlineWorkerSource = (page: string, headers: Readonly<Record<string, string>>): string =>
  `(${serveOfflinePage})(${JSON.stringify(page)},${JSON.stringify(headers)})`
