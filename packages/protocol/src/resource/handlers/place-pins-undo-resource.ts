import { PlacePinsUndoResource } from '@corkboard/contract'
import { undoPlaceAct } from '@corkboard/domain/pins'
import { implement } from '../implement.ts'

export const placePinsUndoResource = implement(PlacePinsUndoResource, {
  create: async (ctx, { id }) => undoPlaceAct(ctx, id),
})
