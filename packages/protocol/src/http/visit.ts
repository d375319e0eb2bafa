import { SHOWN_ACCOUNT_HEADER } from '@corkboard/contract'
import { LOCALES } from '@corkboard/contract/locales'
import { resolveRemembered, resolveSession } from '@corkboard/domain/accounts/sign-in'
import { createRequestCtx, type Ctx, type SignedOut, type Site, type Viewer, VISITOR } from '@corkboard/domain/kernel'
import type { ServerConfig } from '../config.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  CSRF_COOKIE,
  clearSessionCookie,
  isCsrfToken,
  newCsrfToken,
  rememberedCookieName,
  sessionCookieName,
  setCsrfCookie,
} from './cookies.ts'
import { requireOwnOrigin, requireOwnPage } from './csrf.ts'
import { isDocument } from './document.ts'
import { type ForcedCountry, forcedCountryOf } from './forced-country.ts'
import { newIdentifier } from './identifier.ts'
import { originOf, isSecureRequest } from './origin.ts'
import { requireShownAccount } from './shown-account.ts'

/** What the endpoints know about a request: the viewer, and its identifier in the logs. */
export interface Visit {
  /** Sent as `X-Request-Id` and in envelopes, and included in the logs. */
  readonly identifier: string
  readonly viewer: Viewer
  readonly ctx: Ctx
  /** The value of the `csrftoken` cookie once this response has arrived. */
  readonly csrfToken: string
  readonly isSecure: boolean
  readonly origin: string
  /** The countries an employee simulates (SHELL-23). */
  readonly forced: ForcedCountry
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every endpoint and page; not for pictures, files and probes. */
    visit: Visit
  }
  interface FastifyContextConfig {
    /** A POST that only reads: clients without cookies need no CSRF token. */
    readsByPost?: true
    /** A write of our own pages by `sendBeacon`, which sets no headers: the browser's word about its origin must do. */
    fromBeacons?: true
    /** A write made by mail clients, without an origin or a session: its URL says everything. */
    fromMailPrograms?: true
    /** A write made by pages on the site's other hosts. The route itself checks the origin. */
    fromOurHosts?: true
  }
}

/**
 * Determines the viewer before the body is read: checks the origin and CSRF token of a write, then the session, and
 * whether the calling page shows the same account. Every route below `app` has `request.visit`.
 */
export const addVisits = (app: FastifyInstance): void => {
  // oxlint-disable-next-line no-null -- Fastify wants a placeholder so that every request object has one shape
  app.decorateRequest('visit', null as never)
  app.addHook('onRequest', async (request, reply) => {
    const { site, config } = app
    const isSecure = isSecureRequest(request, config)
    const origin = originOf(request, config)
    const sessionToken = request.cookies[sessionCookieName(isSecure)]
    requireSender(request, origin, sessionToken)

    const signedIn = sessionToken === undefined ? undefined : await resolveSession(site, sessionToken)
    const rememberedToken = request.cookies[rememberedCookieName(isSecure)]
    const remembered = signedIn ?? (rememberedToken ? await resolveRemembered(site, rememberedToken) : undefined)
    const viewer = remembered ?? visitorAt(config, origin, readLanguage(request.headers['accept-language']))
    // Not with calls: one sent before the session got a new token would take that token from the browser.
    if (sessionToken !== undefined && !signedIn && isDocument(request)) clearSessionCookie(reply, isSecure)
    const csrfToken = ensureCsrfToken(request, reply, isSecure)
    const forced = forcedCountryOf(request, viewer)
    request.visit = new RequestVisit(site, viewer, { csrfToken, isSecure, origin, forced })
    void reply.header('x-request-id', request.visit.identifier).header('x-app-version', config.appVersion)
    const shown = request.headers[SHOWN_ACCOUNT_HEADER]
    if (shown !== undefined) requireShownAccount(shown, request.visit.ctx)
  })
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setNoCookiesForAll(reply)
    done()
  })
}

/** A shared cache would hand one user's cookies to everyone. */
const setNoCookiesForAll = (reply: FastifyReply): void => {
  if (String(reply.getHeader('cache-control')).startsWith('public')) void reply.removeHeader('set-cookie')
}

/** @throws 'request.origin', 'request.csrf' for a write that none of the route's senders made */
const requireSender = (request: FastifyRequest, origin: string, sessionToken: string | undefined): void => {
  const { readsByPost, fromBeacons, fromMailPrograms, fromOurHosts } = request.routeOptions.config
  if (fromMailPrograms || fromOurHosts) return
  if (fromBeacons) return requireOwnOrigin(request, origin)
  // SHELL-23: our pages send the token with queries too. Readers without cookies have none.
  const hasCookies = sessionToken !== undefined || request.cookies[CSRF_COOKIE] !== undefined
  if (!readsByPost || hasCookies) requireOwnPage(request, origin)
}

/** (ours) The only language in which the site's texts are complete. */
const LANGUAGE = 'en'
const visitors = new Map<string, SignedOut>()

const READABLE: ReadonlySet<string> = new Set(LOCALES.map((locale) => locale.split('-', 1)[0]!))

/** The language that a browser asks for first, if members could choose it. */
export const readLanguage = (accepted: string | undefined): string | undefined => {
  const first = accepted?.split(/[-,;]/, 1)[0]?.trim().toLowerCase()
  return first !== undefined && READABLE.has(first) ? first : undefined
}

/**
 * The visitor of this host of the site. What they see is cached for all visitors of the host (FIND-01), except for what
 * they search in their own language.
 */
export const visitorAt = (
  { countryOrigins, country: home }: Pick<ServerConfig, 'country' | 'countryOrigins'>,
  origin: string,
  language?: string,
): SignedOut => {
  const country = countryOrigins.get(origin) ?? home
  const key = `${country} ${language ?? ''}`
  const known = visitors.get(key)
  if (known) return known
  const visitor: SignedOut = {
    ...VISITOR,
    whereabouts: { country, language: LANGUAGE },
    ...(language !== undefined && { language }),
  }
  visitors.set(key, visitor)
  return visitor
}

class RequestVisit implements Visit {
  readonly identifier = newIdentifier()
  readonly viewer: Viewer
  readonly csrfToken: string
  readonly isSecure: boolean
  readonly origin: string
  readonly forced: ForcedCountry
  readonly #site: Site
  #ctx: Ctx | undefined

  constructor(site: Site, viewer: Viewer, facts: Omit<Visit, 'identifier' | 'viewer' | 'ctx'>) {
    this.viewer = viewer
    this.csrfToken = facts.csrfToken
    this.isSecure = facts.isSecure
    this.origin = facts.origin
    this.forced = facts.forced
    this.#site = site
  }

  /** Most cached pages need no context, and its logger costs more than sending a page. */
  get ctx(): Ctx {
    const { identifier, viewer } = this
    return (this.#ctx ??= createRequestCtx(this.#site, viewer, this.#site.log.child({ request: identifier })))
  }
}

const ensureCsrfToken = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string => {
  const held = request.cookies[CSRF_COOKIE]
  if (isCsrfToken(held)) return held
  const fresh = newCsrfToken()
  setCsrfCookie(reply, isSecure, fresh)
  return fresh
}
