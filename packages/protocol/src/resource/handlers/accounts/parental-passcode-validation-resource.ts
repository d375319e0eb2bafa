import { ParentalPasscodeValidationResource } from '@corkboard/contract'
import { testPasscode } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-12. */
export const parentalPasscodeValidationResource = implement(ParentalPasscodeValidationResource, {
  create: {
    session: async (ctx, { passcode }) => {
      await testPasscode(requireSignedIn(ctx), passcode)
      return { data: null }
    },
  },
})
