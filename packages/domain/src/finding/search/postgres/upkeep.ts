import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { RebuildProgress, Source } from '../search-engine.ts'
import { popularityOfPin } from './documents.ts'
import { LAST_TIER, TABLES, type Tier, TIER_SIZES, TIERS } from './tables.ts'
import { refreshDocuments } from './write-documents.ts'

const SOURCES: readonly Source[] = ['people', 'boards', 'pins']
/** The number of documents rebuilt at once. */
const REBUILT_AT_ONCE = 500
/** The number of documents weighed per statement, so that no statement takes long, however many there are. */
const WEIGHED_AT_ONCE = 10_000
const TERMS_AT_ONCE = 2_000
const LOOKED_FOR_AT_ONCE = 20
/** A popularity must change by this much before its row is written again. */
const MOVED = 0.2

const ORIGINS = { pins: sql`pins`, boards: sql`boards`, people: sql`users` } as const

/** The current popularity of the documents `d`. */
const POPULARITY: Readonly<Record<Source, RawBuilder<unknown>>> = {
  pins: sql`(select (${popularityOfPin})::real from pin_stats s where s.pin_id = d.id)`,
  boards: sql`(select ln(1 + 3 * s.follower_count + s.pin_count)::real from board_stats s where s.board_id = d.id)`,
  people: sql`(select ln(1 + 3 * s.follower_count + s.pin_count)::real from user_stats s where s.user_id = d.id)`,
}

/** What belongs to a tier or one before it: documents from this popularity and id on, and from this newest id on. */
interface Cut {
  readonly tier: Tier
  readonly popularity: number
  readonly id: Id
  readonly newest: Id
}

/** A tier that would hold everything: fewer documents than its size. */
const everything = (tier: Tier): Cut => ({ tier, popularity: -1, id: '0', newest: '0' })

/** The cuts of all tiers but the last, which has what is left. */
const cutsOf = async (db: Db, source: Source): Promise<readonly Cut[]> => {
  const table = TABLES[source]
  const sizes = TIER_SIZES[source].map(({ size }) => size)
  const { rows } = await sql<Omit<Cut, 'tier'> & { size: number }>`
    select popularity, id, place::int as size,
      (select id from ${table} where tier < 9 order by id desc offset place - 1 limit 1) as newest
    from (
      select popularity, id, row_number() over (order by popularity desc, id desc) as place from ${table}
      where tier < 9 order by popularity desc, id desc limit ${sql.lit(Math.max(...sizes))}
    ) loved where place = any(${sizes}::int[])`.execute(db)
  return TIER_SIZES[source].map(({ tier, size }) => {
    const cut = rows.find((row) => row.size === size)
    return cut ? { tier, popularity: cut.popularity, id: cut.id, newest: cut.newest } : everything(tier)
  })
}

const isAbove = ({ popularity, id, newest }: Cut) =>
  sql`((d.popularity, d.id) >= (${popularity}::real, ${id}::bigint) or d.id >= ${newest}::bigint)`

/** The tier of the document `d`. */
const tierBy = (cuts: readonly Cut[]) =>
  sql`(case ${sql.join(
    cuts.map((cut) => sql`when ${isAbove(cut)} then ${sql.lit(cut.tier)}`),
    sql` `,
  )} else ${sql.lit(LAST_TIER)} end)`

/** The ids of all documents, in batches. */
async function* idsOf(db: Db, from: RawBuilder<unknown>, limit: number): AsyncGenerator<readonly Id[]> {
  for (let after: Id | undefined = '0'; after !== undefined;) {
    const { rows }: { rows: { id: Id }[] } = await sql<{ id: Id }>`
      select id from ${from} where id > ${after} order by id limit ${sql.lit(limit)}`.execute(db)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) yield ids
    after = ids.length < limit ? undefined : ids.at(-1)
  }
}

/** Updates the popularity and tier of some documents, and deletes those whose source is gone. */
const weighSome = async (db: Db, source: Source, ids: readonly Id[], cuts: readonly Cut[]): Promise<void> => {
  const table = TABLES[source]
  const among = sql`d.id between ${ids[0]} and ${ids.at(-1)}`
  await sql`
    delete from ${table} d where ${among}
      and not exists (select from ${ORIGINS[source]} o where o.id = d.id and o.deleted_at is null)`.execute(db)
  await sql`
    update ${table} d set popularity = now.popularity
    from (select d.id, ${POPULARITY[source]} as popularity from ${table} d where ${among}) now
    where now.id = d.id and abs(now.popularity - d.popularity) > ${sql.lit(MOVED)}`.execute(db)
  await sql`
    update ${table} d set tier = now.tier from (
      select d.id, ${tierBy(cuts)} as tier
      from ${table} d where ${among} and d.tier < 9
    ) now where now.id = d.id and now.tier <> d.tier`.execute(db)
}

