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
import { requireOwnPage } from './csrf.ts'
import { forcedCountryOf } from './forced-country.ts'
import { newIdentifier } from './identifier.ts'
import { originOf, isSecureRequest } from './origin.ts'

/** What a request is to the doors: who asks, and under which name the logs know it. */
export interface Visit {
  /** Sent as `X-Request-Id` and in envelopes; the logs carry it. */
  readonly identifier: string
  readonly viewer: Viewer
  readonly ctx: Ctx
  /** What the `csrftoken` cookie holds when this answer has arrived. */
  readonly csrfToken: string
  readonly isSecure: boolean
  readonly origin: string
  /** Where an employee asked to be taken to be (SHELL-23); `undefined` for everyone else. */
  readonly forcedCountry: string | undefined
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every door and page; not for pictures, files and probes. */
    visit: Visit
  }
  interface FastifyContextConfig {
    /** A call that only reads though it is a POST: without a session it needs no CSRF token. */
    readsByPost?: true
    /** A write that mail programs make, from nowhere and as nobody: its address says all there is to know. */
    fromMailPrograms?: true
    /** A write that pages of the site's other hosts make; the route itself asks where it comes from. */
    fromOurHosts?: true
  }
}

/**
 * Finds out who is visiting, before anything of the body is read: the origin and CSRF token of a write, then the
 * session. Every route below `app` has `request.visit`.
 */
export const addVisits = (app: FastifyInstance): void => {
  // oxlint-disable-next-line no-null -- Fastify wants a placeholder so that every request object has one shape
  app.decorateRequest('visit', null as never)
  app.addHook('onRequest', async (request, reply) => {
    const { site, config } = app
    const isSecure = isSecureRequest(request, config)
    const origin = originOf(request, config)
    const sessionToken = request.cookies[sessionCookieName(isSecure)]
    const { readsByPost, fromMailPrograms, fromOurHosts } = request.routeOptions.config
    const isRead = readsByPost === true && sessionToken === undefined
    if (!isRead && !fromMailPrograms && !fromOurHosts) requireOwnPage(request, origin)

    const signedIn = sessionToken === undefined ? undefined : await resolveSession(site, sessionToken)
    const rememberedToken = request.cookies[rememberedCookieName(isSecure)]
    const remembered = signedIn ?? (rememberedToken ? await resolveRemembered(site, rememberedToken) : undefined)
    const viewer = remembered ?? visitorAt(config, origin)
    if (sessionToken !== undefined && !signedIn) clearSessionCookie(reply, isSecure)
    const csrfToken = keepCsrfToken(request, reply, isSecure)
    const forcedCountry = forcedCountryOf(request, viewer)
    request.visit = createVisit(site, viewer, { csrfToken, isSecure, origin, forcedCountry })
    void reply.header('x-request-id', request.visit.identifier).header('x-app-version', config.appVersion)
  })
}

/** (ours) The one language the site's texts are complete in. */
const LANGUAGE = 'en'
const visitors = new Map<string, SignedOut>()

/** Whoever comes to this host of the site: what they are shown is kept for all who do (FIND-01). */
export const visitorAt = (
  { countryOrigins, country: home }: Pick<ServerConfig, 'country' | 'countryOrigins'>,
  origin: string,
): SignedOut => {
  const country = countryOrigins.get(origin) ?? home
  const known = visitors.get(country)
  if (known) return known
  const visitor: SignedOut = { ...VISITOR, whereabouts: { country, language: LANGUAGE } }
  visitors.set(country, visitor)
  return visitor
}

/** Most cached pages need no context at all, and its logger costs more than sending one. */
const createVisit = (site: Site, viewer: Viewer, facts: Omit<Visit, 'identifier' | 'viewer' | 'ctx'>): Visit => {
  const identifier = newIdentifier()
  let ctx: Ctx | undefined
  return {
    ...facts,
    identifier,
    viewer,
    get ctx() {
      return (ctx ??= createRequestCtx(site, viewer, site.log.child({ request: identifier })))
    },
  }
}

const keepCsrfToken = (request: FastifyRequest, reply: FastifyReply, isSecure: boolean): string => {
  const held = request.cookies[CSRF_COOKIE]
  if (isCsrfToken(held)) return held
  const fresh = newCsrfToken()
  setCsrfCookie(reply, isSecure, fresh)
  return fresh
}
