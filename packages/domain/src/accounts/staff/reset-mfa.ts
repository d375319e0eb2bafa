import { fail, type Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { accountById } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'
import { dropTickets, dropMfa, endSessions } from '../sign-in/index.ts'

/**
 * IDENT-20: for a user who has lost all second factors. Signs them out everywhere.
 * @throws 'user.not_found'
 */
export const resetMfa = (ctx: Ctx, userId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account) throw fail('user.not_found')
    await dropMfa(tx, account)
    await dropTickets(tx, userId)
    await endSessions(tx, userId)
    await noteAction(tx, 'reset_mfa', userId)
  })
