import { AccountResource } from '@corkboard/contract'
import { deleteOwnAccount } from '@corkboard/domain/accounts/staff'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

export const accountResource = implement(AccountResource, {
  delete: {
    session: async (ctx, { password, passcode }, { address }) => {
      await deleteOwnAccount(requireSignedIn(ctx), { password, passcode, address })
      return { data: null, change: { kind: 'end' } }
    },
  },
})
