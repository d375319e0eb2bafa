import { type AdminAction, fail } from '@corkboard/contract'
import { type Ctx, requireSignedIn, type Role, type SignedIn } from '../../kernel/index.ts'
import { credentialsById } from '../accounts/index.ts'
import type { ListedAccount } from './account-list.ts'

/** Which role may do what to which; no one acts on themselves. */
const grants: Readonly<Record<Role, Readonly<Record<Role, readonly AdminAction[]>>>> = {
  owner: {
    owner: ['set_role', 'verify_merchant'],
    employee: ['set_role', 'ban', 'reset_mfa', 'verify_merchant'],
    member: ['set_role', 'ban', 'reset_mfa', 'verify_merchant'],
  },
  employee: { owner: [], employee: [], member: ['ban', 'verify_merchant'] },
  member: { owner: [], employee: [], member: [] },
}

export const actionsOn = (viewer: SignedIn, account: Pick<ListedAccount, 'id' | 'role'>): readonly AdminAction[] =>
  viewer.userId === account.id ? [] : grants[viewer.role][account.role]

/** @throws 'auth.not_allowed' for members, for whom the page does not exist */
export const requireStaff = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  if (signedIn.viewer.role === 'member') throw fail('auth.not_allowed')
  return signedIn
}

/**
 * Quality §3: power over other users' data requires two-factor authentication.
 * @throws 'mfa.off'
 */
export const requireSecondFactor = async (ctx: Ctx<SignedIn>): Promise<void> => {
  if (!(await credentialsById(ctx.db, ctx.viewer.userId))?.isMfaEnabled) throw fail('mfa.off')
}

/**
 * Only admins with two-factor authentication may read this, so that a stolen password is not enough.
 * @throws 'mfa.off' too
 */
export const requireReader = async (ctx: Ctx): Promise<Ctx<SignedIn>> => {
  const staff = requireStaff(ctx)
  await requireSecondFactor(staff)
  return staff
}

/** @throws 'auth.not_allowed' */
export const requireOwner = (ctx: Ctx): Ctx<SignedIn> => {
  const signedIn = requireSignedIn(ctx)
  if (signedIn.viewer.role !== 'owner') throw fail('auth.not_allowed')
  return signedIn
}
