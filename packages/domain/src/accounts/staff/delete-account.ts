import { userDeleted } from '@corkboard/contract/events'
import { fail, type Id } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import { dropMailLinks, type LinkPurpose } from '../../platform/mail/index.ts'
import { accountById, freeNames, updateAccount } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'
import { dropTickets, forgetPersonEverywhere, endSessions, deleteIdentitiesOf } from '../sign-in/index.ts'

/** Issue 3: how long the rows of a deleted account wait for their purge. */
export const PURGE_AFTER_DAYS = 30

const EVERY_LINK = [
  'verify_email',
  'reset_password',
  'change_email',
  'confirm_backup_email',
  'reset_passcode',
] as const satisfies readonly LinkPurpose[]

/**
 * Hides the user and their content immediately, and frees their username and email address. Rows are purged later.
 * @throws 'user.not_found'
 */
export const deleteAccount = (ctx: Ctx, userId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account || !(await updateAccount(tx.db, userId, { deleted_at: tx.now() }, tx.now())))
      throw fail('user.not_found')
    await freeNames(tx.db, account)
    await deleteIdentitiesOf(tx.db, userId)
    await endSessions(tx, userId)
    await dropTickets(tx, userId)
    await forgetPersonEverywhere(tx, userId)
    // What users do to their own accounts is not logged.
    if (viewerIdOf(tx.viewer) !== userId) await noteAction(tx, 'delete', userId, account.username)
    await dropMailLinks(tx, userId, EVERY_LINK)
    await tx.emit(userDeleted, { user_id: userId })
    tx.changed(`account:${userId}`, `user:${userId}`, 'visibility:all')
  })
