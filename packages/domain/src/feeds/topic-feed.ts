import type { Id, Pin } from '@corkboard/contract'
import type { Ctx, Page, PageRequest } from '../kernel/index.ts'
import { loadPins, type PinFieldSet, type SeenPin } from '../pins/index.ts'
import { presentWithStories } from '../stories/index.ts'
import type { Topic } from '../topics/index.ts'
import { eachPictureOnce, isListed } from './feeds.ts'
import { keptApart } from './home/rank-home.ts'
import { bestOfTopics, type Place } from './home/streams.ts'

/** How often a page is topped up when the rules dropped pins from it. */
const TOP_UPS = 4

const placeOf = (cursor: PageRequest['after']): Place | undefined =>
  cursor === undefined ? undefined : [Number(cursor[0]), String(cursor[1])]

/**
 * FIND-02: the pins of a topic, the best first: what people do with them counts, how sure the topic is, and how new they
 * are. On a page no two of one board or person stand side by side where others can stand between.
 */
export const topicFeed = async (
  ctx: Ctx,
  topic: Pick<Topic, 'id'>,
  query: { fieldSet: PinFieldSet },
  page: PageRequest,
): Promise<Page<Pin>> => {
  const shows = eachPictureOnce(isListed)
  const kept: SeenPin[] = []
  let after = placeOf(page.after)
  let isLast = false
  for (let round = 0; kept.length < page.size && !isLast && round <= TOP_UPS; round += 1) {
    const [slice] = await bestOfTopics(ctx.db, [{ id: topic.id, after }], page.size - kept.length)
    const ids: Id[] = slice!.items.map(({ id }) => id)
    const pins = await loadPins(ctx, ids)
    for (const id of ids) {
      const pin = pins.get(id)
      if (pin && shows(pin)) kept.push(pin)
    }
    after = slice!.items.at(-1)?.place ?? after
    isLast = slice!.isLast
  }
  const items = await presentWithStories(ctx, keptApart(kept), query.fieldSet)
  return { items, next: isLast || !Array.isArray(after) ? undefined : [String(after[0]), after[1]] }
}
