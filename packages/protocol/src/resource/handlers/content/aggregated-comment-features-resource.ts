import { AggregatedCommentFeaturesResource } from '@corkboard/contract'
import { loadCommentFeatures, updateCommentFeatures } from '@corkboard/domain/content/comments'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** COMMENT-04. A wrong passcode counts whatever becomes of the call, so none of it is in a transaction of the door's. */
export const aggregatedCommentFeaturesResource = implement(AggregatedCommentFeaturesResource, {
  get: (ctx, { userId }) => loadCommentFeatures(requireSignedIn(ctx), userId),
  update: {
    session: async (ctx, { userId, featureMap, passcode }) => ({
      data: await updateCommentFeatures(requireSignedIn(ctx), userId, featureMap, passcode),
    }),
  },
})
