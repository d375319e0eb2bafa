import { InviteAcceptanceResource } from '@corkboard/contract'
import { acceptInvite } from '@corkboard/domain/sharing'
import { implement } from '../implement.ts'

/** IDENT-15. */
export const inviteAcceptanceResource = implement(InviteAcceptanceResource, {
  create: (ctx, { invite_code: code }) => acceptInvite(ctx, code),
})
