import type { FastifyRequest } from 'fastify'
import { heldTokens, type HeldTokens } from './cookies.ts'

/** The browser behind a request, as sessions and stored responses identify it. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  /** ISO 3166-1, if the reverse proxy provides it. */
  readonly country?: string
  /** Distinguishes the repeated requests of different visitors. */
  readonly visitor: string
  /** The site as the user knows it: links in mails point there. */
  readonly origin: string
  readonly held: HeldTokens
  /** The accounts that have signed in here before; see `recordDevice`. */
  readonly knownDevice?: string
  /** IDENT-14: the law where the client is, or where its user lives, requires consent to cookies. */
  readonly isCookieRestricted: boolean
}

/** The client's country according to the reverse proxy; ISO 3166-1. */
export const countryOf = (request: FastifyRequest): string | undefined => {
  const { countryHeader } = request.server.config
  const value = countryHeader === undefined ? undefined : request.headers[countryHeader]
  // Proxies send XX and T1 when they do not know.
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX' ? value : undefined
}

/** The client's region within its country according to the reverse proxy; the second part of ISO 3166-2. */
export const regionOf = (request: FastifyRequest): string | undefined => {
  const { regionHeader } = request.server.config
  const value = regionHeader === undefined ? undefined : request.headers[regionHeader]
  return typeof value === 'string' && /^[A-Z0-9]{1,3}$/.test(value) ? value : undefined
}

/**
 * The law where the client is counts, and that of the member's own country. Employees may simulate both (SHELL-23).
 */
export const isCookieRestricted = (request: FastifyRequest): boolean => {
  const { country: home, cookieCountries } = request.server.config
  const { forced, viewer } = request.visit
  const here = forced.countryFromIp ?? countryOf(request) ?? home
  const own = forced.country ?? (viewer.kind === 'AUTH' ? viewer.country : undefined)
  return cookieCountries.has(here) || (own !== undefined && cookieCountries.has(own))
}

/** The address of a client who hung up before the server asked for it; nobody has it (RFC 1122 §3.2.1.3). */
const GONE = '0.0.0.0'

/**
 * The client's IP address. Node forgets it when the connection closes, which may be before the request is answered.
 */
export const addressOf = (request: { readonly ip: string | undefined }): string => request.ip ?? GONE

export const clientOf = (request: FastifyRequest): Client => {
  const { visit } = request
  const country = countryOf(request)
  const held = heldTokens(request.cookies, visit.isSecure)
  return {
    address: addressOf(request),
    userAgent: request.headers['user-agent'] ?? '',
    ...(country !== undefined && { country }),
    visitor: visit.csrfToken,
    origin: visit.origin,
    held,
    ...(held.device !== undefined && { knownDevice: held.device }),
    isCookieRestricted: isCookieRestricted(request),
  }
}
