import { EmailChangeResource } from '@corkboard/contract'
import { confirmEmailChange, requestEmailChange } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const emailChangeResource = implement(EmailChangeResource, {
  create: {
    session: async (ctx, { email, password, passcode }, { address, origin }) => {
      await requestEmailChange(requireSignedIn(ctx), { email, password, passcode, address, origin })
      return { data: null }
    },
  },
  update: async (ctx, { token }) => {
    await confirmEmailChange(ctx, token)
    return null
  },
})
