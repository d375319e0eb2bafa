import { UserRegisterResource } from '@corkboard/contract'
import { logIn, prepareRegistration, register } from '@corkboard/domain/accounts/sign-in'
import { loadViewer } from '@corkboard/domain/content/viewer'
import { refuseAgeRestricted } from '../../../http/age-restriction.ts'
import { acceptInviteOfNewcomer } from '../../engine/accept-invite.ts'
import { beginSession } from '../../engine/begin-session.ts'
import { ctxFor } from '../../engine/ctx-for.ts'
import { implement } from '../../engine/implement.ts'
import { registrationOf } from '../../engine/registration.ts'

/** IDENT-01: hashing a password takes longer than a transaction should. */
export const userRegisterResource = implement(UserRegisterResource, {
  create: {
    prepare: (ctx, options, client) => {
      refuseAgeRestricted(client)
      return prepareRegistration(ctx, registrationOf(options))
    },
    run: async (ctx, { keep_current: keepCurrent = false, invite_code: invite }, prepared, client) => {
      const registered = await register(ctx, prepared, { ...client, keepsCurrent: keepCurrent })
      const own = ctxFor(ctx, registered.viewer)
      await acceptInviteOfNewcomer(own, invite)
      return {
        data: await loadViewer(own),
        change: await beginSession(ctx, registered, client, { keepCurrent }),
      }
    },
    repeat: async (ctx, { email, password, keep_current: keepCurrent = false }, client) => {
      const device = { ...client, keepsCurrent: keepCurrent }
      const outcome = await logIn(ctx, { usernameOrEmail: email, password }, device)
      // Two-factor authentication was turned on in the meantime: the account exists, and its owner logs in as usual.
      return outcome.needsMfa ? undefined : beginSession(ctx, outcome, client, { keepCurrent })
    },
  },
})
