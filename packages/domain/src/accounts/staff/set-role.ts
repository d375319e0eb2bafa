import { fail, type Id } from '@corkboard/contract'
import type { Ctx, Role } from '../../kernel/index.ts'
import { claimInstance, countOwners, updateAccount, type Account } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'
import { endSessions } from '../sign-in/index.ts'

/** True when no other account could run the site. */
export const isOnlyOwner = async (ctx: Ctx, { role }: Pick<Account, 'role'>): Promise<boolean> =>
  role === 'owner' && (await countOwners(ctx.db)) === 1

/**
 * Changes the role and signs the user out everywhere: a new role starts with a new session.
 * @throws 'user.not_found'
 */
export const setRole = (ctx: Ctx, userId: Id, role: Role): Promise<void> =>
  ctx.transaction(async (tx) => {
    if (!(await updateAccount(tx.db, userId, { role }, tx.now()))) throw fail('user.not_found')
    if (role === 'owner') await claimInstance(tx.db, userId)
    await endSessions(tx, userId)
    await noteAction(tx, 'set_role', userId, role)
    tx.tookAway(`account:${userId}`, `user:${userId}`)
  })
