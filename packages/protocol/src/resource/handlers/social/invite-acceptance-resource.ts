import { InviteAcceptanceResource } from '@corkboard/contract'
import { acceptInvite } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

/** IDENT-15. */
export const inviteAcceptanceResource = implement(InviteAcceptanceResource, {
  create: (ctx, { invite_code: code }) => acceptInvite(ctx, code),
})
