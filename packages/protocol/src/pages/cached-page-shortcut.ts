import type { IncomingMessage } from 'node:http'
import { SHOWN_ACCOUNT_HEADER } from '@corkboard/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { visitorAt } from '../http/visit.ts'
import { acceptedCodings, type Coding } from '../http/compression.ts'
import {
  CSRF_COOKIE,
  csrfCookie,
  isCsrfToken,
  newCsrfToken,
  rememberedCookieName,
  sessionCookieName,
} from '../http/cookies.ts'
import { newIdentifier } from '../http/identifier.ts'
import { rawOriginOf } from '../http/origin.ts'
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

/** Headers as Node writes them fastest: names and values in turn. */
const flat = (headers: Readonly<Record<string, string>>): string[] => Object.entries(headers).flat()

/**
 * Sends a cached page to a visitor with the headers, the cookie, the log line and the count it has from the page route,
 * but without its hooks. Every other request, one with a session above all, is the route's.
 * @param policy the content security policy of shared documents
 */
export const cachedPageShortcut = (app: FastifyInstance, policy: string, find: FindCachedPage): Shortcut => {
  const { config } = app
  const heads = new WeakMap<Buffer, Map<boolean, readonly string[]>>()
  const codings = new Map<string, readonly Coding[]>()

  const fixedHeaders = (page: CachedPage, isSecure: boolean) => ({
    ...securityHeaders(isSecure),
    ...cachedHeaders(page, policy),
    'x-app-version': config.appVersion,
  })
  const headOf = (page: CachedPage, { bytes, coding }: EncodedDocument, isSecure: boolean): readonly string[] => {
    let known = heads.get(bytes)
    if (!known) heads.set(bytes, (known = new Map()))
    let head = known.get(isSecure)
    if (!head) {
      const form = { link: page.preload, ...(coding && { 'content-encoding': coding }) }
      head = flat({ ...fixedHeaders(page, isSecure), ...form, 'content-length': String(bytes.length) })
      known.set(isSecure, head)
    }
    return head
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
    const { origin, isSecure } = address
    const cookies = headers.cookie === undefined ? {} : app.parseCookie(headers.cookie)
    if (cookies[sessionCookieName(isSecure)] !== undefined || cookies[rememberedCookieName(isSecure)] !== undefined) {
      return false
    }
    const page = find({ headers, cookies, url }, origin)
    if (!page) return false
    const isKnown = headers['if-none-match'] === page.etag
    const body = page.body.ready(codingsFor(headers['accept-encoding']))
    if (!body) return false

    const identifier = newIdentifier()
    const status = isKnown ? 304 : 200
    const head = isKnown ? flat(fixedHeaders(page, isSecure)) : headOf(page, body, isSecure).slice()
    head.push('x-request-id', identifier)
    if (!isCsrfToken(cookies[CSRF_COOKIE])) head.push('set-cookie', csrfCookie(app, isSecure, newCsrfToken()))
    response.writeHead(status, head).end(isKnown ? undefined : body.bytes)
    const ms = performance.now() - startedAt
    const viewer = visitorAt(config, origin).kind
    app.countResponse('GET', status, PAGE_ROUTE, ms)
    app.logResponse({ identifier, method: 'GET', route: PAGE_ROUTE, status, ms, viewer, headers })
    return true
  }
}
