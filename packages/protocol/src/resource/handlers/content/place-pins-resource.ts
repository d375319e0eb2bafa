import { PlacePinsResource } from '@corkboard/contract'
import { copyPlace, deletePlace, getPlaceAction, movePlace, type PlaceChoice } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

const choiceOf = (wire: { board_id: string; section: string | null; except?: string[] }): PlaceChoice => ({
  place: { boardId: wire.board_id, sectionId: wire.section },
  except: wire.except ?? [],
})

export const placePinsResource = implement(PlacePinsResource, {
  get: async (ctx, { id }) => getPlaceAction(ctx, id),
  create: async (ctx, { pins_of: of, board_id: boardId, section: sectionId = null }) =>
    copyPlace(ctx, choiceOf(of), { boardId, sectionId }),
  update: async (ctx, { pins_of: of, board_id: boardId, section: sectionId = null }) =>
    movePlace(ctx, choiceOf(of), { boardId, sectionId }),
  delete: async (ctx, { pins_of: of }) => deletePlace(ctx, choiceOf(of)),
})
