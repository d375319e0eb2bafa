import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { getPin } from '../../content/pins/index.ts'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'

/**
 * PIN-14: true when the viewer sent this pin to someone.
 * @throws 'pin.not_found'
 */
export const hasSentPin = async (anyCtx: Ctx, pinId: Id): Promise<boolean> => {
  const ctx = requireSignedIn(anyCtx)
  await getPin(ctx, pinId, 'pin_id')
  const { rows } = await sql`
    select 1 from messages where sender_id = ${ctx.viewer.userId} and pin_id = ${pinId} limit 1`.execute(ctx.db)
  return rows.length > 0
}
