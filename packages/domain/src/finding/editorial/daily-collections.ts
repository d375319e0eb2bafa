import { type Id, LOCALES } from '@corkboard/contract'
import { FALLBACK_TODAY_LOCALE, TODAY_LOCALES, todayLocaleFor } from '@corkboard/contract/finding/editorial'
import { type Ctx, VISITOR } from '../../kernel/index.ts'
import { topicById, topicOfCategory, topicsOfPins } from '../../content/topics/index.ts'
import { dayBefore, dayOf } from './article.ts'
import {
  collectionsOfDay,
  deleteCollections,
  deleteCollectionsBefore,
  insertArticle,
  isWrittenFor,
} from './article-store.ts'
import { categoriesOf, localesInUse, mostSavedPins, type SavedPin } from './collection-store.ts'
import { loadReaderPins } from './load-articles.ts'

/** (ours) Saves of the last days count; on a quiet site, of the last weeks. */
const WINDOWS_DAYS = [3, 14, 90] as const
/** (ours) Fewer saves than this say nothing about what users like. */
const ENOUGH_SAVED = 40
/** (ours) The size of a collection. With fewer pins there is none. */
const MAX_PINS = 24
const MIN_PINS = 4
/** (ours) The most pins of one user, and of one board, in a collection. */
const OF_ONE = 3
/** (ours) Collections by topic, in addition to the general one. */
const MAX_TOPICS = 6
/** (ours) How long a collection's URL works. */
const RETENTION_DAYS = 60
/** After everything editors have put in order. */
const FIRST_PLACE = 1_000
const ANYTHING: Id = '0'

/** A collection made from the pins of one topic. */
export interface Collection {
  readonly topicId: Id
  readonly pinIds: readonly Id[]
  readonly saves: number
}

/** The best of these pins, with few per user or board and no picture twice. */
const pickPins = (pins: readonly SavedPin[]): SavedPin[] => {
  const met = new Map<string, number>()
  const isOneMore = (key: string, most: number): boolean => {
    const count = met.get(key) ?? 0
    met.set(key, count + 1)
    return count < most
  }
  return pins
    .filter(({ signature }) => isOneMore(`picture ${signature}`, 1))
    .filter(({ pinnerId }) => isOneMore(`person ${pinnerId}`, OF_ONE))
    .filter(({ boardId }) => isOneMore(`board ${boardId}`, OF_ONE))
    .slice(0, MAX_PINS)
}

/**
 * A day's collections, from pins sorted by saves: one for each of the most saved topics, with yesterday's topics after
 * the others so that days start differently, and then a general one.
 */
export const collect = (
  pins: readonly SavedPin[],
  topicOf: ReadonlyMap<Id, Id>,
  yesterday: readonly Id[],
): Collection[] => {
  const make = (topicId: Id, among: readonly SavedPin[]): Collection[] => {
    const picked = pickPins(among)
    if (picked.length < MIN_PINS) return []
    const saves = picked.reduce((sum, pin) => sum + pin.saves + pin.repinCount, 0)
    return [{ topicId, pinIds: picked.map(({ id }) => id), saves }]
  }
  const byTopic = Map.groupBy(
    pins.filter(({ id }) => topicOf.has(id)),
    ({ id }) => topicOf.get(id)!,
  )
  const topics = [...byTopic]
    .flatMap(([topicId, among]) => make(topicId, among))
    .toSorted(
      (a, b) => Number(yesterday.includes(a.topicId)) - Number(yesterday.includes(b.topicId)) || b.saves - a.saves,
    )
    .slice(0, MAX_TOPICS)
  // Pins that lead a topic's collection need not lead this one too.
  const covered = new Set(topics.flatMap(({ pinIds }) => pinIds.slice(0, MIN_PINS)))
  const rest = pins.filter(({ id }) => !covered.has(id))
  const anything = make(ANYTHING, rest)
  return [...topics, ...(anything.length > 0 ? anything : make(ANYTHING, pins))]
}

