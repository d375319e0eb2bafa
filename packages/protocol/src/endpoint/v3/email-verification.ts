import { ResendVerificationEndpoint } from '@corkboard/contract'
import { resendVerification } from '@corkboard/domain/accounts/sign-in'
import { implementEndpoint } from '../engine/implement.ts'

export const emailVerification = implementEndpoint(ResendVerificationEndpoint, async (ctx, _input, { visit }) => {
  await resendVerification(ctx, visit.origin)
})
