import { HandshakeSessionResource } from '@corkboard/contract'
import { openHandshake } from '@corkboard/domain/identity'
import { loadViewer } from '@corkboard/domain/viewers'
import { beginSession } from '../begin-session.ts'
import { ctxFor } from '../ctx-for.ts'
import { implement } from '../implement.ts'

/** IDENT-02, IDENT-03. */
export const handshakeSessionResource = implement(HandshakeSessionResource, {
  create: {
    session: async (ctx, { token }, client) => {
      const loggedIn = await openHandshake(ctx, token, client)
      return {
        data: await loadViewer(ctxFor(ctx, loggedIn.viewer)),
        change: await beginSession(ctx, loggedIn, client),
      }
    },
  },
})
