import { PlacePinsUndoResource } from '@corkboard/contract'
import { undoPlaceAct } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const placePinsUndoResource = implement(PlacePinsUndoResource, {
  create: async (ctx, { id }) => undoPlaceAct(ctx, id),
})
