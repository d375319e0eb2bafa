import { type Id, type RemovedPin } from '@corkboard/contract'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { removedPinRow } from './report-store.ts'

/**
 * PIN-09: what happened to a pin of the viewer's own that staff removed; `null` for any other pin, so no one else
 * learns that it existed.
 */
export const loadRemovedPin = async (ctx: Ctx, pinId: Id): Promise<RemovedPin | null> => {
  const row = await removedPinRow(ctx.db, requireSignedIn(ctx).viewer.userId, pinId)
  if (!row) return null
  return {
    pin_id: row.id,
    title: row.title,
    is_for_picture: row.isForPicture,
    reasons: [...row.reasons],
    removed_at: row.removedAt.toISOString(),
  }
}
