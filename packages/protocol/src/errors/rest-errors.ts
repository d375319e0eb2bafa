import type { CorkboardError, RestEnvelope } from '@corkboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteAge } from '../http/age-restriction.ts'
import { asRefusal, reportRefusal } from './refusal.ts'
import { toWireError } from './wire-error.ts'

const RETRY_WHEN_BUSY_SECONDS = 2

/** Status and `Retry-After` of a refusal; every protocol's answer begins with it. */
export const refuse = (reply: FastifyReply, refusal: CorkboardError): FastifyReply => {
  const wait = refusal.details.retryAfterSeconds ?? (refusal.status === 503 ? RETRY_WHEN_BUSY_SECONDS : undefined)
  if (wait !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(wait)))
  // What is still arriving of a refused upload is not read; the connection cannot be used again.
  if (refusal.status === 413) void reply.header('connection', 'close')
  return reply.code(refusal.status).header('cache-control', 'no-store')
}

export const restFailure = (refusal: CorkboardError): RestEnvelope<never> => ({
  status: 'failure',
  code: refusal.api,
  message: refusal.message,
  data: null,
  error: toWireError(refusal),
})

/** `/v3`, and every address that belongs to no other protocol. */
export const answerRestError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error)
  reportRefusal(request.server.site.log, refusal)
  const visit = request.visit as typeof request.visit | null
  if (visit) noteAge(reply, visit, refusal)
  return refuse(reply, refusal).send(restFailure(refusal))
}
