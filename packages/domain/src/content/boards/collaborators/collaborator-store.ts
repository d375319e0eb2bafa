import type { BoardAccess, Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { countForUsers } from '../../../accounts/accounts/index.ts'
import type { BoardRow } from '../board-store.ts'
import type { InviteState } from './invite-status.ts'

type BoardKey = Pick<BoardRow, 'id' | 'shard'>

export type InviteKind = Exclude<InviteState, 'none' | 'accepted'>

/** A collaborator on a board, or a user with a pending invite or request. */
export interface EntryRow {
  /** The invite's id, or the user's once the invite is gone. */
  readonly id: Id
  readonly boardId: Id
  readonly state: Exclude<InviteState, 'none'>
  readonly userId: Id | null
  readonly email: string | null
  readonly invitedById: Id | null
  readonly access: BoardAccess
  readonly createdAt: Date
}

const inviteColumns = sql`
  id, board_id as "boardId", kind as state, user_id as "userId", email, invited_by_id as "invitedById", access,
  created_at as "createdAt"`

const collaborators = sql`
  select user_id as id, board_id as "boardId", 'accepted' as state, user_id as "userId", null::text as email,
    invited_by_id as "invitedById", access, created_at as "createdAt" from board_collaborators`

/** All entries of a board, oldest first: pending requests, collaborators and invited users. */
export const entriesOfBoard = async (db: Db, boardId: Id): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select * from (
      ${collaborators} where board_id = ${boardId}
      union all
      select ${inviteColumns} from board_collaborator_invites where board_id = ${boardId}
    ) entries
    order by case state when 'join_request' then 0 when 'suggestion' then 0 when 'accepted' then 1 else 2 end,
      "createdAt", id`.execute(db)
  return rows
}

/** These users' entries on a board. Users without one are missing. */
export const entriesOf = async (db: Db, boardId: Id, userIds: readonly Id[]): Promise<Map<Id, EntryRow>> => {
  const { rows } = await sql<EntryRow & { userId: Id }>`
    ${collaborators} where board_id = ${boardId} and user_id = ${anyOf(userIds)}
    union all
    select ${inviteColumns} from board_collaborator_invites where board_id = ${boardId} and user_id = ${anyOf(userIds)}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.userId, row]))
}

export const countEntries = async (db: Db, boardId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from board_collaborators where board_id = ${boardId})
      + (select count(*) from board_collaborator_invites where board_id = ${boardId}))::int as count`.execute(db)
  return rows[0]!.count
}

/** A user's open invitations, latest first. */
export const invitesOf = async (db: Db, userId: Id, limit: number, before?: Id): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select ${inviteColumns} from board_collaborator_invites
    where user_id = ${userId} and kind = 'invite' and (${before ?? null}::bigint is null or id < ${before ?? null}::bigint)
    order by id desc limit ${sql.lit(limit)}`.execute(db)
  return rows
}

export interface NewInvite {
  readonly id: Id
  readonly kind: InviteKind
  readonly userId: Id | null
  readonly email: string | null
  readonly invitedById: Id
  readonly access: BoardAccess
  readonly now: Date
}

export const insertInvite = async (db: Db, board: BoardKey, invite: NewInvite): Promise<void> => {
  await sql`
    insert into board_collaborator_invites (id, shard, board_id, kind, user_id, email, invited_by_id, access, created_at)
    values (${invite.id}, ${board.shard}, ${board.id}, ${invite.kind}, ${invite.userId}, ${invite.email},
      ${invite.invitedById}, ${invite.access}, ${invite.now})`.execute(db)
}

export const deleteInvite = async (db: Db, boardId: Id, inviteId: Id): Promise<void> => {
  await sql`delete from board_collaborator_invites where board_id = ${boardId} and id = ${inviteId}`.execute(db)
}

/** The invite sent to an email address, if any. */
export const findEmailInvite = async (db: Db, boardId: Id, email: string): Promise<EntryRow | undefined> => {
  const { rows } = await sql<EntryRow>`
    select ${inviteColumns} from board_collaborator_invites
    where board_id = ${boardId} and lower(email) = lower(${email})`.execute(db)
  return rows[0]
}

export const findInvite = async (db: Db, boardId: Id, inviteId: Id): Promise<EntryRow | undefined> => {
  const { rows } = await sql<EntryRow>`
    select ${inviteColumns} from board_collaborator_invites where board_id = ${boardId} and id = ${inviteId}`.execute(
    db,
  )
  return rows[0]
}

