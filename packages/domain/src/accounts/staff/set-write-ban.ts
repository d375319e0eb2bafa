import { fail, type Id } from '@corkboard/contract'
import { cleanLine, type Ctx } from '../../kernel/index.ts'
import { updateAccount } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'

/**
 * IDENT-21: makes an account read-only and shows the user `reason`. `undefined` lifts the ban.
 * @throws 'user.not_found'
 */
export const setWriteBan = (ctx: Ctx, userId: Id, ban: { readonly reason: string } | undefined): Promise<void> =>
  ctx.transaction(async (tx) => {
    const reason = ban && cleanLine(ban.reason)
    const change = { write_banned_at: ban ? tx.now() : null, write_ban_reason: reason || null }
    if (!(await updateAccount(tx.db, userId, change, tx.now()))) throw fail('user.not_found')
    await noteAction(tx, ban ? 'ban' : 'unban', userId, reason || null)
    tx[ban ? 'tookAway' : 'changed'](`account:${userId}`, `user:${userId}`)
  })
