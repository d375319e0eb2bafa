import { CorkboardError, CountrySessionCheckEndpoint, CountrySessionEndpoint } from '@corkboard/contract'
import { openCountrySession } from '@corkboard/domain/accounts/sign-in'
import type { FastifyRequest } from 'fastify'
import { clientOf } from '../../http/client.ts'
import { isDocument } from '../../http/document.ts'
import { isOwnOrigin } from '../../http/origin.ts'
import { beginSession } from '../../product/accounts/begin-session.ts'
import { type EndpointReply, implementEndpoint } from '../engine/implement.ts'

const CHECK = CountrySessionCheckEndpoint.path

/** A path of this site, and nothing else. */
const pathOf = (next: string | undefined): string => (next !== undefined && /^\/(?![/\\])/.test(next) ? next : '/')

/** The page of another of our hosts that sent the user here. */
const pageElsewhere = (next: string | undefined, request: FastifyRequest): URL | undefined => {
  const url = next === undefined ? null : URL.parse(next)
  return url && isOwnOrigin(url.origin, request) ? url : undefined
}

const open = async (request: FastifyRequest, token: string): Promise<EndpointReply<null>> => {
  const { ctx, origin } = request.visit
  const client = clientOf(request)
  const loggedIn = await openCountrySession(ctx, token, origin, client)
  return { data: null, change: await beginSession(ctx, loggedIn, client) }
}

/** A user on the way back to where they came from is not left at an error. */
const openOrNot = async (request: FastifyRequest, token: string): Promise<EndpointReply<null>> => {
  try {
    return await open(request, token)
  } catch (error) {
    if (error instanceof CorkboardError && error.status < 500) return { data: null }
    throw error
  }
}

const post = implementEndpoint(CountrySessionEndpoint, {
  respond: async (_ctx, { body: { token, next } }, request) => {
    if (!isDocument(request)) return open(request, token)
    const page = pageElsewhere(next, request)
    if (!page) return { ...(await open(request, token)), landing: pathOf(next) }
    // Only the next request shows whether the browser has stored the cookie.
    return { ...(await openOrNot(request, token)), landing: `${CHECK}?next=${encodeURIComponent(page.href)}` }
  },
})

const check = implementEndpoint(CountrySessionCheckEndpoint, {
  respond: async ({ viewer }, { query: { next } }, request) => {
    const data = { is_signed_in: viewer.kind === 'AUTH' }
    const page = pageElsewhere(next, request)
    if (!page || !isDocument(request)) return { data }
    page.hash = `session=${data.is_signed_in ? 'taken' : 'missing'}`
    return { data, landing: page.href }
  },
})

export const countrySession = [post, check]
