import type { Id, Pin } from '@corkboard/contract'
import { cacheOfViewer, type Ctx, type Page, type PageRequest, type SignedIn } from '../../../kernel/index.ts'
import type { PinFieldSet, SeenPin } from '../../../content/pins/index.ts'
import { presentWithStories } from '../../../content/stories/index.ts'
import { topicsOfPins } from '../../../content/topics/index.ts'
import { SCREEN, spreadLookAlikes } from '../../visual/index.ts'
import { isListed, lookedAtLast, usableVisits } from '../feeds.ts'
import { showPictures } from '../show-pictures.ts'
import { coversAbove } from '../topic-choices.ts'
import { gather } from './gather.ts'
import { findHomeList, type HomeList, lastSeen, markReadTo, storeHomeList } from './home-list-store.ts'
import { rankHome, type Reason } from './rank-home.ts'
import { presentReasons } from './reasons.ts'
import { type CandidateFacts, hiddenPictures, loadFacts } from './streams.ts'
import { tasteOf } from './taste.ts'
import { unwantedAmong } from './unwanted.ts'

/** A list grows as it is read. Beyond this size, a new one starts. */
const MAX_LIST_LENGTH = 2_000
/** How often the streams are read for one page when most of what they return is not for this viewer. */
const FILLINGS = 5
const MAX_SEEN = 500
/** This many pins at the end of the last page returned are assumed to be unseen. */
const UNSEEN_TAIL = 13

/** The query for a home feed. */
export interface HomeQuery {
  readonly fieldSet: PinFieldSet
  /** PIN-13: signatures of pictures the reader has just viewed. */
  readonly lookedAt?: ReadonlySet<string> | undefined
}

const ENDED = 'ended'

/** True at the end of a list, when no more can come. */
const isEnded = ({ reach }: HomeList): boolean => reach[ENDED] === null

const seedOf = (id: Id): number => Number(BigInt(id) & 0x7fff_ffffn)

const newList = async (ctx: Ctx<SignedIn>): Promise<HomeList> => {
  const last = await lastSeen(ctx.db, ctx.viewer.userId)
  const looked = last ? last.pinIds.slice(0, Math.max(0, last.readTo - UNSEEN_TAIL)) : []
  return {
    id: ctx.site.ids.next(0),
    pinIds: [],
    pictures: [],
    others: [],
    reasons: [],
    reach: {},
    readTo: 0,
    seen: [...(last?.seen ?? []), ...looked].slice(-MAX_SEEN),
  }
}

const hiddenFrom = cacheOfViewer((ctx) => hiddenPictures(ctx.db, ctx.viewer.userId))

/** The list, extended by the next pins of all streams in ranked order, look-alikes a screen apart. */
const fill = async (ctx: Ctx<SignedIn>, list: HomeList): Promise<HomeList> => {
  const { userId } = ctx.viewer
  const [taste, hidden] = await Promise.all([tasteOf(ctx), hiddenFrom(ctx)])
  const seed = seedOf(list.id)
  const shown = { pinIds: new Set(list.pinIds), pictures: new Set([...list.pictures, ...hidden]) }
  const { candidates, reach, isLast } = await gather(ctx, taste, { reach: list.reach, shown })
  const lastIds = list.pinIds.slice(1 - SCREEN)
  const lastFacts: Map<Id, CandidateFacts> = lastIds.length === 0 ? new Map() : await loadFacts(ctx.db, lastIds, userId)
  const before = lastIds.flatMap((id) => lastFacts.get(id) ?? [])
  const [looks, unwanted] = await Promise.all([
    ctx.site.looks.load(ctx.db, { signatures: [...before, ...candidates].map(({ signature }) => signature) }),
    unwantedAmong(ctx.db, taste.unwanted, candidates),
  ])
  const lookOf = ({ signature }: CandidateFacts) => looks.get(signature)
  const inOrder = rankHome({
    candidates,
    seen: new Set(list.seen),
    now: ctx.now(),
    seed,
    before,
    savesLately: taste.savesLately,
    isUnwanted: ({ id }) => unwanted.has(id),
  })
  const ranked = spreadLookAlikes(inOrder, lookOf, { before: before.map(lookOf) })
  return {
    ...list,
    pinIds: [...list.pinIds, ...ranked.map(({ id }) => id)],
    pictures: [...list.pictures, ...ranked.map(({ picture }) => picture)],
    others: [...list.others, ...ranked.map(({ others }) => others)],
    reasons: [...list.reasons, ...ranked.map(({ reason }) => reason)],
    reach: isLast ? { ...reach, [ENDED]: null } : reach,
  }
}

