import { BoardInterestPinsEndpoint, BoardInterestsEndpoint, type Pin } from '@corkboard/contract'
import { allowBoard, getBoard } from '@corkboard/domain/content/boards'
import { boardInterests as loadInterests } from '@corkboard/domain/finding/feeds'
import { readResource } from '../../resource/engine/call.ts'
import { implementEndpoint } from '../engine/implement.ts'

export const boardInterests = [
  implementEndpoint(BoardInterestsEndpoint, async (ctx, { params: { board_id: id } }) =>
    loadInterests(ctx, allowBoard(ctx, 'save', await getBoard(ctx, id))),
  ),
  implementEndpoint(BoardInterestPinsEndpoint, {
    respond: async (ctx, { params, query: { bookmark } }) => {
      const options = { ...params, ...(bookmark !== undefined && { bookmarks: [bookmark] }) }
      const page = await readResource(ctx, 'BoardMoreIdeasResource', options)
      return { data: page.data as Pin[], bookmark: page.bookmark }
    },
  }),
]
