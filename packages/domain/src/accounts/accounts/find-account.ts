import type { Ctx } from '../../kernel/index.ts'
import { accountById, idOfName, isInstanceClaimed } from './account-store.ts'
import type { Account } from './account.ts'

/** By username or e-mail address. */
export const findAccount = async (ctx: Ctx, usernameOrEmail: string): Promise<Account | undefined> => {
  const id = await idOfName(ctx.db, usernameOrEmail.trim())
  return id === undefined ? undefined : accountById(ctx.db, id)
}

/** Whether somebody has ever owned this instance; until then the first to register will. */
export const hasOwner = (ctx: Ctx): Promise<boolean> => isInstanceClaimed(ctx.db)
