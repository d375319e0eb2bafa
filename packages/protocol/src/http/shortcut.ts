import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Sends the whole response before routing, parsers and hooks; false, without touching it, if they are needed. */
export type Shortcut = (request: IncomingMessage, response: ServerResponse) => boolean

declare module 'fastify' {
  interface FastifyInstance {
    /** Sets the shortcut of this server. A closing or draining server takes none. */
    readonly takeShortcut: (shortcut: Shortcut) => void
  }
}

/**
 * For the most frequent responses, which need nothing of the framework. Call it before any listener is added.
 * @param first is called with each request: one listener costs less than two
 */
export const addShortcut = (app: FastifyInstance, first: (request: IncomingMessage) => void): void => {
  const [route] = app.server.listeners('request') as [RequestListener]
  let current: Shortcut | undefined
  app.server.removeListener('request', route)
  app.server.on('request', (request, response) => {
    first(request)
    if (!current?.(request, response)) route(request, response)
  })
  app.decorate('takeShortcut', (shortcut: Shortcut) => {
    current = (request, response) => !app.draining.active && shortcut(request, response)
  })
  app.addHook('preClose', async () => {
    current = undefined
  })
}
