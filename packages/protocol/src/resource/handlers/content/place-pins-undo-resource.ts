import { PlacePinsUndoResource } from '@corkboard/contract'
import { undoPlaceAction } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const placePinsUndoResource = implement(PlacePinsUndoResource, {
  create: async (ctx, { id }) => undoPlaceAction(ctx, id),
})
