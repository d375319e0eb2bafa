import { type Id, type NotificationItemKind, shardOf } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

export interface NotificationRow {
  readonly id: Id
  readonly userId: Id
  readonly kind: NotificationItemKind
  readonly subjectId: Id
  readonly lastAt: Date
  readonly isRead: boolean
}

/** An action to notify one reader of. */
export interface NewAction {
  readonly readerId: Id
  readonly kind: NotificationItemKind
  readonly subjectId: Id
  readonly sourceId: Id
  readonly actorId: Id
}

/**
 * Records an action, in the unread entry of its subject or in a new one. An action recorded before changes nothing.
 * Returns true when it was new.
 */
export const insertAction = async (db: Db, notificationId: Id, action: NewAction, now: Date): Promise<boolean> => {
  const { readerId, kind, subjectId, sourceId, actorId } = action
  const shard = shardOf(readerId)
  const known = await sql`
    select 1 from news_acts
    where user_id = ${readerId} and kind = ${kind} and source_id = ${sourceId} and actor_id = ${actorId}`.execute(db)
  if (known.rows.length > 0) return false
  const { rows } = await sql<{ id: Id }>`
    insert into news (id, shard, user_id, kind, subject_id, first_at, last_at)
    values (${notificationId}, ${shard}, ${readerId}, ${kind}, ${subjectId}, ${now}, ${now})
    on conflict (user_id, kind, subject_id, shard) where read_at is null
    do update set last_at = greatest(news.last_at, excluded.last_at)
    returning id`.execute(db)
  const { numAffectedRows } = await sql`
    insert into news_acts (user_id, shard, kind, source_id, actor_id, news_id, happened_at)
    values (${readerId}, ${shard}, ${kind}, ${sourceId}, ${actorId}, ${rows[0]!.id}, ${now})
    on conflict do nothing`.execute(db)
  return numAffectedRows === 1n
}

/**
 * Records actions by many users on one subject in one statement, except those recorded before. Returns true when any
 * was new.
 */
