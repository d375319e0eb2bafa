import { AggregatedCommentFeaturesResource } from '@corkboard/contract'
import { loadCommentFeatures, updateCommentFeatures } from '@corkboard/domain/content/comments'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** COMMENT-04. A wrong passcode counts even if the call fails, so nothing runs in a transaction of the endpoint. */
export const aggregatedCommentFeaturesResource = implement(AggregatedCommentFeaturesResource, {
  get: (ctx, { userId }) => loadCommentFeatures(requireSignedIn(ctx), userId),
  update: {
    session: async (ctx, { userId, featureMap, passcode }) => ({
      data: await updateCommentFeatures(requireSignedIn(ctx), userId, featureMap, passcode),
    }),
  },
})
