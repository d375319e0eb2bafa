import type { Id } from '@corkboard/contract'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { peopleInReach } from '../../people/index.ts'
import { type Mention, countPinComments, pinAccess, type PinAccessRow } from '../pins/index.ts'

/** A comment as stored, with its picture's facts and its counters. */
export interface CommentRow {
  readonly id: Id
  readonly shard: number
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
  readonly text: string
  readonly isHighlighted: boolean
  readonly isHidden: boolean
  readonly isDeleted: boolean
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly replyCount: number
  readonly likeCount: number
  readonly helpfulCount: number
  readonly signature: string | null
  readonly width: number | null
  readonly height: number | null
  readonly dominantColor: string | null
  /** In the order they appear in the text. */
  readonly mentions: readonly Mention[]
}

/** The comments of the CTE `skeleton`, with the users they mention. */
const COMMENTS = sql<CommentRow>`
    select c.id, c.shard, c.pin_id as "pinId", c.parent_id as "parentId", c.author_id as "authorId", c.text,
      c.is_highlighted as "isHighlighted", c.hidden_at is not null as "isHidden", c.deleted_at is not null as "isDeleted",
      c.created_at as "createdAt", c.edited_at as "editedAt",
      s.reply_count as "replyCount", s.like_count as "likeCount", s.helpful_count as "helpfulCount",
      i.signature, i.width, i.height, i.dominant_color as "dominantColor",
      coalesce(m.mentions, '[]') as mentions
    from skeleton
    join comments c on c.id = skeleton.id
    join comment_stats s on s.comment_id = c.id
    left join images i on i.signature = c.image_signature
    left join (
      select comment_id,
        json_agg(json_build_object('userId', user_id::text, 'start', start, 'length', length) order by start) as mentions
      from comment_mentions where comment_id = any(array(select id from skeleton)) group by comment_id
    ) m on m.comment_id = c.id`

/** Loads the comments of a skeleton (`select id …`), sorted by `order`. */
const commentRows = async (db: Db, skeleton: Skeleton, order = sql``): Promise<CommentRow[]> => {
  const { rows } = await sql<CommentRow>`
    with skeleton as materialized (${skeleton}) ${COMMENTS} ${order}`.execute(db)
  return rows
}

type Skeleton = RawBuilder<{ id: Id }>

export const loadCommentRows = async (db: Db, ids: readonly Id[]): Promise<CommentRow[]> =>
  ids.length === 0 ? [] : commentRows(db, sql`select unnest(${ids}::bigint[]) as id`)

/** Where a thread continues: after this comment. */
export interface ThreadPlace {
  readonly isHighlighted: boolean
  readonly id: Id
}

const THREAD_START: ThreadPlace = { isHighlighted: true, id: '9223372036854775807' }

/** The limit is inlined into the statement (feed-store). */
const threadSkeleton = (pinId: Id, { isHighlighted, id }: ThreadPlace, limit: number): Skeleton => sql`
  select id from comments
  where pin_id = ${pinId} and parent_id is null and deleted_at is null and hidden_at is null
    and (is_highlighted, id) < (${isHighlighted}::boolean, ${id}::bigint)
  order by is_highlighted desc, id desc limit ${sql.lit(limit)}`

/** Comments on a pin, highlighted ones first, then the newest. */
export const threadRows = (db: Db, pinId: Id, place: ThreadPlace | undefined, limit: number): Promise<CommentRow[]> =>
  commentRows(db, threadSkeleton(pinId, place ?? THREAD_START, limit), sql`order by c.is_highlighted desc, c.id desc`)

/** A pin joined to one of its comments, or to nothing. */
type ThreadRow = Omit<PinAccessRow, 'id' | 'isDeleted'> & { readonly isPinDeleted: boolean } & (
    | CommentRow
    | Record<keyof CommentRow, null>
  )

export interface PinThread {
  readonly pin: PinAccessRow
  readonly comments: readonly CommentRow[]
}

/** The same plus the state of the pin, in one statement; `undefined` when there is no such pin. */
export const threadOfPin = async (
  db: Db,
  pinId: Id,
  viewerId: Id | undefined,
  place: ThreadPlace | undefined,
  limit: number,
): Promise<PinThread | undefined> => {
  const { rows } = await sql<ThreadRow>`
    with pin as materialized (${pinAccess(pinId, viewerId)}),
    skeleton as materialized (${threadSkeleton(pinId, place ?? THREAD_START, limit)}),
    thread as (${COMMENTS})
    select pin."boardId", pin."pinnerId", pin."commentsDisabled", pin."isDeleted" as "isPinDeleted",
      pin."isHiddenByViewer", thread.*
    from pin left join thread on true
    order by thread."isHighlighted" desc, thread.id desc`.execute(db)
  const [first] = rows
  if (!first) return undefined
  const { boardId, pinnerId, commentsDisabled, isPinDeleted, isHiddenByViewer } = first
  return {
    pin: { id: pinId, boardId, pinnerId, commentsDisabled, isDeleted: isPinDeleted, isHiddenByViewer },
    comments: rows.filter((row): row is ThreadRow & CommentRow => row.id !== null),
  }
}

