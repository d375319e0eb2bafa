import type { Id } from '@corkboard/contract'
import { cacheOfViewer, type Ctx, type SignedIn } from '../../../kernel/index.ts'
import { howMuchAbout } from './how-much-about.ts'
import { type Followed, type Newest, readNewest } from './newest.ts'
import type { Candidate, Reason } from './rank-home.ts'
import { type Recommend, recommended, type RecommendedPin } from './recommended.ts'
import {
  bestOfTopics,
  bestPins,
  type CandidateFacts,
  followedPins,
  freshPins,
  loadFacts,
  type Near,
  type Place,
  type Reach,
  reachOf,
  type StreamItem,
  type StreamSlice,
} from './streams.ts'
import { type Taste, tasteOf } from './taste.ts'
import { type ThemePins, themePins } from './themes.ts'

/** How many pins one filling takes from each kind of stream: a few hundred in total, however many there are. */
const FOLLOWED = 120
/** Those of themes included. */
const OF_TOPICS = 160
const MIN_PER_TOPIC = 8
const MAX_PER_TOPIC = 60
const RECOMMENDED = 60
const POPULAR = 15
const FRESH = 30
/** How many alternative pins of a picture are stored along with the chosen one. */
const OTHERS = 4

/** What a list already shows. */
export interface Shown {
  readonly pinIds: ReadonlySet<Id>
  readonly pictures: ReadonlySet<string>
}

export interface Gathered {
  readonly candidates: readonly Candidate[]
  readonly reach: Readonly<Record<string, Reach>>
  /** True when no stream has any more. */
  readonly isLast: boolean
}

/** Pins from one source, and the reason shown for them. */
interface Stream {
  readonly key: string
  /** The topics of which its pins are about one, to different degrees. */
  readonly topicIds?: readonly Id[]
  readonly reason: Reason | ((item: StreamItem) => Reason)
  readonly slice: StreamSlice
  /** How much its pins count, up to 1. */
  readonly share?: number
}

type RecommendedSlice = StreamSlice<StreamItem & RecommendedPin>

interface TopicStream {
  readonly key: string
  readonly id: Id
  readonly reason: Reason
  /** How much its pins count, up to 1. */
  readonly share: number
}

/** One stream per topic, with the best reason for it. */
const topicStreams = ({ topics, boards, guessed, visited }: Taste): TopicStream[] => {
  const wanted = [
    ...topics.map((id): TopicStream => ({ key: `topic ${id}`, id, reason: { kind: 'topic', id }, share: 1 })),
    ...boards.flatMap((board) =>
      board.topics.map((id): TopicStream => ({
        key: `topic ${id}`,
        id,
        reason: { kind: 'board', id: board.id },
        share: 1,
      })),
    ),
    ...guessed.map(({ id, share }): TopicStream => ({ key: `topic ${id}`, id, reason: { kind: 'guess', id }, share })),
    ...visited.map(({ id, share }): TopicStream => ({ key: `topic ${id}`, id, reason: { kind: 'visited' }, share })),
  ]
  const met = new Set<Id>()
  return wanted.filter(({ id }) => !met.has(id) && met.add(id))
}

const popularStreams = ({ country, language }: Taste) =>
  [
    { key: 'country', near: { country } },
    { key: 'language', near: { language } },
    { key: 'anywhere', near: 'anywhere' },
  ] satisfies { key: string; near: Near }[]

/** A theme is read once: further pages have what is near it. */
const themeStream = ({ concept, becauseOf, share, pinIds }: ThemePins, { guessed, boards }: Taste): Stream => ({
  key: `theme ${concept}`,
  // Who saves shelves of pots looks for pots and not for bookcases.
  topicIds: [...guessed.map(({ id }) => id), ...boards.flatMap(({ topics }) => topics)],
  reason: { kind: 'related', id: becauseOf },
  share: Math.sqrt(share),
  slice: { items: pinIds.map((id) => ({ id, place: id })), isLast: true },
})

type Reached = Readonly<Record<string, Reach>>

const hasMore = (reach: Reached, key: string): boolean => reach[key] !== null
const after = (reach: Reached, key: string): Place | undefined => reach[key] ?? undefined

