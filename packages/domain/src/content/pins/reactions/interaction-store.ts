import type { Id } from '@corkboard/contract'
import { type PayloadOf, pinReacted } from '@corkboard/contract/events'
import { anyOf, type Db, outbox, type RawBuilder, sql } from '@corkboard/database'

/**
 * A pin's counters that many users may change at the same time, as numbered in `pin_stat_changes`; 1 to 5 are
 * reactions.
 */
const FAVORITES = 0
const DID_ITS = 6

/** A pin's counts of reactions, favorites and tries. */
export interface InteractionCounts {
  /** For types 1 to 5. */
  readonly reactionCounts: readonly number[]
  readonly favoriteCount: number
  readonly didItCount: number
}

export interface StoredNote {
  readonly text: string
  readonly updatedAt: Date
}

/** One user's reaction, favorite, note and try on a pin. */
export interface OwnInteractions {
  /** 0 means none. */
  readonly reactionType: number
  readonly isFavorite: boolean
  readonly isDone: boolean
  readonly note: StoredNote | undefined
  /** The newest note on any save of the same picture. */
  readonly unifiedNote: StoredNote | undefined
  /**
   * The counters plus their pending changes, both read at the same moment, so that users see their own action counted
   * immediately and only once. Undefined for visitors.
   */
  readonly counts: InteractionCounts | undefined
}

const NOTHING_COUNTED: InteractionCounts = { reactionCounts: [0, 0, 0, 0, 0], favoriteCount: 0, didItCount: 0 }

export const NO_INTERACTIONS: OwnInteractions = {
  reactionType: 0,
  isFavorite: false,
  isDone: false,
  note: undefined,
  unifiedNote: undefined,
  counts: undefined,
}

interface InteractionRow {
  readonly kind: 'reaction' | 'favorite' | 'done' | 'note' | 'origin_note' | 'count'
  readonly id: Id
  readonly number: number
  readonly by: number
  readonly text: string
  readonly updatedAt: Date
}

/** A pin, and the first save of its picture. */
export interface InteractionPin {
  readonly id: Id
  readonly originId: Id
}

/** A user's reactions, favorites, notes and tries on these pins, with the counts. */
export const ownInteractionsOf = async (
  db: Db,
  userId: Id,
  pins: readonly InteractionPin[],
): Promise<ReadonlyMap<Id, OwnInteractions>> => {
  if (pins.length === 0) return new Map()
  const ids = anyOf(pins.map(({ id }) => id))
  const { rows } = await sql<InteractionRow>`
    select 'reaction' as kind, pin_id as id, reaction_type::int as number, 0 as by, '' as text, created_at as "updatedAt"
      from pin_reactions where pin_id = ${ids} and user_id = ${userId}
    union all select 'favorite', pin_id, 0, 0, '', created_at
      from pin_favorites where user_id = ${userId} and pin_id = ${ids}
    union all select 'done', pin_id, 0, 0, '', created_at
      from pin_did_its where pin_id = ${ids} and user_id = ${userId}
    union all select 'note', pin_id, 0, 0, text, updated_at
      from pin_notes where user_id = ${userId} and pin_id = ${ids}
    union all (
      select distinct on (origin_pin_id) 'origin_note', origin_pin_id, 0, 0, text, updated_at
      from pin_notes where user_id = ${userId} and origin_pin_id = ${anyOf(pins.map(({ originId }) => originId))}
      order by origin_pin_id, updated_at desc
    )
    union all select 'count', pin_id, counter::int, sum(by)::int, '', now()
      from pin_stat_changes where pin_id = ${ids} group by pin_id, counter
    union all select 'count', pin_id, counted.counter::int, counted.by, '', now()
      from pin_stats cross join lateral (
        select n, by from unnest(reaction_counts) with ordinality reaction (by, n)
        union all values (${sql.lit(FAVORITES)}, favorite_count), (${sql.lit(DID_ITS)}, did_it_count)
      ) counted (counter, by)
      where pin_id = ${ids} and counted.by > 0`.execute(db)
  const interactions = new Map<Id, OwnInteractions>(
    pins.map(({ id }) => [id, { ...NO_INTERACTIONS, counts: NOTHING_COUNTED }]),
  )
  const originNotes = new Map<Id, StoredNote>()
  const set = (id: Id, part: Partial<OwnInteractions>) =>
    interactions.set(id, { ...(interactions.get(id) ?? NO_INTERACTIONS), ...part })
  for (const { kind, id, number, by, text, updatedAt } of rows) {
    if (kind === 'reaction') set(id, { reactionType: number })
    else if (kind === 'favorite') set(id, { isFavorite: true })
    else if (kind === 'done') set(id, { isDone: true })
    else if (kind === 'note') set(id, { note: { text, updatedAt } })
    else if (kind === 'origin_note') originNotes.set(id, { text, updatedAt })
    else set(id, { counts: add(interactions.get(id)?.counts ?? NOTHING_COUNTED, number, by) })
  }
  for (const { id, originId } of pins) {
    const unifiedNote = interactions.get(id)?.note ?? originNotes.get(originId)
    if (unifiedNote) set(id, { unifiedNote })
  }
  return interactions
}

