import { PinPositionsResource } from '@corkboard/contract'
import { allowBoard } from '@corkboard/domain/content/boards'
import { getPins, reorderPins } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const pinPositionsResource = implement(PinPositionsResource, {
  update: async (ctx, { pin_ids: ids, before_pin_id: before }) => {
    const [first] = await getPins(ctx, ids)
    await reorderPins(ctx, allowBoard(ctx, 'organize', first!.board), ids, before)
    return null
  },
})
