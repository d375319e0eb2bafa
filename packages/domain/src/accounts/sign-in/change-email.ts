import { fail, type Id } from '@corkboard/contract'
import { userEmailVerified } from '@corkboard/contract/events'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { dropMailLinks, queueMail, spendMailLink } from '../../platform/mail/index.ts'
import { checkEmail, accountById, freeEmail, isEmailTaken, takeEmail, updateAccount } from '../accounts/index.ts'
import { requirePasscode } from './passcode/index.ts'
import { requireFresh } from './prove-again.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { notifyHolder } from './taken-email.ts'

/** (ours) Email changes a user may request per hour: each one makes us send a mail to the new address. */
const REQUESTS_PER_HOUR = 5

export interface EmailChange {
  readonly email: string
  /** Required if the password was not given in this session within the last ten minutes. */
  readonly password?: string | undefined
  readonly passcode?: string | undefined
  readonly address?: string | undefined
  /** The site origin for the link in the mail. */
  readonly origin: string
}

/**
 * Sends a link to the new email address. Nothing changes until it is followed. For an address that is taken, the result
 * is the same, and the mail notifies its user instead.
 * @throws 'email.invalid', 'email.unchanged', 'auth.password_required', 'password.wrong', 'request.rate'
 */
export const requestEmailChange = async (ctx: Ctx<SignedIn>, change: EmailChange): Promise<void> => {
  const { userId } = ctx.viewer
  const email = checkEmail(change.email)
  await requireFresh(ctx, change)
  await requirePasscode(ctx, change.passcode)
  await ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account) throw fail('auth.required')
    if (account.email.toLowerCase() === email.toLowerCase()) throw fail('email.unchanged', { field: 'email' })
    await countAttempt(tx, [{ key: `email:${userId}`, limit: REQUESTS_PER_HOUR }])
    if (await isEmailTaken(tx.db, email)) return notifyHolder(tx, email, change.origin)
    await queueMail(tx, {
      kind: 'confirm_new_email',
      to: email,
      locale: account.locale,
      values: { firstName: account.firstName },
      link: { purpose: 'change_email', userId, origin: change.origin, path: '/email/confirm/' },
    })
  })
}

/**
 * Confirms the new email address when the link is followed. The old address gets a notification, and links sent there
 * become invalid.
 * @throws 'link.expired', 'email.taken' when another account took the address in the meantime
 */
export const confirmEmailChange = (ctx: Ctx, token: string): Promise<{ readonly userId: Id }> =>
  ctx.transaction(async (tx) => {
    const link = await spendMailLink(tx, 'change_email', token)
    const account = link && (await accountById(tx.db, link.userId))
    if (!link || !account) throw fail('link.expired', { field: 'token' })
    const { id, email, locale, firstName } = account
    if (!(await takeEmail(tx.db, link.email, id))) throw fail('email.taken', { field: 'email' })
    await freeEmail(tx.db, account)
    await updateAccount(tx.db, id, { email: link.email, email_verified_at: tx.now() }, tx.now())
    await dropMailLinks(tx, id, ['verify_email', 'reset_password'])
    await queueMail(tx, { kind: 'email_changed', to: email, locale, values: { firstName, newEmail: link.email } })
    await tx.emit(userEmailVerified, { user_id: id })
    tx.changed(`account:${id}`, `user:${id}`)
    return { userId: id }
  })
