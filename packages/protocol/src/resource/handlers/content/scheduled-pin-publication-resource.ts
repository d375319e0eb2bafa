import { ScheduledPinPublicationResource } from '@corkboard/contract'
import { publishNow } from '@corkboard/domain/content/scheduling'
import { implement } from '../../engine/implement.ts'

export const scheduledPinPublicationResource = implement(ScheduledPinPublicationResource, {
  create: (ctx, { id }) => publishNow(ctx, id),
})