/** Invites to an email address that no user had claimed. A user has now verified the address. */
export const invitesToAddress = async (db: Db, email: string): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select ${inviteColumns} from board_collaborator_invites
    where lower(email) = lower(${email}) and user_id is null order by id`.execute(db)
  return rows
}

export const giveInvite = async (db: Db, boardId: Id, inviteId: Id, userId: Id | null): Promise<void> => {
  await sql`
    update board_collaborator_invites set user_id = ${userId}
    where board_id = ${boardId} and id = ${inviteId}`.execute(db)
}

/** Adds a collaborator and updates both counters. */
export const insertCollaborator = async (
  db: Db,
  board: BoardKey,
  person: { userId: Id; access: BoardAccess; invitedById: Id | null; now: Date },
): Promise<void> => {
  await sql`
    with one as (
      insert into board_collaborators (board_id, shard, user_id, access, invited_by_id, created_at)
      values (${board.id}, ${board.shard}, ${person.userId}, ${person.access}, ${person.invitedById}, ${person.now})
    ), counted as (
      update board_stats set collaborator_count = collaborator_count + 1 where board_id = ${board.id}
    )
    ${countForUsers('group_board_count', sql`select ${person.userId}::bigint as user_id, 1 as by`)}`.execute(db)
}

/** Removes a collaborator and updates both counters, except where a deleted board is no longer counted. */
export const deleteCollaborator = async (db: Db, boardId: Id, userId: Id): Promise<void> => {
  await sql`
    with one as (
      delete from board_collaborators where board_id = ${boardId} and user_id = ${userId} returning board_id, user_id
    ), counted as (
      update board_stats s set collaborator_count = greatest(0, collaborator_count - 1) from one where s.board_id = one.board_id
    ), recent as (
      delete from board_recents r using one where r.board_id = one.board_id and r.user_id = one.user_id
    )
    ${countForUsers(
      'group_board_count',
      sql`
      select one.user_id, -1 as by from one join boards b on b.id = one.board_id and b.deleted_at is null`,
    )}`.execute(db)
}

export const setAccess = async (db: Db, boardId: Id, userId: Id, access: BoardAccess): Promise<void> => {
  await sql`
    update board_collaborators set access = ${access} where board_id = ${boardId} and user_id = ${userId}`.execute(db)
  await sql`
    update board_collaborator_invites set access = ${access}
    where board_id = ${boardId} and user_id = ${userId}`.execute(db)
}

/** The number of live boards a user owns or collaborates on. The board limit applies to it. */
export const boardsOfAccount = async (db: Db, userId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select ((select count(*) from boards where owner_id = ${userId} and deleted_at is null)
      + (select count(*) from board_collaborators c join boards b on b.id = c.board_id
          where c.user_id = ${userId} and b.deleted_at is null))::int as count`.execute(db)
  return rows[0]!.count
}

/** Boards of one user on which another collaborates, is invited or asks to join. */
export const boardsBetween = async (db: Db, ownerId: Id, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select b.id from (
      select board_id from board_collaborators where user_id = ${userId}
      union select board_id from board_collaborator_invites where user_id = ${userId}
    ) theirs join boards b on b.id = theirs.board_id
    where b.owner_id = ${ownerId} order by b.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The collaborators, pending users and followers of a board who have a block with its owner, in either direction. */
export const peopleAcrossBlocks = async (db: Db, boardId: Id, ownerId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    with blocked as (
      select blocked_id as id from user_blocks where blocker_id = ${ownerId}
      union select blocker_id from user_blocks where blocked_id = ${ownerId}
    )
    select id from blocked k
    where exists (select from board_collaborators c where c.board_id = ${boardId} and c.user_id = k.id)
      or exists (select from board_collaborator_invites i where i.board_id = ${boardId} and i.user_id = k.id)
      or exists (select from board_follows f where f.board_id = ${boardId} and f.user_id = k.id)
    order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Boards whose owner has asked this user to take them over. */
export const boardsOfferedTo = async (db: Db, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`select id from boards where transfer_to_id = ${userId} order by id`.execute(db)
  return rows.map(({ id }) => id)
}

export const deleteInvitesOfPerson = async (db: Db, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ boardId: Id }>`
    delete from board_collaborator_invites where user_id = ${userId} or invited_by_id = ${userId}
    returning board_id as "boardId"`.execute(db)
  return rows.map(({ boardId }) => boardId)
}

export const setTransfer = async (
  db: Db,
  boardId: Id,
  transfer: { id: Id; toId: Id; requestedAt: Date } | null,
): Promise<void> => {
  await sql`
    update boards set transfer_id = ${transfer?.id ?? null}, transfer_to_id = ${transfer?.toId ?? null},
      transfer_requested_at = ${transfer?.requestedAt ?? null}
    where id = ${boardId}`.execute(db)
}

/**
 * Gives the board a new owner in its row and in the collaborators of both users. The caller updates the board counters.
 */
export const setOwner = async (
  db: Db,
  board: BoardKey,
  to: { ownerId: Id; formerId: Id; slug: string; now: Date },
): Promise<void> => {
  await sql`
    update boards set owner_id = ${to.ownerId}, slug = ${to.slug}, archived_at = null, updated_at = ${to.now},
      transfer_id = null, transfer_to_id = null, transfer_requested_at = null
    where id = ${board.id}`.execute(db)
  await deleteCollaborator(db, board.id, to.ownerId)
  await sql`
    with gone as (delete from board_follows where board_id = ${board.id} and user_id = ${to.ownerId} returning board_id)
    update board_stats s set follower_count = greatest(0, follower_count - 1) from gone where s.board_id = gone.board_id`.execute(
    db,
  )
  const former = { userId: to.formerId, access: 'delete', invitedById: null, now: to.now } as const
  await insertCollaborator(db, board, former)
}
