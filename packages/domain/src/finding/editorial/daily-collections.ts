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
/** (ours) The covers of a collection, and the most subjects in its title. */
const COVERS = 3
/** (ours) Collections by topic, in addition to the general one. */
const MAX_TOPICS = 6
/** (ours) How long a collection's URL works. */
const RETENTION_DAYS = 60
/** After everything editors have put in order. */
const FIRST_PLACE = 1_000
const ANYTHING: Id = '0'

/** A pin's most certain topic: of the taxonomy's upper level, and the narrower one, if any. */
export interface PinTopics {
  readonly broad: Id
  readonly subject: Id | undefined
}

/** A collection made from the pins of one topic. */
export interface Collection {
  readonly topicId: Id
  readonly pinIds: readonly Id[]
  /** The narrower topics of its first pins, which are its covers. */
  readonly subjectIds: readonly Id[]
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

/** Moves the best pin of each of the first subjects to the front, so that the covers differ and show what the title names. */
const leadWithSubjects = (
  pins: readonly SavedPin[],
  subjectOf: ReadonlyMap<Id, Id>,
): { pins: SavedPin[]; subjectIds: Id[] } => {
  const bySubject = new Map<Id, SavedPin>()
  for (const pin of pins) {
    const subject = subjectOf.get(pin.id)
    if (subject !== undefined && !bySubject.has(subject)) bySubject.set(subject, pin)
  }
  const subjectIds = [...bySubject.keys()].slice(0, COVERS)
  if (subjectIds.length < 2) return { pins: [...pins], subjectIds: [] }
  return { pins: [...new Set([...subjectIds.map((id) => bySubject.get(id)!), ...pins])], subjectIds }
}

/**
 * A day's collections, from pins sorted by saves: one for each of the most saved topics, with yesterday's topics after
 * the others so that days start differently, and then a general one.
 */
export const collect = (
  pins: readonly SavedPin[],
  topicOf: ReadonlyMap<Id, PinTopics>,
  yesterday: readonly Id[],
): Collection[] => {
  const subjectOf = new Map([...topicOf].flatMap(([id, { subject }]) => (subject === undefined ? [] : [[id, subject]])))
  const make = (topicId: Id, among: readonly SavedPin[]): Collection[] => {
    const picked = pickPins(among)
    if (picked.length < MIN_PINS) return []
    const saves = picked.reduce((sum, pin) => sum + pin.saves + pin.repinCount, 0)
    const { pins: ordered, subjectIds } = leadWithSubjects(picked, subjectOf)
    return [{ topicId, pinIds: ordered.map(({ id }) => id), subjectIds, saves }]
  }
  const byTopic = Map.groupBy(
    pins.filter(({ id }) => topicOf.has(id)),
    ({ id }) => topicOf.get(id)!.broad,
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

/** The most certain topics of each pin. */
const topicsOf = async (ctx: Ctx, pins: readonly SavedPin[]): Promise<Map<Id, PinTopics>> => {
  const [topics, categories] = await Promise.all([
    topicsOfPins(
      ctx.db,
      pins.map(({ id }) => id),
    ),
    categoriesOf(ctx.db, [...new Set(pins.map(({ boardId }) => boardId))]),
  ])
  const above = (id: Id): Id => topicById(id)?.parentId ?? id
  return new Map(
    pins.flatMap(({ id, boardId }): [Id, PinTopics][] => {
      const surest = topics.get(id)?.[0]?.topicId ?? topicOfCategory(categories.get(boardId) ?? null)?.id
      if (surest === undefined) return []
      const broad = above(surest)
      // A board's category makes the broad topic surer than the narrower ones.
      const subject = topics.get(id)?.find(({ topicId }) => topicById(topicId)?.parentId === broad)?.topicId
      return [[id, { broad, subject }]]
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
      for (const [place, { topicId, pinIds, subjectIds }] of collect(pins, topics, yesterday).entries()) {
        const isNew = await insertArticle(tx.db, {
          id: tx.site.ids.next(0),
          locale,
          type: 2,
          // Readers get them in their own language (article-view.ts).
          title: '',
          description: '',
          document: {
            cover_pin_ids: [],
            body: pinIds.map((id) => ({ type: 'pin' as const, pin_id: id })),
            subject_ids: topicId === ANYTHING ? [] : subjectIds,
          },
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
