import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { type StoredSettings, writeVerificationDismissed } from './settings-store.ts'

/** (ours) How long a dismissed reminder stays away. */
const DISMISSED_MS = 14 * 86_400_000

/** True if the user may be reminded to verify their email: mails reach users, and they have not just dismissed it. */
export const mayRemindToVerify = (
  ctx: Pick<Ctx, 'site' | 'now'>,
  { verificationDismissedAt: dismissedAt }: Pick<StoredSettings, 'verificationDismissedAt'>,
): boolean =>
  ctx.site.mailer.sendsMail && (dismissedAt === null || ctx.now().getTime() - dismissedAt.getTime() >= DISMISSED_MS)

/** IDENT-07: dismisses the reminder on all of the user's devices. */
export const dismissVerificationReminder = (ctx: Ctx<SignedIn>): Promise<void> => {
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    await writeVerificationDismissed(tx.db, userId, tx.now())
    tx.changed(`account:${userId}`)
  })
}