/** Adds how many of these pins have each term to the counts. */
const countSome = async (db: Db, ids: readonly Id[], counts: Map<string, number>): Promise<void> => {
  const { rows } = await sql<{ term: string; documents: number }>`
    select term, count(*)::int as documents from search_pins d cross join lateral unnest(d.terms) term
    where d.id between ${ids[0]} and ${ids.at(-1)} and d.tier < 9 group by term`.execute(db)
  for (const { term, documents } of rows) counts.set(term, (counts.get(term) ?? 0) + documents)
}

const writeCounts = async (db: Db, counts: ReadonlyMap<string, number>): Promise<void> => {
  const terms = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1))
  for (let at = 0; at < terms.length; at += TERMS_AT_ONCE) {
    const some = terms.slice(at, at + TERMS_AT_ONCE)
    await sql`
      update search_terms t set documents = c.documents
      from unnest(${some.map(([term]) => term)}::text[], ${some.map(([, count]) => count)}::int[]) as c(term, documents)
      where t.term = c.term and t.documents <> c.documents`.execute(db)
  }
}

/** Updates popularity, tiers and term frequencies. */
export const weigh = async (db: Db): Promise<void> => {
  const counts = new Map<string, number>()
  for (const source of SOURCES) {
    const cuts = await cutsOf(db, source)
    for await (const ids of idsOf(db, TABLES[source], WEIGHED_AT_ONCE)) {
      await weighSome(db, source, ids, cuts)
      if (source === 'pins') await countSome(db, ids, counts)
    }
  }
  await writeCounts(db, counts)
}

/** Terms and phrases stored with the pins that have them: most of the existing ones. */
const termsInUse = async (db: Db): Promise<ReadonlySet<string>> => {
  const used = new Set<string>()
  for await (const ids of idsOf(db, TABLES.pins, WEIGHED_AT_ONCE)) {
    const { rows } = await sql<{ term: string }>`
      select distinct term from search_pins d cross join lateral unnest(d.terms) term
      where d.id between ${ids[0]} and ${ids.at(-1)}`.execute(db)
    for (const { term } of rows) used.add(term)
  }
  return used
}

/**
 * Deletes terms and phrases that no pin has anymore. To look for each one in the index would read, for phrases of
 * common words, much of it. Instead, this goes through all pins once and looks only for terms not stored with any, a
 * few at a time, because no statement may take long.
 */
export const sweepTerms = async (db: Db): Promise<void> => {
  const used = await termsInUse(db)
  const isUnused = sql.join(
    TIERS.map(
      (tier) => sql`not exists (
        select from search_pins d where d.tier = ${sql.lit(tier)} and d.vector @@ phraseto_tsquery('simple', t.term))`,
    ),
    sql` and `,
  )
  for (let after: string | undefined = ''; after !== undefined;) {
    const { rows }: { rows: { term: string }[] } = await sql<{ term: string }>`
      select term from search_terms where term > ${after} order by term limit ${sql.lit(TERMS_AT_ONCE)}`.execute(db)
    const unused = rows.flatMap(({ term }) => (used.has(term) ? [] : [term]))
    for (let at = 0; at < unused.length; at += LOOKED_FOR_AT_ONCE) {
      const some = unused.slice(at, at + LOOKED_FOR_AT_ONCE)
      await sql`delete from search_terms t where t.term = any(${some}::text[]) and ${isUnused}`.execute(db)
    }
    after = rows.length < TERMS_AT_ONCE ? undefined : rows.at(-1)?.term
  }
}

const countOf = async (db: Db, source: Source): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${ORIGINS[source]} where deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Where most documents belong, and start until they are weighed: otherwise the index of the first tier would grow by all
 * of them, and keep that size.
 */
const tierOfMost = (source: Source, documents: number): Tier => {
  const upTo = (size: number): number => Math.min(documents, 2 * size)
  const held = [...TIER_SIZES[source], { tier: LAST_TIER, size: documents }].map(({ tier, size }, n, all) => ({
    tier,
    count: upTo(size) - upTo(all[n - 1]?.size ?? 0),
  }))
  return held.reduce((most, one) => (one.count > most.count ? one : most)).tier
}

/**
 * Rebuilds every document in batches, each replacing the old one. The site keeps searching meanwhile, and events take
 * care of what changes meanwhile.
 */
export const rebuild = async (
  transaction: (work: (tx: Db) => Promise<void>) => Promise<void>,
  lexicon: Lexicon,
  db: Db,
  progress: (at: RebuildProgress) => void,
): Promise<void> => {
  const counts = await Promise.all(SOURCES.map((source) => countOf(db, source)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const [n, source] of SOURCES.entries()) {
    const tier = tierOfMost(source, counts[n]!)
    const there = sql`(select id from ${ORIGINS[source]} where deleted_at is null) there`
    for await (const ids of idsOf(db, there, REBUILT_AT_ONCE)) {
      await transaction((tx) => refreshDocuments(tx, lexicon, source, ids, tier))
      done += ids.length
      progress({ total, done })
    }
  }
  await weigh(db)
  await sweepTerms(db)
}
