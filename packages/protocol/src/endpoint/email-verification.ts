import { resendVerification } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './methods.ts'

/** `POST /v3/users/email/verify/resend/` (IDENT-07). */
export const emailVerificationRoutes = async (app: FastifyInstance): Promise<void> => {
  const url = '/v3/users/email/verify/resend/'
  app.post(url, async (request, reply) => {
    const { ctx, origin } = request.visit
    await resendVerification(requireSignedIn(ctx), origin)
    return reply.header('cache-control', 'no-store').send({ status: 'success', code: 0, message: 'ok', data: null })
  })
  refuseOtherMethods(app, url, ['POST'])
}
