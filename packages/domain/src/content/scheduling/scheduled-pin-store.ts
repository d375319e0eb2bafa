import type { Id, NewPin } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

/** A scheduled pin as stored. */
export interface ScheduledRow {
  readonly id: Id
  readonly userId: Id
  readonly scheduledAt: Date
  readonly pin: NewPin
  readonly cover: string
  readonly errorCode: string | null
  readonly errorField: string | null
}

/** A row with what its picture looks like. */
export interface ShownRow extends ScheduledRow {
  readonly width: number
  readonly height: number
  readonly dominantColor: string
  readonly hasVideo: boolean
}

/** What scheduling and editing store. */
export interface ScheduledContent {
  readonly scheduledAt: Date
  readonly pin: NewPin
  readonly uploadIds: readonly Id[]
  readonly cover: string
  readonly signatures: readonly string[]
}

const COLUMNS = sql`s.id, s.user_id as "userId", s.scheduled_at as "scheduledAt", s.pin, s.cover,
  s.error_code as "errorCode", s.error_field as "errorField"`

const shown = sql`
  select ${COLUMNS}, i.width, i.height, i.dominant_color as "dominantColor",
    exists (select from videos v where v.signature = any(s.signatures)) as "hasVideo"
  from scheduled_pins s join images i on i.signature = s.cover`

export const scheduledPinsOf = async (
  db: Db,
  userId: Id,
  { limit, after }: { readonly limit: number; readonly after?: { readonly seconds: number; readonly id: Id } },
): Promise<ShownRow[]> => {
  const { rows } = await sql<ShownRow>`
    ${shown} where s.user_id = ${userId} and s.deleted_at is null
      ${after ? sql`and (s.scheduled_at, s.id) > (to_timestamp(${after.seconds}::float8), ${after.id}::bigint)` : sql``}
    order by s.scheduled_at, s.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export const findShown = async (db: Db, id: Id): Promise<ShownRow | undefined> => {
  const { rows } = await sql<ShownRow>`${shown} where s.id = ${id} and s.deleted_at is null`.execute(db)
  return rows[0]
}

/** Locked until the transaction ends, so that it is published once. `undefined` once it is published or deleted. */
export const lockScheduled = async (db: Db, id: Id): Promise<ScheduledRow | undefined> => {
  const { rows } = await sql<ScheduledRow>`
    select ${COLUMNS} from scheduled_pins s where s.id = ${id} and s.deleted_at is null for update`.execute(db)
  return rows[0]
}

/** The same for one that was deleted after that time. */
export const lockDeleted = async (db: Db, id: Id, since: Date): Promise<ScheduledRow | undefined> => {
  const { rows } = await sql<ScheduledRow>`
    select ${COLUMNS} from scheduled_pins s where s.id = ${id} and s.deleted_at > ${since} for update`.execute(db)
  return rows[0]
}

export const findScheduled = async (db: Db, id: Id): Promise<ScheduledRow | undefined> => {
  const { rows } = await sql<ScheduledRow>`
    select ${COLUMNS} from scheduled_pins s where s.id = ${id} and s.deleted_at is null`.execute(db)
  return rows[0]
}

/** The titles of the pins among these that their owner has and that could not be published. */
export const refusedPins = async (db: Db, userId: Id, ids: readonly Id[]): Promise<ReadonlyMap<Id, string>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: Id; title: string }>`
    select id, coalesce(pin ->> 'title', '') as title from scheduled_pins
    where id = ${anyOf(ids)} and user_id = ${userId} and deleted_at is null and error_code is not null`.execute(db)
  return new Map(rows.map(({ id, title }) => [id, title]))
}

export const countScheduled = async (db: Db, userId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduled_pins where user_id = ${userId} and deleted_at is null`.execute(db)
  return rows[0]!.count
}

export const insertScheduled = async (
  db: Db,
  { id, shard, userId, now, ...content }: ScheduledContent & { id: Id; shard: number; userId: Id; now: Date },
): Promise<void> => {
  await sql`
    insert into scheduled_pins (id, shard, user_id, scheduled_at, pin, upload_ids, cover, signatures, created_at)
    values (${id}, ${shard}, ${userId}, ${content.scheduledAt}, ${JSON.stringify(content.pin)}::jsonb,
      ${content.uploadIds}::bigint[], ${content.cover}, ${content.signatures}::text[], ${now})`.execute(db)
}

/** It waits again, whatever had refused it. */
export const updateScheduled = async (db: Db, id: Id, content: ScheduledContent): Promise<void> => {
  await sql`
    update scheduled_pins set scheduled_at = ${content.scheduledAt}, pin = ${JSON.stringify(content.pin)}::jsonb,
      upload_ids = ${content.uploadIds}::bigint[], cover = ${content.cover}, signatures = ${content.signatures}::text[],
      error_code = null, error_field = null
    where id = ${id}`.execute(db)
}

export const setRefused = async (
  db: Db,
  id: Id,
  { code, field }: { readonly code: string; readonly field: string | null },
): Promise<void> => {
  await sql`update scheduled_pins set error_code = ${code}, error_field = ${field} where id = ${id}`.execute(db)
}

export const setDeleted = async (db: Db, id: Id, at: Date | null): Promise<void> => {
  await sql`update scheduled_pins set deleted_at = ${at} where id = ${id}`.execute(db)
}

/** Removes the row of a pin that is published in the same transaction. */
export const removeScheduled = async (db: Db, id: Id): Promise<void> => {
  await sql`delete from scheduled_pins where id = ${id}`.execute(db)
}

/** Removes those whose deletion can no longer be undone. */
export const removeDeletedBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from scheduled_pins where deleted_at <= ${before}`.execute(db)
}

/** Those whose time has come, of members whose accounts exist, the earliest first. */
export const overdue = async (db: Db, now: Date, limit: number): Promise<Pick<ScheduledRow, 'id' | 'userId'>[]> => {
  const { rows } = await sql<Pick<ScheduledRow, 'id' | 'userId'>>`
    select s.id, s.user_id as "userId" from scheduled_pins s join users u on u.id = s.user_id and u.deleted_at is null
    where s.deleted_at is null and s.error_code is null and s.scheduled_at <= ${now}
    order by s.scheduled_at, s.id limit ${limit}`.execute(db)
  return rows
}

/** Blocks some that have a file, or lets them wait again. @returns whose they are */
export const setBlocked = async (
  db: Db,
  signature: string,
  { isBlocked, code, limit }: { readonly isBlocked: boolean; readonly code: string; readonly limit: number },
): Promise<Id[]> => {
  const { rows } = await sql<{ userId: Id }>`
    update scheduled_pins set error_code = ${isBlocked ? code : null}::text, error_field = null where id in (
      select id from scheduled_pins
      where signatures @> array[${signature}::text] and deleted_at is null
        and (error_code is distinct from ${code}) = ${isBlocked}
      order by id limit ${limit} for update
    ) returning user_id as "userId"`.execute(db)
  return rows.map(({ userId }) => userId)
}
