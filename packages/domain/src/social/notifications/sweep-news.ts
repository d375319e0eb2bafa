import type { Db } from '@corkboard/database'
import { deleteOldNews } from './news-store.ts'

/** (ours) Older notifications are deleted. */
const RETENTION_MS = 90 * 86_400_000
const AT_ONCE = 1_000

export const sweepNews = async (db: Db, now: Date): Promise<void> => {
  while ((await deleteOldNews(db, new Date(now.getTime() - RETENTION_MS), AT_ONCE)) === AT_ONCE);
}
