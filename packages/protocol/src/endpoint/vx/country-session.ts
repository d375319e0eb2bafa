import { CountrySessionEndpoint } from '@corkboard/contract'
import { openCountrySession } from '@corkboard/domain/accounts/sign-in'
import type { FastifyRequest } from 'fastify'
import { clientOf } from '../../http/client.ts'
import { beginSession } from '../../resource/engine/begin-session.ts'
import { implementEndpoint } from '../engine/implement.ts'

/** A path of this site, and nothing else. */
const landingOf = (next: string | undefined): string => (next !== undefined && /^\/(?![/\\])/.test(next) ? next : '/')

/** A posted form wants a page. Over plain HTTP browsers do not say what an answer is for, but which kinds they take. */
const isDocument = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true

export const countrySession = implementEndpoint(CountrySessionEndpoint, {
  respond: async (ctx, { body: { token, next } }, request) => {
    const client = clientOf(request)
    const loggedIn = await openCountrySession(ctx, token, request.visit.origin, client)
    const change = await beginSession(ctx, loggedIn, client)
    return { data: null, change, landing: isDocument(request) ? landingOf(next) : undefined }
  },
})
