import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

export const erasePinSubjects = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  await sql`
    with gone as (select unnest(${pinIds}::bigint[]) as id),
    topics as (delete from pin_topics where pin_id in (select id from gone)),
    ranks as (delete from pin_ranks where pin_id in (select id from gone))
    delete from pin_annotations where pin_id in (select id from gone)`.execute(db)
}

export const eraseBoardSubjects = async (db: Db, boardIds: readonly Id[]): Promise<void> => {
  await sql`delete from board_topics where board_id = any(${boardIds}::bigint[])`.execute(db)
}
