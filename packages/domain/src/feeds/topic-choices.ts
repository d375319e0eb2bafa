import type { TopicChoice } from '@corkboard/contract'
import { type Ctx, viewerIdOf } from '../kernel/index.ts'
import { loadPins, presentPinPicture } from '../pins/index.ts'
import { followedTopics, presentTopicBrief, topTopics } from '../topics/index.ts'
import { isListed } from './feeds.ts'
import { bestOfTopics } from './home/streams.ts'

/** Looked at of each topic: for a picture of its own, and for how much there is of it. */
const PINS_READ = 12

/** With so many to choose from, those that there is nothing of are left out: a feed about them would be about nothing. */
const ENOUGH = 6

/** FIND-01: broad topics for somebody new to choose from, those that there is most of first, each with a picture. */
export const topicChoices = async (ctx: Ctx): Promise<TopicChoice[]> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const [slices, followed] = await Promise.all([
    bestOfTopics(ctx.db, topTopics, PINS_READ),
    viewerId === undefined ? [] : followedTopics(ctx.db, viewerId),
  ])
  const pins = await loadPins(ctx, [...new Set(slices.flatMap(({ items }) => items.map(({ id }) => id)))])
  const follows = new Set(followed.map(({ id }) => id))
  const met = new Set<string>()
  const choices = topTopics.map((topic, n) => {
    const shown = slices[n]!.items.flatMap(({ id }) => pins.get(id) ?? []).filter(isListed)
    const pin = shown.find(({ signature }) => !met.has(signature))
    if (pin) met.add(pin.signature)
    const picture = pin && presentPinPicture(ctx, pin)
    return {
      count: shown.length,
      choice: {
        ...presentTopicBrief(topic),
        is_followed: follows.has(topic.id),
        images: picture?.images ?? null,
        dominant_color: picture?.dominant_color ?? null,
      },
    }
  })
  const filled = choices.filter(({ count }) => count > 0)
  const offered = filled.length < ENOUGH ? choices : filled
  return offered.toSorted((a, b) => b.count - a.count).map(({ choice }) => choice)
}
