import { EmailVerificationResource } from '@corkboard/contract'
import { verifyEmail } from '@corkboard/domain/accounts/sign-in'
import { implement } from '../../engine/implement.ts'

/** IDENT-07. */
export const emailVerificationResource = implement(EmailVerificationResource, {
  create: async (ctx, { token }) => {
    await verifyEmail(ctx, token)
    return null
  },
})
