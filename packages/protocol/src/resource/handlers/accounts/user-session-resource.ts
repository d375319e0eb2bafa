import { fail, UserSessionResource } from '@corkboard/contract'
import {
  completeLogin,
  logIn,
  type LoginOutcome,
  logOut,
  noteLogout,
  sessionEnd,
} from '@corkboard/domain/accounts/sign-in'
import { loadViewer } from '@corkboard/domain/content/viewer'
import type { Ctx } from '@corkboard/domain/kernel'
import type { Client } from '../../../http/client.ts'
import { beginSession, otherAccounts } from '../../../product/accounts/begin-session.ts'
import { ctxFor } from '../../../product/accounts/ctx-for.ts'
import { implement } from '../../engine/implement.ts'
import { toChallengeWire } from '../../../product/accounts/mfa-challenge.ts'

interface SentLogin {
  readonly username_or_email?: string
  readonly password?: string
  readonly mfa_token?: string
  readonly passkey?: object
  readonly token?: string
  readonly keep_current?: boolean
}

/** One step of a login, or both if the second was sent with the first. */
const logInStep = async (ctx: Ctx, sent: SentLogin, client: Client): Promise<LoginOutcome> => {
  const device = { ...client, keepsCurrent: sent.keep_current === true }
  const step =
    sent.mfa_token !== undefined || sent.passkey !== undefined
      ? { code: sent.mfa_token, passkey: sent.passkey }
      : undefined
  const complete = async (ticket: string) => ({
    needsMfa: false as const,
    ...(await completeLogin(ctx, ticket, step!, device)),
  })
  if (sent.token !== undefined) {
    if (!step) throw fail('request.missing', { field: 'mfa_token' })
    return complete(sent.token)
  }
  const { username_or_email: usernameOrEmail, password } = sent
  if (usernameOrEmail === undefined) throw fail('request.missing', { field: 'username_or_email' })
  if (password === undefined) throw fail('request.missing', { field: 'password' })
  const outcome = await logIn(ctx, { usernameOrEmail, password }, device)
  return outcome.needsMfa && sent.mfa_token !== undefined ? complete(outcome.ticket) : outcome
}

const MAX_ACCOUNTS = 20

/** The accounts, known to the client or not, that are signed in in this browser. */
const sessionAccounts = async (ctx: Ctx, known: readonly string[], client: Client) => {
  const others = (await otherAccounts(ctx, client)).map(({ viewer }) => viewer.userId)
  const here = new Set(ctx.viewer.kind === 'AUTH' ? [ctx.viewer.userId, ...others] : others)
  const ids = [...new Set([...known.slice(0, MAX_ACCOUNTS), ...here])]
  return { session_accounts: Object.fromEntries(ids.map((id) => [id, { logged_in: here.has(id) }])) }
}

/** IDENT-03, IDENT-06, IDENT-10, IDENT-20. */
export const userSessionResource = implement(UserSessionResource, {
  create: {
    session: async (ctx, options, client) => {
      const { session_accounts: known, remember, keep_current: keepCurrent } = options
      if (known) return { data: await sessionAccounts(ctx, Object.keys(known), client) }
      const outcome = await logInStep(ctx, options, client)
      if (outcome.needsMfa) return { data: toChallengeWire(outcome) }
      return {
        data: await loadViewer(ctxFor(ctx, outcome.viewer)),
        change: await beginSession(ctx, outcome, client, { remember, keepCurrent }),
      }
    },
  },
  update: {
    session: async (ctx, { user_id: userId }, client) => {
      const others = await otherAccounts(ctx, client)
      const chosen = others.find(({ viewer }) => viewer.userId === userId)
      if (!chosen) throw fail('session.not_found', { field: 'user_id' })
      const current = ctx.viewer.kind === 'AUTH' && client.held.session ? [client.held.session] : []
      const rest = others.filter(({ token }) => token !== chosen.token).map(({ token }) => token)
      return {
        data: await loadViewer(ctxFor(ctx, chosen.viewer)),
        change: {
          kind: 'begin',
          token: chosen.token,
          expiresAt: await sessionEnd(ctx, chosen.viewer.sessionId),
          others: [...current, ...rest],
        },
      }
    },
  },
  delete: {
    session: async (ctx, _options, { held }) => {
      await logOut(ctx)
      if (held.remembered) await noteLogout(ctx, held.remembered)
      return { data: null, change: { kind: 'end' } }
    },
  },
})
