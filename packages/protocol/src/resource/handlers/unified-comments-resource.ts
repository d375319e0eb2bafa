import { UnifiedCommentsResource } from '@corkboard/contract'
import { listComments } from '@corkboard/domain/comments'
import { implement } from '../implement.ts'

export const unifiedCommentsResource = implement(UnifiedCommentsResource, {
  get: (ctx, { pin_id: pinId }, page) => listComments(ctx, pinId, page),
})
