import type { Id } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { accountById } from './account-store.ts'

/** Where news for a person go. */
export interface Recipient {
  readonly to: string
  readonly locale: string
  readonly firstName: string
}

/** `undefined` for the deleted, and for an address nobody has shown to be theirs: it may be a stranger's. */
export const mailRecipient = async (ctx: Pick<Ctx, 'db'>, userId: Id): Promise<Recipient | undefined> => {
  const account = await accountById(ctx.db, userId)
  if (!account?.isEmailVerified) return undefined
  return { to: account.email, locale: account.locale, firstName: account.firstName }
}
