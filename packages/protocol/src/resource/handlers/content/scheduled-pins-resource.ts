import { ScheduledPinsResource } from '@corkboard/contract'
import { takeDraft } from '@corkboard/domain/content/drafts'
import {
  deleteScheduledPin,
  editScheduledPin,
  listScheduledPins,
  schedulePin,
} from '@corkboard/domain/content/scheduling'
import { implement } from '../../engine/implement.ts'

export const scheduledPinsResource = implement(ScheduledPinsResource, {
  get: (ctx, _options, page) => listScheduledPins(ctx, page),
  create: async (ctx, { scheduled_ts: seconds, pin_draft: draft, ...pin }) => {
    const scheduled = await schedulePin(ctx, pin, seconds)
    // In the same transaction: a draft is scheduled once.
    if (draft) await takeDraft(ctx, draft)
    return scheduled
  },
  update: (ctx, { id, ...changes }) => editScheduledPin(ctx, id, changes),
  delete: (ctx, { id }) => deleteScheduledPin(ctx, id),
})
