import { fail } from '@corkboard/contract'
import { type Ctx, requireWriter, type SignedIn } from '../../kernel/index.ts'

/** @throws 'auth.not_allowed' for members: for them the queue does not exist */
export const requireStaff = (ctx: Ctx): Ctx<SignedIn> => {
  const staff = requireWriter(ctx)
  if (staff.viewer.role === 'member') throw fail('auth.not_allowed')
  return staff
}
