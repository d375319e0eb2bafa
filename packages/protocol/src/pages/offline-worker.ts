import type { FastifyInstance } from 'fastify'
import { clientFactsOf } from './request-context.ts'

/** A worker that removes itself. Browsers keep the last one they got, so an address without a file would not. */
export const REMOVED_WORKER =
  "addEventListener('install',()=>skipWaiting());addEventListener('activate',(event)=>event.waitUntil(registration.unregister()))"

/** The service worker (docs/decisions/offline-and-updates.md). It is at the root, because that is its scope. */
export const addOfflineWorker = (app: FastifyInstance, sourceIn: (locale: string) => string): void => {
  app.get('/service-worker.js', (request, reply) =>
    reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        // It passes pages on, and loads nothing itself.
        'content-security-policy': "default-src 'none'; connect-src 'self'",
        vary: 'cookie, accept-language',
      })
      .send(sourceIn(clientFactsOf(request).locale)),
  )
}
