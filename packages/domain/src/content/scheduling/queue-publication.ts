import { jobs } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import type { ScheduledRow } from './scheduled-pin-store.ts'

/** The worker's job that publishes one pin. */
export const PUBLISH_TASK = 'publish_scheduled_pin'

/**
 * Queues the publication of a pin for its time. One member's pins are published one after the other, so those of the same
 * minute keep their order.
 */
export const queuePublication = (
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, userId, scheduledAt }: Pick<ScheduledRow, 'id' | 'userId' | 'scheduledAt'>,
): Promise<void> =>
  jobs.add(
    ctx.db,
    PUBLISH_TASK,
    { id },
    {
      key: `scheduled:${id}`,
      queue: `scheduled ${userId}`,
      // Before pictures that wait to be processed.
      priority: -10,
      afterMs: Math.max(0, scheduledAt.getTime() - ctx.now().getTime()),
    },
  )
