import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Accents and vowel points that readers of most scripts can do without. */
const ACCENTS =
  '\\u0300-\\u036f\\u0591-\\u05c7\\u0610-\\u061a\\u064b-\\u065f\\u0670\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\u3099\\u309a\\ufe20-\\ufe2f'
const EVERY_ACCENT = new RegExp(`[${ACCENTS}]`, 'g')

/** Text folded for comparison, ignoring case, accents and width. The same as `FOLDED_NAME`. */
const folded = (text: string): string => text.normalize('NFKD').replace(EVERY_ACCENT, '').toLowerCase().trim()

/** Most names are plain ASCII, which only needs lowercasing. */
const FOLDED_NAME = sql`
  case when octet_length(b.name) = length(b.name) then lower(b.name)
    else lower(regexp_replace(normalize(b.name, NFKD), ${sql.lit(`[${ACCENTS}]`)}, '', 'g')) end`

/**
 * Boards in the picker's order: those last saved to, newest first, then the rest by name. Few boards are recent and an
 * index returns the rest by name, so a page costs the same however many boards there are.
 */
export const pickerBoardIds = async (
  db: Db,
  userId: Id,
  options: { filter: string; limit: number; after?: { recent: number; name: string; id: Id } },
): Promise<{ id: Id; recent: number; name: string }[]> => {
  const { after } = options
  const filter = folded(options.filter)
  const limit = sql.lit(options.limit)
  const isWanted = sql`
    b.deleted_at is null and b.archived_at is null
    and (${filter} = '' or position(${filter} in ${FOLDED_NAME}) > 0)`
  // The rest only begin once the recent ones have ended.
  const afterName =
    after && after.recent === 0 ? sql`and (lower(b.name), b.id) > (${after.name}, ${after.id}::bigint)` : sql``
  const isOther = sql`not exists (select from recents where recents.board_id = b.id) ${afterName}`
  // Looks each board up by its key: the planner may turn a join into a scan of every board.
  const oneBoard = (id: ReturnType<typeof sql>) =>
    sql`cross join lateral (select * from boards where id = ${id} limit 1) b`
  const { rows } = await sql<{ id: Id; recent: number; name: string }>`
    with recents as materialized (
      select board_id, (extract(epoch from saved_at) * 1000)::float8 as recent
      from board_recents where user_id = ${userId}
    ), joined as materialized (
      select board_id from board_collaborators where user_id = ${userId}
    ), candidates as (
      (select b.id, recents.recent, lower(b.name) as name
        from recents ${oneBoard(sql`recents.board_id`)}
        where ${isWanted} and (b.owner_id = ${userId} or b.id in (select board_id from joined))
          ${after ? sql`and (-recent, lower(b.name), b.id) > (-${after.recent}::float8, ${after.name}, ${after.id}::bigint)` : sql``}
        order by -recent, lower(b.name), b.id limit ${limit})
      union all
      (select b.id, 0, lower(b.name) from boards b
        where b.owner_id = ${userId} and ${isWanted} and ${isOther}
        order by lower(b.name), b.id limit ${limit})
      union all
      (select b.id, 0, lower(b.name) from joined ${oneBoard(sql`joined.board_id`)}
        where ${isWanted} and ${isOther}
        order by lower(b.name), b.id limit ${limit})
    )
    select id, recent, name from candidates order by -recent, name, id limit ${limit}`.execute(db)
  return rows
}
