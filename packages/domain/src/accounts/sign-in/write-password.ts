import type { Id } from '@corkboard/contract'
import type { TxCtx } from '../../kernel/index.ts'
import { dropMailLinks, queueMail } from '../../platform/mail/index.ts'
import { updateAccount, type Account } from '../accounts/index.ts'
import { forgetPersonEverywhere } from './remembered-people.ts'
import { dropTickets } from './login-tickets.ts'
import { endSessions } from './sessions.ts'

export interface NewPassword {
  readonly account: Account
  readonly passwordHash: string
  /** The one session that continues. */
  readonly keepSessionId?: Id
  /** The email address is verified: they have just read a mail sent there. */
  readonly verifiesEmail?: true
}

/**
 * Gives an account a new password. Every other session ends immediately, browsers forget the user, reset links become
 * invalid, and a mail notifies the user. Returns `false` when the account is gone.
 */
export const writePassword = async (ctx: TxCtx, written: NewPassword): Promise<boolean> => {
  const { account, passwordHash } = written
  const now = ctx.now()
  const verified = written.verifiesEmail && !account.isEmailVerified ? { email_verified_at: now } : {}
  if (!(await updateAccount(ctx.db, account.id, { password_hash: passwordHash, ...verified }, now))) return false
  await endSessions(ctx, account.id, written.keepSessionId)
  await forgetPersonEverywhere(ctx, account.id)
  await dropTickets(ctx, account.id)
  await dropMailLinks(ctx, account.id, ['reset_password', 'change_email'])
  const { email, locale, firstName } = account
  await queueMail(ctx, { kind: 'password_changed', to: email, locale, values: { firstName } })
  ctx.changed(`account:${account.id}`, `user:${account.id}`)
  return true
}
