import { ParentalPasscodeResetResource } from '@corkboard/contract'
import { requestPasscodeReset, resetPasscode } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-12. */
export const parentalPasscodeResetResource = implement(ParentalPasscodeResetResource, {
  create: async (ctx, _options, { origin }) => {
    await requestPasscodeReset(requireSignedIn(ctx), origin)
    return null
  },
  update: {
    session: async (ctx, { token, passcode, confirm_passcode: confirmPasscode }) => {
      await resetPasscode(ctx, token, { passcode, confirmPasscode })
      return { data: null }
    },
  },
})
