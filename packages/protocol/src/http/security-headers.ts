import type { FastifyInstance } from 'fastify'
import { isSecureRequest } from './origin.ts'

const YEAR_SECONDS = 31_536_000
/** Answers that are not pages run nothing and stand in no frame. Pages bring their own policy with a nonce. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': NO_CONTENT_POLICY,
}
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }

/** Sets what every answer carries; a handler may replace a header with its own. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(isSecureRequest(request, app.config) ? SECURE_HEADERS : HEADERS)
    done()
  })
}