/**
 * Streams that change slowly: of topics, near the viewer's pins, and of what is popular. Each comes with its key and
 * reason: a taste that was read at another moment may have other topics.
 */
const slowStreams = async (
  ctx: Ctx<SignedIn>,
  taste: Taste,
  reach: Reached,
  recommend: Recommend,
): Promise<readonly Stream[]> => {
  const ofTopics = topicStreams(taste).filter(({ key }) => hasMore(reach, key))
  const ofThemes = async () =>
    (await themePins(ctx, taste.language))
      .map((theme) => themeStream(theme, taste))
      .filter(({ key }) => hasMore(reach, key))
  const popular = popularStreams(taste).filter(({ key }) => hasMore(reach, key))
  const near = async (): Promise<RecommendedSlice> => {
    if (!hasMore(reach, 'related')) return { items: [], isLast: true }
    const from = Number(after(reach, 'related') ?? 0)
    const pins = await recommend(ctx, { from, size: RECOMMENDED })
    return { items: pins.map((pin) => ({ ...pin, place: String(from + RECOMMENDED) })), isLast: pins.length === 0 }
  }
  const themesAndTopics = async () => {
    const themes = await ofThemes()
    const left = OF_TOPICS - themes.reduce((sum, { slice }) => sum + slice.items.length, 0)
    const each = Math.min(MAX_PER_TOPIC, Math.max(MIN_PER_TOPIC, Math.ceil(left / Math.max(1, ofTopics.length))))
    const wanted = ofTopics.map(({ key, id }) => ({ id, after: after(reach, key) }))
    return [themes, await bestOfTopics(ctx.db, wanted, each)] as const
  }
  const [[themes, topics], nearSaves, best] = await Promise.all([
    themesAndTopics(),
    near(),
    popular.length === 0
      ? []
      : bestPins(
          ctx.db,
          popular.map(({ key, near }) => ({ near, after: after(reach, key) })),
          POPULAR,
        ),
  ])
  return [
    ...themes,
    ...ofTopics.map(({ key, id, reason, share }, n) => ({ key, topicIds: [id], reason, share, slice: topics[n]! })),
    {
      key: 'related',
      reason: (item) => ({ kind: 'related', id: (item as StreamItem & RecommendedPin).becauseOf }),
      slice: nearSaves,
    },
    ...popular.map(({ key }, n) => ({ key, reason: { kind: 'popular' } as const, slice: best[n]! })),
  ]
}

/** What a list begins with, and the facts about its candidates as far as they have been read. */
interface Beginning {
  readonly streams: readonly Stream[]
  readonly facts: Map<Id, CandidateFacts>
  /** What the member follows, as it was read last. */
  readonly followed: { last?: Followed }
}

/** A home feed that is opened again within a minute begins with the same slow streams: some 200 kB a member. */
const beginningOf = cacheOfViewer(
  async (ctx): Promise<Beginning> => ({
    streams: await slowStreams(ctx, await tasteOf(ctx), {}, recommended),
    facts: new Map(),
    followed: {},
  }),
  { members: 100, ttlMs: 60_000 },
)

interface Start extends Omit<Beginning, 'followed'>, Newest {}

const ENDED: StreamSlice = { items: [], isLast: true }

/** The next slice of every stream. */
const startOf = async (ctx: Ctx<SignedIn>, taste: Taste, reach: Reached, recommend: Recommend): Promise<Start> => {
  const { db } = ctx
  const { userId } = ctx.viewer
  if (Object.keys(reach).length === 0 && recommend === recommended) {
    const beginning = await beginningOf(ctx)
    return { ...beginning, ...(await readNewest(ctx, beginning.followed, { followed: FOLLOWED, fresh: FRESH })) }
  }
  const [followed, streams, fresh] = await Promise.all([
    hasMore(reach, 'followed') ? followedPins(db, userId, after(reach, 'followed'), FOLLOWED) : ENDED,
    slowStreams(ctx, taste, reach, recommend),
    hasMore(reach, 'fresh') ? freshPins(db, userId, { after: after(reach, 'fresh') }, FRESH) : ENDED,
  ])
  return { streams, facts: new Map(), followed, fresh }
}

