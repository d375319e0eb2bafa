import { fail, type Id, type ReportedMessage } from '@corkboard/contract'
import { requireSecondFactor } from '../../accounts/staff/index.ts'
import type { Ctx } from '../../kernel/index.ts'
import { caseRows, messagesOfReported, noteModeration } from './report-store.ts'
import { requireStaff } from './require-staff.ts'

/** (ours) How many messages of the reported user staff can read: what a report needs, not the conversation. */
const LAST_MESSAGES = 10

/**
 * PIN-09: shows staff the last messages that the reported user wrote in a conversation. The access is logged.
 * @throws 'auth.not_allowed', 'mfa.off', 'report.not_found'
 */
export const readReportedMessages = async (
  anyCtx: Ctx,
  { conversationId, subjectId }: { readonly conversationId: Id; readonly subjectId: Id },
): Promise<ReportedMessage[]> => {
  const ctx = requireStaff(anyCtx)
  await requireSecondFactor(ctx)
  return ctx.transaction(async (tx) => {
    const [row] = await caseRows(tx.db, { targetType: 'conversation', targetId: conversationId, subjectId })
    if (!row) throw fail('report.not_found', { field: 'conversation_id' })
    await noteModeration(tx.db, {
      id: tx.site.ids.next(0),
      actorId: ctx.viewer.userId,
      action: 'read_messages',
      targetType: 'conversation',
      targetId: conversationId,
      subjectId: row.subjectId,
      detail: null,
      reasons: row.reasons.map(({ reason }) => reason),
      now: tx.now(),
    })
    const messages = await messagesOfReported(tx.db, conversationId, subjectId, LAST_MESSAGES)
    return messages.map((message) => ({
      id: message.id,
      sender: { id: message.senderId, username: message.senderName },
      text: message.text,
      pin_path: message.pinId === null ? null : `/pin/${message.pinId}/`,
      created_at: message.createdAt.toISOString(),
    }))
  })
}
