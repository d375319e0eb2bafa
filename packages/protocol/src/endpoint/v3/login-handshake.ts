import { LoginHandshakeEndpoint } from '@corkboard/contract'
import { logInByHandshake } from '@corkboard/domain/accounts/sign-in'
import { clientOf } from '../../http/client.ts'
import { handshakeReply } from '../../product/accounts/handshake-reply.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const loginHandshake = implementEndpoint(LoginHandshakeEndpoint, {
  respond: async (ctx, { body: { username_or_email: usernameOrEmail, password } }, request) =>
    handshakeReply(await logInByHandshake(ctx, { usernameOrEmail, password }, clientOf(request))),
})
