import { loadLeadFormFacts } from '@corkboard/domain/accounts/settings'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './methods.ts'

/** `GET /v3/users/me/` (IDENT-17): what a lead form may fill in. `fields` narrows the answer to those named. */
export const usersMeRoute = async (app: FastifyInstance): Promise<void> => {
  const url = '/v3/users/me/'
  app.get<{ Querystring: { fields?: unknown } }>(url, async (request, reply) => {
    const facts = await loadLeadFormFacts(requireSignedIn(request.visit.ctx))
    const { fields } = request.query
    const wanted = typeof fields === 'string' && fields !== '' ? new Set(fields.split(',')) : undefined
    const data = Object.fromEntries(Object.entries(facts).filter(([name]) => wanted?.has(name) ?? true))
    return reply.header('cache-control', 'no-store').send({ status: 'success', code: 0, message: 'ok', data })
  })
  refuseOtherMethods(app, url, ['GET'])
}
