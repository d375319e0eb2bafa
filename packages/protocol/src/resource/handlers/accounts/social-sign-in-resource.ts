import { SocialSignInResource } from '@corkboard/contract'
import { beginSocialLogin } from '@corkboard/domain/accounts/sign-in'
import { implement } from '../../engine/implement.ts'

/** IDENT-16. */
export const socialSignInResource = implement(SocialSignInResource, {
  get: async ({ site }) => [...site.social.providers],
  create: {
    session: async (ctx, { provider, next, invite_code: inviteCode }, { origin }) => {
      const { url, sealed } = await beginSocialLogin(ctx, provider, { origin, next, inviteCode })
      return { data: { url }, change: { kind: 'journey', sealed } }
    },
  },
})
