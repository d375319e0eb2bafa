import { fail, RegisterFacebookHandshakeEndpoint } from '@corkboard/contract'
import { handshakeBySocialToken } from '@corkboard/domain/accounts/sign-in'
import { clientOf } from '../../http/client.ts'
import { acceptInviteOfNewcomer } from '../../product/accounts/accept-invite.ts'
import { ctxFor } from '../../product/accounts/ctx-for.ts'
import { pagesIn, socialRegistrationOf } from '../../product/accounts/registration.ts'
import { handshakeReply } from '../../product/accounts/handshake-reply.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const registerFacebookHandshake = implementEndpoint(RegisterFacebookHandshakeEndpoint, {
  respond: async (ctx, { body }, request) => {
    if (!ctx.site.social.providers.some(({ id }) => id === 'facebook')) throw fail('social.not_configured')
    const { facebook_token: token, visited_pages: given, invite_code: invite, ...sent } = body
    if (token === undefined) throw fail('request.missing', { field: 'facebook_token' })
    const client = clientOf(request)
    const device = { ...client, isAgeRestricted: client.held.isAgeRestricted }
    const pages = pagesIn(given)
    const registration = socialRegistrationOf({
      ...sent,
      facebook_token: token,
      ...(pages && { visited_pages: pages }),
    })
    const outcome = await handshakeBySocialToken(ctx, 'facebook', registration, device)
    if (!outcome.needsMfa && outcome.newcomer) await acceptInviteOfNewcomer(ctxFor(ctx, outcome.newcomer), invite)
    return handshakeReply(outcome)
  },
})
