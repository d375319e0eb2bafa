import { InviteCodeMetadataResource } from '@corkboard/contract'
import { loadInvite } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

/** IDENT-15. */
export const inviteCodeMetadataResource = implement(InviteCodeMetadataResource, {
  get: (ctx, { invite_code: code }) => loadInvite(ctx, code),
})
