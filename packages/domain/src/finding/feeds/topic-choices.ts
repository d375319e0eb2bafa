import type { Id, TopicChoice } from '@corkboard/contract'
import { ENOUGH_PINS_SAVED } from '@corkboard/contract/finding/topic-picker'
import { cacheOfViewer, type Ctx, type SignedIn, viewerIdOf } from '../../kernel/index.ts'
import { loadPins, presentPinPicture, type SeenPin } from '../../content/pins/index.ts'
import { followedTopics, presentTopicBrief, topicsOfPins, topTopics } from '../../content/topics/index.ts'
import { experiencesOf } from '../../platform/experiments/index.ts'
import { isListed } from './feeds.ts'
import { isMostlyAbout } from './home/how-much-about.ts'
import { bestOfTopics } from './home/streams.ts'
import { tasteOf } from './home/taste.ts'

/** Where users are asked for topics (SHELL-26). */
const PLACEMENT = 'home_topics'
/** How many pins of each topic are read, to find a picture of its own and to count its pins. */
const PINS_READ = 24

/** With this many choices, topics with few pins are left out: a feed about them would be about something else. */
const ENOUGH_CHOICES = 6
/** Three topics with this many pins that are mostly about them fill a first screen. */
const ENOUGH_PINS = 6

interface IllustratedChoice {
  readonly choice: TopicChoice
  /** The signature of its picture. */
  readonly cover: string | undefined
}

/** Broad topics for a new user to choose from, those with the most pins first, each with a picture of its own. */
const illustratedChoices = async (ctx: Ctx): Promise<IllustratedChoice[]> => {
  const viewerId = viewerIdOf(ctx.viewer)
  const [slices, followed] = await Promise.all([
    bestOfTopics(ctx.db, topTopics, PINS_READ),
    viewerId === undefined ? [] : followedTopics(ctx.db, viewerId),
  ])
  const ids = [...new Set(slices.flatMap(({ items }) => items.map(({ id }) => id)))]
  const [pins, topics] = await Promise.all([loadPins(ctx, ids), topicsOfPins(ctx.db, ids)])
  const isOf = (topicId: Id, pin: SeenPin): boolean =>
    isMostlyAbout(
      topicId,
      topics.get(pin.id)!.map((its) => its.topicId),
    )
  const follows = new Set(followed.map(({ id }) => id))
  const met = new Set<string>()
  const choices = topTopics.map((topic, n) => {
    const shown = slices[n]!.items.flatMap(({ id }) => pins.get(id) ?? []).filter(isListed)
    const telling = shown.filter((pin) => isOf(topic.id, pin))
    const pin = [...telling, ...shown].find(({ signature }) => !met.has(signature))
    if (pin) met.add(pin.signature)
    const picture = pin && presentPinPicture(ctx, pin)
    return {
      // Pins that are also about other things only break ties.
      count: telling.length + shown.length / (PINS_READ + 1),
      cover: pin?.signature,
      choice: {
        ...presentTopicBrief(topic),
        is_followed: follows.has(topic.id),
        images: picture?.images ?? null,
        dominant_color: picture?.dominant_color ?? null,
      },
    }
  })
  const offered =
    [ENOUGH_PINS, Number.MIN_VALUE]
      .map((least) => choices.filter(({ count }) => count >= least))
      .find((some) => some.length >= ENOUGH_CHOICES) ?? choices
  return offered.toSorted((a, b) => b.count - a.count)
}

/** FIND-01: broad topics for a new user to choose from. */
export const topicChoices = async (ctx: Ctx): Promise<TopicChoice[]> =>
  (await illustratedChoices(ctx)).map(({ choice }) => choice)

const coversFor = cacheOfViewer(
  async (ctx): Promise<ReadonlySet<string>> =>
    new Set((await illustratedChoices(ctx)).flatMap(({ cover }) => cover ?? [])),
)

const NONE: ReadonlySet<string> = new Set()

/** Pictures that a new user is asked to choose by, above their home feed: it should not begin with the same ones. */
export const coversAbove = async (ctx: Ctx<SignedIn>): Promise<ReadonlySet<string>> => {
  const { topics, savesLately } = await tasteOf(ctx)
  if (topics.length > 0 || savesLately >= ENOUGH_PINS_SAVED) return NONE
  return PLACEMENT in (await experiencesOf(ctx)) ? coversFor(ctx) : NONE
}
