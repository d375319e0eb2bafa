import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { accountById, heldCredentials, checkPassword } from '../accounts/index.ts'
import { requirePasscode } from './passcode/index.ts'
import { proveAlways } from './prove-again.ts'
import { type IssuedSession, renewToken } from './sessions.ts'
import { writePassword } from './write-password.ts'

export interface PasswordChange {
  /** Omitted if the account has none yet. */
  readonly oldPassword?: string | undefined
  readonly newPassword: string
  /** How often an item belongs to the user's current theme, to an earlier one, or to none. */
  readonly passcode?: string | undefined
  readonly address?: string | undefined
}

/**
 * Changes the password. The user's other sessions end immediately; this one continues with a new token.
 * @throws 'password.wrong' (field `old_password`) and what registration throws for passwords (field `new_password`);
 * 'request.rate', 'request.overloaded'; 'auth.required' when the session or account is gone
 */
export const changePassword = async (ctx: Ctx<SignedIn>, change: PasswordChange): Promise<IssuedSession> => {
  const { userId, sessionId } = ctx.viewer
  const proven = await proveAlways(ctx, { password: change.oldPassword, address: change.address }, 'old_password')
  await requirePasscode(ctx, change.passcode)
  const account = await accountById(ctx.db, userId)
  if (!account) throw fail('auth.required')
  const passwordHash = await ctx.site.passwords.hash(checkPassword(change.newPassword, account, 'new_password'))
  return ctx.transaction(async (tx) => {
    // Of two simultaneous changes, the second has the wrong old password.
    const held = await heldCredentials(tx.db, userId)
    if (held?.passwordHash !== proven.passwordHash) throw fail('password.wrong', { field: 'old_password' })
    await writePassword(tx, { account, passwordHash, keepSessionId: sessionId })
    return renewToken(tx, sessionId)
  })
}
