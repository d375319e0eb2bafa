import type { FastifyInstance } from 'fastify'

/** How long the rest of an answered request is read and discarded. */
const LINGER_MS = 2_000

/**
 * An error response may be sent while its request is still arriving. Closing the connection immediately would lose the
 * response; leaving the rest unread would keep the connection open forever and the server from closing. So the rest is
 * discarded for a moment, and then the connection is closed.
 */
export const discardUnreadBodies = (app: FastifyInstance): void => {
  app.addHook('onResponse', ({ raw }, _reply, done) => {
    if (!raw.complete && !raw.destroyed) {
      const timer = setTimeout(() => raw.destroy(), LINGER_MS)
      raw.once('close', () => clearTimeout(timer))
      raw.unpipe()
      raw.resume()
    }
    done()
  })
}
