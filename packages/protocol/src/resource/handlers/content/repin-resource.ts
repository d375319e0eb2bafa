import { RepinResource } from '@corkboard/contract'
import { loadBoards } from '@corkboard/domain/content/boards'
import { allowPin, getPinToSave, prepareSave } from '@corkboard/domain/content/pins'
import { withoutCounts } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

export const repinResource = implement(RepinResource, {
  create: {
    check: async (given, options) => {
      // What a save shows of its board and people are names.
      const ctx = withoutCounts(given)
      const { pin_id: pinId, board_id: boardId, section: sectionId, title, description } = options
      // The board is read now, together with the pin, and checked by `prepareSave`.
      const [source] = await Promise.all([getPinToSave(ctx, pinId, 'pin_id'), loadBoards(ctx, [boardId])])
      return prepareSave(ctx, allowPin(ctx, 'save', source), { boardId, sectionId, title, description })
    },
  },
})
