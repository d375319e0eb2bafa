import { UserSessionsResource } from '@corkboard/contract'
import { endOtherSessions, endOwnSession, listSessions } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-08: the session list of the settings. */
export const userSessionsResource = implement(UserSessionsResource, {
  get: (ctx) => listSessions(requireSignedIn(ctx)),
  delete: async (ctx, { session_id: id }) => {
    const me = requireSignedIn(ctx)
    await (id === undefined ? endOtherSessions(me) : endOwnSession(me, id))
    return null
  },
})
