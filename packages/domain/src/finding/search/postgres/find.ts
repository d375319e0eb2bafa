import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { ListCursor } from '../../../kernel/index.ts'
import { isEmoji } from '../parse-query.ts'
import type { SearchQuery, Found, Rerank } from '../search-engine.ts'
import { everyoneSees } from './everyone-sees.ts'
import { amongFew, conditions, isAmongFew, narrowed } from './narrowing.ts'
import type { Matches } from './prepare.ts'
import { OWN, TABLES, type Tier, TIERS } from './tables.ts'

/** Only this many of the most popular matches are ranked, and of later tiers as many as are missing. */
const MOST_RANKED = 300
/** So many of those are ranked at once, the best first: few users read on, and ranking is most of the cost. */
const RANKED_AT_ONCE = 100
/** The same if only the first few are shown. */
const MOST_RANKED_BRIEFLY = 60
/**
 * With so many matches, of which so many show what is searched for (more than a page), the next tier waits until someone
 * pages so far.
 */
const ENOUGH = { matches: 100, showing: 30 }
const ENOUGH_BRIEFLY = { matches: 20, showing: 20 }
/**
 * How many of a tier's documents with all words of a phrase are checked for the phrase itself: popular words occur in
 * thousands.
 */
const MAX_COMPARED = 2_000
/** If there are fewer results, documents with only some of the words follow. */
const FEW = 25
/** The number of a user's newest pins that are searched. */
const MAX_PER_PERSON = 20_000

/** Documents with all words; boards whose pins are of them; documents with any. */
type Stage = 'all' | 'inside' | 'any'

/**
 * A position in the results: among documents with all words or with any, from which tier to which, in which batch, after
 * which score and id. The time is that of the first page, so that scores stay the same while the user pages.
 */
interface Place {
  readonly stage: Stage
  /** The place of a tier in the order of tiers, or `OWN`. */
  readonly from: number
  readonly to: number | undefined
  /** How many batches of these tiers' matches have been read. */
  readonly batch: number
  readonly after: { readonly score: string; readonly id: Id } | undefined
  readonly nowMs: number
  /** The number of earlier results. */
  readonly seen: number
}

const END_TIER = TIERS.length

const matchesOf = ({ prepared }: SearchQuery): Matches => prepared.engine as Matches

const placeOf = (cursor: ListCursor | undefined, isFew: boolean, now: Date): Place => {
  if (!cursor)
    return {
      stage: 'all',
      from: isFew ? OWN : 0,
      to: undefined,
      batch: 0,
      after: undefined,
      nowMs: now.getTime(),
      seen: 0,
    }
  const [stage, from, to, score, id, nowMs, seen, batch = 0] = cursor
  return {
    stage: stage === 'any' || stage === 'inside' ? stage : 'all',
    from: Number(from),
    to: to === '' ? undefined : Number(to),
    after: id === '' ? undefined : { score: String(score), id: String(id) },
    nowMs: Number(nowMs),
    seen: Number(seen),
    batch: Number(batch),
  }
}

const cursorOf = ({ stage, from, to, batch, after, nowMs, seen }: Place): ListCursor => [
  stage,
  from,
  to ?? '',
  after?.score ?? '',
  after?.id ?? '',
  nowMs,
  seen,
  batch,
]

/** A tsquery that also requires these marks. */
const withMarks = (query: string, marks: readonly string[] = []): string =>
  [query === '' ? '' : `(${query})`, ...marks.map((mark) => `'~${mark.replaceAll("'", "''")}'`)]
    .filter((part) => part !== '')
    .join(' & ')

/**
 * The words that documents with these phrases must contain, in any position. `undefined` if the query has no phrases or
 * has negations, which this would widen.
 */
const wordsOfPhrases = (query: string): string | undefined => {
  const words = query.replaceAll(/ <(?:-|\d+)> /g, ' & ')
  return words === query || query.includes('!') ? undefined : words
}

const isOfPhrases = (query: string): boolean => wordsOfPhrases(query) !== undefined

