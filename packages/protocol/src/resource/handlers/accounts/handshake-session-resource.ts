import { HandshakeSessionResource } from '@corkboard/contract'
import { openHandshake } from '@corkboard/domain/accounts/sign-in'
import { loadViewer } from '@corkboard/domain/content/viewer'
import { acceptInviteOfNewcomer } from '../../../product/accounts/accept-invite.ts'
import { beginSession } from '../../../product/accounts/begin-session.ts'
import { ctxFor } from '../../../product/accounts/ctx-for.ts'
import { implement } from '../../engine/implement.ts'

/** IDENT-02, IDENT-03. */
export const handshakeSessionResource = implement(HandshakeSessionResource, {
  create: {
    session: async (ctx, options, client) => {
      const { token, isRegistration, invite_code: invite, remember, keep_current: keepCurrent = false } = options
      const loggedIn = await openHandshake(ctx, token, { ...client, keepsCurrent: keepCurrent })
      const own = ctxFor(ctx, loggedIn.viewer)
      if (isRegistration) await acceptInviteOfNewcomer(own, invite)
      return {
        data: await loadViewer(own),
        change: await beginSession(ctx, loggedIn, client, { remember, keepCurrent }),
      }
    },
  },
})
