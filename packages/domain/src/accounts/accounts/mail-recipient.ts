import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { accountById } from './account-store.ts'

/** Where mail for a user goes. */
export interface Recipient {
  readonly to: string
  readonly locale: string
  readonly firstName: string
}

/** `undefined` for deleted users and unverified email addresses, which may belong to a stranger. */
export const mailRecipient = async (ctx: Pick<Ctx, 'db'>, userId: Id): Promise<Recipient | undefined> => {
  const account = await accountById(ctx.db, userId)
  if (!account?.isEmailVerified) return undefined
  return { to: account.email, locale: account.locale, firstName: account.firstName }
}
