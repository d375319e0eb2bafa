import type { IncomingMessage } from 'node:http'
import { fail } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'

/** A name or IP address with an optional port. Any other Host header is invalid. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/** How a request names the site. */
type Address = Pick<FastifyRequest, 'host' | 'protocol'>

/**
 * The scheme and host with which this request reached the site, as a browser writes an origin.
 * @throws 'request.malformed' when the Host header is invalid
 */
export const originOf = (request: Address, config: ServerConfig): string => {
  const origin = originAt(request, config)
  if (origin === undefined) throw fail('request.malformed', { field: 'Host' })
  return origin
}

const originAt = ({ host, protocol }: Address, config: ServerConfig): string | undefined => {
  const { publicOrigin, countryOrigins } = config
  if (publicOrigin !== undefined && countryOrigins.size === 0) return publicOrigin
  const named = HOST.test(host) ? `${protocol}://${host}` : undefined
  return named !== undefined && countryOrigins.has(named) ? named : (publicOrigin ?? named)
}

/**
 * The origin of a request that no route has seen yet, and whether it is secure; `undefined` when the Host header is
 * invalid, or a proxy says more than this looks at.
 */
export const rawOriginOf = (
  { headers, socket }: IncomingMessage,
  config: ServerConfig,
): { readonly origin: string; readonly isSecure: boolean } | undefined => {
  const isProxied = headers['x-forwarded-host'] !== undefined || headers['x-forwarded-proto'] !== undefined
  if (isProxied && (config.publicOrigin === undefined || config.countryOrigins.size > 0)) return undefined
  const address: Address = { host: headers.host ?? '', protocol: 'encrypted' in socket ? 'https' : 'http' }
  const origin = originAt(address, config)
  return origin === undefined ? undefined : { origin, isSecure: isSecureRequest(address, config) }
}

/** True when an origin is one of the site's hosts, including this one. */
export const isOwnOrigin = (origin: string, { server: { config }, visit }: FastifyRequest): boolean =>
  origin === visit.origin || origin === config.publicOrigin || config.countryOrigins.has(origin)

/** The site's hosts except the one this request came to. */
export const otherOrigins = ({ server: { config }, visit }: FastifyRequest): string[] => {
  if (config.countryOrigins.size === 0) return []
  const { publicOrigin } = config
  const all = [...(publicOrigin === undefined ? [] : [publicOrigin]), ...config.countryOrigins.keys()]
  return [...new Set(all)].filter((origin) => origin !== visit.origin)
}

export const isSecureRequest = ({ protocol }: Pick<Address, 'protocol'>, config: ServerConfig): boolean =>
  config.publicOrigin === undefined ? protocol === 'https' : config.publicOrigin.startsWith('https://')
