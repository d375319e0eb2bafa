import { timingSafeEqual } from 'node:crypto'
import { fail } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'
import { CSRF_COOKIE, isCsrfToken } from './cookies.ts'

/** Methods that only read. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

const header = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name]
  return Array.isArray(value) ? value[0] : value
}

/**
 * Refuses writes that did not come from one of our own pages: the origin sent by the browser, if any, must be ours, and
 * the `X-CSRFToken` header must repeat the cookie that only our pages can read.
 */
export const requireOwnPage = (request: FastifyRequest, origin: string): void => {
  if (SAFE_METHODS.has(request.method)) return
  requireOwnOrigin(request, origin)
  const cookie = request.cookies[CSRF_COOKIE]
  const sent = header(request, 'x-csrftoken')
  if (!isCsrfToken(cookie) || !isCsrfToken(sent)) throw fail('request.csrf')
  if (cookie.length !== sent.length) throw fail('request.csrf')
  if (!timingSafeEqual(Buffer.from(cookie), Buffer.from(sent))) throw fail('request.csrf')
}

/**
 * Refuses what another site's page sent, as far as the browser says so; a client that says nothing is no browser.
 * @throws 'request.origin'
 */
export const requireOwnOrigin = (request: FastifyRequest, origin: string): void => {
  const claimed = header(request, 'origin')
  if (claimed !== undefined && claimed !== origin) throw fail('request.origin')
  const site = header(request, 'sec-fetch-site')
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw fail('request.origin')
}
