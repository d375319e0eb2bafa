import type { FastifyInstance } from 'fastify'
import { isSecureRequest } from './origin.ts'

const YEAR_SECONDS = 31_536_000
/** Responses that are not pages run nothing and cannot be framed. Pages set their own policy with a nonce. */
const NO_CONTENT_POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Browser features that no page of ours uses, so that injected content cannot use them either. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
/** Visual search takes pictures with the camera (FIND-08). */
const PERMISSIONS = ['camera=(self)', ...UNUSED_FEATURES.map((feature) => `${feature}=()`)].join(', ')

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': PERMISSIONS,
  'content-security-policy': NO_CONTENT_POLICY,
}
const SECURE_HEADERS = { ...HEADERS, 'strict-transport-security': `max-age=${YEAR_SECONDS}` }

export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> =>
  isSecure ? SECURE_HEADERS : HEADERS

/** Sets the headers of every response. A handler may replace one with its own. */
export const addSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(securityHeaders(isSecureRequest(request, app.config)))
    done()
  })
}
