import type { CorkboardError, RestEnvelope } from '@corkboard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { noteAge } from '../http/age-restriction.ts'
import { asRefusal, reportRequest } from './refusal.ts'
import { toWireError } from './wire-error.ts'

const RETRY_WHEN_BUSY_SECONDS = 2

/** Sets the status and `Retry-After` of an error, with which every protocol's response starts. */
export const refuse = (reply: FastifyReply, refusal: CorkboardError): FastifyReply => {
  const wait = refusal.details.retryAfterSeconds ?? (refusal.status === 503 ? RETRY_WHEN_BUSY_SECONDS : undefined)
  if (wait !== undefined) void reply.header('retry-after', Math.max(1, Math.ceil(wait)))
  // The rest of a refused upload is not read, so the connection cannot be reused.
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

/** For `/v3`, and for every URL of no other protocol. */
export const sendRestError = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = asRefusal(error)
  reportRequest(request, refusal)
  const visit = request.visit as typeof request.visit | null
  if (visit) noteAge(reply, visit, refusal)
  return refuse(reply, refusal).send(restFailure(refusal))
}
