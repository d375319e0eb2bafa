import type { Id } from '@corkboard/contract'
import type { CandidateFacts } from './streams.ts'

/**
 * Why a pin is in a user's feed: they follow its pinner or board, it is about a topic, it suits a board, or it
 * resembles what they saved.
 */
export type ReasonKind = 'followed' | 'topic' | 'guess' | 'visited' | 'board' | 'related' | 'popular' | 'fresh'

export interface Reason {
  readonly kind: ReasonKind
  /** The topic or board. */
  readonly id?: Id
}

/** A pin that could be shown, with the best reason for it. */
export interface Candidate extends CandidateFacts {
  readonly reason: Reason
  /** Other pins of the same picture. One of them replaces this pin if it may not be shown. */
  readonly others: readonly Id[]
  /**
   * Its position in its stream, from 1 for the first towards 0 for the last. Lower if it is also about other things.
   */
  readonly strength: number
}

/**
 * Groups of streams are woven together by these shares: of eleven pins, four come from followed users and boards, four
 * from topics, two are recommended, and one comes from elsewhere. The share of an empty group goes to the others. For a
 * user who has saved much lately, what is recommended has up to eight parts: nearly half, even if they follow much.
 */
const GROUP_OF: Readonly<Record<ReasonKind, string>> = {
  followed: 'followed',
  topic: 'topic',
  guess: 'recommended',
  visited: 'recommended',
  board: 'recommended',
  related: 'recommended',
  popular: 'elsewhere',
  fresh: 'elsewhere',
}
const PARTS: Readonly<Record<string, number>> = { followed: 4, topic: 4, recommended: 2, elsewhere: 1 }

const MOST_RECOMMENDED = 8
/** This many saves lately show what a user is busy with. */
const MANY_SAVES = 10

/** Seen pins get this fraction of their share, not zero, so that a small site still shows what the user likes. */
const SEEN_PART = 0.25

const DAY_MS = 86_400_000
/** A pin from today goes before a better one from last week. */
const FRESH_DAYS = 3
const FRESH = 1.2
const LIKED = 0.15
/** Each list orders similar pins differently. */
const SHUFFLE = 0.3

/** The minimum distance between two pins of one board, one user or one topic. The last rule gives way first. */
const APART = { boardId: 4, pinnerId: 3, topic: 2 } as const
/** How far down its stream to look for a pin that keeps the others apart. */
const LOOK_AHEAD = 24

export interface RankingInput {
  readonly candidates: readonly Candidate[]
  readonly seen: ReadonlySet<Id>
  readonly now: Date
  /** The list's seed, the same for all its pages. */
  readonly seed: number
  /** The end of the list so far. The pins that follow are spaced apart from it, too. */
  readonly before?: readonly CandidateFacts[]
  /** The number of pins the viewer saved in the last days. */
  readonly savesLately?: number
  /** True for what the viewer does not want: it comes after all the rest, unless they follow its pinner or board. */
  readonly isUnwanted?: (pin: CandidateFacts) => boolean
}

/** A number from 0 to 1 that is stable for one pin in one list. */
const noise = (id: Id, seed: number): number => {
  // Ids exceed the exact range of numbers, so this uses their two halves of nine digits each.
  const hash = Math.imul(Number(id.slice(-9)) ^ Number(id.slice(-18, -9)) ^ seed, 0x9e3779b1)
  return ((hash ^ (hash >>> 15)) >>> 0) / 0xffff_ffff
}

/** Ids are integers: a longer one is later. */
const isLater = (one: Id, other: Id): number => one.length - other.length || (one > other ? 1 : one < other ? -1 : 0)

const worthOf = ({ id, createdAt, saves, strength }: Candidate, now: Date, seed: number): number => {
  const days = Math.max(0, now.getTime() - createdAt.getTime()) / DAY_MS
  return 2 * strength + FRESH * Math.exp(-days / FRESH_DAYS) + LIKED * Math.log2(1 + saves) + SHUFFLE * noise(id, seed)
}

/**
 * FIND-01: the order of a home feed. Within a group, seen pins wait until the rest has been shown and then get a
 * smaller share. What the viewer does not want waits until after that, and their own pins until the very end.
 */
export const rankHome = ({
  candidates,
  seen,
  now,
  seed,
  before = [],
  savesLately = 0,
  isUnwanted = () => false,
}: RankingInput): Candidate[] => {
  const placed: CandidateFacts[] = [...before]
  const recommended = PARTS['recommended']!
  const busy = Math.min(1, savesLately / MANY_SAVES)
  const parts = { ...PARTS, recommended: recommended + (MOST_RECOMMENDED - recommended) * busy }
  const stageOf = (candidate: Candidate): number => {
    if (candidate.isOwn) return 2
    return candidate.reason.kind !== 'followed' && isUnwanted(candidate) ? 1 : 0
  }
  const stages = Map.groupBy(candidates, stageOf)
  return [0, 1, 2].flatMap((stage) => {
    const ranked = (stages.get(stage) ?? [])
      .map((candidate) => ({
        candidate,
        isSeen: Number(seen.has(candidate.id)),
        worth: worthOf(candidate, now, seed),
      }))
      .toSorted((a, b) => a.isSeen - b.isSeen || b.worth - a.worth || isLater(b.candidate.id, a.candidate.id))
      .map(({ candidate }) => candidate)
    const groups = Map.groupBy(ranked, ({ reason }) => GROUP_OF[reason.kind]!)
    const topics = groups.get('topic')
    if (topics) groups.set('topic', inTurns(topics, seen))
    return weave(groups, parts, placed, seen)
  })
}

