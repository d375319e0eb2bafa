import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import type { PinPlace } from './bulk-store.ts'
import { AGE, newestBehind } from './pin-order.ts'

/** The places of live pins. */
export const placesOf = async (db: Db, ids: readonly Id[]): Promise<Map<Id, PinPlace & { place: string }>> => {
  const { rows } = await sql<PinPlace & { id: Id; place: string }>`
    select id, board_id as "boardId", section_id as "sectionId", pin_place(${AGE}, position) as place from pins
    where id = ${anyOf(ids)} and deleted_at is null`.execute(db)
  return new Map(rows.map(({ id, ...place }) => [id, place]))
}

const standsIn = ({ boardId, sectionId }: PinPlace) =>
  sectionId === null
    ? sql`board_id = ${boardId} and section_id is null and deleted_at is null`
    : sql`board_id = ${boardId} and section_id = ${sectionId} and deleted_at is null`

/** Operand for "differs from all of these ids", the counterpart of `anyOf`. */
const allOf = (ids: readonly Id[]) => sql`all (${ids}::bigint[])`

/** The position right before another pin, ignoring the pins being moved; `null` at the front. */
export const placeBefore = async (
  db: Db,
  list: PinPlace,
  place: string,
  except: readonly Id[],
): Promise<string | null> => {
  const { age, isBehind } = newestBehind(place)
  const { rows } = await sql<{ place: string | null }>`
    select max(place collate "C") as place from (
      (select position as place from pins
        where ${standsIn(list)} and position is not null and position < ${place} and id <> ${allOf(except)}
        order by position desc limit 1)
      union all
      (select pin_place(${AGE}, null) from pins
        where ${standsIn(list)} and position is null and ${AGE} >= ${age} and (${AGE} > ${age} or ${isBehind})
          and id <> ${allOf(except)}
        order by ${AGE} limit 1)
    ) before`.execute(db)
  return rows[0]?.place ?? null
}

/** The last position in a list, ignoring the pins being moved. */
export const lastPlace = async (db: Db, list: PinPlace, except: readonly Id[]): Promise<string | null> => {
  const { rows } = await sql<{ place: string | null }>`
    select max(place collate "C") as place from (
      (select position as place from pins
        where ${standsIn(list)} and position is not null and id <> ${allOf(except)} order by position desc limit 1)
      union all
      (select pin_place(${AGE}, null) from pins
        where ${standsIn(list)} and position is null and id <> ${allOf(except)} order by ${AGE} limit 1)
    ) last`.execute(db)
  return rows[0]?.place ?? null
}

export const setPositions = async (db: Db, ids: readonly Id[], positions: readonly string[]): Promise<void> => {
  await sql`
    update pins set position = put.position
    from unnest(${ids}::bigint[], ${positions}::text[]) put (id, position)
    where pins.id = put.id`.execute(db)
}
