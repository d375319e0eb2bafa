import type { Id, Pin } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { getPin } from '../pins/index.ts'

/**
 * The products of the live session that a pin is about. The specification names this resource and nothing that could
 * make a live session, so no pin has one, and every pin that this viewer may see has none of their products.
 * @throws 'pin.not_found'
 */
export const liveSessionProducts = async (ctx: Ctx, pinId: Id): Promise<Pin[]> => {
  await getPin(ctx, pinId, 'pin_id')
  return []
}