/** Replies to a comment, oldest first. */
export const replyRows = (db: Db, parentId: Id, after: Id | undefined, limit: number): Promise<CommentRow[]> =>
  commentRows(
    db,
    sql`
    select id from comments
    where parent_id = ${parentId} and deleted_at is null and hidden_at is null and id > ${after ?? '0'}::bigint
    order by id limit ${sql.lit(limit)}`,
    sql`order by c.id`,
  )

/** What one user has done with comments. `author_hidden` covers every comment of the author with this `id`. */
export interface Relation {
  readonly kind: 'liked' | 'helpful' | 'hidden' | 'author_hidden'
  readonly id: Id
}

export const relationsOf = async (
  db: Db,
  userId: Id,
  commentIds: readonly Id[],
  authorIds: readonly Id[],
): Promise<Relation[]> => {
  const { rows } = await sql<Relation>`
    select 'liked' as kind, comment_id as id from comment_likes
      where comment_id = ${anyOf(commentIds)} and user_id = ${userId}
    union all select 'helpful', comment_id from comment_helpfuls
      where comment_id = ${anyOf(commentIds)} and user_id = ${userId}
    union all select 'hidden', comment_id from comment_hides
      where user_id = ${userId} and comment_id = ${anyOf(commentIds)}
    union all select 'author_hidden', author_id from comment_author_hides
      where user_id = ${userId} and author_id = ${anyOf(authorIds)}`.execute(db)
  return rows
}

export interface NewComment {
  readonly id: Id
  readonly shard: number
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
  readonly text: string
  readonly signature: string | null
  readonly now: Date
}

/** Inserts the comment and updates every counter it affects. The caller has locked the comment it replies to. */
export const insertComment = async (db: Db, comment: NewComment): Promise<void> => {
  const { id, shard, pinId, parentId } = comment
  const countedParent =
    parentId === null
      ? sql``
      : sql`, counted_parent as (
      update comment_stats set reply_count = reply_count + 1 where comment_id = ${parentId}::bigint
    )`
  await sql`
    with comment as (
      insert into comments (id, shard, pin_id, parent_id, author_id, text, image_signature, created_at)
      values (${id}, ${shard}, ${pinId}, ${parentId}, ${comment.authorId}, ${comment.text}, ${comment.signature},
        ${comment.now})
    ), stats as (
      insert into comment_stats (comment_id, shard) values (${id}, ${shard})
    )${countedParent}
    ${countPinComments(pinId, 1)}`.execute(db)
}

export const replaceMentions = async (
  db: Db,
  { id, shard }: Pick<CommentRow, 'id' | 'shard'>,
  mentions: readonly Mention[],
): Promise<void> => {
  await sql`delete from comment_mentions where comment_id = ${id}`.execute(db)
  if (mentions.length === 0) return
  await db
    .insertInto('comment_mentions')
    .values(mentions.map(({ userId, start, length }) => ({ comment_id: id, shard, start, length, user_id: userId })))
    .execute()
}

/**
 * Removes one user's mentions from a comment, or all mentions when no user is given. Returns true if there were any.
 */
export const deleteMentions = async (db: Db, commentId: Id, userId: Id | undefined): Promise<boolean> => {
  let gone = db.deleteFrom('comment_mentions').where('comment_id', '=', commentId)
  if (userId !== undefined) gone = gone.where('user_id', '=', userId)
  return (await gone.executeTakeFirst()).numDeletedRows > 0n
}

export const updateCommentText = async (db: Db, id: Id, text: string, now: Date): Promise<void> => {
  await sql`update comments set text = ${text}, edited_at = ${now} where id = ${id}`.execute(db)
}

