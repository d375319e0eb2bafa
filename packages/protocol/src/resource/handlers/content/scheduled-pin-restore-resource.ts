import { ScheduledPinRestoreResource } from '@corkboard/contract'
import { restoreScheduledPin } from '@corkboard/domain/content/scheduling'
import { implement } from '../../engine/implement.ts'

export const scheduledPinRestoreResource = implement(ScheduledPinRestoreResource, {
  create: (ctx, { id }) => restoreScheduledPin(ctx, id),
})
