import { OffsiteLinkResource } from '@corkboard/contract'
import { followLink } from '@corkboard/domain/links'
import { implement } from '../implement.ts'

/** PIN-16. */
export const offsiteLinkResource = implement(OffsiteLinkResource, {
  get: async (ctx, { pin_id, url, token }) => {
    const to = await followLink(ctx, { pinId: pin_id, url, token }, false)
    return { url: to.url, hostname: to.hostname, is_unsafe: to.isUnsafe }
  },
})
