import { CorkboardError } from '@corkboard/contract'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import { acceptInvite } from '@corkboard/domain/social/sharing'

/** The invite somebody came with, once they have an account. One that is worth nothing any more stands in nobody's way. */
export const acceptInviteOfNewcomer = async (ctx: Ctx<SignedIn>, code: string | undefined): Promise<void> => {
  if (code === undefined) return
  try {
    await acceptInvite(ctx, code)
  } catch (error) {
    if (!(error instanceof CorkboardError) || error.status >= 500) throw error
  }
}
