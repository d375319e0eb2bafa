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
