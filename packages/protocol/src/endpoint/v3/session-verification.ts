import { VerifySessionEndpoint } from '@corkboard/contract'
import { verifySession } from '@corkboard/domain/accounts/sign-in'
import { implementEndpoint } from '../engine/implement.ts'

export const sessionVerification = implementEndpoint(VerifySessionEndpoint, (ctx, { body }) =>
  verifySession(ctx, body.recaptcha_token),
)