/** The weights of a score: words first; then popularity and age, and whether the language matches the searcher's. */
const WEIGHTS: Readonly<Record<NonNullable<Rerank> | 'best', { words: number; loved: number; new: number }>> = {
  best: { words: 1, loved: 0.3, new: 0.2 },
  newest: { words: 0.2, loved: 0, new: 4 },
  popular: { words: 0.2, loved: 4, new: 0 },
}

/** The age in days at which the bonus for new pins falls to about a third. */
const NEW_DAYS = 45

/**
 * How much it counts that a document has all words as written, that it is of what they mean or has their synonyms, and
 * that it mentions that. Each is included in the next. The first is so much that a synonym does not outrank the word
 * itself, however popular and new it is.
 */
const LEVELS = { own: 0.7, meant: 0.3, named: 0.4, written: 0.3, ofKind: 0.9, mentioned: 0.4 } as const

const isIn = (query: string): RawBuilder<unknown> => sql`vector @@ ${query}::tsquery`
const has = (query: string): RawBuilder<unknown> => sql`(${isIn(query)})::int`

/** What is looked for in the index, as a tsquery. */
const soughtOf = ({ narrowing }: SearchQuery, matches: Matches, { stage }: Pick<Place, 'stage'>): string =>
  withMarks(stage === 'all' ? matches.all : matches.any, narrowing.marks)

/** How well a document has all words; or, if only some are asked for, how much those it has tell. */
const fitOf = (searchQuery: SearchQuery, stage: Place['stage']): RawBuilder<unknown> => {
  const matches = matchesOf(searchQuery)
  if (matches.parts.length === 0) return sql`0`
  const rank = matches.rank === '' ? sql`0` : sql`ts_rank('{0.05, 0.2, 0.5, 1}', vector, ${matches.rank}::tsquery)`
  if (stage === 'any') {
    const most = matches.parts.reduce((sum, { weight }) => sum + weight, 0)
    const told = matches.parts.map(({ query, weight }) => sql`${sql.lit(weight / most)} * ${has(query)}`)
    return sql`(0.5 * ${rank} + 2 * (${sql.join(told, sql` + `)}))`
  }
  const { own, meant, named, ofKind, mentioned, written, phrase } = matches
  const isNamed = isOfPhrases(soughtOf(searchQuery, matches, { stage })) ? isIn(named) : sql`shows`
  // Each check costs, and what has a level has those below it.
  const levels = sql`case
    when ${isNamed} then ${sql.lit(LEVELS.mentioned + LEVELS.ofKind + LEVELS.named)}
      + ${sql.lit(LEVELS.meant)} * ${has(meant)} + ${sql.lit(LEVELS.own)} * ${has(own)}
    when ${isIn(mentioned)} then ${sql.lit(LEVELS.mentioned)} + ${sql.lit(LEVELS.ofKind)} * ${has(ofKind)}
    else 0 end`
  return sql`(${rank} + ${levels} + ${sql.lit(LEVELS.written)} * ${has(written)}
    + ${phrase === '' ? sql`0` : sql`0.4 * ${has(phrase)}`})`
}

/** In millionths, as an integer, so that scores can be compared exactly. */
const scoreOf = (searchQuery: SearchQuery, { stage, nowMs }: Pick<Place, 'stage' | 'nowMs'>): RawBuilder<unknown> => {
  const { language, rerank } = searchQuery
  const weights = WEIGHTS[rerank ?? 'best']
  return sql`(1000000 * (
    ${sql.lit(weights.words)} * ${fitOf(searchQuery, stage)}
    + ${sql.lit(weights.loved)} * popularity / (popularity + 3)
    + ${sql.lit(weights.new)} * exp(-greatest(0, extract(epoch from ${new Date(nowMs)}::timestamptz - created_at)) / ${sql.lit(NEW_DAYS * 86_400)})
    + 0.1 * (language = ${language})::int))::bigint`
}

const columnsOf = ({ source }: SearchQuery) =>
  source === 'pins'
    ? sql`id, popularity, created_at, language, vector, picture`
    : sql`id, popularity, created_at, language, vector, id::text as picture`

/**
 * The pictures of the few documents with all words. Another pin of one of them with only some words is not a new
 * result.
 */