/** The most certain broad topic of each pin. */
const topicsOf = async (ctx: Ctx, pins: readonly SavedPin[]): Promise<Map<Id, Id>> => {
  const [topics, categories] = await Promise.all([
    topicsOfPins(
      ctx.db,
      pins.map(({ id }) => id),
    ),
    categoriesOf(ctx.db, [...new Set(pins.map(({ boardId }) => boardId))]),
  ])
  const above = (id: Id): Id => topicById(id)?.parentId ?? id
  return new Map(
    pins.flatMap(({ id, boardId }): [Id, Id][] => {
      const surest = topics.get(id)?.[0]?.topicId ?? topicOfCategory(categories.get(boardId) ?? null)?.id
      return surest === undefined ? [] : [[id, above(surest)]]
    }),
  )
}

const daysBefore = (moment: Date, days: number): Date => new Date(moment.getTime() - days * 86_400_000)

/** Public pins sorted by recent saves, going as far back as necessary. */
const loadCandidates = async (ctx: Ctx): Promise<SavedPin[]> => {
  let pins: SavedPin[] = []
  for (const days of WINDOWS_DAYS) {
    pins = await mostSavedPins(ctx.db, daysBefore(ctx.now(), days), ctx.now())
    if (pins.filter(({ saves }) => saves > 0).length >= ENOUGH_SAVED) break
  }
  const seen = await loadReaderPins(
    ctx,
    pins.map(({ id }) => id),
  )
  return pins.filter(({ id }) => seen.has(id))
}

/** The Today locales that users here read in, and the fallback that everyone can read. */
const usedLocales = async (ctx: Ctx): Promise<string[]> => {
  const used = await localesInUse(ctx.db, [...new Set([...LOCALES, ...TODAY_LOCALES])])
  return [...new Set([FALLBACK_TODAY_LOCALE, ...used.map((locale) => todayLocaleFor(locale))])]
}

/** Deletes the collections so that they are rebuilt from current pins, after much of their content was deleted. */
export const dropCollections = (ctx: Ctx): Promise<void> =>
  ctx.transaction(async (tx) => {
    await deleteCollections(tx.db)
    tx.changed('today:all')
  })

/**
 * FIND-03: creates the day's automatic collections in every locale in use for which no editor wrote anything today.
 * Does nothing if they already exist, so it may run at any hour and any number of times.
 */
export const makeDailyCollections = async (anyCtx: Ctx): Promise<number> => {
  const ctx = anyCtx.as(VISITOR)
  const now = ctx.now()
  const day = dayOf(now)
  const wanted: { locale: string; yesterday: readonly Id[] }[] = []
  for (const locale of await usedLocales(ctx)) {
    const isMade = (await collectionsOfDay(ctx.db, locale, day)).length > 0
    if (isMade || (await isWrittenFor(ctx.db, locale, day))) continue
    wanted.push({ locale, yesterday: await collectionsOfDay(ctx.db, locale, dayBefore(day, 1)) })
  }
  if (wanted.length === 0) return 0
  const pins = await loadCandidates(ctx)
  const topics = await topicsOf(ctx, pins)
  return ctx.transaction(async (tx) => {
    let made = 0
    for (const { locale, yesterday } of wanted) {
      for (const [place, { topicId, pinIds }] of collect(pins, topics, yesterday).entries()) {
        const isNew = await insertArticle(tx.db, {
          id: tx.site.ids.next(0),
          locale,
          type: 2,
          // Readers get them in their own language (article-view.ts).
          title: '',
          description: '',
          document: { cover_pin_ids: [], body: pinIds.map((id) => ({ type: 'pin' as const, pin_id: id })) },
          state: 'published',
          publishedFrom: now,
          day,
          position: FIRST_PLACE + place,
          isAutomatic: true,
          topicId,
          updatedById: null,
          now,
        })
        if (isNew) made += 1
      }
    }
    await deleteCollectionsBefore(tx.db, dayBefore(day, RETENTION_DAYS))
    tx.changed('today:all')
    return made
  })
}
