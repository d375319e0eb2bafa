import { ReactionsResource } from '@corkboard/contract'
import { allowPin, getPin, listReactions, reactToPin, takeReactionBack } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

/** PIN-07. */
export const reactionsResource = implement(ReactionsResource, {
  get: async (ctx, { pin_id: pinId, reaction_type: type }, page) =>
    listReactions(ctx, await getPin(ctx, pinId, 'pin_id'), type, page),
  create: async (ctx, { pin_id: pinId, reaction_type: type }) =>
    reactToPin(ctx, allowPin(ctx, 'save', await getPin(ctx, pinId, 'pin_id')), type),
  delete: async (ctx, { pin_id: pinId }) =>
    takeReactionBack(ctx, allowPin(ctx, 'view', await getPin(ctx, pinId, 'pin_id'))),
})
