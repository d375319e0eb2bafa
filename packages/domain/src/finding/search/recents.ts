import { fail, type Id, type RecentSearch, shardOf } from '@corkboard/contract'
import { cleanQuery } from '@corkboard/contract/finding/search-query'
import { type Db, sql } from '@corkboard/database'
import { type Ctx, requireSignedIn } from '../../kernel/index.ts'
import { parseQuery } from './parse-query.ts'
import { readerLanguage } from './prepare-query.ts'
import { sensitivityOf } from './sensitivity.ts'

/** Business §5 */
const MAX_RECENTS = 20

const list = async (db: Db, userId: Id, isPersonal: boolean): Promise<RecentSearch[]> => {
  const { rows } = await sql<{ query: string; searchedAt: Date }>`
    select query, searched_at as "searchedAt" from search_recents
    where user_id = ${userId} and is_personal = ${isPersonal}
    order by searched_at desc, key limit ${sql.lit(MAX_RECENTS)}`.execute(db)
  return rows
    .filter(({ query }) => !sensitivityOf(query))
    .map(({ query, searchedAt }) => ({ query, searched_at: searchedAt.toISOString() }))
}

/** True for searches that the site answers with help, also when only their correction is one. */
const isForHelp = async (ctx: Ctx, query: string): Promise<boolean> => {
  if (sensitivityOf(query)) return true
  const { corrected } = await ctx.site.search.prepare(ctx.db, parseQuery(query), {
    language: await readerLanguage(ctx, undefined),
    source: 'pins',
    corrects: true,
  })
  return corrected !== undefined && sensitivityOf(corrected) !== undefined
}

/** FIND-06: the viewer's recent searches, newest first. With `isPersonal`, those among their own pins. */
export const listRecents = async (anyCtx: Ctx, isPersonal: boolean): Promise<RecentSearch[]> => {
  const { db, viewer } = requireSignedIn(anyCtx)
  return list(db, viewer.userId, isPersonal)
}

/**
 * Stores a search, unless it asks for help: others may look at the same screen. In different case or with other accents
 * it is the same search, and becomes the newest. Only the newest 20 are kept.
 */
export const storeSearch = async (anyCtx: Ctx, text: string, isPersonal: boolean): Promise<RecentSearch[]> => {
  const ctx = requireSignedIn(anyCtx)
  const query = cleanQuery(text)
  if (query === '') throw fail('request.invalid', { field: 'query' })
  const { userId } = ctx.viewer
  if (await isForHelp(ctx, query)) return list(ctx.db, userId, isPersonal)
  return ctx.transaction(async (tx) => {
    await sql`
      insert into search_recents (user_id, shard, is_personal, key, query, searched_at)
      values (${userId}, ${shardOf(userId)}, ${isPersonal}, ${query.toLowerCase()}, ${query}, ${tx.now()})
      on conflict (user_id, is_personal, key, shard)
        do update set query = excluded.query, searched_at = excluded.searched_at`.execute(tx.db)
    await sql`
      delete from search_recents where user_id = ${userId} and is_personal = ${isPersonal} and key in (
        select key from search_recents where user_id = ${userId} and is_personal = ${isPersonal}
        order by searched_at desc, key offset ${sql.lit(MAX_RECENTS)}
      )`.execute(tx.db)
    return list(tx.db, userId, isPersonal)
  })
}

/** Deletes one recent search, or all without a query. */
export const deleteSearches = async (
  anyCtx: Ctx,
  text: string | undefined,
  isPersonal: boolean,
): Promise<RecentSearch[]> => {
  const ctx = requireSignedIn(anyCtx)
  const { userId } = ctx.viewer
  return ctx.transaction(async (tx) => {
    const which = text === undefined ? sql`true` : sql`key = ${cleanQuery(text).toLowerCase()}`
    await sql`
      delete from search_recents where user_id = ${userId} and is_personal = ${isPersonal} and ${which}`.execute(tx.db)
    return list(tx.db, userId, isPersonal)
  })
}
