import { type Id, packId } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

/** (ours) Of a busy day, the newest saves say enough. */
const SAVES_READ = 100_000
/** (ours) Candidates for all of a day's collections. */
const CANDIDATES = 2_000

export interface SavedPin {
  readonly id: Id
  /** How often it was saved since. */
  readonly saves: number
  readonly repinCount: number
  readonly boardId: Id
  readonly pinnerId: Id
  readonly signature: string
}

/**
 * Originals that were saved most on public boards between two moments, and behind them the newest. Ids are ordered by
 * time, so moments are ids too.
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

/** Those of these locales that somebody here has chosen; asked by one after the other, whatever the number of people. */
export const localesInUse = async (db: Db, locales: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ locale: string }>`
    select l.locale from unnest(${locales}::text[]) as l(locale)
    where exists (select from users u where u.locale = l.locale and u.deleted_at is null)`.execute(db)
  return rows.map(({ locale }) => locale)
}

/** Categories of boards, for pins of which nothing more is known. */
export const categoriesOf = async (db: Db, boardIds: readonly Id[]): Promise<Map<Id, string>> => {
  const { rows } = await sql<{ id: Id; category: string }>`
    select id, category from boards where id = ${anyOf(boardIds)} and category is not null`.execute(db)
  return new Map(rows.map(({ id, category }) => [id, category]))
}
