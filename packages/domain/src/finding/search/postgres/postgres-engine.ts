import type { Id } from '@corkboard/contract'
import { type Database, type Db, sql } from '@corkboard/database'
import { LEXICON } from '../lexicon/lexicon.ts'
import type { SearchEngine, Source } from '../search-engine.ts'
import { find } from './find.ts'
import { prepare, prepareName } from './prepare.ts'
import { around, popular, products, suggest } from './terms.ts'
import { pinsOfTheme, themesOf } from './themes.ts'
import { rebuild, sweepTerms, weigh } from './upkeep.ts'
import { refreshDocuments } from './write-documents.ts'

/** Serializes updates until the transaction ends, so that of two that read the same pin, the later result stays. */
const takeTurn = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('search index'))`.execute(db)

const idsOf = async (db: Db, query: ReturnType<typeof sql>): Promise<Id[]> => {
  const { rows } = await (query as ReturnType<typeof sql<{ id: Id }>>).execute(db)
  return rows.map(({ id }) => id)
}

/** Works in batches: a board may have as many pins as the account limit allows. */
const AT_ONCE = 1_000

/** FIND-05: search in the site's own database (docs/decisions/search.md). */
export const createPostgresSearch = (database: Database): SearchEngine => {
  const refreshSome = (db: Db, source: Source, ids: readonly Id[]) => refreshDocuments(db, LEXICON, source, ids)
  const refreshAll = async (db: Db, ids: readonly Id[]): Promise<void> => {
    for (let at = 0; at < ids.length; at += AT_ONCE) await refreshSome(db, 'pins', ids.slice(at, at + AT_ONCE))
  }
  return {
    prepare: (db, query, options) => prepare(db, LEXICON, query, options),
    prepareName,
    find,
    around: (db, searchQuery) => around(db, LEXICON, searchQuery),
    products,
    suggest: (db, typed, language) => suggest(db, LEXICON, typed, language),
    popular: (db, options) => popular(db, LEXICON, options),
    themes: (db, pinIds) => themesOf(db, LEXICON, pinIds),
    pinsOfTheme,
    refresh: async (db, source, ids) => {
      await takeTurn(db)
      await refreshSome(db, source, ids)
    },
    refreshBoard: async (db, boardId) => {
      await takeTurn(db)
      await refreshSome(db, 'boards', [boardId])
      const known = sql`select id from search_pins where board_id = ${boardId}`
      const there = sql`select id from pins where board_id = ${boardId} and deleted_at is null`
      await refreshAll(db, await idsOf(db, sql`${known} union ${there}`))
    },
    refreshPerson: async (db, userId) => {
      await takeTurn(db)
      await refreshSome(db, 'people', [userId])
      const boards = sql`select id from boards where owner_id = ${userId} and deleted_at is null`
      await refreshSome(db, 'boards', await idsOf(db, boards))
      // Boards deleted along with them.
      await sql`
      delete from search_boards d where d.owner_id = ${userId}
        and not exists (select from boards b where b.id = d.id and b.deleted_at is null)`.execute(db)
      const pins = sql`
      select id from pins where pinner_id = ${userId} and deleted_at is null
      union select id from search_pins where owner_id = ${userId}
      union select p.id from pins p join boards b on b.id = p.board_id
        where b.owner_id = ${userId} and p.deleted_at is null`
      await refreshAll(db, await idsOf(db, pins))
    },
    weigh,
    sweep: sweepTerms,
    rebuild: (db, progress) =>
      rebuild(
        (work) =>
          database.transaction(async (tx) => {
            await takeTurn(tx)
            await work(tx)
          }),
        LEXICON,
        db,
        progress,
      ),
  }
}
