import type { FastifyInstance } from 'fastify'

/** So long what is still arriving of an answered request is taken and thrown away. */
const LINGER_MS = 2_000

/**
 * A refusal may be sent while its request is still arriving. Closing at once would make the sender lose the answer;
 * leaving the rest unread would leave the connection open for ever, and the server unable to close. So the rest is
 * thrown away for a moment, and then the connection ends.
 */
export const letGoOfUnreadBodies = (app: FastifyInstance): void => {
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
