import type { BoardAccess, BoardPrivacy, BoardSensitivity, Id, PinOrder } from '@corkboard/contract'
import { countForUsers } from '../../accounts/accounts/index.ts'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'

/** A board as stored, with its counters. */
export interface BoardRow {
  readonly id: Id
  readonly shard: number
  readonly ownerId: Id
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly privacy: BoardPrivacy
  readonly category: string | null
  readonly coverPinId: Id | null
  /** The sort order of its pins, in sections and outside them. */
  readonly pinOrder: PinOrder
  readonly sensitivity: BoardSensitivity | null
  readonly createdAt: Date
  readonly pinsModifiedAt: Date
  readonly archivedAt: Date | null
  readonly isArchived: boolean
  readonly isDeleted: boolean
  /** Hidden by an admin: only its owner sees it. */
  readonly isRemoved: boolean
  /** BOARD-05: the pending transfer request and the user it offers the board to. */
  readonly transferId: Id | null
  readonly transferToId: Id | null
  readonly transferRequestedAt: Date | null
  readonly pinCount: number
  readonly sectionlessPinCount: number
  readonly sectionCount: number
  readonly followerCount: number
  readonly collaboratorCount: number
}

const columns = sql<BoardRow>`
  b.id, b.shard, b.owner_id as "ownerId", b.name, b.slug, b.description, b.privacy, b.category,
  b.cover_pin_id as "coverPinId", b.pin_order as "pinOrder", b.sensitivity, b.created_at as "createdAt", s.pins_modified_at as "pinsModifiedAt",
  b.archived_at as "archivedAt", b.archived_at is not null as "isArchived", b.deleted_at is not null as "isDeleted",
  b.removed_at is not null as "isRemoved", b.transfer_id as "transferId", b.transfer_to_id as "transferToId", b.transfer_requested_at as "transferRequestedAt",
  s.pin_count as "pinCount", s.sectionless_pin_count as "sectionlessPinCount", s.section_count as "sectionCount",
  s.follower_count as "followerCount", s.collaborator_count as "collaboratorCount"`

