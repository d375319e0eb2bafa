import { PasswordResource } from '@corkboard/contract'
import { changePassword } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const passwordResource = implement(PasswordResource, {
  update: {
    session: async (ctx, options, { address }) => {
      const { old_password: oldPassword, new_password: newPassword, passcode } = options
      const change = { oldPassword, newPassword, passcode, address }
      const { token, expiresAt } = await changePassword(requireSignedIn(ctx), change)
      return { data: null, change: { kind: 'begin', token, expiresAt } }
    },
  },
})
