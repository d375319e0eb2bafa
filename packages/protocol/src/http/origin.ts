import { fail } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'
import type { ServerConfig } from '../config.ts'

/** A name or IP address with an optional port. Any other Host header is invalid. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The scheme and host with which this request reached the site, as a browser writes an origin.
 * @throws 'request.malformed' when the Host header is invalid
 */
export const originOf = (request: FastifyRequest, config: ServerConfig): string => {
  const named = HOST.test(request.host) ? `${request.protocol}://${request.host}` : undefined
  if (named !== undefined && config.countryOrigins.has(named)) return named
  if (config.publicOrigin !== undefined) return config.publicOrigin
  if (named === undefined) throw fail('request.malformed', { field: 'Host' })
  return named
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

export const isSecureRequest = (request: FastifyRequest, config: ServerConfig): boolean =>
  config.publicOrigin === undefined ? request.protocol === 'https' : config.publicOrigin.startsWith('https://')
