import { type Id, packId } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

/** (ours) On a busy day, the newest saves say enough. */
const SAVES_READ = 100_000
/** (ours) Candidates for all collections of a day. */
const CANDIDATES = 2_000

export interface SavedPin {
  readonly id: Id
  /** The number of saves since then. */
  readonly saves: number
  readonly repinCount: number
  readonly boardId: Id
  readonly pinnerId: Id
  readonly signature: string
}

/**
 * Originals saved most on public boards between two points in time, followed by the newest. Ids are ordered by time, so
 * times can be compared as ids.
 */
export const mostSavedPins = async (db: Db, since: Date, until: Date): Promise<SavedPin[]> => {
  const behind = packId(until.getTime() + 1, 0, 0)
  const { rows } = await sql<SavedPin>`
    with saved as materialized (
      select origin_pin_id as id, count(distinct pinner_id) as saves from (
        select origin_pin_id, pinner_id from pins
        where id >= ${packId(since.getTime(), 0, 0)} and id < ${behind} and listed and deleted_at is null
        order by id desc limit ${sql.lit(SAVES_READ)}
      ) recent
      where origin_pin_id is not null group by 1 order by 2 desc, 1 desc limit ${sql.lit(CANDIDATES)}
    ), newest as materialized (
      select id from pins where id < ${behind} and listed and deleted_at is null order by id desc limit ${sql.lit(CANDIDATES)}
    ), candidates as (
      select id, max(saves) as saves from (select id, saves from saved union all select id, 0 from newest) every group by id
    )
    select p.id, c.saves::int as saves, s.repin_count as "repinCount", p.board_id as "boardId",
      p.pinner_id as "pinnerId", p.image_signature as signature
    from candidates c join pins p on p.id = c.id join pin_stats s on s.pin_id = p.id
    where p.listed and p.deleted_at is null and p.parent_pin_id is null
    order by c.saves desc, s.repin_count desc, p.id desc limit ${sql.lit(CANDIDATES)}`.execute(db)
  return rows
}

/**
 * The locales among these that some user has chosen. Each is looked up on its own, so the cost does not grow with the
 * number of users.
 */
export const localesInUse = async (db: Db, locales: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ locale: string }>`
    select l.locale from unnest(${locales}::text[]) as l(locale)
    where exists (select from users u where u.locale = l.locale and u.deleted_at is null)`.execute(db)
  return rows.map(({ locale }) => locale)
}

/** The categories of boards, for pins about which nothing else is known. */
export const categoriesOf = async (db: Db, boardIds: readonly Id[]): Promise<Map<Id, string>> => {
  const { rows } = await sql<{ id: Id; category: string }>`
    select id, category from boards where id = ${anyOf(boardIds)} and category is not null`.execute(db)
  return new Map(rows.map(({ id, category }) => [id, category]))
}
