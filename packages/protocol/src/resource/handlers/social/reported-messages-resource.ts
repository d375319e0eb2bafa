import { ReportedMessagesResource } from '@corkboard/contract'
import { readReportedMessages } from '@corkboard/domain/social/safety'
import { implement } from '../../engine/implement.ts'

/** PIN-09. */
export const reportedMessagesResource = implement(ReportedMessagesResource, {
  create: (ctx, { conversation_id: conversationId, subject_id: subjectId }) =>
    readReportedMessages(ctx, { conversationId, subjectId }),
})