export const loadBoardRows = async (db: Db, ids: readonly Id[]): Promise<Map<Id, BoardRow>> => {
  if (ids.length === 0) return new Map()
  // The filter names both tables: with a few hundred boards, the planner would otherwise read every counter.
  const { rows } = await sql<BoardRow>`
    select ${columns} from boards b join board_stats s on s.board_id = b.id
    where b.id = ${anyOf(ids)} and s.board_id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Finds the board with this slug, or else the one that used to have it. */
export const findBoardIdBySlug = async (db: Db, ownerId: Id, slug: string): Promise<Id | undefined> => {
  const { rows } = await sql<{ id: Id }>`
    select id from boards where owner_id = ${ownerId} and slug = ${slug} and deleted_at is null`.execute(db)
  if (rows[0]) return rows[0].id
  const { rows: moved } = await sql<{ id: Id }>`
    select board_id as id from board_old_slugs where owner_id = ${ownerId} and slug = ${slug}`.execute(db)
  return moved[0]?.id
}

/** Redirects a board's old slug to it. Its new slug stops redirecting to any other board. */
export const moveSlug = async (
  db: Db,
  board: Pick<BoardRow, 'id' | 'shard' | 'ownerId'>,
  slugs: { from: string; to: string },
  now: Date,
): Promise<void> => {
  await freeOldSlug(db, board.ownerId, slugs.to)
  await sql`
    insert into board_old_slugs (owner_id, slug, board_id, shard, created_at)
    values (${board.ownerId}, ${slugs.from}, ${board.id}, ${board.shard}, ${now})
    on conflict (owner_id, slug, shard) do update set board_id = excluded.board_id, created_at = excluded.created_at`.execute(
    db,
  )
}

/**
 * Redirects every slug of a deleted board to another board of the same owner, including slugs that it only took over.
 */
export const handOverSlugs = async (
  db: Db,
  board: Pick<BoardRow, 'id' | 'ownerId' | 'slug'>,
  into: Pick<BoardRow, 'id' | 'shard'>,
  now: Date,
): Promise<void> => {
  await sql`
    update board_old_slugs set board_id = ${into.id}, shard = ${into.shard} where board_id = ${board.id}`.execute(db)
  await freeOldSlug(db, board.ownerId, board.slug)
  await sql`
    insert into board_old_slugs (owner_id, slug, board_id, shard, created_at)
    values (${board.ownerId}, ${board.slug}, ${into.id}, ${into.shard}, ${now})`.execute(db)
}

/** Frees a redirecting slug because a board of the same owner takes it. */
export const freeOldSlug = async (db: Db, ownerId: Id, slug: string): Promise<void> => {
  await sql`delete from board_old_slugs where owner_id = ${ownerId} and slug = ${slug}`.execute(db)
}

/** A board in a list, with its pictures as `boardPictures` returns them. */
export interface ListedBoard {
  readonly id: Id
  readonly pictures: readonly BoardPicture[]
}

/**
 * Boards a user owns or collaborates on, newest first, with at most `each` pictures. `privacies` filters them. Archived
 * boards, which only their owner sees, are returned only on request.
 */
export const boardsOfPerson = async (
  db: Db,
  userId: Id,
  options: { privacies: readonly BoardPrivacy[]; archived: boolean; limit: number; each: number; before?: Id },
): Promise<ListedBoard[]> => {
  const narrowed = sql`
    b.deleted_at is null and b.privacy = any(${options.privacies}::text[])
      and (${options.before ?? null}::bigint is null or b.id < ${options.before ?? null}::bigint)`
  const shared = sql`
    union all (
      select b.id, b.cover_pin_id from board_collaborators c join boards b on b.id = c.board_id
      where c.user_id = ${userId} and b.archived_at is null and ${narrowed}
      order by b.id desc limit ${sql.lit(options.limit)}
    )`
  const { rows } = await sql<ListedBoard>`
    select b.id, coalesce((
      select json_agg(json_build_object(
        'signature', i.signature, 'width', i.width, 'height', i.height, 'dominantColor', i.dominant_color
      ) order by p.is_cover desc, p.age desc)
      from (${picturesOfBoard(options.each)} order by is_cover desc, age desc limit ${sql.lit(options.each)}) p
      join images i on i.signature = p.image_signature
    ), '[]') as pictures
    from (
      select * from (
        (
          select b.id, b.cover_pin_id from boards b
          where b.owner_id = ${userId} and ${narrowed}
            and ${options.archived ? sql`b.archived_at is not null` : sql`b.archived_at is null`}
          order by b.id desc limit ${sql.lit(options.limit)}
        ) ${options.archived ? sql`` : shared}
      ) boards order by id desc limit ${sql.lit(options.limit)}
    ) b
    order by b.id desc`.execute(db)
  return rows
}

/** The names of the owner's live boards. The number of rows is bounded by the account's board limit. */
export const namesOfOwner = async (db: Db, ownerId: Id): Promise<{ id: Id; name: string; slug: string }[]> => {
  const { rows } = await sql<{ id: Id; name: string; slug: string }>`
    select id, name, slug from boards where owner_id = ${ownerId} and deleted_at is null`.execute(db)
  return rows
}

export interface NewBoard {
  readonly id: Id
  readonly shard: number
  readonly ownerId: Id
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly privacy: BoardPrivacy
  readonly category: string | null
  readonly isDemo: boolean
  readonly now: Date
}

export const insertBoard = async (db: Db, board: NewBoard): Promise<void> => {
  await sql`
    with board as (
      insert into boards (id, shard, owner_id, name, slug, description, privacy, category, is_demo, created_at, updated_at)
      values (${board.id}, ${board.shard}, ${board.ownerId}, ${board.name}, ${board.slug}, ${board.description},
        ${board.privacy}, ${board.category}, ${board.isDemo}, ${board.now}, ${board.now})
    )
    insert into board_stats (board_id, shard, pins_modified_at) values (${board.id}, ${board.shard}, ${board.now})`.execute(
    db,
  )
}

export interface BoardChanges {
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly privacy: BoardPrivacy
  readonly category: string | null
  readonly coverPinId: Id | null
  readonly pinOrder: PinOrder
  readonly sensitivity: BoardSensitivity | null
}

export const updateBoard = async (db: Db, id: Id, changes: BoardChanges, now: Date): Promise<void> => {
  await sql`
    update boards set name = ${changes.name}, slug = ${changes.slug}, description = ${changes.description},
      privacy = ${changes.privacy}, category = ${changes.category}, cover_pin_id = ${changes.coverPinId},
      pin_order = ${changes.pinOrder}, sensitivity = ${changes.sensitivity}, updated_at = ${now}
    where id = ${id}`.execute(db)
}

export interface LockedBoard {
  readonly ownerId: Id
  readonly privacy: BoardPrivacy
  readonly isDeleted: boolean
  readonly isRemoved: boolean
}

/** Locks the board against writers of its pins until the transaction ends. */
export const lockBoard = async (db: Db, id: Id): Promise<LockedBoard | undefined> => {
  const { rows } = await sql<LockedBoard>`
    select owner_id as "ownerId", privacy, deleted_at is not null as "isDeleted", removed_at is not null as "isRemoved"
    from boards where id = ${id} for update`.execute(db)
  return rows[0]
}

/**
 * Hides a board on behalf of an admin, or restores it.
 * @returns its privacy now
 */
export const setRemoved = async (db: Db, id: Id, isRemoved: boolean, now: Date): Promise<BoardPrivacy> => {
  const changes = isRemoved
    ? sql`removed_privacy = privacy, privacy = 'secret', removed_at = ${now}`
    : sql`privacy = coalesce(removed_privacy, privacy), removed_privacy = null, removed_at = null`
  const { rows } = await sql<{ privacy: BoardPrivacy }>`
    update boards set ${changes}, updated_at = ${now} where id = ${id} returning privacy`.execute(db)
  return rows[0]!.privacy
}

/** Locks live boards against changes until the transaction ends. Deleted boards are missing from the result. */
export const shareBoards = async (db: Db, ids: readonly Id[]): Promise<Set<Id>> => {
  const { rows } = await sql<{ id: Id }>`
    select id from boards where id = ${anyOf(ids)} and deleted_at is null order by id for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** How a board sorts its pins. */
export const findPinOrder = async (db: Db, id: Id): Promise<PinOrder> => {
  const { rows } = await sql<{ order: PinOrder }>`select pin_order as "order" from boards where id = ${id}`.execute(db)
  return rows[0]?.order ?? 'newest'
}

export const setPinOrder = async (db: Db, id: Id, order: PinOrder): Promise<void> => {
  await sql`update boards set pin_order = ${order} where id = ${id} and pin_order <> ${order}`.execute(db)
}

export const isPinOf = async (db: Db, boardId: Id, pinId: Id): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from pins where id = ${pinId} and board_id = ${boardId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

export const setArchivedAt = async (db: Db, id: Id, archivedAt: Date | null, now: Date): Promise<void> => {
  await sql`update boards set archived_at = ${archivedAt}, updated_at = ${now} where id = ${id}`.execute(db)
}

/** A board this user deleted after `since`, locked until the transaction ends. */
export const lockDeletedBoard = async (
  db: Db,
  id: Id,
  ownerId: Id,
  since: Date,
): Promise<{ name: string; privacy: BoardPrivacy; deletedAt: Date } | undefined> => {
  const { rows } = await sql<{ name: string; privacy: BoardPrivacy; deletedAt: Date }>`
    select name, privacy, deleted_at as "deletedAt" from boards
    where id = ${id} and owner_id = ${ownerId} and deleted_at > ${since} for update`.execute(db)
  return rows[0]
}

export const markBoardRestored = async (db: Db, id: Id, slug: string, now: Date): Promise<void> => {
  await sql`update boards set deleted_at = null, slug = ${slug}, updated_at = ${now} where id = ${id}`.execute(db)
}

/** Signatures of pictures on a board's live pins that an admin has blocked. */
export const blockedPicturesOn = async (db: Db, boardId: Id): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select distinct k.signature from pins p
    left join pin_content_media m on m.content_id = p.content_id
    join blocked_pictures k on k.signature in (p.image_signature, m.signature)
    where p.board_id = ${boardId} and p.deleted_at is null`.execute(db)
  return rows.map(({ signature }) => signature)
}

export const markBoardDeleted = async (db: Db, id: Id, now: Date): Promise<void> => {
  await sql`update boards set deleted_at = ${now}, updated_at = ${now} where id = ${id}`.execute(db)
}

/** The number of live pins each user has on a board. */
export const pinCountsByPinner = async (db: Db, boardId: Id): Promise<{ pinnerId: Id; count: number }[]> => {
  const { rows } = await sql<{ pinnerId: Id; count: number }>`
    select pinner_id as "pinnerId", count(*)::int as count from pins
    where board_id = ${boardId} and deleted_at is null group by pinner_id order by pinner_id`.execute(db)
  return rows
}

/** How a user relates to a board. */
export interface BoardRelation {
  /** As a collaborator. */
  readonly access: BoardAccess | undefined
  readonly follows: boolean
  /** BOARD-04: an open invitation to collaborate on it. */
  readonly invite: { readonly invitedById: Id; readonly access: BoardAccess } | undefined
  readonly hasRequestedToJoin: boolean
  /** The number of users waiting for approval. Only the owner gets it. */
  readonly waitingCount: number
}

interface RelationRow {
  readonly boardId: Id
  readonly access: BoardAccess | null
  readonly follows: boolean
  readonly invitedById: Id | null
  readonly invitedAccess: BoardAccess | null
  readonly hasRequestedToJoin: boolean
  readonly waitingCount: number
}

/** How the user relates to boards, from rows of how they stand; boards they have no relation to are missing. */
const boardRelations = async (db: Db, standings: RawBuilder<unknown>): Promise<Map<Id, BoardRelation>> => {
  const { rows } = await sql<RelationRow>`
    select board_id as "boardId", max(access) filter (where stands = 'works') as access,
      bool_or(stands = 'follows') as follows,
      max(by_id) filter (where stands = 'invite') as "invitedById",
      max(access) filter (where stands = 'invite') as "invitedAccess",
      bool_or(stands = 'join_request') as "hasRequestedToJoin",
      count(*) filter (where stands = 'waiting')::int as "waitingCount"
    from (${standings}) standings group by board_id`.execute(db)
  return new Map(
    rows.map(({ boardId, access, follows, invitedById, invitedAccess, hasRequestedToJoin, waitingCount }) => [
      boardId,
      {
        access: access ?? undefined,
        follows,
        invite: invitedById && invitedAccess ? { invitedById, access: invitedAccess } : undefined,
        hasRequestedToJoin,
        waitingCount,
      },
    ]),
  )
}

/** How the user relates to these boards, in one statement. Boards they have no relation to are missing. */
export const boardRelationsOf = (db: Db, userId: Id, boardIds: readonly Id[]): Promise<Map<Id, BoardRelation>> => {
  const among = anyOf(boardIds)
  return boardRelations(
    db,
    sql`
      select board_id, 'works' as stands, access, null::bigint as by_id from board_collaborators
        where user_id = ${userId} and board_id = ${among}
      union all
      select board_id, 'follows', null, null from board_follows where user_id = ${userId} and board_id = ${among}
      union all
      select board_id, kind, access, invited_by_id from board_collaborator_invites
        where user_id = ${userId} and board_id = ${among}
      union all
      select board_id, 'waiting', null, null from board_collaborator_invites
        where board_id = ${among} and kind <> 'invite'`,
  )
}

/**
 * The same for all boards that the user has a relation to, without who waits for boards of others; `undefined` if there
 * are more than `limit`.
 */
export const allBoardRelationsOf = async (
  db: Db,
  userId: Id,
  limit: number,
): Promise<Map<Id, BoardRelation> | undefined> => {
  const most = sql.lit(limit + 1)
  const relations = await boardRelations(
    db,
    sql`
      (select board_id, 'works' as stands, access, null::bigint as by_id from board_collaborators
        where user_id = ${userId} limit ${most})
      union all
      (select board_id, 'follows', null, null from board_follows where user_id = ${userId} limit ${most})
      union all
      (select board_id, kind, access, invited_by_id from board_collaborator_invites
        where user_id = ${userId} limit ${most})
      union all
      select i.board_id, 'waiting', null, null from boards b join board_collaborator_invites i on i.board_id = b.id
        where b.owner_id = ${userId} and b.deleted_at is null and i.kind <> 'invite'`,
  )
  return relations.size > limit ? undefined : relations
}

/** The collaborators of each board, oldest first, at most `each` per board. */
export const collaboratorIds = async (db: Db, boardIds: readonly Id[], each: number): Promise<Map<Id, Id[]>> => {
  const { rows } = await sql<{ boardId: Id; userId: Id }>`
    select wanted.id as "boardId", c.user_id as "userId" from unnest(${boardIds}::bigint[]) as wanted(id)
    cross join lateral (
      select user_id, created_at from board_collaborators where board_id = wanted.id
      order by created_at, user_id limit ${sql.lit(each)}
    ) c order by c.created_at, c.user_id`.execute(db)
  const byBoard = new Map<Id, Id[]>()
  for (const row of rows) byBoard.set(row.boardId, [...(byBoard.get(row.boardId) ?? []), row.userId])
  return byBoard
}

/** Adjusts the collaborators' board counters when a shared board is deleted or restored. */
export const countGroupBoard = async (db: Db, boardId: Id, by: 1 | -1): Promise<Id[]> => {
  const { rows } = await sql<{ userId: Id }>`
    with people as materialized (
      select s.user_id from user_stats s
      where s.user_id in (select user_id from board_collaborators where board_id = ${boardId})
      order by s.user_id for update
    )
    ${countForUsers('group_board_count', sql`select user_id, ${by}::int as by from people`)} returning s.user_id as "userId"`.execute(
    db,
  )
  return rows.map(({ userId }) => userId)
}

/** Which of these users follow which of these boards. */
export const boardFollows = async (
  db: Db,
  boardIds: readonly Id[],
  userIds: readonly Id[],
): Promise<{ readonly boardId: Id; readonly userId: Id }[]> => {
  if (boardIds.length === 0 || userIds.length === 0) return []
  const { rows } = await sql<{ boardId: Id; userId: Id }>`
    select board_id as "boardId", user_id as "userId" from board_follows
    where board_id = ${anyOf(boardIds)} and user_id = ${anyOf(userIds)}`.execute(db)
  return rows
}

/** Adds or removes a follow and keeps the count. Returns `false` when there was nothing to change. */
export const setBoardFollow = async (
  db: Db,
  follow: { userId: Id; shard: number; boardId: Id; now: Date },
  following: boolean,
): Promise<boolean> => {
  const change = following
    ? sql`insert into board_follows (user_id, board_id, shard, created_at)
        values (${follow.userId}, ${follow.boardId}, ${follow.shard}, ${follow.now}) on conflict do nothing returning board_id`
    : sql`delete from board_follows where user_id = ${follow.userId} and board_id = ${follow.boardId} returning board_id`
  const { rows } = await sql`
    with change as (${change})
    update board_stats set follower_count = follower_count + ${following ? 1 : -1}
    from change where board_stats.board_id = change.board_id returning 1`.execute(db)
  return rows.length > 0
}

/** Boards a user last saved to, latest first. Some may be deleted. */
export const recentBoardIds = async (db: Db, userId: Id, limit: number): Promise<Id[]> => {
  const rows = await db
    .selectFrom('board_recents')
    .select('board_id')
    .where('user_id', '=', userId)
    .orderBy('saved_at', 'desc')
    .orderBy('board_id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.board_id)
}

/** Which of these lowercase names the user's boards already have. */
export const namesTaken = async (db: Db, ownerId: Id, names: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select distinct lower(name) as name from boards
    where owner_id = ${ownerId} and lower(name) = any (${names.map((name) => name.toLowerCase())}::text[])
      and deleted_at is null and archived_at is null`.execute(db)
  return rows.map(({ name }) => name)
}

export interface BoardPicture {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly dominantColor: string
}

/** The pins of board `b` that supply its pictures: its cover pin (BOARD-11), then the `each` newest on it. */
const picturesOfBoard = (each: number) => sql`
  (select id as age, image_signature, true as is_cover from pins
    where id = b.cover_pin_id and board_id = b.id and deleted_at is null)
  union all
  (select arrival_id, image_signature, false from pins
    where board_id = b.id and deleted_at is null and arrival_id is not null and id is distinct from b.cover_pin_id
    order by arrival_id desc limit ${sql.lit(each)})
  union all
  (select id, image_signature, false from pins
    where board_id = b.id and deleted_at is null and arrival_id is null and id is distinct from b.cover_pin_id
    order by id desc limit ${sql.lit(each)})`

/** Pictures of each board, at most `each` per board: its cover pin's, then the newest. */
export const boardPictures = async (
  db: Db,
  boards: readonly Pick<BoardRow, 'id' | 'coverPinId'>[],
  each: number,
): Promise<Map<Id, BoardPicture[]>> => {
  if (boards.length === 0) return new Map()
  const { rows } = await sql<BoardPicture & { boardId: Id }>`
    select b.id as "boardId", i.signature, i.width, i.height, i.dominant_color as "dominantColor"
    from unnest(${boards.map(({ id }) => id)}::bigint[], ${boards.map(({ coverPinId }) => coverPinId)}::bigint[])
      as b(id, cover_pin_id)
    cross join lateral (${picturesOfBoard(each)}) p
    join images i on i.signature = p.image_signature
    order by b.id, p.is_cover desc, p.age desc`.execute(db)
  const byBoard = new Map<Id, BoardPicture[]>()
  for (const { boardId, ...picture } of rows) {
    const pictures = byBoard.get(boardId) ?? []
    if (pictures.length < each) byBoard.set(boardId, [...pictures, picture])
  }
  return byBoard
}
