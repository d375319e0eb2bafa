import { fail, type Id, LIMITS, REPORT_REASONS, type ReportTargetType } from '@corkboard/contract'
import { getBoard } from '../../content/boards/index.ts'
import { countAttempt } from '../../platform/throttle/index.ts'
import { cleanText, type Ctx, lengthOf, personPresence, requireWriter } from '../../kernel/index.ts'
import { loadPeople, loadRelations, personFacts } from '../../people/index.ts'
import { getPin, getTrier } from '../../content/pins/index.ts'
import { loadConversation } from '../sharing/index.ts'
import { insertReport } from './report-store.ts'

/** (ours) */
const REPORTS_PER_HOUR = 30

export interface ReportInput {
  readonly type: ReportTargetType
  readonly id: Id
  readonly reason: string
  readonly details?: string | undefined
}

/** Returns the owner of the reported thing; the reporter has to see it. */
const subjectOf = async (ctx: Ctx, { type, id }: ReportInput): Promise<Id> => {
  switch (type) {
    case 'pin':
      return (await getPin(ctx, id)).pinnerId
    case 'did_it':
      return getTrier(ctx, id)
    case 'board':
      return (await getBoard(ctx, id)).ownerId
    case 'user': {
      const person = (await loadPeople(ctx, [id])).get(id)
      const isHidden =
        !person || personPresence(ctx.viewer, personFacts(person, await loadRelations(ctx, [id]))) === 'hidden'
      if (isHidden) throw fail('user.not_found', { field: 'id' })
      return person.id
    }
    case 'conversation': {
      // In a group conversation, users report a person instead.
      const { is_group: isGroup, user } = await loadConversation(ctx, id)
      if (isGroup || !user) throw fail('request.invalid', { field: 'type' })
      return user.id
    }
    case 'comment':
      // COMMENT-03 has its own endpoint, with its own reasons.
      throw fail('request.invalid', { field: 'type' })
  }
}

/** PIN-09: reports something to staff. A second report of the same thing by the same user changes nothing. */
export const report = async (anyCtx: Ctx, input: ReportInput): Promise<void> => {
  const ctx = requireWriter(anyCtx)
  const { userId } = ctx.viewer
  const { type, id, reason } = input
  if (!(REPORT_REASONS as readonly string[]).includes(reason)) throw fail('request.invalid', { field: 'reason' })
  const details = cleanText(input.details ?? '')
  if (lengthOf(details) > LIMITS.reportDetails) throw fail('request.invalid', { field: 'details' })
  const subjectId = await subjectOf(ctx, input)
  if (subjectId === userId) throw fail('user.self', { field: 'id' })
  await ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `report:${userId}`, limit: REPORTS_PER_HOUR }])
    await insertReport(tx.db, {
      id: tx.site.ids.next(0),
      targetType: type,
      targetId: id,
      subjectId,
      reporterId: userId,
      reason,
      details,
      now: tx.now(),
    })
  })
}
