import { UnifiedCommentsResource } from '@corkboard/contract'
import { listComments } from '@corkboard/domain/content/comments'
import { implement } from '../../engine/implement.ts'

export const unifiedCommentsResource = implement(UnifiedCommentsResource, {
  get: (ctx, { pin_id: pinId }, page) => listComments(ctx, pinId, page),
})
