import { RecoveryCodesResource } from '@corkboard/contract'
import { renewRecoveryCodes } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-20. */
export const recoveryCodesResource = implement(RecoveryCodesResource, {
  create: {
    session: async (ctx, { password }, { address }) => ({
      data: { recovery_codes: await renewRecoveryCodes(requireSignedIn(ctx), { password, address }) },
    }),
  },
})
