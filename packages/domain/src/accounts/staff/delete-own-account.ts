import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { queueMail } from '../../platform/mail/index.ts'
import { accountById } from '../accounts/index.ts'
import { deleteAccount, PURGE_AFTER_DAYS } from './delete-account.ts'
import { isOnlyOwner } from './set-role.ts'
import { requirePasscode, type Proof, proveAlways } from '../sign-in/index.ts'

/**
 * Deletes the viewer's account and content for everyone immediately, and sends a mail about it.
 * @throws 'password.wrong', 'user.last_owner' when no other owner would remain, 'request.rate'
 */
export const deleteOwnAccount = async (
  ctx: Ctx<SignedIn>,
  proof: Partial<Proof> & { readonly passcode?: string | undefined },
): Promise<void> => {
  await proveAlways(ctx, proof)
  await requirePasscode(ctx, proof.passcode)
  await ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, ctx.viewer.userId)
    if (!account) throw fail('auth.required')
    if (await isOnlyOwner(tx, account)) throw fail('user.last_owner')
    const { email, locale, firstName } = account
    await deleteAccount(tx, account.id)
    await queueMail(tx, { kind: 'account_deleted', to: email, locale, values: { firstName, days: PURGE_AFTER_DAYS } })
  })
}
