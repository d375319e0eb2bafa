import type { Id, ReportTargetType } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { hasBlockedPicture } from '../../content/pins/index.ts'

export interface NewReport {
  readonly id: Id
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly subjectId: Id
  readonly reporterId: Id
  readonly reason: string
  readonly details: string
  readonly now: Date
}

export const insertReport = async (db: Db, report: NewReport): Promise<void> => {
  await sql`
    insert into reports (id, target_type, target_id, subject_id, reporter_id, reason, details, created_at)
    values (${report.id}, ${report.targetType}, ${report.targetId}, ${report.subjectId}, ${report.reporterId},
      ${report.reason}, ${report.details}, ${report.now})
    on conflict do nothing`.execute(db)
}

/**
 * Distinguishes cases about the same target: each of two users in a conversation may report the other, and neither
 * report replaces the other.
 */
const SIDE = sql`case when target_type = 'conversation' then subject_id end`

/** A case: all reports of one thing, or of one user in a conversation. */
export interface CaseOf {
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly subjectId: Id | undefined
}

const isOf = ({
  targetType,
  targetId,
  subjectId,
}: CaseOf) => sql`target_type = ${targetType} and target_id = ${targetId}
  and (target_type <> 'conversation' or subject_id = ${subjectId ?? null})`

/** Prevents others from acting on the same case at the same time. */
export const lockCase = async (db: Db, which: CaseOf): Promise<void> => {
  await sql`select 1 from reports where ${isOf(which)} order by id for update`.execute(db)
}

/** All open reports of one thing, or those closed together with the newest one. */
export interface CaseRow {
  /** Id of its newest report. */
  readonly id: Id
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly subjectId: Id
  readonly subjectName: string | null
  readonly reasons: readonly { readonly reason: string; readonly count: number }[]
  readonly detailedReasons: readonly string[]
  readonly details: readonly string[]
  readonly reportCount: number
  readonly isClosed: boolean
  readonly createdAt: Date
}

/** How many of the reporters' newest comments are shown. */
const MAX_DETAILS = 5

/** Cases by their newest report, below `before`, or the case of one target. */
export const caseRows = async (
  db: Db,
  which: { readonly isClosed: boolean; readonly before: Id | undefined; readonly limit: number } | CaseOf,
): Promise<CaseRow[]> => {
  const newest =
    'targetId' in which
      ? sql`
        select target_type, target_id, ${SIDE} as side, max(id) as id from reports where ${isOf(which)} group by 1, 2, 3`
      : sql`
        select target_type, target_id, ${SIDE} as side, max(id) as id from reports
        where closed_at is ${which.isClosed ? sql`not null` : sql`null`} group by 1, 2, 3
        having max(id) < ${which.before ?? '9223372036854775807'}
        order by id desc limit ${sql.lit(which.limit)}`
  const isInCase = sql`a.target_type = n.target_type and a.target_id = n.target_id and (n.side is null or a.subject_id = n.side)`
  const { rows } = await sql<CaseRow>`
    with newest as (${newest})
    select n.id, n.target_type as "targetType", n.target_id as "targetId", r.subject_id as "subjectId",
      u.username as "subjectName", r.created_at as "createdAt", r.closed_at is not null as "isClosed",
      (select count(*)::int from reports a where ${isInCase}) as "reportCount",
      (
        select json_agg(json_build_object('reason', reason, 'count', count) order by count desc, reason) from (
          select reason, count(*)::int as count from reports a
          where ${isInCase} group by reason
        ) by_reason
      ) as reasons,
      array(
        select distinct detail from comment_flags f, unnest(f.detailed_reasons) as detail
        where n.target_type = 'comment' and f.comment_id = n.target_id order by detail
      ) as "detailedReasons",
      array(
        select a.details from reports a
        where ${isInCase} and a.details <> ''
        order by a.id desc limit ${sql.lit(MAX_DETAILS)}
      ) as details
    from newest n join reports r on r.id = n.id
    left join users u on u.id = r.subject_id and u.deleted_at is null
    order by n.id desc`.execute(db)
  return rows
}

export const closeCase = async (db: Db, which: CaseOf, now: Date): Promise<void> => {
  await sql`update reports set closed_at = ${now} where ${isOf(which)} and closed_at is null`.execute(db)
}

