const WORKER_PATH = '/service-worker.js'

/**
 * SHELL-15: registers the service worker that replaces the browser's own error page. Without it (an old browser, a
 * private window, a site without https) that page shows.
 */
export const registerOfflineWorker = ({ navigator }: Window): void => {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  serviceWorker?.register(WORKER_PATH).catch(() => undefined)
}
