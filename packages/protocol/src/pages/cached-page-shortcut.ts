import type { IncomingMessage } from 'node:http'
import { SHOWN_ACCOUNT_HEADER } from '@corkboard/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorAt } from '../http/visit.ts'
import { acceptedCodings, type Coding } from '../http/compression.ts'
import {
  CSRF_COOKIE,
  csrfCookies,
  isCsrfToken,
  newCsrfToken,
  rememberedCookieName,
  sessionCookieName,
} from '../http/cookies.ts'
import { newIdentifier } from '../http/identifier.ts'
import { rawOriginOf } from '../http/origin.ts'
import { type PreparedResponse, prepareResponse, sendPrepared } from '../http/prepared-response.ts'
import { securityHeaders } from '../http/security-headers.ts'
import type { Shortcut } from '../http/shortcut.ts'
import type { EncodedDocument } from './encoding.ts'
import type { CachedPage } from './html-cache.ts'
import { cachedHeaders } from './send-page.ts'

/** The route of all pages, for the router and in logs and metrics. */
export const PAGE_ROUTE = '/*'

/** (ours) More than browsers have. */
const MAX_CODINGS = 100

/** The cached page for a visitor who has asked for this URL, if the page route has sent one for that URL before. */
export type FindCachedPage = (
  asked: Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>,
  origin: string,
) => CachedPage | undefined

/** A request that only the page route understands: it may have a body, parameters, or say which account it shows. */
const needsRoute = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method !== 'GET' ||
  url.includes('?') ||
  headers['content-length'] !== undefined ||
  headers['transfer-encoding'] !== undefined ||
  headers[SHOWN_ACCOUNT_HEADER] !== undefined

/** What depends on whether the connection is secure. */
const formOf = (app: FastifyInstance, isSecure: boolean) => ({
  prepared: new WeakMap<Buffer, PreparedResponse>(),
  security: securityHeaders(isSecure),
  csrfCookie: csrfCookies(app, isSecure),
  sessionName: sessionCookieName(isSecure),
  rememberedName: rememberedCookieName(isSecure),
})
type Form = ReturnType<typeof formOf>

/**
 * Sends a cached page to a visitor with the headers, the cookie, the log line and the count it has from the page route,
 * but without its hooks. Every other request, one with a session above all, is the route's.
 * @param policy the content security policy of shared documents
 */
export const cachedPageShortcut = (app: FastifyInstance, policy: string, find: FindCachedPage): Shortcut => {
  const { config } = app
  const [open, secure] = [formOf(app, false), formOf(app, true)]
  const codings = new Map<string, readonly Coding[]>()

  const fixedHeaders = (page: CachedPage, { security }: Form) => ({
    ...security,
    ...cachedHeaders(page, policy),
    'x-app-version': config.appVersion,
  })
  const responseWith = (page: CachedPage, { bytes, coding }: EncodedDocument, form: Form): PreparedResponse => {
    let one = form.prepared.get(bytes)
    if (!one) {
      const ofBody = { link: page.preload, ...(coding && { 'content-encoding': coding }) }
      one = prepareResponse({ ...fixedHeaders(page, form), ...ofBody }, bytes, app.server.keepAliveTimeout)
      form.prepared.set(bytes, one)
    }
    return one
  }
  const codingsFor = (header = ''): readonly Coding[] => {
    const known = codings.get(header)
    if (known) return known
    const accepted = acceptedCodings(header)
    if (codings.size < MAX_CODINGS) codings.set(header, accepted)
    return accepted
  }

  return (request, response) => {
    if (needsRoute(request) || app.isOverloaded()) return false
    const startedAt = performance.now()
    const address = rawOriginOf(request, config)
    if (!address) return false
    const { headers, url = '' } = request
    const { origin } = address
    const form = address.isSecure ? secure : open
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
    if (cookies[form.sessionName] !== undefined || cookies[form.rememberedName] !== undefined) return false
    const page = find({ headers, cookies, url }, origin)
    if (!page) return false
    const isKnown = headers['if-none-match'] === page.etag
    const body = page.body.ready(codingsFor(headers['accept-encoding']))
    if (!body) return false

    const identifier = newIdentifier()
    const own = ['x-request-id', identifier]
    if (!isCsrfToken(cookies[CSRF_COOKIE])) own.push('set-cookie', form.csrfCookie(newCsrfToken()))
    const status = isKnown ? 304 : 200
    if (isKnown) response.writeHead(status, [...Object.entries(fixedHeaders(page, form)).flat(), ...own]).end()
    else sendPrepared(response, responseWith(page, body, form), own)
    const ms = performance.now() - startedAt
    const viewer = visitorAt(config, origin).kind
    app.countResponse('GET', status, PAGE_ROUTE, ms)
    app.logResponse({ identifier, method: 'GET', route: PAGE_ROUTE, status, ms, viewer, headers })
    return true
  }
}