/** What can be shown of a reported thing, whatever its status. */
export interface TargetRow {
  readonly type: ReportTargetType
  readonly id: Id
  readonly text: string
  /** `null` for things that only their participants can see. */
  readonly path: string | null
  readonly signature: string | null
  readonly placeholder: string | null
  readonly isHidden: boolean
  readonly isGone: boolean
  /** One of its pictures is blocked; for a user, one that was removed from their avatar or cover. */
  readonly isBlocked: boolean
  /** Its picture can be blocked. */
  readonly isBlockable: boolean
  /** Hidden only because its picture was blocked. */
  readonly isGoneWithPicture: boolean
}

export const targetRows = async (
  db: Db,
  targets: readonly { readonly targetType: ReportTargetType; readonly targetId: Id }[],
): Promise<TargetRow[]> => {
  const ids = (type: ReportTargetType) =>
    sql`${targets.filter(({ targetType }) => targetType === type).map(({ targetId }) => targetId)}::bigint[]`
  const { rows } = await sql<TargetRow>`
    select 'pin' as type, p.id, coalesce(nullif(p.title, ''), p.description) as text, '/pin/' || p.id || '/' as path,
      i.signature, i.thumbhash as placeholder, p.removed_at is not null as "isHidden",
      p.deleted_at is not null or b.deleted_at is not null as "isGone",
      ${hasBlockedPicture} as "isBlocked", i.signature is not null and not ${hasBlockedPicture} as "isBlockable",
      p.removed_with_picture as "isGoneWithPicture"
    from pins p join boards b on b.id = p.board_id left join images i on i.signature = p.image_signature
    where p.id = any(${ids('pin')})
    union all
    select 'comment', c.id, c.text, '/pin/' || c.pin_id || '/?comment=' || c.id, i.signature, i.thumbhash,
      c.hidden_at is not null, c.deleted_at is not null, k.signature is not null,
      i.signature is not null and k.signature is null, c.removed_with_picture
    from comments c left join images i on i.signature = c.image_signature
    left join blocked_pictures k on k.signature = c.image_signature
    where c.id = any(${ids('comment')})
    union all
    select 'did_it', d.id, d.text, '/pin/' || d.pin_id || '/', i.signature, i.thumbhash, d.removed_at is not null,
      p.deleted_at is not null or b.deleted_at is not null, k.signature is not null,
      i.signature is not null and k.signature is null, d.removed_with_picture
    from pin_did_its d join pins p on p.id = d.pin_id join boards b on b.id = p.board_id
    left join images i on i.signature = d.image_signature
    left join blocked_pictures k on k.signature = d.image_signature
    where d.id = any(${ids('did_it')})
    union all
    select 'board', b.id, b.name, '/' || u.username || '/' || b.slug || '/', null, null, b.removed_at is not null,
      b.deleted_at is not null or u.deleted_at is not null, false, false, false
    from boards b join users u on u.id = b.owner_id where b.id = any(${ids('board')})
    union all
    select 'user', u.id, concat_ws(chr(10), concat_ws(' ', u.first_name, u.last_name), nullif(u.about, '')), '/' || u.username || '/', s.signature, s.thumbhash, false,
      u.deleted_at is not null, coalesce(s.has_taken, false), coalesce(not s.is_taken, false), false
    from users u left join lateral (
      select i.signature, i.thumbhash, shown.is_taken, bool_or(shown.is_taken) over () as has_taken
      from (
        select u.avatar_signature as signature, 1 as place, false as is_taken
        union all select u.cover ->> 'signature', 2, false
        union all select t.signature, case t.place when 'portrait' then 3 else 4 end, true
          from taken_pictures t join blocked_pictures k on k.signature = t.signature where t.user_id = u.id
      ) shown join images i on i.signature = shown.signature order by shown.place limit 1
    ) s on true
    where u.id = any(${ids('user')})
    union all
    select 'conversation', c.id, '', null, null, null, false, false, false, false, false
    from conversations c where c.id = any(${ids('conversation')})`.execute(db)
  return rows
}

export interface NewAction {
  readonly id: Id
  readonly actorId: Id
  readonly action: string
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly subjectId: Id
  readonly detail: string | null
  /** The reasons it had been reported for at that time. */
  readonly reasons: readonly string[]
  /** Number of pictures restored as copies of the one it is about. */
  readonly copies?: number
  readonly now: Date
}

export const noteModeration = async (db: Db, action: NewAction): Promise<void> => {
  await sql`
    insert into moderation_actions (id, actor_id, action, target_type, target_id, subject_id, detail, reasons,
      copies, created_at)
    values (${action.id}, ${action.actorId}, ${action.action}, ${action.targetType}, ${action.targetId},
      ${action.subjectId}, ${action.detail}, ${action.reasons}::text[], ${action.copies ?? 0}, ${action.now})`.execute(
    db,
  )
}