const add = (counts: InteractionCounts, counter: number, by: number): InteractionCounts => {
  if (counter === FAVORITES) return { ...counts, favoriteCount: counts.favoriteCount + by }
  if (counter === DID_ITS) return { ...counts, didItCount: counts.didItCount + by }
  return {
    ...counts,
    reactionCounts: counts.reactionCounts.map((count, n) => (n + 1 === counter ? count + by : count)),
  }
}

interface Place {
  readonly id: Id
  readonly shard: number
}

/**
 * Sets or changes a user's reaction and emits the event, in one statement. Returns true if anything changed.
 *
 * NOTE: this touches neither the pin's counters nor any other row that other users write, because a thousand users may
 * react to one pin at the same time (quality P8). `foldCounts` adds the changes later.
 */
export const setReaction = async (
  db: Db,
  pin: Place,
  reaction: { readonly id: Id; readonly userId: Id; readonly type: number; readonly now: Date },
): Promise<boolean> => {
  const { id, userId, type, now } = reaction
  const event: PayloadOf<typeof pinReacted> = { pin_id: pin.id, by_id: userId, reaction_type: type }
  const { rows } = await sql`
    with changed as (
      update pin_reactions r set reaction_type = ${type}::smallint
      from (
        select reaction_type from pin_reactions where pin_id = ${pin.id} and user_id = ${userId} for update
      ) was
      where r.pin_id = ${pin.id} and r.user_id = ${userId} and was.reaction_type <> ${type}::smallint
      returning was.reaction_type as was
    ), added as (
      insert into pin_reactions (id, pin_id, shard, user_id, reaction_type, created_at)
      values (${id}, ${pin.id}, ${pin.shard}, ${userId}, ${type}::smallint, ${now})
      on conflict do nothing returning 1
    ), counted as (
      insert into pin_stat_changes (pin_id, counter, by)
      select ${pin.id}::bigint, was, -1 from changed
      union all select ${pin.id}::bigint, ${type}::smallint, 1 from changed
      union all select ${pin.id}::bigint, ${type}::smallint, 1 from added
      returning 1
    )
    ${outbox.insertWhere({ kind: pinReacted.kind, payload: event }, sql`exists (select from counted)`)} returning 1`.execute(
    db,
  )
  return rows.length > 0
}

/**
 * Counts what a statement with `returning counter` changed, where `null` does not count. Returns true if it changed
 * anything.
 */
const counted = async (db: Db, pinId: Id, by: 1 | -1, change: RawBuilder<unknown>): Promise<boolean> => {
  const { rows } = await sql`
    with changed as (${change})
    insert into pin_stat_changes (pin_id, counter, by)
    select ${pinId}::bigint, counter, ${sql.lit(by)} from changed where counter is not null
    returning 1`.execute(db)
  return rows.length > 0
}

export const deleteReaction = (db: Db, pinId: Id, userId: Id): Promise<boolean> =>
  counted(
    db,
    pinId,
    -1,
    sql`delete from pin_reactions where pin_id = ${pinId} and user_id = ${userId} returning reaction_type as counter`,
  )

export const setFavorite = (db: Db, pin: Place, userId: Id, isOn: boolean, now: Date): Promise<boolean> =>
  isOn
    ? counted(
        db,
        pin.id,
        1,
        sql`insert into pin_favorites (user_id, pin_id, shard, created_at)
          values (${userId}, ${pin.id}, ${pin.shard}, ${now})
          on conflict do nothing returning ${sql.lit(FAVORITES)} as counter`,
      )
    : counted(
        db,
        pin.id,
        -1,
        sql`delete from pin_favorites where user_id = ${userId} and pin_id = ${pin.id}
          returning ${sql.lit(FAVORITES)} as counter`,
      )

export interface NewDidIt {
  readonly id: Id
  readonly userId: Id
  readonly text: string
  readonly signature: string | null
  readonly now: Date
}

/** Stores or updates a user's try of a pin. */
export const putDidIt = async (db: Db, pin: Place, didIt: NewDidIt): Promise<void> => {
  const { id, userId, text, signature, now } = didIt
  const isNew = await counted(
    db,
    pin.id,
    1,
    sql`insert into pin_did_its (id, shard, pin_id, user_id, text, image_signature, created_at)
      values (${id}, ${pin.shard}, ${pin.id}, ${userId}, ${text}, ${signature}, ${now})
      on conflict do nothing returning ${sql.lit(DID_ITS)} as counter`,
  )
  if (isNew) return
  await counted(
    db,
    pin.id,
    1,
    sql`update pin_did_its d
      set text = ${text}, image_signature = ${signature}, removed_at = null, removed_with_picture = false
      from (select removed_at from pin_did_its where pin_id = ${pin.id} and user_id = ${userId} for update) was
      where d.pin_id = ${pin.id} and d.user_id = ${userId}
      returning case when was.removed_at is not null then ${sql.lit(DID_ITS)} end as counter`,
  )
}

