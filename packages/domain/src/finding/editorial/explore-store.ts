import type { ExploreKind, Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { OF_PIN, PIN_JOINS, pinListedForEveryone } from '../../kernel/index.ts'
import type { Skeleton } from '../feeds/index.ts'

const FIRST: Id = '9223372036854775807'
/** Represents all pins of a kind. */
const ANYTHING = 0

/** Pins of one kind, newest first: all of them or those on a topic. */
export const explorePins =
  (kind: ExploreKind, topicId: Id | undefined): Skeleton =>
  ({ before = FIRST, limit }) =>
    sql`
    select e.pin_id as id from explore_pins e join pins p on p.id = e.pin_id
    where e.kind = ${kind} and e.topic_id = ${topicId ?? ANYTHING} and e.pin_id < ${before}
      and p.listed and p.deleted_at is null
    order by e.pin_id desc limit ${sql.lit(limit)}`

/** Counting stops here: which topic has more of hundreds does not matter. */
const COUNTED = 100

/** The number of pins of a kind for each of these topics, up to a hundred. Topics without any are left out. */
export const countByTopic = async (db: Db, kind: ExploreKind, topicIds: readonly Id[]): Promise<Map<Id, number>> => {
  const { rows } = await sql<{ id: Id; count: number }>`
    select t.id::text as id, n.count from unnest(${topicIds}::int[]) as t(id) cross join lateral (
      select count(*)::int as count from (
        select 1 from explore_pins e join pins p on p.id = e.pin_id
        where e.kind = ${kind} and e.topic_id = t.id and p.listed and p.deleted_at is null
        limit ${sql.lit(COUNTED)}
      ) some_of_them
    ) n where n.count > 0`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

/** The kinds that the pin `p` belongs to, given its content `x` and the page `m` it links to. */
const kindsOf = sql`(
  select 'ideas' as kind where x.type = 'story'
  union all select 'videos' where x.type = 'video' or x.duration_ms > 0
  union all select 'shopping' where jsonb_array_length(m.metadata -> 'products') > 0
)`

/**
 * Stores the kinds and topics of pins, replacing the old ones. Only originals: a story that many users saved appears
 * once.
 */
export const placeExplorePins = async (db: Db, ids: readonly Id[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    with wanted as materialized (
      select k.kind, t.topic_id, p.id as pin_id
      from pins p
      left join pin_contents x on x.id = p.content_id
      left join link_pages m on p.link is not null and m.key = link_key(p.link)
      cross join lateral ${kindsOf} k
      cross join lateral (
        select ${sql.lit(ANYTHING)}::int as topic_id union all select topic_id from pin_topics where pin_id = p.id
      ) t
      where p.id = ${anyOf(ids)} and p.deleted_at is null and p.parent_pin_id is null
    ), gone as (
      delete from explore_pins e where e.pin_id = any (${ids}::bigint[]) and not exists (
        select from wanted w where (w.kind, w.topic_id, w.pin_id) = (e.kind, e.topic_id, e.pin_id)
      )
    )
    insert into explore_pins (kind, topic_id, pin_id)
    select kind, topic_id, pin_id from wanted order by 1, 2, 3 on conflict do nothing`.execute(db)
}

/** Ids of pins after `after` that may be of some kind, for callers that go through all of them. */
export const pinIdsAfter = async (db: Db, after: Id, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins where id > ${after} order by id limit ${sql.lit(limit)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** True while everyone may see some pin of the kind. */
export const isAnyOfKind = async (db: Db, kind: ExploreKind): Promise<boolean> => {
  const { rows } = await sql`
    select from explore_pins e join pins p on p.id = e.pin_id ${PIN_JOINS}
    where e.kind = ${kind} and e.topic_id = ${ANYTHING} and p.listed
      and ${pinListedForEveryone(OF_PIN)} and b.sensitivity is null limit 1`.execute(db)
  return rows.length > 0
}

export const eraseExplorePins = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  await sql`delete from explore_pins where pin_id = any(${pinIds}::bigint[])`.execute(db)
}