/** Topics take turns, so that each chosen one appears, however much more another has. */
const inTurns = (ranked: readonly Candidate[], seen: ReadonlySet<Id>): Candidate[] => {
  const turns = new Map<string, number>()
  return ranked
    .map((candidate) => {
      const isSeen = Number(seen.has(candidate.id))
      const key = `${candidate.reason.id} ${isSeen}`
      const turn = (turns.get(key) ?? 0) + 1
      turns.set(key, turn)
      return { candidate, isSeen, turn }
    })
    .toSorted((a, b) => a.isSeen - b.isSeen || a.turn - b.turn)
    .map(({ candidate }) => candidate)
}

/** Takes from the group that is furthest behind its share. `placed` grows with what is taken. */
const weave = (
  groups: Map<string, Candidate[]>,
  parts: Readonly<Record<string, number>>,
  placed: CandidateFacts[],
  seen: ReadonlySet<Id>,
): Candidate[] => {
  const woven: Candidate[] = []
  /** How far each group has come, in its own turns. */
  const turns = new Map<string, number>()
  const turnOf = (group: string): number => {
    const part = parts[group]! * (seen.has(groups.get(group)![0]!.id) ? SEEN_PART : 1)
    return (turns.get(group) ?? 0) + 1 / part
  }
  for (;;) {
    let [group, turn]: [string | undefined, number] = [undefined, Infinity]
    for (const other of groups.keys()) {
      const its = turnOf(other)
      if (its < turn) [group, turn] = [other, its]
    }
    if (group === undefined) return woven
    const queue = groups.get(group)!
    turns.set(group, turn)
    let unseen = 0
    while (unseen < queue.length && unseen < LOOK_AHEAD && !seen.has(queue[unseen]!.id)) unseen += 1
    // Seen pins are last in each queue: if the first is seen, so is the rest.
    const [next] = queue.splice(placeOfNext(queue, placed, unseen > 0 ? unseen : queue.length), 1)
    if (queue.length === 0) groups.delete(group)
    woven.push(next!)
    placed.push(next!)
  }
}

type Placed = Pick<CandidateFacts, 'boardId' | 'pinnerId'> & Partial<Pick<CandidateFacts, 'topicIds'>>

const topicOf = ({ topicIds = [] }: Placed): Id | undefined => topicIds[0]

const isAmongLast = (placed: readonly Placed[], distance: number, is: (pin: Placed) => boolean): boolean => {
  for (let n = placed.length - 1; n >= 0 && n >= placed.length - distance; n -= 1) if (is(placed[n]!)) return true
  return false
}

const RULES = 3

/** How many of the rules `pin` keeps as the next one, in their order, up to the first that it breaks. */
const rulesKept = (pin: Placed, placed: readonly Placed[]): number => {
  const { boardId, pinnerId } = pin
  const topic = topicOf(pin)
  if (isAmongLast(placed, APART.boardId, (it) => it.boardId === boardId)) return 0
  if (isAmongLast(placed, APART.pinnerId, (it) => it.pinnerId === pinnerId)) return 1
  return topic !== undefined && isAmongLast(placed, APART.topic, (it) => topicOf(it) === topic) ? 2 : RULES
}

/**
 * Of the queue's first pins, the first that is far enough from those placed before it. If there is none, the rules give
 * way one by one.
 */
const placeOfNext = (queue: readonly Placed[], placed: readonly Placed[], end = queue.length): number => {
  const ahead = Math.min(end, LOOK_AHEAD)
  let [best, most] = [-1, 0]
  for (let place = 0; place < ahead && most < RULES; place += 1) {
    const kept = rulesKept(queue[place]!, placed)
    if (kept > most) [best, most] = [place, kept]
  }
  if (best >= 0) return best
  // At least not right after one of the same board.
  const last = placed.at(-1)
  for (let place = 0; place < ahead; place += 1) if (queue[place]!.boardId !== last?.boardId) return place
  return 0
}

/** The same pins, with those of one board or user spaced apart where others can go between them. */
export const spreadApart = <Pin extends Placed>(pins: readonly Pin[]): Pin[] => {
  const queue = [...pins]
  const placed: Pin[] = []
  while (queue.length > 0) placed.push(...queue.splice(placeOfNext(queue, placed), 1))
  return placed
}
