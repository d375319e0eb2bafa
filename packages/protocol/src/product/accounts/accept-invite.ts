import { CorkboardError } from '@corkboard/contract'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import { acceptInvite } from '@corkboard/domain/social/sharing'

/** Accepts the invite that brought a new user, once they have an account. An invalid invite does not stop them. */
export const acceptInviteOfNewcomer = async (ctx: Ctx<SignedIn>, code: string | undefined): Promise<void> => {
  if (code === undefined) return
  try {
    await acceptInvite(ctx, code)
  } catch (error) {
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
  }
}