/** Reads on in every stream that has more. A pin already in the list, or found twice, counts once. */
export const gather = async (
  ctx: Ctx<SignedIn>,
  taste: Taste,
  { reach, shown }: { readonly reach: Readonly<Record<string, Reach>>; readonly shown: Shown },
  recommend: Recommend = recommended,
): Promise<Gathered> => {
  const { streams: slow, facts, followed, fresh } = await startOf(ctx, taste, reach, recommend)
  // If a pin comes from several streams, the first counts.
  const streams: Stream[] = [
    { key: 'followed', reason: { kind: 'followed' }, slice: followed },
    ...slow,
    { key: 'fresh', reason: { kind: 'fresh' }, slice: fresh },
  ]
  return {
    candidates: await candidatesOf(ctx, streams, shown, facts),
    reach: { ...reach, ...Object.fromEntries(streams.map(({ key, slice }) => [key, reachOf(slice)])) },
    isLast: streams.every(({ slice }) => slice.isLast),
  }
}

/** One pin per user before anyone's second: what hides one pin of a user mostly hides all of them. */
const eachPersonFirst = (pins: readonly CandidateFacts[]): readonly CandidateFacts[] => {
  if (pins.length === 1) return pins
  const met = new Set<Id>()
  const [first, more] = [[] as CandidateFacts[], [] as CandidateFacts[]]
  for (const pin of pins) {
    ;(met.has(pin.pinnerId) ? more : first).push(pin)
    met.add(pin.pinnerId)
  }
  return [...first, ...more]
}

/** How a pin was found. */
interface Way extends Pick<Candidate, 'reason' | 'strength'> {
  readonly topicIds: readonly Id[]
}

const strengthOf = ({ strength, topicIds: wanted }: Way, topicIds: readonly Id[]): number => {
  if (wanted.length === 0) return strength
  let most = 0
  for (const id of wanted) most = Math.max(most, howMuchAbout(id, topicIds))
  return strength * most
}

/** The first stream counts. Among several topics with the same reason, the one the pin is most about wins. */
const bestWay = (ways: readonly Way[], { topicIds }: CandidateFacts): Pick<Candidate, 'reason' | 'strength'> => {
  let { reason } = ways[0]!
  let strength = strengthOf(ways[0]!, topicIds)
  for (let n = 1; n < ways.length; n += 1) {
    if (ways[n]!.reason.kind !== reason.kind) continue
    const its = strengthOf(ways[n]!, topicIds)
    if (its > strength) [reason, strength] = [ways[n]!.reason, its]
  }
  return { reason, strength }
}

/** Every way by which each pin was found, in the order of the streams. */
const waysOf = (streams: readonly Stream[], shown: Shown): Map<Id, Way[]> => {
  const why = new Map<Id, Way[]>()
  for (const { reason, topicIds = [], slice, share = 1 } of streams) {
    slice.items.forEach((item, place) => {
      if (shown.pinIds.has(item.id)) return
      const because = typeof reason === 'function' ? reason(item) : reason
      const way = { reason: because, strength: share * (1 - place / slice.items.length), topicIds }
      const ways = why.get(item.id)
      if (ways) ways.push(way)
      else why.set(item.id, [way])
    })
  }
  return why
}

/** @param facts those that are known; others are read and added */
const candidatesOf = async (
  ctx: Ctx<SignedIn>,
  streams: readonly Stream[],
  shown: Shown,
  facts: Map<Id, CandidateFacts>,
): Promise<Candidate[]> => {
  const why = waysOf(streams, shown)
  const unknown = [...why.keys()].filter((id) => !facts.has(id))
  if (unknown.length > 0) {
    for (const [id, fact] of await loadFacts(ctx.db, unknown, ctx.viewer.userId)) facts.set(id, fact)
  }
  const pictures = new Map<string, CandidateFacts[]>()
  for (const id of why.keys()) {
    const pin = facts.get(id)
    if (!pin || shown.pictures.has(pin.picture)) continue
    const its = pictures.get(pin.picture)
    if (its) its.push(pin)
    else pictures.set(pin.picture, [pin])
  }
  return Array.from(pictures.values(), (its) => {
    const [pin, ...others] = eachPersonFirst(its)
    return { ...pin!, ...bestWay(why.get(pin!.id)!, pin!), others: others.slice(0, OTHERS).map(({ id }) => id) }
  })
}
