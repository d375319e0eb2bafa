import { BoardTitleSuggestionsResource } from '@corkboard/contract'
import { getPin, suggestBoards } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'
import { pinIdOf } from '../../../product/content/pin-id.ts'

/** BOARD-10. */
export const boardTitleSuggestionsResource = implement(BoardTitleSuggestionsResource, {
  get: async (ctx, { pin_id: pinId }) => suggestBoards(ctx, await getPin(ctx, pinIdOf(pinId, 'pin_id'), 'pin_id')),
})
