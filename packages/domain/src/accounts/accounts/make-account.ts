import { randomInt } from 'node:crypto'
import { fail, SHARDS } from '@corkboard/contract'
import { userChanged } from '@corkboard/contract/events'
import type { Role, TxCtx } from '../../kernel/index.ts'
import { claimInstance, insertAccount, takeEmail, takeUsername } from './account-store.ts'
import type { Account, NewAccount } from './account.ts'

/**
 * Inserts the rows of a new account, for registration and the operator. `first-is-owner`: the first account of an
 * instance that requests this becomes its owner. Later ones never do, not even if the owner is deleted.
 * @throws 'email.taken', 'username.taken'
 */
export const makeAccount = async (ctx: TxCtx, wanted: NewAccount, role: Role | 'first-is-owner'): Promise<Account> => {
  const id = ctx.site.ids.next(randomInt(SHARDS))
  if (!(await takeEmail(ctx.db, wanted.email, id))) throw fail('email.taken', { field: 'email' })
  const username = await takeUsername(ctx.db, wanted.usernames, id)
  if (username === undefined) throw fail('username.taken', { field: 'username' })
  const claims = (role === 'first-is-owner' || role === 'owner') && (await claimInstance(ctx.db, id))
  const given = role === 'first-is-owner' ? (claims ? 'owner' : 'member') : role
  await insertAccount(ctx.db, { ...wanted, id, username, role: given, createdAt: ctx.now() })
  await ctx.emit(userChanged, { user_id: id, changes_all: false })
  ctx.changed(`account:${id}`, `user:${id}`)
  const { email, firstName, lastName, locale } = wanted
  const hasPassword = wanted.passwordHash !== null
  const state = { isEmailVerified: false, hasPassword, isMfaEnabled: false }
  return { id, username, email, firstName, lastName, locale, ...state, role: given }
}
