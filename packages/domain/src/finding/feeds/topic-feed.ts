import type { Id, Pin } from '@corkboard/contract'
import { type Ctx, type Page, type PageRequest, viewerIdOf } from '../../kernel/index.ts'
import { loadPins, type PinFieldSet, type SeenPin } from '../../content/pins/index.ts'
import { recommendFor } from '../recommendations/index.ts'
import { presentWithStories } from '../../content/stories/index.ts'
import { ofTopic, type Topic } from '../../content/topics/index.ts'
import { openSpreadPage } from '../visual/index.ts'
import { eachPictureOnce, isListed } from './feeds.ts'
import { spreadApart } from './home/rank-home.ts'
import { bestOfTopics, type Place } from './home/streams.ts'
import { showPictures } from './show-pictures.ts'

/** How often a page is topped up when the rules drop pins from it. */
const TOP_UPS = 4
/** How many pictures near the viewer's latest saves are checked against the topic. */
const CHECKED = 200
/**
 * One in this many pins of the first page is similar to the viewer's saves, up to as many as fit in the bookmark's
 * 1,024 characters.
 */
const NEAR_SAVES = 3
const MAX_NEAR = 16

/** How far the ranked list has been read, and which of its pins the first page already had. */
interface Reached {
  readonly place: Place | undefined
  readonly shown: readonly Id[]
}

const reachedIn = (after: PageRequest['after']): Reached => {
  if (!after) return { place: undefined, shown: [] }
  const [score, id, ...shown] = after.map(String)
  return { place: [Number(score), id!], shown }
}

/** Pins of the topic that are similar to the viewer's latest saves, most similar first; none for visitors. */
const nearSaves = async (ctx: Ctx, topicId: Id, most: number): Promise<SeenPin[]> => {
  const viewerId = viewerIdOf(ctx.viewer)
  if (viewerId === undefined || most === 0) return []
  const near = (await recommendFor(ctx, viewerId, { from: 0, size: CHECKED }))?.pictures ?? []
  const about = await ofTopic(
    ctx.db,
    topicId,
    near.flatMap(({ pinIds }) => pinIds),
  )
  const pictures = near
    .map(({ pinIds }) => ({ pins: pinIds.filter((id) => about.has(id)) }))
    .filter(({ pins }) => pins.length > 0)
  return (await showPictures(ctx, pictures.slice(0, 2 * most), isListed)).slice(0, most).map(({ pin }) => pin)
}

/** Inserts one item at regular intervals among the others and appends the rest. */
const wovenIn = <Item>(others: readonly Item[], some: readonly Item[]): Item[] => {
  const woven = others.flatMap((item, n) => {
    const turn = (n + 1) / (NEAR_SAVES - 1)
    const due = Number.isInteger(turn) ? some[turn - 1] : undefined
    return due === undefined ? [item] : [item, due]
  })
  return [...woven, ...some.filter((item) => !woven.includes(item))]
}

/**
 * FIND-02: the pins of a topic, best first, by activity, by how certain the topic is, and by age. On the first page,
 * members also get pins similar to their latest saves. Pins of one board or user are spaced apart where others can go
 * between them, and look-alikes are a screen apart.
 */
export const topicFeed = async (
  ctx: Ctx,
  topic: Pick<Topic, 'id'>,
  query: { fieldSet: PinFieldSet },
  request: PageRequest,
): Promise<Page<Pin>> => {
  const shows = eachPictureOnce(isListed)
  const page = await openSpreadPage(ctx, request, shows)
  const reached = reachedIn(page.after)
  const isFirst = request.after === undefined
  const near = isFirst ? await nearSaves(ctx, topic.id, Math.min(MAX_NEAR, Math.floor(request.size / NEAR_SAVES))) : []
  const own = near.filter(shows)
  const shown = isFirst ? own.map(({ id }) => id) : reached.shown
  let after = reached.place
  let isLast = page.isEnded
  for (let round = 0; page.missing() > 0 && !isLast && round <= TOP_UPS; round += 1) {
    const woven = round === 0 ? own : []
    const [slice] = await bestOfTopics(ctx.db, [{ id: topic.id, after }], Math.max(1, page.missing() - woven.length))
    const { items } = slice!
    const pins = await loadPins(
      ctx,
      items.map(({ id }) => id),
    )
    const visible = items.flatMap(({ id }) => {
      const pin = pins.get(id)
      return pin && !shown.includes(id) && shows(pin) ? [pin] : []
    })
    const more = wovenIn(visible, woven)
    const next = more.slice(await page.take(more)).find((pin) => visible.includes(pin))
    // The pins before the first that was not taken are read.
    const readTo = next ? items.findIndex(({ id }) => id === next.id) : items.length
    after = items[readTo - 1]?.place ?? after
    isLast = slice!.isLast && readTo === items.length
  }
  if (isLast) page.finish()
  const pins = spreadApart(page.pins)
  const items = await presentWithStories(ctx, pins, query.fieldSet)
  return {
    items,
    next: page.next(isLast || !Array.isArray(after) ? undefined : [String(after[0]), after[1], ...shown], pins),
  }
}
