import { RepinResource } from '@corkboard/contract'
import { loadBoards } from '@corkboard/domain/content/boards'
import { beforeWriting } from '@corkboard/domain/kernel'
import { allowPin, getPin, savePin } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const repinResource = implement(RepinResource, {
  create: async (ctx, options) => {
    const { pin_id: pinId, board_id: boardId, section: sectionId, title, description } = options
    const before = beforeWriting(ctx)
    // The board is read now, together with the pin, and checked by `savePin`.
    const [source] = await Promise.all([getPin(before, pinId, 'pin_id'), loadBoards(before, [boardId])])
    return savePin(ctx, allowPin(ctx, 'save', source), { boardId, sectionId, title, description })
  },
})
