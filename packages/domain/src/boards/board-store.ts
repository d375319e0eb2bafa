import type { BoardPrivacy, Id, PinOrder } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'

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
  readonly layout: string
  readonly coverPinId: Id | null
  /** How its pins, and those of its sections, are sorted. */
  readonly pinOrder: PinOrder
  readonly createdAt: Date
  readonly pinsModifiedAt: Date
  readonly archivedAt: Date | null
  readonly isArchived: boolean
  readonly isDeleted: boolean
  readonly pinCount: number
  readonly sectionlessPinCount: number
  readonly sectionCount: number
  readonly followerCount: number
  readonly collaboratorCount: number
}

const columns = sql<BoardRow>`
  b.id, b.shard, b.owner_id as "ownerId", b.name, b.slug, b.description, b.privacy, b.category, b.layout,
  b.cover_pin_id as "coverPinId", b.pin_order as "pinOrder", b.created_at as "createdAt", s.pins_modified_at as "pinsModifiedAt",
  b.archived_at as "archivedAt", b.archived_at is not null as "isArchived", b.deleted_at is not null as "isDeleted",
  s.pin_count as "pinCount", s.sectionless_pin_count as "sectionlessPinCount", s.section_count as "sectionCount",
  s.follower_count as "followerCount", s.collaborator_count as "collaboratorCount"`

export const loadBoardRows = async (db: Db, ids: readonly Id[]): Promise<Map<Id, BoardRow>> => {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<BoardRow>`
    select ${columns} from boards b join board_stats s on s.board_id = b.id
    where b.id = ${anyOf(ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** The board at an address: the one that is called so, else the one that was. */
export const findBoardIdBySlug = async (db: Db, ownerId: Id, slug: string): Promise<Id | undefined> => {
  const { rows } = await sql<{ id: Id }>`
    select id from boards where owner_id = ${ownerId} and slug = ${slug} and deleted_at is null`.execute(db)
  if (rows[0]) return rows[0].id
  const { rows: moved } = await sql<{ id: Id }>`
    select board_id as id from board_old_slugs where owner_id = ${ownerId} and slug = ${slug}`.execute(db)
  return moved[0]?.id
}

/** From now on the address a board had leads to where it is; the one it has is nobody's old one. */
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

/** A board of its owner takes an address that led to another. */
export const freeOldSlug = async (db: Db, ownerId: Id, slug: string): Promise<void> => {
  await sql`delete from board_old_slugs where owner_id = ${ownerId} and slug = ${slug}`.execute(db)
}

/** Ids of a person's boards, newest first. `privacies` narrows them; archived ones only when asked for. */
export const boardIdsOfOwner = async (
  db: Db,
  ownerId: Id,
  options: { privacies: readonly BoardPrivacy[]; archived: boolean; limit: number; before?: Id },
): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from boards
    where owner_id = ${ownerId} and deleted_at is null
      and ${options.archived ? sql`archived_at is not null` : sql`archived_at is null`}
      and privacy = any(${options.privacies}::text[])
      and (${options.before ?? null}::bigint is null or id < ${options.before ?? null}::bigint)
    order by id desc limit ${sql.lit(options.limit)}`.execute(db)
  return rows.map((row) => row.id)
}

/** What the owner's live boards are called; at most the account's limit of rows. */
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
}

export const updateBoard = async (db: Db, id: Id, changes: BoardChanges, now: Date): Promise<void> => {
  await sql`
    update boards set name = ${changes.name}, slug = ${changes.slug}, description = ${changes.description},
      privacy = ${changes.privacy}, category = ${changes.category}, cover_pin_id = ${changes.coverPinId},
      pin_order = ${changes.pinOrder}, updated_at = ${now}
    where id = ${id}`.execute(db)
}

/** Waits for writers of this board's pins and keeps them out until the transaction ends. */
export const lockBoard = async (db: Db, id: Id): Promise<{ privacy: BoardPrivacy; isDeleted: boolean } | undefined> => {
  const { rows } = await sql<{ privacy: BoardPrivacy; isDeleted: boolean }>`
    select privacy, deleted_at is not null as "isDeleted" from boards where id = ${id} for update`.execute(db)
  return rows[0]
}