const picturesFound = ({ narrowing }: SearchQuery, { all }: Matches) =>
  sql`array(${sql.join(
    TIERS.map(
      (tier) => sql`(
      select picture from search_pins
      where tier = ${sql.lit(tier)} and vector @@ ${withMarks(all, narrowing.marks)}::tsquery limit ${sql.lit(MOST_RANKED)})`,
    ),
    sql` union all `,
  )})`

/** What decides which of the matches are ranked, if there are too many. */
const isBetter = ({ rerank }: SearchQuery) =>
  sql`shows desc, ${rerank === 'newest' ? sql`created_at` : sql`popularity`} desc, id desc`

/** Whether a document is of what is searched for. What has the words of a phrase in order is. */
const showsIt = ({ named }: Matches, query: string): RawBuilder<unknown> =>
  named === '' || isOfPhrases(query) ? sql`true` : isIn(named)

interface Bounds {
  readonly most: number
  readonly enough: { readonly matches: number; readonly showing: number }
}

/**
 * How many of the next tier's best matches are read, by the counts of those in the earlier ones. The tier is not read at
 * all if that is 0.
 */
const mostOfNext = ({ most, enough }: Bounds) => sql`case
  when matches >= ${sql.lit(enough.matches)} and showing >= ${sql.lit(enough.showing)} then 0
  else greatest(0, ${sql.lit(most)} - matches) end`

/** The best matches of each of these tiers, with `place`, as far as the earlier ones have too few. */
const bestOfTiers = (
  places: readonly number[],
  best: (place: number) => RawBuilder<unknown>,
  bounds: Bounds,
): RawBuilder<unknown> => {
  const tier = (place: number) => sql.ref(`tier${place}`)
  const soFar = (place: number) => sql.ref(`so_far${place}`)
  const parts = places.flatMap((place, n) => {
    const earlier = places[n - 1]
    const limit =
      earlier === undefined ? sql.lit(bounds.most) : sql`(select ${mostOfNext(bounds)} from ${soFar(earlier)})`
    const counts = sql`select count(*) as matches, count(*) filter (where shows) as showing from ${tier(place)}`
    const sum =
      earlier === undefined
        ? counts
        : sql`select f.matches + c.matches as matches, f.showing + c.showing as showing
            from ${soFar(earlier)} f cross join (${counts}) c`
    return [
      sql`${tier(place)} as materialized (
        select best.*, ${sql.lit(place)} as place from (${best(place)}) best limit ${limit})`,
      ...(n < places.length - 1 ? [sql`${soFar(place)} as materialized (${sum})`] : []),
    ]
  })
  return sql`with ${sql.join(parts)} ${sql.join(
    places.map((place) => sql`select * from ${tier(place)}`),
    sql` union all `,
  )}`
}

/** A board is found by what its pins show if it has so many of the best ones. */
const MIN_INSIDE = 2
/** Of so many pins that everyone sees. */
const MOST_INSIDE = 200

/** Boards are also found by their pins, unless the search excludes words or is among few boards. */
const looksInside = (searchQuery: SearchQuery): boolean => {
  const { ofKind, isLimited } = matchesOf(searchQuery)
  return (
    searchQuery.source === 'boards' &&
    !searchQuery.isBrief &&
    !isAmongFew(searchQuery.narrowing) &&
    ofKind !== '' &&
    !isLimited
  )
}

/**
 * Boards with the most of the best pins that show what is searched for, without those that their own words find. Looked
 * for among pins at this moment: so no save writes a board's document, and pins that not everyone sees count nowhere.
 */
const boardsInside = (searchQuery: SearchQuery): RawBuilder<unknown> => {
  const { all, ofKind } = matchesOf(searchQuery)
  const { followedBy, exceptId } = searchQuery.narrowing
  const must = [sql`vector @@ ${ofKind}::tsquery`, ...narrowed('pins', { followedBy })]
  const best = (at: number) => sql`
    select id, board_id, true as shows from search_pins where tier = ${sql.lit(TIERS[at]!)} and ${conditions(must)}
    order by popularity desc, id desc limit ${sql.lit(MOST_INSIDE)}`
  const places = TIERS.map((_, at) => at)
  return sql`
    select board_id as id, count(*) * 1000000 as score, 0 as total, 0 as last
    from (${bestOfTiers(places, best, { most: MOST_INSIDE, enough: ENOUGH })}) d
    where ${everyoneSees} and ${exceptId === undefined ? sql`true` : sql`board_id <> ${exceptId}`}
      and not exists (select from search_boards own where own.id = d.board_id and own.vector @@ ${all}::tsquery)
    group by board_id having count(*) >= ${sql.lit(MIN_INSIDE)}`
}

