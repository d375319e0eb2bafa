import { fail, RegisterFacebookHandshakeEndpoint } from '@corkboard/contract'
import { handshakeBySocialToken } from '@corkboard/domain/accounts/sign-in'
import { clientOf } from '../../http/client.ts'
import { handshakeReply } from '../engine/handshake-reply.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const registerFacebookHandshake = implementEndpoint(RegisterFacebookHandshakeEndpoint, {
  respond: async (ctx, { body }, request) => {
    if (!ctx.site.social.providers.some(({ id }) => id === 'facebook')) throw fail('social.not_configured')
    const { facebook_token: token, facebook_id: subject, first_name: firstName, last_name: lastName } = body
    if (token === undefined) throw fail('request.missing', { field: 'facebook_token' })
    const { email, birthday } = body
    const client = clientOf(request)
    const device = { ...client, isAgeRestricted: client.held.isAgeRestricted }
    const sent = { token, subject, email, firstName, lastName, birthday }
    return handshakeReply(await handshakeBySocialToken(ctx, 'facebook', sent, device))
  },
})
