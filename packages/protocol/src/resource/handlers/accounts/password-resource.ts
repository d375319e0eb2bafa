import { PasswordResource } from '@corkboard/contract'
import { changePassword, recordDevice } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const passwordResource = implement(PasswordResource, {
  update: {
    session: async (ctx, options, { address, held }) => {
      const { old_password: oldPassword, new_password: newPassword, passcode } = options
      const change = { oldPassword, newPassword, passcode, address }
      const own = requireSignedIn(ctx)
      const { token, expiresAt } = await changePassword(own, change)
      const device = await recordDevice(own, own.viewer.userId, held.device)
      return { data: null, change: { kind: 'begin', token, expiresAt, device } }
    },
  },
})
