import { ModerationCasesResource } from '@corkboard/contract'
import { listCases, moderate } from '@corkboard/domain/safety'
import { implement } from '../implement.ts'

export const moderationCasesResource = implement(ModerationCasesResource, {
  get: (ctx, { is_closed: isClosed = false }, page) => listCases(ctx, isClosed, page),
  update: {
    session: async (ctx, { target_type: targetType, target_id: targetId, action, message, password }, { address }) => ({
      data: await moderate(ctx, { targetType, targetId, action, message }, { password, address }),
    }),
  },
})
