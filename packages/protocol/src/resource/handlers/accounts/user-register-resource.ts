import { fail, type OptionsOf, UserRegisterResource } from '@corkboard/contract'
import {
  handshakeBySocialToken,
  logIn,
  type LoggedIn,
  openHandshake,
  prepareRegistration,
  register,
} from '@corkboard/domain/accounts/sign-in'
import { loadViewer } from '@corkboard/domain/content/viewer'
import type { Ctx } from '@corkboard/domain/kernel'
import { refuseAgeRestricted } from '../../../http/age-restriction.ts'
import type { Client } from '../../../http/client.ts'
import { acceptInviteOfNewcomer } from '../../../product/accounts/accept-invite.ts'
import { beginSession } from '../../../product/accounts/begin-session.ts'
import { ctxFor } from '../../../product/accounts/ctx-for.ts'
import { implement } from '../../engine/implement.ts'
import { registrationOf, socialRegistrationOf } from '../../../product/accounts/registration.ts'

type Options = OptionsOf<typeof UserRegisterResource.actions.create>

/** What is left to do once passwords are hashed and other servers asked: it only touches the database. */
type Enter = (ctx: Ctx, device: Client & { readonly keepsCurrent: boolean }) => Promise<LoggedIn>

/**
 * With a token of Facebook: creates the account, or finds the one linked to it, so a repeated call does the same.
 * @throws 'mfa.needed' for an account whose logins need a second step
 */
const prepareSocial = async (
  ctx: Ctx,
  options: Options & { facebook_token: string },
  client: Client,
): Promise<Enter> => {
  const device = { ...client, isAgeRestricted: client.held.isAgeRestricted }
  const outcome = await handshakeBySocialToken(ctx, 'facebook', socialRegistrationOf(options), device)
  if (outcome.needsMfa) throw fail('mfa.needed')
  return (tx, opened) => openHandshake(tx, outcome.token, opened)
}

const hasToken = (options: Options): options is Options & { facebook_token: string } =>
  options.facebook_token !== undefined

/** IDENT-01: hashing a password takes longer than a transaction should. */
export const userRegisterResource = implement(UserRegisterResource, {
  create: {
    prepare: async (ctx, options, client): Promise<Enter> => {
      refuseAgeRestricted(client)
      if (hasToken(options)) return prepareSocial(ctx, options, client)
      const prepared = await prepareRegistration(ctx, registrationOf(options), client)
      return (tx, device) => register(tx, prepared, device)
    },
    run: async (ctx, { keep_current: keepCurrent = false, invite_code: invite }, enter: Enter, client) => {
      const entered = await enter(ctx, { ...client, keepsCurrent: keepCurrent })
      const own = ctxFor(ctx, entered.viewer)
      await acceptInviteOfNewcomer(own, invite)
      return {
        data: await loadViewer(own),
        change: await beginSession(ctx, entered, client, { keepCurrent }),
      }
    },
    repeat: async (ctx, options, client) => {
      const { keep_current: keepCurrent = false } = options
      const device = { ...client, keepsCurrent: keepCurrent }
      if (hasToken(options)) {
        const enter = await prepareSocial(ctx, options, client)
        return beginSession(ctx, await enter(ctx, device), client, { keepCurrent })
      }
      const { email: usernameOrEmail, password } = registrationOf(options)
      const outcome = await logIn(ctx, { usernameOrEmail, password }, device)
      // Two-factor authentication was turned on in the meantime: the account exists, and its owner logs in as usual.
      return outcome.needsMfa ? undefined : beginSession(ctx, outcome, client, { keepCurrent })
    },
  },
})
