import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Erased } from '../../../kernel/index.ts'
import { foldCounts } from './interaction-store.ts'

const AT_ONCE = sql.lit(500)

/**
 * Removes some of the reactions, notes and tries that a user left on pins, and updates the counters.
 *
 * NOTE: folds the counts of pins in the order of their ids, the order in which all code locks several pins.
 */
export const eraseReactionsOf = async (db: Db, userId: Id): Promise<Erased> => {
  const { rows } = await sql<{ pinId: Id; picture: string | null }>`
    with reactions as (
      delete from pin_reactions where (pin_id, user_id) in (
        select pin_id, user_id from pin_reactions where user_id = ${userId} limit ${AT_ONCE}
      ) returning pin_id, reaction_type as counter, null::text as picture
    ), favorites as (
      delete from pin_favorites where (user_id, pin_id) in (
        select user_id, pin_id from pin_favorites where user_id = ${userId} limit ${AT_ONCE}
      ) returning pin_id, 0 as counter, null::text as picture
    ), did_its as (
      delete from pin_did_its where id in (select id from pin_did_its where user_id = ${userId} limit ${AT_ONCE})
      returning pin_id, case when removed_at is null then 6 end as counter, image_signature as picture
    ), gone as (table reactions union all table favorites union all table did_its), changes as (
      insert into pin_stat_changes (pin_id, counter, by) select pin_id, counter, -1 from gone where counter is not null
    )
    select pin_id as "pinId", picture from gone order by pin_id`.execute(db)
  await foldCounts(db, [...new Set(rows.map(({ pinId }) => pinId))])
  return { count: rows.length, pictures: [...new Set(rows.flatMap(({ picture }) => picture ?? []))] }
}
