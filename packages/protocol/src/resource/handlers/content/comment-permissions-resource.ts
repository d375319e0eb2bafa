import { CommentPermissionsResource } from '@corkboard/contract'
import { presentPermissions } from '@corkboard/domain/content/comments'
import { allowPin, getPin, turnComments } from '@corkboard/domain/content/pins'
import { implement } from '../../engine/implement.ts'

export const commentPermissionsResource = implement(CommentPermissionsResource, {
  get: async (ctx, { pin_id: pinId }) => presentPermissions(ctx, await getPin(ctx, pinId, 'pin_id')),
  update: async (ctx, { pin_id: pinId, are_comments_off: areOff }) => {
    await turnComments(ctx, allowPin(ctx, 'edit', await getPin(ctx, pinId, 'pin_id')), areOff)
    return presentPermissions(ctx, await getPin(ctx, pinId, 'pin_id'))
  },
})