/** Keeps live boards as they are until the transaction ends; those that are gone are missing. */
export const shareBoards = async (db: Db, ids: readonly Id[]): Promise<Set<Id>> => {
  const { rows } = await sql<{ id: Id }>`
    select id from boards where id = ${anyOf(ids)} and deleted_at is null order by id for share`.execute(db)
  return new Set(rows.map(({ id }) => id))
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

/** A board of this person that was deleted after `since`, kept until the transaction ends. */
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

/** The board is there again, and the pins that went with it: those that went before it stay away. */
export const markBoardRestored = async (db: Db, id: Id, slug: string, deletedAt: Date, now: Date): Promise<void> => {
  await sql`update boards set deleted_at = null, slug = ${slug}, updated_at = ${now} where id = ${id}`.execute(db)
  await sql`
    update pins set deleted_at = null, listed = (b.privacy = 'public')
    from boards b where b.id = ${id} and pins.board_id = b.id and pins.deleted_at >= ${deletedAt}`.execute(db)
}

/** Pictures of a board's live pins that whoever runs the site has blocked. */
export const blockedPicturesOn = async (db: Db, boardId: Id): Promise<string[]> => {
  const { rows } = await sql<{ signature: string }>`
    select distinct k.signature from pins p join blocked_pictures k on k.signature = p.image_signature
    where p.board_id = ${boardId} and p.deleted_at is null`.execute(db)
  return rows.map(({ signature }) => signature)
}

export const markBoardDeleted = async (db: Db, id: Id, now: Date): Promise<void> => {
  await sql`update boards set deleted_at = ${now}, updated_at = ${now} where id = ${id}`.execute(db)
}

/** How many live pins each person has on a board. */
export const pinCountsByPinner = async (db: Db, boardId: Id): Promise<{ pinnerId: Id; count: number }[]> => {
  const { rows } = await sql<{ pinnerId: Id; count: number }>`
    select pinner_id as "pinnerId", count(*)::int as count from pins
    where board_id = ${boardId} and deleted_at is null group by pinner_id order by pinner_id`.execute(db)
  return rows
}

/** How a person stands to a board. */
export interface BoardStanding {
  /** As a collaborator. */
  readonly access: 'write' | 'delete' | undefined
  readonly follows: boolean
}

/** How the person stands to these boards, in one statement; boards that are nothing to them are missing. */
export const boardStandings = async (db: Db, userId: Id, boardIds: readonly Id[]): Promise<Map<Id, BoardStanding>> => {
  const { rows } = await sql<{ boardId: Id; access: 'write' | 'delete' | null; follows: boolean }>`
    select board_id as "boardId", max(access) as access, bool_or(access is null) as follows from (
      select board_id, access from board_collaborators where user_id = ${userId} and board_id = ${anyOf(boardIds)}
      union all
      select board_id, null from board_follows where user_id = ${userId} and board_id = ${anyOf(boardIds)}
    ) standings group by board_id`.execute(db)
  return new Map(rows.map(({ boardId, access, follows }) => [boardId, { access: access ?? undefined, follows }]))
}

export const collaboratedBoardIds = async (db: Db, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{
    id: Id
  }>`select board_id as id from board_collaborators where user_id = ${userId}`.execute(db)
  return rows.map((row) => row.id)
}

export const collaboratorIds = async (db: Db, boardIds: readonly Id[]): Promise<Map<Id, Id[]>> => {
  const { rows } = await sql<{ boardId: Id; userId: Id }>`
    select board_id as "boardId", user_id as "userId" from board_collaborators
    where board_id = ${anyOf(boardIds)} order by created_at`.execute(db)
  const byBoard = new Map<Id, Id[]>()
  for (const row of rows) byBoard.set(row.boardId, [...(byBoard.get(row.boardId) ?? []), row.userId])
  return byBoard
}

/** Adds or removes a follow and keeps the count; `false` when there was nothing to change. */
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

/** Boards last saved to, newest first, then the others by name: the picker's order. */
export const pickerBoardIds = async (
  db: Db,
  userId: Id,
  options: { filter: string; limit: number; after?: { recent: number; name: string; id: Id } },
): Promise<{ id: Id; recent: number; name: string }[]> => {
  const after = options.after
  const { rows } = await sql<{ id: Id; recent: number; name: string }>`
    with mine as (
      select id, lower(name) as name from boards
      where owner_id = ${userId} and deleted_at is null and archived_at is null
      union all
      select b.id, lower(b.name) from board_collaborators c join boards b on b.id = c.board_id
      where c.user_id = ${userId} and b.deleted_at is null and b.archived_at is null
    ), ordered as (
      select mine.id, mine.name,
        coalesce((extract(epoch from r.saved_at) * 1000)::float8, 0) as recent
      from mine left join board_recents r on r.user_id = ${userId} and r.board_id = mine.id
      where ${options.filter} = '' or position(${options.filter} in mine.name) > 0
    )
    select id, recent, name from ordered
    where ${after?.id ?? null}::bigint is null
      or (-recent, name, id) > (-${after?.recent ?? 0}::float8, ${after?.name ?? ''}, ${after?.id ?? null}::bigint)
    order by -recent, name, id limit ${sql.lit(options.limit)}`.execute(db)
  return rows
}

/** Boards a person last saved to, the latest first; some may be gone. */
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

export interface BoardPicture {
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly dominantColor: string
}

/** Pictures of each board, at most `each` a board: that of its cover pin (BOARD-11), then the newest. */
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
    cross join lateral (
      (select id, image_signature, true as is_cover from pins
        where id = b.cover_pin_id and board_id = b.id and deleted_at is null)
      union all
      (select id, image_signature, false from pins
        where board_id = b.id and deleted_at is null and id is distinct from b.cover_pin_id
        order by id desc limit ${sql.lit(each)})
    ) p
    join images i on i.signature = p.image_signature
    order by b.id, p.is_cover desc, p.id desc`.execute(db)
  const byBoard = new Map<Id, BoardPicture[]>()
  for (const { boardId, ...picture } of rows) {
    const pictures = byBoard.get(boardId) ?? []
    if (pictures.length < each) byBoard.set(boardId, [...pictures, picture])
  }
  return byBoard
}