/** Adds copies of the picture of an action that were found later. */
export const countCopies = async (db: Db, actionId: Id, count: number): Promise<void> => {
  await sql`update moderation_actions set copies = copies + ${count} where id = ${actionId}`.execute(db)
}

export interface ActionRow {
  readonly id: Id
  readonly action: string
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly detail: string | null
  readonly copies: number
  readonly actorId: Id | null
  readonly actorName: string | null
  readonly subjectId: Id
  readonly subjectName: string | null
  readonly createdAt: Date
}

/** Log entries, newest first, below `before`. */
export const moderationRows = async (db: Db, before: Id | undefined, limit: number): Promise<ActionRow[]> => {
  const from = before === undefined ? sql`` : sql`where a.id < ${before}`
  const { rows } = await sql<ActionRow>`
    select a.id, a.action, a.target_type as "targetType", a.target_id as "targetId", a.detail, a.copies,
      a.actor_id as "actorId",
      actor.username as "actorName", a.subject_id as "subjectId", subject.username as "subjectName",
      a.created_at as "createdAt"
    from moderation_actions a left join users actor on actor.id = a.actor_id
    left join users subject on subject.id = a.subject_id
    ${from} order by a.id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

/** What the affected user may know about an action; never who took it. */
export interface NoticeRow {
  readonly id: Id
  readonly action: string
  readonly targetType: ReportTargetType
  readonly targetId: Id
  readonly message: string | null
  readonly reasons: readonly string[]
}

/** Actions about things of one user. */
export const actionsAbout = async (db: Db, subjectId: Id, ids: readonly Id[]): Promise<NoticeRow[]> => {
  const { rows } = await sql<NoticeRow>`
    select id, action, target_type as "targetType", target_id as "targetId", detail as message, reasons
    from moderation_actions where id = any(${ids}::bigint[]) and subject_id = ${subjectId}`.execute(db)
  return rows
}

export interface RemovedPinRow {
  readonly id: Id
  readonly title: string
  readonly isForPicture: boolean
  readonly removedAt: Date
  readonly reasons: readonly string[]
}

/** A removed pin of this user, with the reasons it was reported for. */
export const removedPinRow = async (db: Db, pinnerId: Id, pinId: Id): Promise<RemovedPinRow | undefined> => {
  const { rows } = await sql<RemovedPinRow>`
    select p.id, p.title, p.removed_with_picture as "isForPicture", p.removed_at as "removedAt",
      coalesce((
        select a.reasons from moderation_actions a
        where a.target_type = 'pin' and a.target_id = p.id and a.subject_id = p.pinner_id
          and a.action in ('hide', 'block_picture')
        order by a.id desc limit 1
      ), '{}') as reasons
    from pins p
    where p.id = ${pinId} and p.pinner_id = ${pinnerId} and p.removed_at is not null and p.deleted_at is not null`.execute(
    db,
  )
  return rows[0]
}

export interface ReportedMessageRow {
  readonly id: Id
  readonly senderId: Id
  readonly senderName: string
  readonly text: string
  readonly pinId: Id | null
  readonly createdAt: Date
}

/** The last messages of a user reported in a conversation, up to the time of the report; newest first. */
export const messagesOfReported = async (
  db: Db,
  conversationId: Id,
  subjectId: Id,
  limit: number,
): Promise<ReportedMessageRow[]> => {
  const { rows } = await sql<ReportedMessageRow>`
    select m.* from (
      select subject_id, max(created_at) as reported_at from reports
      where target_type = 'conversation' and target_id = ${conversationId} and subject_id = ${subjectId} group by subject_id
    ) r
    join users u on u.id = r.subject_id and u.deleted_at is null
    cross join lateral (
      select id, sender_id as "senderId", u.username as "senderName", text, pin_id as "pinId", created_at as "createdAt"
      from messages
      where conversation_id = ${conversationId} and sender_id = r.subject_id and created_at <= r.reported_at
        and event is null
      order by id desc limit ${sql.lit(limit)}
    ) m
    order by m.id desc`.execute(db)
  return rows
}

export const eraseReportsOfPins = async (db: Db, pinIds: readonly Id[]): Promise<void> => {
  await sql`delete from reports where target_type = 'pin' and target_id = any(${pinIds}::bigint[])`.execute(db)
}
