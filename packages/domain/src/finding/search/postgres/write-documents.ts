import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Lexicon } from '../lexicon/lexicon.ts'
import type { Source } from '../search-engine.ts'
import { type IndexDocument, readDocuments } from './documents.ts'
import { FIRST_TIER, OWN, TABLES, type Tier } from './tables.ts'

/** The words as written and as stemmed, by weight, and the marks that filters use. */
const weighted = (weight: 'a' | 'b' | 'c' | 'd') => sql`
  setweight(to_tsvector('simple', d.${sql.ref(weight)}), ${sql.lit(weight.toUpperCase())}) ||
  setweight(case when d.config = 'simple' then '' else to_tsvector(d.config::regconfig, d.${sql.ref(weight)}) end,
    ${sql.lit(weight.toUpperCase())})`

const VECTOR = sql`${weighted('a')} || ${weighted('b')} || ${weighted('c')} || ${weighted('d')} || array_to_tsvector(d.marks)`

const putDocuments = async (db: Db, source: Source, documents: readonly IndexDocument[]): Promise<void> => {
  if (documents.length === 0) return
  const rows = sql`jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as d(
    id bigint, shard smallint, owner_id bigint, board_id bigint, tier smallint, language text, config text, a text, b text,
    c text, d text, marks text[], terms text[], picture text, domain text, price numeric, popularity real,
    created_at timestamptz)`
  switch (source) {
    case 'pins':
      await sql`
        insert into search_pins (id, shard, owner_id, board_id, tier, language, vector, terms, picture, domain, price,
          popularity, created_at)
        select id, shard, owner_id, board_id, tier, language, ${VECTOR}, terms, picture, domain, price, popularity,
          created_at
        from ${rows} on conflict (id, shard) do nothing`.execute(db)
      break
    case 'boards':
      await sql`
        insert into search_boards (id, shard, owner_id, tier, language, vector, popularity, created_at)
        select id, shard, owner_id, tier, language, ${VECTOR}, popularity, created_at
        from ${rows} on conflict (id, shard) do nothing`.execute(db)
      break
    case 'people':
      await sql`
        insert into search_people (id, shard, tier, language, vector, popularity, created_at)
        select id, shard, tier, language, ${VECTOR}, popularity, created_at
        from ${rows} on conflict (id, shard) do nothing`.execute(db)
  }
}

/** Adds new terms. How many pins have them is counted later, or saves with common terms would wait for each other. */
const putTerms = async (db: Db, documents: readonly IndexDocument[]): Promise<void> => {
  const terms = new Map(documents.flatMap(({ suggested }) => suggested).map((term) => [term.term, term]))
  if (terms.size === 0) return
  const rows = [...terms.values()].toSorted((one, other) => (one.term < other.term ? -1 : 1))
  await sql`
    insert into search_terms (term, display, is_phrase, documents)
    select term, display, "isPhrase", 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as t(term text, display text, "isPhrase" boolean)
    order by term collate "C"
    on conflict (term) do nothing`.execute(db)
}

/**
 * Replaces documents with the current state of the tables. An existing document keeps its tier.
 * @param newTier of new ones: new pins start in the first, until they are weighed
 */
export const refreshDocuments = async (
  db: Db,
  lexicon: Lexicon,
  source: Source,
  ids: readonly Id[],
  newTier: Tier = FIRST_TIER,
): Promise<void> => {
  if (ids.length === 0) return
  const documents = await readDocuments(db, lexicon, source, ids)
  const { rows } = await sql<{ id: Id; tier: number }>`
    delete from ${TABLES[source]} where id = any(${ids}::bigint[]) returning id, tier`.execute(db)
  const tiers = new Map(rows.map(({ id, tier }) => [id, tier]))
  const placed = documents.map((document) => {
    if (document.tier === OWN) return document
    const before = tiers.get(document.id)
    return { ...document, tier: before === undefined || before === OWN ? newTier : before }
  })
  await putDocuments(db, source, placed)
  await putTerms(db, placed)
}
