import { PasswordResetResource } from '@corkboard/contract'
import { isResetLink, requestPasswordReset, resetPassword } from '@corkboard/domain/accounts/sign-in'
import { implement } from '../../engine/implement.ts'

export const passwordResetResource = implement(PasswordResetResource, {
  create: async (ctx, options, { address, origin }) => {
    await requestPasswordReset(ctx, { usernameOrEmail: options.username_or_email, address, origin })
    return null
  },
  get: async (ctx, { token }) => ({ is_valid: await isResetLink(ctx, token) }),
  update: {
    session: async (ctx, options) => {
      await resetPassword(ctx, options.token, options.new_password)
      return { data: null }
    },
  },
})
