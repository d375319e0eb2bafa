import type { Ctx } from '../../kernel/index.ts'
import { accountById, idOfName, isInstanceClaimed } from './account-store.ts'
import type { Account } from './account.ts'

/** Finds an account by username or email address. */
export const findAccount = async (ctx: Ctx, usernameOrEmail: string): Promise<Account | undefined> => {
  const id = await idOfName(ctx.db, usernameOrEmail.trim())
  return id === undefined ? undefined : accountById(ctx.db, id)
}

/** True when this instance has ever had an owner. Until then, the first user to register becomes its owner. */
export const hasOwner = (ctx: Ctx): Promise<boolean> => isInstanceClaimed(ctx.db)
