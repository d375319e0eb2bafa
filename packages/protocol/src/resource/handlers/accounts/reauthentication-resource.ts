import { ReauthenticationResource } from '@corkboard/contract'
import { proveAgain } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

export const reauthenticationResource = implement(ReauthenticationResource, {
  create: {
    session: async (ctx, { password }, { address }) => {
      await proveAgain(requireSignedIn(ctx), { password, address })
      return { data: null }
    },
  },
})
