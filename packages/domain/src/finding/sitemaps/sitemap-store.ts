import type { Id } from '@corkboard/contract'
import { type Db, sql, type Tx } from '@corkboard/database'
import { boardIsListed, personSeenByEveryone } from '../../kernel/index.ts'

/** The kinds of pages that search engines get, each in parts. */
export const SITEMAP_KINDS = ['pins', 'boards', 'people'] as const
export type SitemapKind = (typeof SITEMAP_KINDS)[number]

/**
 * The number of URLs in one part. The protocol allows 50,000 (sitemaps.org); these are read and rendered in one go when
 * a crawler requests them.
 */
export const PART_SIZE = 2_000

/** Ids from `first` on, oldest first, that may be listed. The rules decide which ones everyone may see. */
const idsFrom = (kind: SitemapKind, first: Id, limit: number) => {
  const from = sql`id >= ${first}`
  const some = sql`order by id limit ${sql.lit(limit)}`
  switch (kind) {
    // For a picture that many users saved, only its original pin.
    case 'pins':
      return sql<{
        id: Id
      }>`select id from pins where ${from} and listed and deleted_at is null and parent_pin_id is null ${some}`
    case 'boards':
      return sql<{ id: Id }>`
        select id from boards
        where ${from} and ${boardIsListed('boards')} and sensitivity is null ${some}`
    case 'people':
      return sql<{ id: Id }>`
        select id from users where ${from} and ${personSeenByEveryone('users')} and not is_search_hidden ${some}`
  }
}

/** The first ids of all parts of a kind, in order. */
export const partsOf = async (db: Db, kind: SitemapKind): Promise<Id[]> => {
  const rows = await db
    .selectFrom('sitemap_parts')
    .select('first_id')
    .where('kind', '=', kind)
    .orderBy('first_id')
    .execute()
  return rows.map(({ first_id: id }) => id)
}

/** The first id of the next part: `null` if this is the last, `undefined` if there is no such part. */
export const endOfPart = async (db: Db, kind: SitemapKind, first: Id): Promise<Id | null | undefined> => {
  const rows = await db
    .selectFrom('sitemap_parts')
    .select('first_id')
    .where('kind', '=', kind)
    .where('first_id', '>=', first)
    .orderBy('first_id')
    .limit(2)
    .execute()
  return rows[0]?.first_id === first ? (rows[1]?.first_id ?? null) : undefined
}

export const idsOfPart = async (db: Db, kind: SitemapKind, first: Id, end: Id | null): Promise<Id[]> => {
  const { rows } = await idsFrom(kind, first, PART_SIZE).execute(db)
  return rows.map(({ id }) => id).filter((id) => end === null || BigInt(id) < BigInt(end))
}

/** Starts a new part if the last one already has `size` entries. Returns true if it did. */
export const beginPart = async (db: Tx, kind: SitemapKind, size: number): Promise<boolean> => {
  const last = (await partsOf(db, kind)).at(-1)!
  const beyond = (await idsFrom(kind, last, size + 1).execute(db)).rows[size]?.id
  if (beyond === undefined) return false
  await db.insertInto('sitemap_parts').values({ kind, first_id: beyond }).execute()
  return true
}
