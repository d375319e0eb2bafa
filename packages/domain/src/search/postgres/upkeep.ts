import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { RebuildProgress, Source } from '../search-engine.ts'
import { popularityOfPin } from './documents.ts'
import { TABLES, TIER_SIZE } from './tables.ts'
import { refreshDocuments } from './write-documents.ts'

const SOURCES: readonly Source[] = ['people', 'boards', 'pins']
/** Rows read and written at once while the index is made anew. */
const AT_ONCE = 500
/** So much a popularity must have moved before its row is written again. */
const MOVED = 0.2

const ORIGINS = { pins: sql`pins`, boards: sql`boards`, people: sql`users` } as const

const weighPins = async (db: Db): Promise<void> => {
  await sql`
    update search_pins d set popularity = now.popularity
    from (select s.pin_id, (${popularityOfPin})::real as popularity from pin_stats s) now
    where now.pin_id = d.id and abs(now.popularity - d.popularity) > ${sql.lit(MOVED)}`.execute(db)
}

const weighOthers = async (db: Db): Promise<void> => {
  const loved = sql`ln(1 + 3 * s.follower_count + s.pin_count)::real`
  await sql`
    update search_boards d set popularity = ${loved} from board_stats s
    where s.board_id = d.id and abs(${loved} - d.popularity) > ${sql.lit(MOVED)}`.execute(db)
  await sql`
    update search_people d set popularity = ${loved} from user_stats s
    where s.user_id = d.id and abs(${loved} - d.popularity) > ${sql.lit(MOVED)}`.execute(db)
}

/** Puts every document into its tier: the most popular and the newest into the first. */
const placeInTiers = async (db: Db, source: Source): Promise<void> => {
  const table = TABLES[source]
  await sql`
    with ranks as (
      select id, tier, least(
        row_number() over (order by popularity desc, id desc), row_number() over (order by id desc)
      ) as rank from ${table} where tier < 9
    ), wanted as (
      select id, (case when rank <= ${sql.lit(TIER_SIZE[0])} then 0 when rank <= ${sql.lit(TIER_SIZE[1])} then 1 else 2 end) as next,
        tier from ranks
    )
    update ${table} d set tier = w.next from wanted w where w.id = d.id and w.next <> w.tier`.execute(db)
}

/** How many pins have each word; words that none has any more go. */
const countTerms = async (db: Db): Promise<void> => {
  await sql`
    with counted as (
      select term, count(*)::int as documents from search_pins cross join lateral unnest(terms) term
      where tier < 9 group by term
    )
    update search_terms t set documents = c.documents from counted c
    where c.term = t.term and c.documents <> t.documents`.execute(db)
  await sql`
    delete from search_terms t where not t.is_phrase
      and not exists (select from search_pins d where d.tier = 0 and d.vector @@ to_tsquery('simple', quote_literal(t.term)))
      and not exists (select from search_pins d where d.tier = 1 and d.vector @@ to_tsquery('simple', quote_literal(t.term)))
      and not exists (select from search_pins d where d.tier = 2 and d.vector @@ to_tsquery('simple', quote_literal(t.term)))
      and t.documents < 20`.execute(db)
}

/** Documents of what is there no more. */
const dropStrays = async (db: Db, source: Source): Promise<void> => {
  await sql`
    delete from ${TABLES[source]} d
    where not exists (select from ${ORIGINS[source]} o where o.id = d.id and o.deleted_at is null)`.execute(db)
}

export const weigh = async (db: Db): Promise<void> => {
  for (const source of SOURCES) await dropStrays(db, source)
  await weighPins(db)
  await weighOthers(db)
  for (const source of SOURCES) await placeInTiers(db, source)
  await countTerms(db)
}

const countOf = async (db: Db, source: Source): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${ORIGINS[source]} where deleted_at is null`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * Every document again, some at a time, each in place of what there was: the site searches meanwhile, and what changes
 * meanwhile is taken in by its event.
 */
export const rebuild = async (
  transaction: (work: (tx: Db) => Promise<void>) => Promise<void>,
  db: Db,
  progress: (at: RebuildProgress) => void,
): Promise<void> => {
  const counts = await Promise.all(SOURCES.map((source) => countOf(db, source)))
  const total = counts.reduce((sum, count) => sum + count, 0)
  let done = 0
  for (const source of SOURCES) {
    for (let after: Id | undefined = '0'; after !== undefined;) {
      const { rows }: { rows: { id: Id }[] } = await sql<{ id: Id }>`
        select id from ${ORIGINS[source]} where deleted_at is null and id > ${after} order by id limit ${sql.lit(AT_ONCE)}`.execute(
        db,
      )
      const ids = rows.map(({ id }) => id)
      await transaction((tx) => refreshDocuments(tx, source, ids))
      done += ids.length
      progress({ total, done })
      after = ids.length < AT_ONCE ? undefined : ids.at(-1)
    }
  }
  await weigh(db)
}