/**
 * Matching documents, tier by tier until there are enough; later tiers are then not touched. A word in a tenth of all
 * pins needs only a few thousand rows. A word too rare for the first tier is rare in the next ones, too.
 */
const matchesIn = (searchQuery: SearchQuery, place: RankedPlace): RawBuilder<unknown> => {
  const matches = matchesOf(searchQuery)
  const table = TABLES[searchQuery.source]
  const query = soughtOf(searchQuery, matches, place)
  const must = [
    ...(query === '' ? [] : [sql`vector @@ ${query}::tsquery`]),
    ...(place.stage === 'any' ? [sql`not vector @@ ${matches.all}::tsquery`] : []),
    ...narrowed(searchQuery.source, searchQuery.narrowing),
  ]
  const isFew = isAmongFew(searchQuery.narrowing)
  if (place.stage === 'any' && searchQuery.source === 'pins' && !isFew) {
    must.push(sql`picture <> all (${picturesFound(searchQuery, matches)})`)
  }
  if (place.stage === 'any' && looksInside(searchQuery)) {
    must.push(sql`id <> all (array(select id from (${boardsInside(searchQuery)}) inside))`)
  }
  const columns = sql`${columnsOf(searchQuery)}, ${showsIt(matches, query)} as shows`
  if (isFew) {
    return sql`select ${columns}, ${sql.lit(OWN)} as place from (
      select * from ${table} where ${amongFew(searchQuery.narrowing)}
      order by id desc limit ${sql.lit(MAX_PER_PERSON)}
    ) own where ${conditions(must)}`
  }
  const words = wordsOfPhrases(query)
  const from = (tier: Tier) =>
    words === undefined
      ? sql`${table} where tier = ${sql.lit(tier)} and`
      : sql`(
      select * from ${table} where tier = ${sql.lit(tier)} and vector @@ ${words}::tsquery
      limit ${sql.lit(MAX_COMPARED)}
    ) candidate where`
  const bounds = searchQuery.isBrief
    ? { most: MOST_RANKED_BRIEFLY, enough: ENOUGH_BRIEFLY }
    : { most: MOST_RANKED, enough: ENOUGH }
  const best = (at: number) => sql`
    select ${columns} from ${from(TIERS[at]!)} ${conditions(must)}
    order by ${isBetter(searchQuery)} limit ${sql.lit(bounds.most)}`
  const places = TIERS.flatMap((_, at) => (at >= place.from && at <= (place.to ?? END_TIER) ? [at] : []))
  return bestOfTiers(places, best, bounds)
}

/** Those of a batch, with how many there are in all, up to which tier. A picture of an earlier batch is no new result. */
const batchOf = (searchQuery: SearchQuery, matching: RawBuilder<unknown>, batch: number): RawBuilder<unknown> => {
  const before = sql.lit(batch * RANKED_AT_ONCE)
  const best = sql`from found order by ${isBetter(searchQuery)}`
  const isNew = batch === 0 ? sql`true` : sql`picture <> all (array(select picture ${best} limit ${before}))`
  return sql`with found as materialized (${matching})
    select *, (select count(*) from found) as total, (select max(place) from found) as last
    from (select * ${best} offset ${before} limit ${sql.lit(RANKED_AT_ONCE)}) batch where ${isNew}`
}

type RankedPlace = Pick<Place, 'from' | 'to' | 'nowMs'> & { readonly stage: Exclude<Stage, 'inside'> }

/** The best of the documents that match, each picture once. */
export const rankedSql = (searchQuery: SearchQuery, place: RankedPlace & { readonly batch?: number }) => {
  const matching = matchesIn(searchQuery, place)
  const isWhole = place.batch === undefined
  return sql`
    select distinct on (picture) id, picture, ${isWhole ? sql`place as last, 0 as total` : sql`last, total`},
      ${scoreOf(searchQuery, place)} as score
    from (${isWhole ? matching : batchOf(searchQuery, matching, place.batch!)}) matching
    order by picture, score desc, id desc`
}