/** True when the user has posted the same text on the pin since the given id. */
export const hasSameComment = async (
  db: Db,
  comment: { readonly authorId: Id; readonly pinId: Id; readonly text: string; readonly since: Id; readonly but?: Id },
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from comments
    where author_id = ${comment.authorId} and id > ${comment.since} and pin_id = ${comment.pinId} and deleted_at is null
      and text = ${comment.text} and id <> ${comment.but ?? '0'}
    limit 1`.execute(db)
  return rows.length > 0
}

/** A comment's state with everything its counters depend on, locked until the transaction ends. */
export interface HeldComment {
  readonly id: Id
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
  readonly isLive: boolean
  readonly isDeleted: boolean
  /** Hidden by an admin. */
  readonly isRemoved: boolean
  readonly deletedAt: Date | null
  readonly hiddenAt: Date | null
  readonly removedAt: Date | null
  readonly replyCount: number
  /** About the comment it replies to. */
  readonly isParentLive: boolean
}

interface HeldRow {
  readonly id: Id
  readonly pinId: Id
  readonly parentId: Id | null
  readonly authorId: Id
  readonly deletedAt: Date | null
  readonly hiddenAt: Date | null
  readonly removedAt: Date | null
}

/**
 * Locks a comment, after the comment it replies to. Everything that changes a thread's counters locks in this order.
 *
 * NOTE: a separate statement reads the reply count after the lock; the one that waited for the lock would still see the
 * state from when it started.
 */
export const holdComment = async (
  db: Db,
  { id, parentId }: { readonly id: Id; readonly parentId: Id | null },
): Promise<HeldComment | undefined> => {
  const { rows } = await sql<HeldRow>`
    select id, pin_id as "pinId", parent_id as "parentId", author_id as "authorId", deleted_at as "deletedAt",
      hidden_at as "hiddenAt", removed_at as "removedAt"
    from comments where id = ${anyOf(parentId === null ? [id] : [parentId, id])} order by id for update`.execute(db)
  const held = rows.find((row) => row.id === id)
  if (!held) return undefined
  const { rows: counted } = await sql<{ replies: number }>`
    select reply_count as replies from comment_stats where comment_id = ${id}`.execute(db)
  const parent = rows.find((row) => row.id === parentId)
  return {
    ...held,
    isDeleted: held.deletedAt !== null,
    isRemoved: held.removedAt !== null,
    isLive: held.deletedAt === null && held.hiddenAt === null,
    replyCount: counted[0]?.replies ?? 0,
    isParentLive: parentId === null || (parent !== undefined && parent.deletedAt === null && parent.hiddenAt === null),
  }
}

/** Deletes, hides or restores a locked comment and updates every counter this affects. */
export const setCommentState = async (
  db: Db,
  held: HeldComment,
  state: {
    readonly deletedAt?: Date | null
    readonly hiddenAt?: Date | null
    readonly removedAt?: Date | null
    /** Removed only because its photo was blocked. */
    readonly isRemovedWithPicture?: boolean
  },
): Promise<void> => {
  const deletedAt = state.deletedAt === undefined ? sql`deleted_at` : sql`${state.deletedAt}::timestamptz`
  const hiddenAt = state.hiddenAt === undefined ? sql`hidden_at` : sql`${state.hiddenAt}::timestamptz`
  const removedAt = state.removedAt === undefined ? sql`removed_at` : sql`${state.removedAt}::timestamptz`
  const { rows } = await sql<{ isLive: boolean }>`
    update comments set deleted_at = ${deletedAt}, hidden_at = ${hiddenAt}, removed_at = ${removedAt},
      removed_with_picture = ${state.isRemovedWithPicture ?? sql`removed_with_picture`}
    where id = ${held.id}
    returning deleted_at is null and hidden_at is null as "isLive"`.execute(db)
  const by = Number(rows[0]?.isLive ?? false) - Number(held.isLive)
  if (by === 0) return
  if (held.parentId !== null) {
    await sql`
      update comment_stats set reply_count = greatest(0, reply_count + ${by}::int)
      where comment_id = ${held.parentId}`.execute(db)
  }
  // Replies are visible and counted only with their parent.
  const onPin = held.parentId === null ? by * (1 + held.replyCount) : Number(held.isParentLive) * by
  await countPinComments(held.pinId, onPin).execute(db)
}

/**
 * Some comments with a picture that are not removed yet, or that were removed with it, deleted ones included. Locks
 * them all in one query, with their parents, in the order in which comments are locked everywhere.
 */
export const holdCommentsOfPicture = async (
  db: Db,
  signature: string,
  which: 'shown' | 'gone_with_it',
  limit: number,
): Promise<readonly { readonly id: Id; readonly parentId: Id | null }[]> => {
  const isMeant = which === 'shown' ? sql`removed_at is null` : sql`removed_with_picture`
  const { rows } = await sql<{ id: Id; parentId: Id | null }>`
    select id, parent_id as "parentId" from comments
    where image_signature = ${signature} and ${isMeant} order by id limit ${limit}`.execute(db)
  const ids = rows.flatMap(({ id, parentId }) => (parentId === null ? [id] : [id, parentId]))
  await sql`select 1 from comments where id = ${anyOf(ids)} order by id for update`.execute(db)
  return rows
}

/** Signatures of the photos that come and go with a comment: its own and those of its replies. */
export const photosWith = async (db: Db, id: Id): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select image_signature as signature from comments where id = ${id} and image_signature is not null
    union select image_signature from comments where parent_id = ${id} and image_signature is not null`.execute(db)
  return rows.map(({ signature }) => signature)
}

