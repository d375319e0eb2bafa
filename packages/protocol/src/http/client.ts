import type { FastifyRequest } from 'fastify'
import { heldTokens, type HeldTokens } from './cookies.ts'

/** The browser behind a call, as sessions and remembered answers know it. */
export interface Client {
  readonly address: string
  readonly userAgent: string
  /** ISO 3166-1, where the proxy in front says so. */
  readonly country?: string
  /** Tells one signed-out visitor's repeated calls from another's. */
  readonly visitor: string
  /** Where the person is: links in mails lead back there. */
  readonly origin: string
  readonly held: HeldTokens
}

const countryOf = (request: FastifyRequest): string | undefined => {
  const { countryHeader } = request.server.config
  const value = countryHeader === undefined ? undefined : request.headers[countryHeader]
  // XX and T1 are what proxies say when they do not know.
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value) && value !== 'XX' ? value : undefined
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
  }
}