/** Why an admin removed something: for what it is, or with a blocked picture. */
export type RemovedFor = 'itself' | 'picture'

export interface OwnDidIt {
  /** The signature of its photo. */
  readonly signature: string | null
  readonly removedFor: RemovedFor | null
}

const REMOVED_FOR = sql<RemovedFor | null>`
  case when removed_at is not null then case when removed_with_picture then 'picture' else 'itself' end end`

/** A user's try of a pin, locked until the transaction ends; `undefined` if there is none. */
export const holdDidIt = async (db: Db, pinId: Id, userId: Id): Promise<OwnDidIt | undefined> => {
  const { rows } = await sql<OwnDidIt>`
    select image_signature as signature, ${REMOVED_FOR} as "removedFor" from pin_did_its
    where pin_id = ${pinId} and user_id = ${userId} for update`.execute(db)
  return rows[0]
}

/** True when a user's try of a pin exists and is visible. */
export const showsDidIt = async (db: Db, pinId: Id, userId: Id): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pin_did_its where pin_id = ${pinId} and user_id = ${userId} and removed_at is null`.execute(db)
  return rows.length > 0
}

/** The user and pin of a try; `undefined` while it is hidden. */
export const findDidIt = async (db: Db, id: Id): Promise<{ readonly pinId: Id; readonly userId: Id } | undefined> => {
  const { rows } = await sql<{ pinId: Id; userId: Id }>`
    select pin_id as "pinId", user_id as "userId" from pin_did_its where id = ${id} and removed_at is null`.execute(db)
  return rows[0]
}

/** A try that was hidden or restored. */
export interface ChangedDidIt {
  readonly pinId: Id
  readonly userId: Id
  readonly signature: string | null
}

/** One try, or some of those that show a picture. */
export type WhichDidIts = { readonly id: Id } | { readonly signature: string; readonly limit: number }

const chosenDidIts = (which: WhichDidIts): RawBuilder<unknown> =>
  'id' in which
    ? sql`and d.id = ${which.id} order by d.id for update of d`
    : sql`and d.image_signature = ${which.signature} order by d.id limit ${which.limit} for update of d`

/** Hides tries on behalf of an admin. Returns those that existed. */
export const hideDidIts = async (
  db: Db,
  which: WhichDidIts,
  reason: RemovedFor,
  now: Date,
): Promise<ChangedDidIt[]> => {
  const { rows } = await sql<ChangedDidIt>`
    with chosen as (select d.id from pin_did_its d where d.removed_at is null ${chosenDidIts(which)}), changed as (
      update pin_did_its d set removed_at = ${now}, removed_with_picture = ${reason === 'picture'}
      from chosen where d.id = chosen.id returning d.pin_id, d.user_id, d.image_signature
    ), counts as (
      insert into pin_stat_changes (pin_id, counter, by) select pin_id, ${sql.lit(DID_ITS)}, -1 from changed
    )
    select pin_id as "pinId", user_id as "userId", image_signature as signature from changed`.execute(db)
  return rows
}

/** Restores tries: the given one, or those removed with a picture. */
export const showDidIts = async (db: Db, which: WhichDidIts): Promise<ChangedDidIt[]> => {
  const { rows } = await sql<ChangedDidIt>`
    with chosen as (
      select d.id from pin_did_its d
      where d.removed_at is not null ${'id' in which ? sql`` : sql`and d.removed_with_picture`}
        and not exists (select from blocked_pictures k where k.signature = d.image_signature) ${chosenDidIts(which)}
    ), changed as (
      update pin_did_its d set removed_at = null, removed_with_picture = false
      from chosen where d.id = chosen.id returning d.pin_id, d.user_id, d.image_signature
    ), counts as (
      insert into pin_stat_changes (pin_id, counter, by) select pin_id, ${sql.lit(DID_ITS)}, 1 from changed
    )
    select pin_id as "pinId", user_id as "userId", image_signature as signature from changed`.execute(db)
  return rows
}

export const deleteDidIt = (db: Db, pinId: Id, userId: Id): Promise<boolean> =>
  counted(
    db,
    pinId,
    -1,
    sql`delete from pin_did_its where pin_id = ${pinId} and user_id = ${userId}
      returning case when removed_at is null then ${sql.lit(DID_ITS)} end as counter`,
  )

/**
 * Stores a user's note on a pin. Empty text deletes the note that the pin shows: its own, or else the newest on another
 * save of the picture.
 */
export const saveNote = async (
  db: Db,
  person: { readonly userId: Id; readonly shard: number },
  pin: InteractionPin,
  text: string,
  now: Date,
): Promise<void> => {
  const { userId, shard } = person
  await (
    text === ''
      ? sql`
      delete from pin_notes where user_id = ${userId} and pin_id = (
        select pin_id from pin_notes where user_id = ${userId} and (pin_id = ${pin.id} or origin_pin_id = ${pin.originId})
        order by pin_id = ${pin.id} desc, updated_at desc limit 1
      )`
      : sql`
      insert into pin_notes (user_id, pin_id, shard, origin_pin_id, text, updated_at)
      values (${userId}, ${pin.id}, ${shard}, ${pin.originId}, ${text}, ${now})
      on conflict (user_id, pin_id, shard) do update set text = excluded.text, updated_at = excluded.updated_at`
  ).execute(db)
}

export const setHide = async (
  db: Db,
  person: { readonly userId: Id; readonly shard: number },
  pinId: Id,
  isOn: boolean,
  now: Date,
): Promise<void> => {
  const { userId, shard } = person
  await (
    isOn
      ? sql`
      insert into pin_hides (user_id, pin_id, shard, created_at) values (${userId}, ${pinId}, ${shard}, ${now})
      on conflict do nothing`
      : sql`delete from pin_hides where user_id = ${userId} and pin_id = ${pinId}`
  ).execute(db)
}

/**
 * Adds the pending changes of pins to their counters. Safe to run twice.
 *
 * NOTE: it locks the counters, in order of ids, before it reads the changes. If two run at the same time, the second
 * sees the result of the first, and neither subtracts what has not been added yet.
 */
export const foldCounts = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  const { rows } = await sql<{ id: Id }>`
    select s.pin_id as id from pin_stats s
    where s.pin_id = ${anyOf(pinIds)} and exists (select from pin_stat_changes c where c.pin_id = s.pin_id)
    order by s.pin_id for update`.execute(db)
  if (rows.length === 0) return
  const changed = anyOf(rows.map(({ id }) => id))
  const counter = (number: number) => sql`coalesce(sum(by) filter (where counter = ${sql.lit(number)}), 0)`
  const counts = sql.join(
    [1, 2, 3, 4, 5].map(
      (type) => sql`greatest(0, s.reaction_counts[${sql.lit(type)}] + f.sums[${sql.lit(type)}])::int`,
    ),
  )
  await sql`
    with gone as (
      delete from pin_stat_changes where pin_id = ${changed} returning pin_id, counter, by
    ), folded as (
      select pin_id, array[${sql.join([1, 2, 3, 4, 5].map(counter))}] as sums, ${counter(FAVORITES)} as favorites,
        ${counter(DID_ITS)} as did_its
      from gone group by pin_id
    )
    update pin_stats s set reaction_counts = array[${counts}],
      favorite_count = greatest(0, s.favorite_count + f.favorites)::int,
      did_it_count = greatest(0, s.did_it_count + f.did_its)::int
    from folded f where s.pin_id = f.pin_id`.execute(db)
}

export interface ReactionRow {
  readonly id: Id
  readonly userId: Id
  readonly reactionType: number
  readonly createdAt: Date
}

/** Reactions to a pin, newest first. The limit is inlined into the statement (feed-store). */
export const newestReactions = async (
  db: Db,
  pinId: Id,
  type: number | undefined,
  before: Id | undefined,
  limit: number,
): Promise<ReactionRow[]> => {
  const ofType = type === undefined ? sql`` : sql`and reaction_type = ${type}::smallint`
  const from = before === undefined ? sql`` : sql`and id < ${before}`
  const { rows } = await sql<ReactionRow>`
    select id, user_id as "userId", reaction_type::int as "reactionType", created_at as "createdAt" from pin_reactions
    where pin_id = ${pinId} ${ofType} ${from} order by id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export interface DidItRow {
  readonly id: Id
  readonly userId: Id
  readonly text: string
  readonly createdAt: Date
  readonly signature: string | null
  readonly width: number | null
  readonly height: number | null
  readonly dominantColor: string | null
}

/** The users who tried a pin, newest first. */
export const newestDidIts = async (db: Db, pinId: Id, before: Id | undefined, limit: number): Promise<DidItRow[]> => {
  const from = before === undefined ? sql`` : sql`and d.id < ${before}`
  const { rows } = await sql<DidItRow>`
    select d.id, d.user_id as "userId", d.text, d.created_at as "createdAt", i.signature, i.width, i.height,
      i.dominant_color as "dominantColor"
    from pin_did_its d left join images i on i.signature = d.image_signature
    where d.pin_id = ${pinId} and d.removed_at is null ${from} order by d.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}
