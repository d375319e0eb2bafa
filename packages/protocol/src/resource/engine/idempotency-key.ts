import { fail } from '@corkboard/contract'
import type { FastifyRequest } from 'fastify'

const KEY = /^[\x21-\x7e]{8,128}$/

/** The key under which a write and its response are stored, if the client sent one. */
export const readIdempotencyKey = (request: FastifyRequest): string | undefined => {
  const key = request.headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) throw fail('idempotency.malformed', { field: 'Idempotency-Key' })
  return key
}
