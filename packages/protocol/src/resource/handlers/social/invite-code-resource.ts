import { InviteCodeResource } from '@corkboard/contract'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { createInvite, listInvites, revokeInvite } from '@corkboard/domain/social/sharing'
import { implement } from '../../engine/implement.ts'

/** (ours) A copied link. */
const COPIED = 1

/** IDENT-15. The code is never stored as a response. */
export const inviteCodeResource = implement(InviteCodeResource, {
  get: (ctx) => listInvites(requireSignedIn(ctx)),
  create: {
    session: async (ctx, { invite_channel: channel = COPIED }, { origin }) => ({
      data: await createInvite(ctx, channel, origin),
    }),
  },
  delete: async (ctx, { id }) => {
    await revokeInvite(requireSignedIn(ctx), id)
    return null
  },
})
