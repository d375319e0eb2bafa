import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A draining server finishes its requests, tells load balancers to send no more, and keeps no connection open. */
export interface Draining {
  readonly active: boolean
  start(): void
}

export const createDraining = (): Draining => {
  let active = false
  return {
    get active() {
      return active
    },
    start: () => {
      active = true
    },
  }
}

export const closeConnectionsWhenDraining = (app: FastifyInstance): void => {
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.draining.active) void reply.header('connection', 'close')
    done()
  })
}

const SWEEP_EVERY_MS = 50

/**
 * A closing server waits for every connection and no longer enforces timeouts. Browsers open some in advance: one that
 * has never sent a request would delay the shutdown for as long as its browser likes.
 * @returns what is to be called with each request
 */
export const closeUnusedConnections = (app: FastifyInstance): ((request: IncomingMessage) => void) => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  let sweeping: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweeping = setInterval(() => {
      for (const socket of unused) socket.destroy()
      // Connections with a request in progress would otherwise be kept for another one.
      app.server.closeIdleConnections()
    }, SWEEP_EVERY_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweeping))
  return ({ socket }) => void unused.delete(socket)
}
