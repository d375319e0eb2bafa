import { OffsiteLinkResource } from '@corkboard/contract'
import { followLink } from '@corkboard/domain/content/links'
import { implement } from '../../engine/implement.ts'

/** PIN-16. */
export const offsiteLinkResource = implement(OffsiteLinkResource, {
  get: async (ctx, { pin_id, url, token }) => {
    const to = await followLink(ctx, { pinId: pin_id, url, token }, false)
    return { url: to.url, hostname: to.hostname, is_unsafe: to.isUnsafe }
  },
})
