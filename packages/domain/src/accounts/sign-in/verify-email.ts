import { fail, type Id } from '@corkboard/contract'
import { userEmailVerified } from '@corkboard/contract/events'
import type { Ctx, SignedIn, TxCtx } from '../../kernel/index.ts'
import { queueMail, spendMailLink } from '../../platform/mail/index.ts'
import { accountById, updateAccount, type Account } from '../accounts/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'

/** (ours) Verification mails per hour for one user. */
const RESENDS_PER_HOUR = 5

/** IDENT-07: sends a mail to verify the user's email address. Its link points to `origin`. */
export const queueVerification = (
  ctx: TxCtx,
  account: Pick<Account, 'id' | 'email' | 'firstName' | 'locale'>,
  origin: string,
): Promise<void> =>
  queueMail(ctx, {
    kind: 'verify_email',
    to: account.email,
    locale: account.locale,
    values: { firstName: account.firstName },
    link: { purpose: 'verify_email', userId: account.id, origin, path: '/email/verify/' },
  })

/**
 * Sends the mail again, unless the user is already verified.
 * @throws 'request.rate' after five an hour
 */
export const resendVerification = async (ctx: Ctx<SignedIn>, origin: string): Promise<void> => {
  const { userId } = ctx.viewer
  await ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account) throw fail('auth.required')
    if (account.isEmailVerified) return
    await countAttempt(tx, [{ key: `verify:${userId}`, limit: RESENDS_PER_HOUR }])
    await queueVerification(tx, account, origin)
  })
}

/**
 * Verifies the address when the link is followed, in any browser.
 * @throws 'link.expired' when it was used, is over a day old, or went to an address that is no longer theirs
 */
export const verifyEmail = (ctx: Ctx, token: string): Promise<{ readonly userId: Id }> =>
  ctx.transaction(async (tx) => {
    const link = await spendMailLink(tx, 'verify_email', token)
    const account = link && (await accountById(tx.db, link.userId))
    if (!link || account?.email !== link.email) throw fail('link.expired', { field: 'token' })
    await updateAccount(tx.db, account.id, { email_verified_at: tx.now() }, tx.now())
    await tx.emit(userEmailVerified, { user_id: account.id })
    tx.changed(`account:${account.id}`, `user:${account.id}`)
    return { userId: account.id }
  })
