import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A server that drains finishes what it has, tells balancers to send nothing more, and keeps no connection open. */
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
 * A server that closes waits for every connection, and no longer looks which have waited too long. Browsers open some
 * ahead of need: one that has never asked for anything would hold up the end for as long as its browser likes.
 */
export const letGoOfConnectionsWhenClosing = (app: FastifyInstance): void => {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  let sweeping: NodeJS.Timeout | undefined
  app.addHook('preClose', async () => {
    sweeping = setInterval(() => {
      for (const socket of unused) socket.destroy()
      // Those whose request was under way would otherwise be kept for another one.
      app.server.closeIdleConnections()
    }, SWEEP_EVERY_MS)
  })
  app.addHook('onClose', async () => clearInterval(sweeping))
}
