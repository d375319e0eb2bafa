import { type PageViewer, type RequestContext } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { clientKindOf, type ClientKind } from './device.ts'

export interface ContextDefaults {
  /** ISO 3166-1, for visitors whose country is not known. */
  readonly country: string
  readonly appVersion: string
}

/** What the first render may depend on, as this request tells it. */
export interface ClientFacts extends ClientKind {
  readonly theme: RequestContext['theme']
  readonly locale: string
  readonly isServerOnly: boolean
}

/** (ours) The one locale that is complete. */
const LOCALE = 'en-US'

const clientKinds = new LRUCache<string, ClientKind>({ max: 2_000 })
const MAX_REMEMBERED_AGENT = 512

const clientKind = (request: FastifyRequest): ClientKind => {
  const agent = request.headers['user-agent'] ?? ''
  const hint = request.headers['sec-ch-ua-mobile']
  const isMobile = typeof hint === 'string' ? hint : undefined
  if (agent.length > MAX_REMEMBERED_AGENT) return clientKindOf(agent, isMobile)
  const key = `${isMobile ?? ''} ${agent}`
  let known = clientKinds.get(key)
  if (!known) clientKinds.set(key, (known = clientKindOf(agent, isMobile)))
  return known
}

const SERVER_ONLY = /[?&]server_only(?:[=&]|$)/

export const clientFactsOf = (request: FastifyRequest): ClientFacts => {
  const theme = request.cookies['theme']
  return {
    ...clientKind(request),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    locale: LOCALE,
    isServerOnly: SERVER_ONLY.test(request.url),
  }
}

interface ContextParts {
  readonly request: FastifyRequest
  readonly facts: ClientFacts
  readonly viewer: PageViewer
  readonly defaults: ContextDefaults
  readonly fullPath: string
  readonly isNewInstance: boolean
  /** Shared between visitors: says nothing of this one. */
  readonly isCached: boolean
}

/** The start-up request context (SHELL-21). */
export const requestContext = (parts: ContextParts): RequestContext => {
  const { request, facts, viewer, defaults, isCached } = parts
  const { referer } = request.headers
  return {
    full_path: parts.fullPath,
    is_authenticated: viewer.kind === 'AUTH',
    is_bot: !isCached && facts.isBot,
    device: facts.device,
    language: facts.locale.split('-')[0]!,
    locale: facts.locale,
    country: viewer.kind === 'AUTH' ? viewer.country : defaults.country,
    text_direction: 'ltr',
    origin: request.visit.origin,
    referrer: isCached ? '' : (referer ?? ''),
    request_identifier: isCached ? '' : request.visit.identifier,
    app_version: defaults.appVersion,
    theme: facts.theme,
    is_new_instance: parts.isNewInstance,
    is_cached_render: isCached,
    is_server_only: facts.isServerOnly,
  }
}
