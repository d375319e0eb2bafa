import { type AdminAction, type AdminUser, fail, type Id, LIMITS } from '@corkboard/contract'
import { cleanLine, type Ctx, lengthOf, type Role, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import { checkMerchant, type MerchantInput } from '../accounts/index.ts'
import { requireFresh } from '../sign-in/index.ts'
import { resetMfa } from './reset-mfa.ts'
import { setMerchant } from './set-merchant.ts'
import { setRole } from './set-role.ts'
import { setWriteBan } from './set-write-ban.ts'
import { heldOwners } from './account-list.ts'
import { accountOf, loadAccount } from './list-accounts.ts'
import { actionsOn, requireSecondFactor, requireStaff } from './staff-rights.ts'

export interface AdminProof {
  /** Required unless entered in this session within the last ten minutes. */
  readonly password?: string | undefined
  readonly address?: string | undefined
}

/** @throws 'auth.not_allowed', 'user.not_found' */
const allowAdminAction = async (ctx: Ctx<SignedIn>, action: AdminAction, userId: Id): Promise<void> => {
  if (!actionsOn(ctx.viewer, await accountOf(ctx, userId)).includes(action)) throw fail('auth.not_allowed')
}

/**
 * Checks the right to `action` on this account, again inside the transaction that performs it.
 * @throws 'auth.not_allowed', 'user.not_found', 'mfa.off', and what `requireFresh` throws
 */
const changeAccount = async (
  anyCtx: Ctx,
  action: AdminAction,
  userId: Id,
  proof: AdminProof,
  work: (ctx: Ctx<SignedIn>) => Promise<void>,
): Promise<AdminUser> => {
  const ctx = requireStaff(anyCtx)
  await allowAdminAction(ctx, action, userId)
  await requireSecondFactor(ctx)
  await requireFresh(ctx, proof)
  return ctx.transaction(async (tx) => {
    await allowAdminAction(tx, action, userId)
    await work(tx)
    return loadAccount(tx, userId)
  })
}

/**
 * Grants or revokes the owner and employee roles. The user is signed out everywhere.
 * @throws 'user.last_owner', and what `act` throws
 */
export const changeRole = (ctx: Ctx, userId: Id, role: Role, proof: AdminProof): Promise<AdminUser> =>
  changeAccount(ctx, 'set_role', userId, proof, async (tx) => {
    const owners = await heldOwners(tx.db)
    // The viewer may have stepped down in the meantime.
    if (!owners.includes(tx.viewer.userId)) throw fail('auth.not_allowed')
    if (role !== 'owner' && owners.length === 1 && owners[0] === userId) throw fail('user.last_owner')
    await setRole(tx, userId, role)
  })

/**
 * Makes an account read-only and tells the user why.
 * @throws 'request.missing', 'request.invalid' (reason), and what `act` throws
 */
export const banAccount = (ctx: Ctx, userId: Id, reason: string, proof: AdminProof): Promise<AdminUser> => {
  const message = cleanLine(reason)
  if (message === '') throw fail('request.missing', { field: 'reason' })
  if (lengthOf(message) > LIMITS.banReason) throw fail('request.invalid', { field: 'reason' })
  return changeAccount(ctx, 'ban', userId, proof, (tx) => setWriteBan(tx, userId, { reason: message }))
}

/**
 * The same as part of another action. The caller has checked two-factor authentication and the password.
 * @throws 'auth.not_allowed', 'user.not_found'
 */
export const banWithin = async (tx: TxCtx<SignedIn>, userId: Id, reason: string): Promise<void> => {
  await allowAdminAction(tx, 'ban', userId)
  await setWriteBan(tx, userId, { reason })
}

/** @throws what `banAccount` throws */
export const unbanAccount = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  changeAccount(ctx, 'ban', userId, proof, (tx) => setWriteBan(tx, userId, undefined))

/**
 * For a user who has lost all second factors. Signs them out everywhere.
 * @throws what `act` throws
 */
export const resetMfaOf = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  changeAccount(ctx, 'reset_mfa', userId, proof, (tx) => resetMfa(tx, userId))

/**
 * PEOPLE-05: verifies an account as the merchant of a domain, with these storefronts. Replaces any earlier
 * verification.
 * @throws 'merchant.domain_invalid', 'merchant.storefront_invalid', 'merchant.not_public', and what `act` throws
 */
export const verifyMerchant = (ctx: Ctx, userId: Id, input: MerchantInput, proof: AdminProof): Promise<AdminUser> => {
  const merchant = checkMerchant(input)
  return changeAccount(ctx, 'verify_merchant', userId, proof, (tx) => setMerchant(tx, userId, merchant))
}

/** @throws what `act` throws */
export const unverifyMerchant = (ctx: Ctx, userId: Id, proof: AdminProof): Promise<AdminUser> =>
  changeAccount(ctx, 'verify_merchant', userId, proof, (tx) => setMerchant(tx, userId, undefined))
