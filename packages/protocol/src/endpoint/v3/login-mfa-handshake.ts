import { fail, LoginMfaHandshakeEndpoint } from '@corkboard/contract'
import { completeHandshake, logInByHandshake } from '@corkboard/domain/accounts/sign-in'
import { clientOf } from '../../http/client.ts'
import { handshakeReply } from '../../product/accounts/handshake-reply.ts'
import { implementEndpoint } from '../engine/implement.ts'

const passkeyOf = (text: string | undefined): unknown => {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch (error) {
    throw fail('request.malformed', { field: 'passkey' }, error)
  }
}

const required = (value: string | undefined, field: string): string => {
  if (value === undefined) throw fail('request.missing', { field })
  return value
}

export const loginMfaHandshake = implementEndpoint(LoginMfaHandshakeEndpoint, {
  respond: async (ctx, { body }, request) => {
    const client = clientOf(request)
    const passkey = passkeyOf(body.passkey)
    const code = passkey === undefined ? required(body.mfa_token, 'mfa_token') : undefined
    const complete = async (ticket: string, step: { code: string | undefined; passkey?: unknown }) => ({
      data: { token: await completeHandshake(ctx, ticket, step, client) },
    })
    if (body.token !== undefined) return complete(body.token, { code, passkey })
    const usernameOrEmail = required(body.username_or_email, 'username_or_email')
    const password = required(body.password, 'password')
    const outcome = await logInByHandshake(ctx, { usernameOrEmail, password }, client)
    if (!outcome.needsMfa || code === undefined) return handshakeReply(outcome)
    return complete(outcome.ticket, { code })
  },
})