interface Ranked {
  readonly id: Id
  readonly score: string
  /** How many matches were found, of which a batch is ranked, and up to which tier. */
  readonly total: number
  readonly last: number
}

const readPart = async (db: Db, searchQuery: SearchQuery, place: Place, limit: number): Promise<Ranked[]> => {
  const after = place.after ? sql`where (score, id) < (${place.after.score}::bigint, ${place.after.id}::bigint)` : sql``
  const { batch, stage, ...of } = place
  const ranked =
    stage === 'inside'
      ? boardsInside(searchQuery)
      : rankedSql(searchQuery, { ...of, stage, ...(of.from !== OWN && { batch }) })
  const { rows } = await sql<Ranked>`
    with ranked as materialized (${ranked})
    select id, score::text as score, total::int, last::int
    from ranked ${after} order by ranked.score desc, id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** There may be another batch of the same tiers. A page that begins at the end of a batch does not tell. */
const hasBatchAfter = ({ batch, after }: Place, [first]: readonly Ranked[]): boolean => {
  const read = (batch + 1) * RANKED_AT_ONCE
  return read < MOST_RANKED && (first ? first.total > read : after !== undefined)
}

/** The position after a part of the results, of which these are the last, has been read to its end. */
const following = (
  place: Place,
  rows: readonly Ranked[],
  { few, isInside }: { readonly few: number; readonly isInside: boolean },
): Place | undefined => {
  if (place.stage !== 'inside' && place.from !== OWN && hasBatchAfter(place, rows))
    return { ...place, batch: place.batch + 1, after: undefined }
  const next = { ...place, to: undefined, batch: 0, after: undefined }
  const readTo = place.to ?? END_TIER
  if (place.stage !== 'inside' && place.from !== OWN && readTo + 1 < END_TIER) return { ...next, from: readTo + 1 }
  if (place.stage === 'all' && isInside) return { ...next, stage: 'inside', from: 0 }
  if (place.stage !== 'any' && place.seen < few) return { ...next, stage: 'any', from: place.from === OWN ? OWN : 0 }
  return undefined
}

/**
 * With fewer results than this, documents with only some of the words follow. What a single word is only a kind of
 * follows when nothing else is found, or when it says so itself: houseplants are plants.
 */
const fewOf = (matches: Matches, { source, narrowing, isNarrowedDown }: SearchQuery): number => {
  if (source === 'people' || matches.any === matches.all) return 0
  // Who searches their own pins wants these pins or to know that there are none.
  if (narrowing.ownerId !== undefined && !narrowing.isShared) return 0
  if (isNarrowedDown) return 1
  return matches.words.length > 1 || matches.isCompound || matches.words.some(isEmoji) ? FEW : 1
}

export const find = async (
  db: Db,
  searchQuery: SearchQuery,
  cursor: ListCursor | undefined,
  limit: number,
): Promise<Found> => {
  const matches = matchesOf(searchQuery)
  const isFew = isAmongFew(searchQuery.narrowing)
  const few = fewOf(matches, searchQuery)
  const isInside = looksInside(searchQuery)
  const ids: Id[] = []
  const places: ListCursor[] = []
  const scores: number[] = []
  let place: Place | undefined = placeOf(cursor, isFew, searchQuery.now)
  while (place && ids.length < limit) {
    const wanted: number = limit - ids.length
    const rows = await readPart(db, searchQuery, place, wanted)
    const to: number = place.to ?? (isFew ? OWN : (rows[0]?.last ?? END_TIER - 1))
    const part: Place = { ...place, to }
    for (const [n, { id, score }] of rows.entries()) {
      ids.push(id)
      scores.push(Number(score))
      places.push(cursorOf({ ...part, after: { score, id }, seen: place.seen + n + 1 }))
    }
    if (rows.length === wanted) return { ids, places, scores, next: places.at(-1) }
    place = following({ ...part, seen: place.seen + rows.length }, rows, { few, isInside })
  }
  return { ids, places, scores, next: place ? cursorOf(place) : undefined }
}
