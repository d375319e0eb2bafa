import { fail, type Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { accountById, updateAccount, checkPassword } from '../accounts/index.ts'
import { noteAction } from './action-log.ts'
import { endSessions } from '../sign-in/index.ts'

/**
 * Changes the password and signs the user out everywhere.
 * @throws 'user.not_found' and what registration throws for passwords
 */
export const setPassword = async (ctx: Ctx, userId: Id, password: string): Promise<void> => {
  const account = await accountById(ctx.db, userId)
  if (!account) throw fail('user.not_found')
  const passwordHash = await ctx.site.passwords.hash(checkPassword(password, account))
  await ctx.transaction(async (tx) => {
    if (!(await updateAccount(tx.db, userId, { password_hash: passwordHash }, tx.now()))) throw fail('user.not_found')
    await endSessions(tx, userId)
    await noteAction(tx, 'set_password', userId)
  })
}
