import type { FastifyInstance } from 'fastify'
import { isSecureRequest } from './origin.ts'

const YEAR_SECONDS = 31_536_000
/** Responses that are not pages run nothing and cannot be framed. Pages set their own policy with a nonce. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': NO_CONTENT_POLICY,
}
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }

/** Sets the headers of every response. A handler may replace one with its own. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isSecureRequest(request, app.config) ? SECURE_HEADERS : HEADERS)
    done()
  })
}