/** Without pins of a kind that the viewer has hidden several of since the list was made. */
const withoutUnwanted = async (
  ctx: Ctx<SignedIn>,
  ids: readonly Id[],
  reasons: readonly Reason[],
): Promise<ReadonlySet<Id>> => {
  const { unwanted } = await tasteOf(ctx)
  if (unwanted.topics.length === 0 && unwanted.names.length === 0) return new Set(ids)
  const topics = await topicsOfPins(ctx.db, ids)
  const pins = ids.map((id) => ({ id, topicIds: (topics.get(id) ?? []).map(({ topicId }) => topicId) }))
  const left = await unwantedAmong(ctx.db, unwanted, pins)
  return new Set(ids.filter((id, n) => reasons[n]!.kind === 'followed' || !left.has(id)))
}

/** Followers of a sensitive board have already confirmed that they want to see it. */
const isShown = (pin: SeenPin): boolean => isListed(pin) || (pin.presence === 'listed' && pin.board.followedByMe)

/**
 * FIND-01: a member's home feed. What they follow, their topics, and what resembles their saves are ranked from bounded
 * streams when the feed opens. The list is stored so that further pages continue in it.
 */
export const membersFeed = async (
  ctx: Ctx<SignedIn>,
  { fieldSet, lookedAt }: HomeQuery,
  page: PageRequest,
): Promise<Page<Pin>> => {
  const { userId } = ctx.viewer
  const [listId, place] = page.after ?? []
  const known = listId === undefined ? undefined : await findHomeList(ctx.db, userId, String(listId))
  let list = known ?? (await newList(ctx))
  const from = known ? Number(place) : 0
  let at = from
  const found: { readonly pin: SeenPin; readonly reason: Reason }[] = []
  for (let filled = 0; found.length < page.size;) {
    if (at >= list.pinIds.length) {
      if (isEnded(list) || filled === FILLINGS || list.pinIds.length >= MAX_LIST_LENGTH) break
      list = await fill(ctx, list)
      filled += 1
      continue
    }
    const ids = list.pinIds.slice(at, at + page.size - found.length)
    const reasons = list.reasons.slice(at, at + ids.length)
    const wanted = list === known ? await withoutUnwanted(ctx, ids, reasons) : new Set(ids)
    const pictures = ids
      .map((id, n) => ({ id, pins: [id, ...(list.others[at + n] ?? [])], reason: reasons[n]! }))
      .filter(({ id }) => wanted.has(id))
    const shown = await showPictures(ctx, pictures, isShown)
    found.push(...shown.map(({ pin, picture: { reason } }) => ({ pin, reason })))
    at += ids.length
  }
  if (list === known) await markReadTo(ctx.db, userId, list.id, at)
  else await storeHomeList(ctx.db, userId, { ...list, readTo: at })
  const follows = found.some(({ reason }) => reason.kind === 'followed')
  const [visits, covers] = await Promise.all([usableVisits(ctx, lookedAt), known || follows ? [] : coversAbove(ctx)])
  const inOrder = lookedAtLast(found, new Set([...visits, ...covers]), ({ pin }) => pin.signature)
  const [shown, why] = await Promise.all([
    presentWithStories(
      ctx,
      inOrder.map(({ pin }) => pin),
      fieldSet,
    ),
    presentReasons(
      ctx,
      inOrder.map(({ reason }) => reason),
    ),
  ])
  return {
    items: shown.map((pin, n) => ({ ...pin, recommendation_reason: why[n] ?? null })),
    next: isEnded(list) && at >= list.pinIds.length ? undefined : [list.id, at],
  }
}
