import type { IncomingHttpHeaders } from 'node:http'
import { type PageViewer, type RequestContext, textDirectionOf } from '@corkboard/contract'
import { experimentsOf, unauthIdOf } from '@corkboard/domain/platform/experiments'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addressOf, countryOf, isCookieRestricted, regionOf } from '../http/client.ts'
import { otherOrigins } from '../http/origin.ts'
import { isInternalAddress } from '../http/internal-address.ts'
import { browserFactsOf, UNKNOWN_BROWSER } from './browser-facts.ts'
import { clientKindOf, type ClientKind } from './device.ts'

export interface ContextDefaults {
  /** ISO 3166-1, for visitors whose country is unknown. */
  readonly country: string
  readonly appVersion: string
  readonly stage: RequestContext['stage']
}

/** What the first render may depend on, taken from the request. */
export interface ClientFacts extends NamedKind {
  readonly theme: RequestContext['theme']
  readonly locale: string
  readonly isServerOnly: boolean
}

/** (ours) The only complete locale. */
const LOCALE = 'en-US'

type Asked = Pick<FastifyRequest, 'headers' | 'cookies' | 'url'>

/** With one text for all three, for keys. */
interface NamedKind extends ClientKind {
  readonly kind: string
}

const named = (of: ClientKind): NamedKind => ({ ...of, kind: `${of.device} ${of.isBot} ${of.isSocialBot}` })

const clientKinds = new LRUCache<string, NamedKind>({ max: 2_000 })
const MAX_CACHED_AGENT = 512

const clientKind = (headers: IncomingHttpHeaders): NamedKind => {
  const agent = headers['user-agent'] ?? ''
  const hint = headers['sec-ch-ua-mobile']
  const isMobile = typeof hint === 'string' ? hint : undefined
  if (agent.length > MAX_CACHED_AGENT) return named(clientKindOf(agent, isMobile))
  const key = `${isMobile ?? ''} ${agent}`
  let known = clientKinds.get(key)
  if (!known) clientKinds.set(key, (known = named(clientKindOf(agent, isMobile))))
  return known
}

const SERVER_ONLY = /[?&]server_only(?:[=&]|$)/

export const clientFactsOf = ({ headers, cookies, url }: Asked): ClientFacts => {
  const theme = cookies['theme']
  return {
    ...clientKind(headers),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    locale: LOCALE,
    isServerOnly: SERVER_ONLY.test(url),
  }
}

interface ContextParts {
  readonly request: FastifyRequest
  readonly facts: ClientFacts
  readonly viewer: PageViewer
  readonly defaults: ContextDefaults
  readonly fullPath: string
  readonly isNewInstance: boolean
  /** Shared by visitors: contains nothing about this one. */
  readonly isCached: boolean
}

type VisitorFacts = Pick<
  RequestContext,
  | 'unauth_id'
  | 'country_from_ip'
  | 'region_from_ip'
  | 'is_cookie_restricted'
  | 'invite_code'
  | 'is_internal_ip'
  | 'experiments'
>

/** What a shared render contains about its viewer. */
const NOBODY: VisitorFacts = {
  unauth_id: '',
  country_from_ip: null,
  region_from_ip: null,
  is_cookie_restricted: false,
  invite_code: null,
  is_internal_ip: false,
  experiments: experimentsOf({ kind: 'UNAUTH', isBot: true }, ''),
}

const INVITE_CODE = /^[\w-]{1,64}$/

/** SHELL-08: from the requested URL. */
const inviteCodeIn = (fullPath: string): string | null => {
  const code = new URLSearchParams(fullPath.split('?', 2)[1] ?? '').get('invite_code')
  return code !== null && INVITE_CODE.test(code) ? code : null
}

const visitorFacts = (request: FastifyRequest, fullPath: string, isBot: boolean): VisitorFacts => {
  const { visit, server } = request
  const { viewer } = visit
  const unauthId = unauthIdOf(server.site, visit.csrfToken)
  return {
    unauth_id: viewer.kind === 'AUTH' ? '' : unauthId,
    country_from_ip: visit.forced.countryFromIp ?? countryOf(request) ?? null,
    // The region is part of the real country.
    region_from_ip: (visit.forced.countryFromIp === undefined && regionOf(request)) || null,
    is_cookie_restricted: isCookieRestricted(request),
    invite_code: inviteCodeIn(fullPath),
    is_internal_ip: isInternalAddress(addressOf(request)),
    experiments: experimentsOf(viewer.kind === 'UNAUTH' ? { ...viewer, isBot } : viewer, unauthId),
  }
}

/** The start-up request context (SHELL-21). */
export const requestContext = (parts: ContextParts): RequestContext => {
  const { request, facts, viewer, defaults, isCached } = parts
  const { referer } = request.headers
  const agent = isCached ? '' : (request.headers['user-agent'] ?? '')
  const hostCountry = request.server.config.countryOrigins.get(request.visit.origin) ?? null
  // For members, the locale they chose, though its texts may be in English.
  const locale = viewer.kind === 'AUTH' ? viewer.locale : facts.locale
  const ofVisitor = isCached ? NOBODY : visitorFacts(request, parts.fullPath, facts.isBot)
  return {
    full_path: parts.fullPath,
    is_authenticated: viewer.kind === 'AUTH',
    is_bot: facts.isBot,
    device: facts.device,
    language: locale.split('-')[0]!,
    locale,
    country:
      request.visit.forced.country ??
      (viewer.kind === 'AUTH' ? viewer.country : (hostCountry ?? ofVisitor.country_from_ip ?? defaults.country)),
    text_direction: textDirectionOf(locale),
    origin: request.visit.origin,
    referrer: isCached ? '' : (referer ?? ''),
    request_identifier: isCached ? '' : request.visit.identifier,
    app_version: defaults.appVersion,
    theme: facts.theme,
    is_new_instance: parts.isNewInstance,
    is_cached_render: isCached,
    is_server_only: facts.isServerOnly,
    login_state: viewer.kind,
    sends_mail: request.server.site.mailer.sendsMail,
    translates_comments: request.server.site.translator.isAvailable,
    requested_at: request.server.site.clock.now().toISOString(),
    ...ofVisitor,
    country_from_hostname: hostCountry,
    other_origins: otherOrigins(request),
    deep_link: null,
    facebook_token: null,
    advertiser: null,
    is_managed_advertiser: false,
    app_type: 'web',
    stage: defaults.stage,
    user_agent: agent.slice(0, MAX_CACHED_AGENT),
    is_social_bot: facts.isSocialBot,
    ...(isCached ? UNKNOWN_BROWSER : browserFactsOf(agent)),
    is_mobile: facts.device === 'phone',
    is_tablet: facts.device === 'tablet',
  }
}
