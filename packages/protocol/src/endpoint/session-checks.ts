import { fail } from '@corkboard/contract'
import { noteFingerprint, verifySession } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseOtherMethods } from './methods.ts'

const DONE = { status: 'success', code: 0, message: 'ok', data: null } as const

/** A field of a JSON or form body, as text; what clients send as an object is kept as its JSON. */
const fieldOf = ({ body }: FastifyRequest, field: string): string => {
  const value = typeof body === 'object' && body !== null ? (body as Record<string, unknown>)[field] : undefined
  if (value === undefined || value === null) throw fail('request.missing', { field })
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** `PUT /v3/sessions/verify/`, `POST /v3/spam/fingerprints/` (IDENT-09). */
export const sessionCheckRoutes = async (app: FastifyInstance): Promise<void> => {
  app.put('/v3/sessions/verify/', async (request, reply) => {
    const ctx = requireSignedIn(request.visit.ctx)
    await verifySession(ctx, fieldOf(request, 'recaptcha_token'))
    return reply.header('cache-control', 'no-store').send(DONE)
  })
  refuseOtherMethods(app, '/v3/sessions/verify/', ['PUT'])

  app.post('/v3/spam/fingerprints/', async (request, reply) => {
    await noteFingerprint(request.visit.ctx, fieldOf(request, 'fingerprint'))
    return reply.header('cache-control', 'no-store').send(DONE)
  })
  refuseOtherMethods(app, '/v3/spam/fingerprints/', ['POST'])
}