const REACTIONS = {
  like: { table: sql.table('comment_likes'), count: sql.ref('like_count') },
  helpful: { table: sql.table('comment_helpfuls'), count: sql.ref('helpful_count') },
} as const
export type CommentReaction = keyof typeof REACTIONS

/** Sets or clears a like or a helpful mark and updates its counter. Returns true if anything changed. */
export const setReaction = async (
  db: Db,
  reaction: CommentReaction,
  { id, shard }: Pick<CommentRow, 'id' | 'shard'>,
  userId: Id,
  isOn: boolean,
  now: Date,
): Promise<boolean> => {
  const { table, count } = REACTIONS[reaction]
  const changed = isOn
    ? sql`insert into ${table} (comment_id, shard, user_id, created_at) values (${id}, ${shard}, ${userId}, ${now})
        on conflict do nothing returning 1`
    : sql`delete from ${table} where comment_id = ${id} and user_id = ${userId} returning 1`
  const { rows } = await sql`
    with changed as (${changed})
    update comment_stats set ${count} = greatest(0, ${count} + ${sql.lit(isOn ? 1 : -1)})
    where comment_id = ${id} and exists (select from changed) returning 1`.execute(db)
  return rows.length > 0
}

export const setHighlight = async (db: Db, id: Id, isHighlighted: boolean): Promise<void> => {
  await sql`update comments set is_highlighted = ${isHighlighted} where id = ${id}`.execute(db)
}

export const setHide = async (
  db: Db,
  { id, shard }: Pick<CommentRow, 'id' | 'shard'>,
  userId: Id,
  isOn: boolean,
  now: Date,
): Promise<void> => {
  await (
    isOn
      ? sql`
      insert into comment_hides (user_id, comment_id, shard, created_at) values (${userId}, ${id}, ${shard}, ${now})
      on conflict do nothing`
      : sql`delete from comment_hides where user_id = ${userId} and comment_id = ${id}`
  ).execute(db)
}

export const setAuthorHide = async (
  db: Db,
  person: { readonly userId: Id; readonly shard: number },
  authorId: Id,
  isOn: boolean,
  now: Date,
): Promise<void> => {
  await (
    isOn
      ? sql`
      insert into comment_author_hides (user_id, author_id, shard, created_at)
      values (${person.userId}, ${authorId}, ${person.shard}, ${now}) on conflict do nothing`
      : sql`delete from comment_author_hides where user_id = ${person.userId} and author_id = ${authorId}`
  ).execute(db)
}

/** Stores a report. A second one by the same user is ignored. Returns true for the first. */
export const insertFlag = async (
  db: Db,
  { id, shard }: Pick<CommentRow, 'id' | 'shard'>,
  flag: { readonly userId: Id; readonly reason: string; readonly detailedReasons: readonly string[] },
  now: Date,
): Promise<boolean> => {
  const { rows } = await sql`
    insert into comment_flags (comment_id, shard, user_id, reason, detailed_reasons, created_at)
    values (${id}, ${shard}, ${flag.userId}, ${flag.reason}, ${flag.detailedReasons}::text[], ${now})
    on conflict do nothing returning 1`.execute(db)
  return rows.length > 0
}

/** The newest comments searched for users to mention. */
const RECENT = 40
const FOLLOWED = 300

/** Users someone may want to mention on a pin, likeliest first. Does not check whether they can be mentioned. */
export const peopleToMention = (ctx: Ctx<SignedIn>, pinId: Id | null, beginning: string): Promise<Id[]> =>
  peopleInReach(ctx, {
    viewerId: ctx.viewer.userId,
    beginning,
    nearest: sql`
      select author_id as user_id, max(id) as recent from (
        select id, author_id from comments where pin_id = ${pinId}::bigint order by id desc limit ${sql.lit(RECENT)}
      ) newest group by author_id`,
    followed: FOLLOWED,
    isViewerAmong: true,
  })
