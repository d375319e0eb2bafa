import { InterestPinsEndpoint, type Pin } from '@corkboard/contract'
import { readResource } from '../../resource/engine/call.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const interestPins = implementEndpoint(InterestPinsEndpoint, {
  respond: async (ctx, { params: { interest_id: interest }, query: { bookmark } }) => {
    const options = { interest, ...(bookmark !== undefined && { bookmarks: [bookmark] }) }
    const page = await readResource(ctx, 'InterestFeedResource', options)
    return { data: page.data as Pin[], bookmark: page.bookmark }
  },
})
