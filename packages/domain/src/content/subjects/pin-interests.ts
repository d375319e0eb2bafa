import type { Id, Topic } from '@corkboard/contract'
import type { Ctx } from '../../kernel/index.ts'
import { getPin } from '../pins/index.ts'
import { presentTopic, topicById, topicsOfPins } from '../topics/index.ts'

/**
 * The topics that a pin is about, most certain first.
 * @throws 'pin.not_found'
 */
export const pinInterests = async (ctx: Ctx, pinId: Id): Promise<Topic[]> => {
  const { id } = await getPin(ctx, pinId, 'pin_id')
  const weighed = (await topicsOfPins(ctx.db, [id])).get(id) ?? []
  return Promise.all(
    weighed.flatMap(({ topicId }) => topicById(topicId) ?? []).map((topic) => presentTopic(ctx, topic)),
  )
}
