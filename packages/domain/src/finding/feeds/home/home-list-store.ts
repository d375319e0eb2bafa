import { type Id, shardOf } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Reason } from './rank-home.ts'
import type { Reach } from './streams.ts'

/** A home feed as far as it has been built. */
export interface HomeList {
  readonly id: Id
  readonly pinIds: readonly Id[]
  readonly pictures: readonly string[]
  /** Other pins of each picture. */
  readonly others: readonly (readonly Id[])[]
  readonly reasons: readonly Reason[]
  readonly reach: Readonly<Record<string, Reach>>
  readonly readTo: number
  /** What earlier lists have shown, latest last. */
  readonly seen: readonly Id[]
}

/** What lists say that were stored before the walk over pins and boards became two steps. */
const FORMER = 'walk'

interface StoredReason extends Omit<Reason, 'kind'> {
  readonly kind: Reason['kind'] | typeof FORMER
}

/** Hundreds of pins have a few dozen reasons: each is stored once, with its number for every pin. */
interface StoredReasons {
  readonly all: readonly StoredReason[]
  readonly at: readonly number[]
}

/** Few pictures have other pins: theirs, by their place in the list. */
type StoredOthers = Readonly<Record<number, readonly Id[]>>

/** Lists from before have a reason and other pins for each pin. */
type StoredList = Omit<HomeList, 'reasons' | 'others'> & {
  readonly reasons: StoredReasons | readonly StoredReason[]
  readonly others: StoredOthers | HomeList['others']
}

const toReason = ({ kind, ...rest }: StoredReason): Reason => ({ ...rest, kind: kind === FORMER ? 'related' : kind })

const toReasons = (stored: StoredList['reasons']): Reason[] => {
  if (!('all' in stored)) return stored.map(toReason)
  const all = stored.all.map(toReason)
  return stored.at.map((number) => all[number]!)
}

const storedReasons = (reasons: HomeList['reasons']): StoredReasons => {
  const numbers = new Map<string, number>()
  const all: Reason[] = []
  const at = reasons.map((reason) => {
    const key = `${reason.kind} ${reason.id}`
    const number = numbers.get(key) ?? all.push(reason) - 1
    numbers.set(key, number)
    return number
  })
  return { all, at }
}

const toOthers = (stored: StoredList['others'], length: number): HomeList['others'] =>
  Array.isArray(stored) ? stored : Array.from({ length }, (_, place) => (stored as StoredOthers)[place] ?? [])

const storedOthers = (others: HomeList['others']): StoredOthers =>
  Object.fromEntries(others.flatMap((ids, place) => (ids.length > 0 ? [[place, ids]] : [])))

const toReach = ({ [FORMER]: former, ...reach }: HomeList['reach']): HomeList['reach'] =>
  former ? { related: former, ...reach } : reach

/** How many windows can continue reading at the same time; older lists are rebuilt. */
const KEPT = 3

const FIELDS = sql`
  id, pin_ids::text[] as "pinIds", pictures::text[] as pictures, others, reasons, reach, read_to as "readTo", seen::text[] as seen`

export const findHomeList = async (db: Db, userId: Id, id: Id): Promise<HomeList | undefined> => {
  const { rows } =
    await sql<StoredList>`select ${FIELDS} from home_lists where user_id = ${userId} and id = ${id}`.execute(db)
  const [list] = rows
  return (
    list && {
      ...list,
      reasons: toReasons(list.reasons),
      others: toOthers(list.others, list.pinIds.length),
      reach: toReach(list.reach),
    }
  )
}

/** What the user has seen, from the last list built for them. */
export const lastSeen = async (
  db: Db,
  userId: Id,
): Promise<Pick<HomeList, 'pinIds' | 'readTo' | 'seen'> | undefined> => {
  const { rows } = await sql<HomeList>`
    select pin_ids[1:read_to]::text[] as "pinIds", read_to as "readTo", seen::text[] as seen from home_lists
    where user_id = ${userId} order by id desc limit 1`.execute(db)
  return rows[0]
}

/** The reason given by the newest list that contains this pin or another of its picture. */
export const reasonInLists = async (db: Db, userId: Id, pinId: Id): Promise<Reason | undefined> => {
  const { rows } = await sql<{ reason: StoredReason | null }>`
    select case jsonb_typeof(l.reasons)
      when 'array' then l.reasons -> place.at
      else l.reasons -> 'all' -> (l.reasons -> 'at' ->> place.at)::int
    end as reason
    from home_lists l
    cross join lateral (
      select coalesce(
        array_position(l.pin_ids, ${pinId}::bigint) - 1,
        (
          select key::int from jsonb_each(case jsonb_typeof(l.others) when 'object' then l.others else '{}' end)
          where value ? ${pinId}::text
          limit 1
        )
      ) as at
    ) place
    where l.user_id = ${userId} and place.at is not null order by l.id desc limit 1`.execute(db)
  const reason = rows[0]?.reason
  return reason ? toReason(reason) : undefined
}

/**
 * Stores a list and deletes the user's oldest ones. A list lost in a crash is rebuilt, so no one waits for the disk.
 */
export const storeHomeList = async (db: Db, userId: Id, list: HomeList): Promise<void> => {
  await sql`
    with kept as (
      select id from home_lists where user_id = ${userId} and id <> ${list.id} order by id desc limit ${sql.lit(KEPT - 1)}
    ), gone as (
      delete from home_lists where user_id = ${userId} and id <> ${list.id} and id not in (select id from kept)
    )
    insert into home_lists (user_id, shard, id, pin_ids, pictures, others, reasons, reach, read_to, seen)
    values (${userId}, ${shardOf(userId)}, ${list.id}, ${list.pinIds}::bigint[], ${list.pictures}::bigint[],
      ${JSON.stringify(storedOthers(list.others))}::jsonb, ${JSON.stringify(storedReasons(list.reasons))}::jsonb, ${JSON.stringify(list.reach)}::jsonb, ${list.readTo}, ${list.seen}::bigint[])
    on conflict (user_id, id, shard) do update set pin_ids = excluded.pin_ids, pictures = excluded.pictures, others = excluded.others,
      reasons = excluded.reasons, reach = excluded.reach, read_to = greatest(home_lists.read_to, excluded.read_to)`.execute(
    db,
  )
}

export const markReadTo = async (db: Db, userId: Id, id: Id, readTo: number): Promise<void> => {
  await sql`
    update home_lists set read_to = ${readTo} where user_id = ${userId} and id = ${id} and read_to < ${readTo}`.execute(
    db,
  )
}
