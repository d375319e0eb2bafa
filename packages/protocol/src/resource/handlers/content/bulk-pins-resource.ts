import { BulkPinsResource } from '@corkboard/contract'
import { copyPins, deletePins, movePins } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const bulkPinsResource = implement(BulkPinsResource, {
  create: async (ctx, { pin_ids: ids, board_id: boardId, section: sectionId = null }) => ({
    pin_ids: (await copyPins(ctx, ids, { boardId, sectionId })).map(({ id }) => id),
  }),
  update: async (ctx, { pin_ids: ids, board_id: boardId, section: sectionId = null, is_undo: isReturn = false }) => ({
    pin_ids: await movePins(ctx, ids, { boardId, sectionId }, { isReturn }),
  }),
  delete: async (ctx, { pin_ids: ids }) => ({ can_restore: await deletePins(ctx, ids) }),
})
