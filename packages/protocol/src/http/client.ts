import type { FastifyRequest } from 'fastify'
import { heldTokens, type HeldTokens } from './cookies.ts'

/** The browser behind a call, as sessions and remembered answers know it. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  /** ISO 3166-1, if the reverse proxy provides it. */
  readonly country?: string
  /** Tells one signed-out visitor's repeated calls from another's. */
  readonly visitor: string
  /** Where the person is: links in mails lead back there. */
  readonly origin: string
  readonly held: HeldTokens
  /** IDENT-14: the law of where the client is asks for consent to cookies. */
  readonly isCookieRestricted: boolean
}

/** Where the proxy in front says the client is; ISO 3166-1. */
export const countryOf = (request: FastifyRequest): string | undefined => {
  const { countryHeader } = request.server.config
  const value = countryHeader === undefined ? undefined : request.headers[countryHeader]
  // XX and T1 are what proxies say when they do not know.
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX' ? value : undefined
}

/** Employees who pretend to be elsewhere see what is asked there (SHELL-23). */
export const isCookieRestricted = (request: FastifyRequest): boolean => {
  const { country, cookieCountries } = request.server.config
  return cookieCountries.has(request.visit.forcedCountry ?? countryOf(request) ?? country)
}

export const clientOf = (request: FastifyRequest): Client => {
  const { visit } = request
  const country = countryOf(request)
  return {
    address: request.ip,
    userAgent: request.headers['user-agent'] ?? '',
    ...(country !== undefined && { country }),
    visitor: visit.csrfToken,
    origin: visit.origin,
    held: heldTokens(request.cookies, visit.isSecure),
    isCookieRestricted: isCookieRestricted(request),
  }
}