export const insertActions = async (
  db: Db,
  notificationId: Id,
  action: Omit<NewAction, 'actorId'>,
  actorIds: readonly Id[],
  now: Date,
): Promise<boolean> => {
  const { readerId, kind, subjectId, sourceId } = action
  const shard = shardOf(readerId)
  const { numAffectedRows } = await sql`
    with fresh as (
      select actor.id from unnest(${actorIds}::bigint[]) as actor(id)
      where not exists (
        select from news_acts
        where user_id = ${readerId} and kind = ${kind} and source_id = ${sourceId} and actor_id = actor.id
      )
    ), line as (
      insert into news (id, shard, user_id, kind, subject_id, first_at, last_at)
      select ${notificationId}::bigint, ${shard}::smallint, ${readerId}::bigint, ${kind}, ${subjectId}::bigint, ${now}::timestamptz,
        ${now}::timestamptz
      where exists (select from fresh)
      on conflict (user_id, kind, subject_id, shard) where read_at is null
      do update set last_at = greatest(news.last_at, excluded.last_at)
      returning id
    )
    insert into news_acts (user_id, shard, kind, source_id, actor_id, news_id, happened_at)
    select ${readerId}, ${shard}, ${kind}, ${sourceId}, fresh.id, line.id, ${now} from fresh, line
    on conflict do nothing`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

/**
 * Records actions of one kind, by many users on many subjects for many readers, in one statement. Returns the readers
 * for whom something was new.
 */
export const insertManyActions = async (
  db: Db,
  kind: NotificationItemKind,
  actions: readonly (Omit<NewAction, 'kind'> & { readonly notificationId: Id })[],
  now: Date,
): Promise<Id[]> => {
  const { rows } = await sql<{ userId: Id }>`
    with fresh as materialized (
      select wanted.* from unnest(
        ${actions.map(({ notificationId }) => notificationId)}::bigint[], ${actions.map(({ readerId }) => readerId)}::bigint[],
        ${actions.map(({ readerId }) => shardOf(readerId))}::smallint[],
        ${actions.map(({ subjectId }) => subjectId)}::bigint[], ${actions.map(({ sourceId }) => sourceId)}::bigint[],
        ${actions.map(({ actorId }) => actorId)}::bigint[]
      ) as wanted(news_id, user_id, shard, subject_id, source_id, actor_id)
      where (
        -- Looked up one by one: joined, the table would be read whole as long as it is small.
        select true from news_acts act
        where act.user_id = wanted.user_id and act.kind = ${kind} and act.source_id = wanted.source_id
          and act.actor_id = wanted.actor_id
        limit 1
      ) is null
    ), line as (
      insert into news (id, shard, user_id, kind, subject_id, first_at, last_at)
      select distinct on (user_id, subject_id)
        news_id, shard, user_id, ${kind}, subject_id, ${now}::timestamptz, ${now}::timestamptz
      from fresh order by user_id, subject_id, news_id
      on conflict (user_id, kind, subject_id, shard) where read_at is null
      do update set last_at = greatest(news.last_at, excluded.last_at)
      returning id, user_id, subject_id
    ), told as (
      insert into news_acts (user_id, shard, kind, source_id, actor_id, news_id, happened_at)
      select user_id, fresh.shard, ${kind}, source_id, actor_id, line.id, ${now}::timestamptz
      from fresh join line using (user_id, subject_id)
      on conflict do nothing
      returning user_id
    )
    select distinct user_id as "userId" from told`.execute(db)
  return rows.map(({ userId }) => userId)
}

/** Deletes an action that was undone. */
export const deleteAction = async (db: Db, kind: NotificationItemKind, sourceId: Id, actorId: Id): Promise<void> => {
  await sql`
    delete from news_acts where actor_id = ${actorId} and kind = ${kind} and source_id = ${sourceId}`.execute(db)
}

/** Deletes undone actions of several kinds. */
export const deleteActions = async (
  db: Db,
  kinds: readonly NotificationItemKind[],
  sourceId: Id,
  actorId: Id,
): Promise<void> => {
  await sql`
    delete from news_acts
    where actor_id = ${actorId} and kind = any(${kinds}::text[]) and source_id = ${sourceId}`.execute(db)
}

const COLUMNS = sql`
  id, user_id as "userId", kind, subject_id as "subjectId", last_at as "lastAt", read_at is not null as "isRead"`

/** Where the list continues: after this entry. */
export interface NotificationPlace {
  readonly lastAt: string
  readonly id: Id
}

export type PlacedNotification = NotificationRow & { readonly place: NotificationPlace }

/** A page of a reader's entries, latest first. */
export const notificationSkeleton = async (
  db: Db,
  readerId: Id,
  after: NotificationPlace | undefined,
  limit: number,
): Promise<PlacedNotification[]> => {
  const { rows } = await sql<NotificationRow & { lastAtText: string }>`
    select ${COLUMNS}, last_at::text as "lastAtText" from news
    where user_id = ${readerId}
      ${after ? sql`and (last_at, id) < (${after.lastAt}::timestamptz, ${after.id}::bigint)` : sql``}
    order by last_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(({ lastAtText, ...row }) => ({ ...row, place: { lastAt: lastAtText, id: row.id } }))
}

/** The latest unread entries of a reader, optionally only of some kinds. */
export const unreadNotifications = async (
  db: Db,
  readerId: Id,
  limit: number,
  { kinds, unmailed = false }: { readonly kinds?: readonly NotificationItemKind[]; readonly unmailed?: boolean } = {},
): Promise<NotificationRow[]> => {
  const { rows } = await sql<NotificationRow>`
    select ${COLUMNS} from news
    where user_id = ${readerId} and read_at is null
      ${kinds ? sql`and kind = any(${kinds}::text[])` : sql``}
      ${unmailed ? sql`and mailed_at is null` : sql``}
    order by last_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export const notificationById = async (db: Db, readerId: Id, id: Id): Promise<NotificationRow | undefined> => {
  const { rows } = await sql<NotificationRow>`
    select ${COLUMNS} from news where id = ${id} and user_id = ${readerId}`.execute(db)
  return rows[0]
}

export interface ActionRow {
  readonly notificationId: Id
  readonly sourceId: Id
  readonly actorId: Id
  readonly happenedAt: Date
}

/** The latest actions of each entry, at most `limit` per entry. */
export const actionsOf = async (db: Db, notificationIds: readonly Id[], limit: number): Promise<ActionRow[]> => {
  if (notificationIds.length === 0) return []
  const { rows } = await sql<ActionRow>`
    select a.news_id as "notificationId", a.source_id as "sourceId", a.actor_id as "actorId", a.happened_at as "happenedAt"
    from unnest(${notificationIds}::bigint[]) as wanted(id)
    cross join lateral (
      select * from news_acts where news_id = wanted.id order by happened_at desc, source_id desc limit ${sql.lit(limit)}
    ) a
    order by a.happened_at desc, a.source_id desc`.execute(db)
  return rows
}

/** Where the actions of an entry continue. */
export interface ActionPlace {
  readonly happenedAt: string
  readonly sourceId: Id
}

export type PlacedAction = ActionRow & { readonly place: ActionPlace }

/** A page of the actions of one entry, latest first. */
export const actionSkeleton = async (
  db: Db,
  notificationId: Id,
  after: ActionPlace | undefined,
  limit: number,
): Promise<PlacedAction[]> => {
  const { rows } = await sql<ActionRow & { at: string }>`
    select news_id as "notificationId", source_id as "sourceId", actor_id as "actorId", happened_at as "happenedAt",
      happened_at::text as at
    from news_acts
    where news_id = ${notificationId}
      ${after ? sql`and (happened_at, source_id) < (${after.happenedAt}::timestamptz, ${after.sourceId}::bigint)` : sql``}
    order by happened_at desc, source_id desc limit ${limit}`.execute(db)
  return rows.map(({ at, ...row }) => ({ ...row, place: { happenedAt: at, sourceId: row.sourceId } }))
}

/** Marks a reader's entries as read: the given ones, or all. */
export const markRead = async (db: Db, readerId: Id, ids: readonly Id[] | undefined, now: Date): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update news set read_at = ${now}
    where user_id = ${readerId} and read_at is null ${ids ? sql`and id = ${anyOf(ids)}` : sql``}`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}

export interface Due {
  readonly userId: Id
  readonly kind: NotificationItemKind
}

/** Finds readers and kinds with notifications that have waited long enough and were not mailed recently. */
export const dueForMail = async (db: Db, since: Date, lastMailBefore: Date, limit: number): Promise<Due[]> => {
  const { rows } = await sql<Due>`
    select distinct n.user_id as "userId", n.kind from news n
    left join news_mails m on m.user_id = n.user_id and m.kind = n.kind
    where n.mailed_at is null and n.read_at is null and n.first_at <= ${since}
      and (m.sent_at is null or m.sent_at <= ${lastMailBefore})
    limit ${limit}`.execute(db)
  return rows
}

/** Marks these entries as no longer needing a mail. */
export const markMailed = async (
  db: Db,
  readerId: Id,
  kinds: readonly NotificationItemKind[],
  now: Date,
): Promise<void> => {
  await sql`
    update news set mailed_at = ${now}
    where user_id = ${readerId} and kind = any(${kinds}::text[]) and mailed_at is null and read_at is null`.execute(db)
}

export const noteMail = async (
  db: Db,
  readerId: Id,
  kinds: readonly NotificationItemKind[],
  now: Date,
): Promise<void> => {
  await sql`
    insert into news_mails (user_id, shard, kind, sent_at)
    select ${readerId}, ${shardOf(readerId)}, kind, ${now} from unnest(${kinds}::text[]) as kind
    on conflict (user_id, kind, shard) do update set sent_at = excluded.sent_at`.execute(db)
}

/** Deletes entries older than `before`, some at a time. Returns how many. */
export const deleteOldNotifications = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { rows } = await sql`
    with old as (
      delete from news where (id, shard) in (
        select id, shard from news where last_at < ${before} order by last_at limit ${limit}
      ) returning id
    ), acts as (delete from news_acts where news_id in (select id from old))
    select id from old`.execute(db)
  return rows.length
}
