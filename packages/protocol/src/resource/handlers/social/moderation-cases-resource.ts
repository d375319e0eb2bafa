import { ModerationCasesResource } from '@corkboard/contract'
import { listCases, moderate } from '@corkboard/domain/social/safety'
import { implement } from '../../engine/implement.ts'

export const moderationCasesResource = implement(ModerationCasesResource, {
  get: (ctx, { is_closed: isClosed = false }, page) => listCases(ctx, isClosed, page),
  update: {
    session: async (
      ctx,
      { target_type: targetType, target_id: targetId, subject_id: subjectId, ...how },
      { address },
    ) => {
      const { action, message, password } = how
      return { data: await moderate(ctx, { targetType, targetId, subjectId, action, message }, { password, address }) }
    },
  },
})
