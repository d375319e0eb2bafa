import type { Db } from '@corkboard/database'
import { deleteOldNotifications } from './notification-store.ts'

/** (ours) Older notifications are deleted. */
const RETENTION_MS = 90 * 86_400_000
const AT_ONCE = 1_000

export const sweepNotifications = async (db: Db, now: Date): Promise<void> => {
  while ((await deleteOldNotifications(db, new Date(now.getTime() - RETENTION_MS), AT_ONCE)) === AT_ONCE);
}
