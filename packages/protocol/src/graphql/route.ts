import { fail } from '@corkboard/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { queryFailure } from '../errors/graphql-errors.ts'
import { asRefusal, reportRequest } from '../errors/refusal.ts'
import { refuse } from '../errors/rest-errors.ts'
import { runQuery, type Variables } from './queries.ts'

/** `POST /_/graphql/` with `{queryHash, variables}` (SHELL-22, SHELL-23). Requests never reach the parser. */
export const graphqlRoute = async (app: FastifyInstance): Promise<void> => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = asRefusal(error)
    reportRequest(request, refusal)
    return refuse(reply, refusal).send(queryFailure(refusal))
  })
  app.post('/_/graphql/', { config: { readsByPost: true } }, runPersistedQuery)
  app.route({
    method: ['GET', 'PUT', 'PATCH', 'DELETE'],
    url: '/_/graphql/',
    handler: async (_request, reply) => {
      void reply.header('allow', 'POST')
      throw fail('request.method_not_allowed')
    },
  })
}

const runPersistedQuery = async (request: FastifyRequest, reply: FastifyReply) => {
  const { queryHash, variables } = readQuery(request.body)
  const { response, refusal } = await runQuery(request.visit.ctx, queryHash, variables)
  if (refusal) void refuse(reply, refusal)
  return reply.header('cache-control', 'no-store').send(response)
}

const readQuery = (body: unknown): { queryHash: string; variables: Variables } => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw fail('request.malformed')
  const { queryHash, variables } = body as Record<string, unknown>
  if (queryHash === undefined) throw fail('request.missing', { field: 'queryHash' })
  if (typeof queryHash !== 'string') throw fail('request.invalid', { field: 'queryHash' })
  if (variables === undefined || variables === null) return { queryHash, variables: {} }
  if (typeof variables !== 'object' || Array.isArray(variables)) throw fail('request.invalid', { field: 'variables' })
  return { queryHash, variables: variables as Variables }
}
