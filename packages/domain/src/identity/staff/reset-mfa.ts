import { fail, type Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { accountById } from '../account-store.ts'
import { noteAction } from '../administration/action-log.ts'
import { dropTickets } from '../login-tickets.ts'
import { dropMfa } from '../mfa/index.ts'
import { endSessions } from '../sessions.ts'

/** IDENT-20: for somebody who has lost every second step. Signs them out everywhere. @throws 'user.not_found' */
export const resetMfa = (ctx: Ctx, userId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await accountById(tx.db, userId)
    if (!account) throw fail('user.not_found')
    await dropMfa(tx, account)
    await dropTickets(tx, userId)
    await endSessions(tx, userId)
    await noteAction(tx, 'reset_mfa', userId)
  })
