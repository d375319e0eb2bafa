import { fail } from '@corkboard/contract'
import { issueCountryToken, openCountrySession } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { clientOf } from '../http/client.ts'
import { isOwnOrigin } from '../http/origin.ts'
import { applySessionChange } from '../http/session-change.ts'
import { beginSession } from '../resource/engine/begin-session.ts'
import { refuseOtherMethods } from './methods.ts'

type Fields = Readonly<Record<string, unknown>>

const textIn = ({ body }: FastifyRequest, field: string): string => {
  const value = ((body ?? {}) as Fields)[field]
  if (value === undefined || value === '') throw fail('request.missing', { field })
  if (typeof value !== 'string') throw fail('request.invalid', { field })
  return value
}

/** A path of this site to land on, and nothing else. */
const nextIn = ({ body }: FastifyRequest): string => {
  const { next } = (body ?? {}) as Fields
  return typeof next === 'string' && /^\/(?![/\\])/.test(next) ? next : '/'
}

/** A posted form wants a page. On plain http browsers do not say what an answer is for, but which kinds they take. */
const isDocument = ({ headers }: FastifyRequest): boolean =>
  headers['sec-fetch-dest'] === 'document' || headers.accept?.includes('text/html') === true

/** Lets the page of our other host read the answer, and no other. @throws 'request.origin' */
const answerSister = (request: FastifyRequest, reply: FastifyReply): void => {
  const { origin } = request.headers
  if (origin === undefined || !isOwnOrigin(origin, request)) throw fail('request.origin')
  void reply.headers({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: 'origin',
    'cache-control': 'no-store',
  })
}

/**
 * IDENT-11: `POST /vx/users/cctld_token/` at the host where somebody is signed in, with the `origin` of another host of
 * the site; then `POST /vx/users/cctld_session/` there, with the `token`. Between hosts of one site by fetch; between
 * sites browsers keep no such cookie, so there a form is posted, and the person lands on `next`, a path, or the start page.
 */
export const countrySessionRoutes = async (app: FastifyInstance): Promise<void> => {
  app.post('/vx/users/cctld_token/', async (request, reply) => {
    const ctx = requireSignedIn(request.visit.ctx)
    const origin = textIn(request, 'origin')
    if (!isOwnOrigin(origin, request)) throw fail('request.invalid', { field: 'origin' })
    const token = await issueCountryToken(ctx, origin)
    return reply
      .header('cache-control', 'no-store')
      .send({ status: 'success', code: 0, message: 'ok', data: { token } })
  })
  refuseOtherMethods(app, '/vx/users/cctld_token/', ['POST'])

  app.post('/vx/users/cctld_session/', { config: { fromOurHosts: true } }, async (request, reply) => {
    answerSister(request, reply)
    const { visit } = request
    const client = clientOf(request)
    const loggedIn = await openCountrySession(visit.ctx, textIn(request, 'token'), visit.origin, client)
    applySessionChange(reply, visit, await beginSession(visit.ctx, loggedIn, client))
    if (isDocument(request)) return reply.redirect(nextIn(request), 303)
    return reply.send({ status: 'success', code: 0, message: 'ok', data: null })
  })
  refuseOtherMethods(app, '/vx/users/cctld_session/', ['POST'])
}
