import type { Id } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { PinContent } from '../../content/pins/index.ts'
import { boardIsOpen } from '../../kernel/index.ts'

const AT_ONCE = 500

/** Yields all rows of a query in batches, so no account is too large to copy. */
async function* inParts<Row extends { readonly id: Id }>(load: (before: Id | null) => Promise<Row[]>) {
  let before: Id | null = null
  for (;;) {
    const rows: Row[] = await load(before)
    yield* rows
    const last = rows.at(-1)
    if (rows.length < AT_ONCE || !last) return
    before = last.id
  }
}

const limit = sql.lit(AT_ONCE)

export interface OwnBoard {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly description: string
  readonly privacy: string
  readonly category: string | null
  readonly createdAt: Date
  readonly archivedAt: Date | null
  readonly pinCount: number
  readonly followerCount: number
  readonly sections: readonly { readonly title: string; readonly pin_count: number }[]
}

/** A user's boards, including archived ones, newest first. */
export const boardsOf = (db: Db, userId: Id): AsyncGenerator<OwnBoard> =>
  inParts(async (before) => {
    const { rows } = await sql<OwnBoard>`
      select b.id, b.name, b.slug, b.description, b.privacy, b.category, b.created_at as "createdAt",
        b.archived_at as "archivedAt", s.pin_count as "pinCount", s.follower_count as "followerCount",
        (
          select coalesce(json_agg(json_build_object('title', c.title, 'pin_count', c.pin_count) order by c.id), '[]')
          from board_sections c where c.board_id = b.id and c.deleted_at is null
        ) as sections
      from boards b join board_stats s on s.board_id = b.id
      where b.owner_id = ${userId} and b.deleted_at is null and (${before}::bigint is null or b.id < ${before}::bigint)
      order by b.id desc limit ${limit}`.execute(db)
    return rows
  })

export interface OwnPin {
  readonly id: Id
  readonly boardId: Id
  /** `null` on a secret board that the user has left. */
  readonly board: string | null
  readonly section: string | null
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly altText: string
  readonly createdAt: Date
  /** The pin it was saved from; `null` for a pin the user created. */
  readonly savedFrom: Id | null
  readonly commentsDisabled: boolean
  readonly repinCount: number
  readonly signature: string
  readonly originalExtension: string
  /** True when the user may download the original: it is theirs, or its owner shares it. */
  readonly hasOriginal: boolean
  readonly contentType: PinContent['type'] | null
  /** What the pin shows besides its picture. */
  readonly document: unknown
  /** Extensions of the original pictures in the document, by signature. */
  readonly extensions: Readonly<Record<string, string>> | null
}

/** A user's pins, created or saved, on any board, newest first. */
export const pinsOf = (db: Db, userId: Id): AsyncGenerator<OwnPin> =>
  inParts(async (before) => {
    const { rows } = await sql<OwnPin>`
      select p.id, b.id as "boardId",
        -- Of a secret board that they left, not even the name is theirs to know; the pin is.
        case when opens.it then b.name end as board, case when opens.it then c.title end as section, p.title, p.description, p.link,
        p.alt_text as "altText", p.created_at as "createdAt", p.parent_pin_id as "savedFrom",
        p.comments_disabled as "commentsDisabled", s.repin_count as "repinCount",
        i.signature, i.original_extension as "originalExtension",
        coalesce(w.id = p.pinner_id or w.shares_originals, false) as "hasOriginal", x.type as "contentType", x.document,
        (
          select json_object_agg(n.signature, n.original_extension)
          from pin_content_media m join images n on n.signature = m.signature where m.content_id = p.content_id
        ) as extensions
      from pins p
      join boards b on b.id = p.board_id and b.deleted_at is null
      left join users w on w.id = coalesce(p.origin_pinner_id, p.pinner_id) and w.deleted_at is null
      join pin_stats s on s.pin_id = p.id
      join images i on i.signature = p.image_signature
      left join board_sections c on c.id = p.section_id
      cross join lateral (
        -- Of a secret board that they left not even the name is theirs to know; the pin is.
        select b.privacy <> 'secret' or b.owner_id = ${userId} or exists (
          select from board_collaborators k where k.board_id = b.id and k.user_id = ${userId}
        ) as it
      ) opens
      left join pin_contents x on x.id = p.content_id
      where p.pinner_id = ${userId} and p.deleted_at is null and (${before}::bigint is null or p.id < ${before}::bigint)
      order by p.id desc limit ${limit}`.execute(db)
    return rows
  })

export interface OwnComment {
  readonly id: Id
  readonly pinId: Id
  readonly text: string
  /** The comment it replies to. */
  readonly parentId: Id | null
  readonly createdAt: Date
  readonly editedAt: Date | null
  readonly signature: string | null
  readonly originalExtension: string | null
}

/** A user's comments, hidden or not, wherever they are still visible; newest first. */
export const commentsOf = (db: Db, userId: Id): AsyncGenerator<OwnComment> =>
  inParts(async (before) => {
    const { rows } = await sql<OwnComment>`
      select c.id, c.pin_id as "pinId", c.text, c.parent_id as "parentId", c.created_at as "createdAt",
        c.edited_at as "editedAt", i.signature, i.original_extension as "originalExtension"
      from comments c
      left join images i on i.signature = c.image_signature
      where c.author_id = ${userId} and c.deleted_at is null and (${before}::bigint is null or c.id < ${before}::bigint)
      order by c.id desc limit ${limit}`.execute(db)
    return rows
  })

/** PIN-13: pins whose pages the user had opened before they signed up. */
export async function* visitedPinsOf(db: Db, userId: Id): AsyncGenerator<{ readonly id: Id }> {
  const { rows } = await sql<{ id: Id }>`
    select unnest(visited_pin_ids)::text as id from users where id = ${userId}`.execute(db)
  yield* rows
}

export interface NamedPerson {
  readonly id: Id
  readonly username: string
  readonly since: Date
}

/** Users that a user follows. Deleted users are left out. */
export const followedPeopleOf = (db: Db, userId: Id): AsyncGenerator<NamedPerson> =>
  inParts(async (before) => {
    const { rows } = await sql<NamedPerson>`
      select u.id, u.username, f.created_at as since
      from user_follows f join users u on u.id = f.followee_id and u.deleted_at is null
      where f.follower_id = ${userId} and (${before}::bigint is null or u.id < ${before}::bigint)
      order by u.id desc limit ${limit}`.execute(db)
    return rows
  })

/** Users that a user has blocked; who has blocked the user is not disclosed. */
export const blockedPeopleOf = (db: Db, userId: Id): AsyncGenerator<NamedPerson> =>
  inParts(async (before) => {
    const { rows } = await sql<NamedPerson>`
      select u.id, u.username, k.created_at as since
      from user_blocks k join users u on u.id = k.blocked_id and u.deleted_at is null
      where k.blocker_id = ${userId} and (${before}::bigint is null or u.id < ${before}::bigint)
      order by u.id desc limit ${limit}`.execute(db)
    return rows
  })

export interface FollowedBoard {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly owner: string
  readonly since: Date
}

/** Boards of others that a user follows; one that has become secret since is no longer visible to them. */
export const followedBoardsOf = (db: Db, userId: Id): AsyncGenerator<FollowedBoard> =>
  inParts(async (before) => {
    const { rows } = await sql<FollowedBoard>`
      select b.id, b.name, b.slug, u.username as owner, f.created_at as since
      from board_follows f
      join boards b on b.id = f.board_id and ${boardIsOpen('b')}
      join users u on u.id = b.owner_id and u.deleted_at is null
      where f.user_id = ${userId} and (${before}::bigint is null or b.id < ${before}::bigint)
      order by b.id desc limit ${limit}`.execute(db)
    return rows
  })

export interface OwnMessage {
  readonly id: Id
  /** The receiver; null in a group conversation. */
  readonly username: string | null
  /** The group conversation, which may have no name. */
  readonly group: string | null
  readonly text: string
  readonly pinId: Id | null
  readonly createdAt: Date
}

/** Messages that a user wrote to others; replies belong to their authors. */
export const messagesOf = (db: Db, userId: Id): AsyncGenerator<OwnMessage> =>
  inParts(async (before) => {
    const { rows } = await sql<OwnMessage>`
      select m.id, u.username, case when c.low_id is null then c.name end as "group", m.text, m.pin_id as "pinId", m.created_at as "createdAt"
      from messages m
      join conversations c on c.id = m.conversation_id
      left join users u on u.id = case when c.low_id = ${userId} then c.high_id else c.low_id end and u.deleted_at is null
      where m.sender_id = ${userId} and m.event is null and (${before}::bigint is null or m.id < ${before}::bigint)
      order by m.id desc limit ${limit}`.execute(db)
    return rows
  })

interface OwnMark {
  /** Id of the reaction, note or try, or of its pin. */
  readonly id: Id
  readonly pinId: Id
  readonly createdAt: Date
}

/**
 * What a user left on existing pins, their own and others'. `rows` selects `id`, `pin_id` and further columns of that
 * user.
 */
const marksOf = <Mark extends OwnMark>(db: Db, rows: RawBuilder<unknown>): AsyncGenerator<Mark> =>
  inParts(async (before) => {
    const { rows: marks } = await sql<Mark>`
      select m.*, p.id as "pinId" from (${rows}) m
      join pins p on p.id = m.pin_id and p.deleted_at is null
      join boards b on b.id = p.board_id and b.deleted_at is null
      where ${before}::bigint is null or m.id < ${before}::bigint
      order by m.id desc limit ${limit}`.execute(db)
    return marks
  })

export interface OwnReaction extends OwnMark {
  readonly reactionType: number
}

export const reactionsOf = (db: Db, userId: Id): AsyncGenerator<OwnReaction> =>
  marksOf(
    db,
    sql`select id, pin_id, created_at as "createdAt", reaction_type::int as "reactionType"
      from pin_reactions where user_id = ${userId}`,
  )

export const favoritesOf = (db: Db, userId: Id): AsyncGenerator<OwnMark> =>
  marksOf(db, sql`select pin_id as id, pin_id, created_at as "createdAt" from pin_favorites where user_id = ${userId}`)

export const hidesOf = (db: Db, userId: Id): AsyncGenerator<OwnMark> =>
  marksOf(db, sql`select pin_id as id, pin_id, created_at as "createdAt" from pin_hides where user_id = ${userId}`)

export interface OwnNote extends OwnMark {
  readonly text: string
}

export const notesOf = (db: Db, userId: Id): AsyncGenerator<OwnNote> =>
  marksOf(
    db,
    sql`select pin_id as id, pin_id, updated_at as "createdAt", text from pin_notes where user_id = ${userId}`,
  )

export interface OwnDidIt extends OwnNote {
  readonly signature: string | null
  readonly originalExtension: string | null
}

/** A user's tries of pins. */
export const didItsOf = (db: Db, userId: Id): AsyncGenerator<OwnDidIt> =>
  marksOf(
    db,
    sql`select d.id, d.pin_id, d.created_at as "createdAt", d.text, i.signature,
        i.original_extension as "originalExtension"
      from pin_did_its d
      left join images i on i.signature = d.image_signature
      where d.user_id = ${userId}`,
  )

export interface Collaboration {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly owner: string
  readonly access: string
  readonly since: Date
}

/** Boards of others that a user collaborates on. */
export const collaborationsOf = (db: Db, userId: Id): AsyncGenerator<Collaboration> =>
  inParts(async (before) => {
    const { rows } = await sql<Collaboration>`
      select b.id, b.name, b.slug, u.username as owner, c.access, c.created_at as since
      from board_collaborators c
      join boards b on b.id = c.board_id and b.deleted_at is null
      join users u on u.id = b.owner_id and u.deleted_at is null
      where c.user_id = ${userId} and (${before}::bigint is null or b.id < ${before}::bigint)
      order by b.id desc limit ${limit}`.execute(db)
    return rows
  })

export interface OwnBoardInvite {
  readonly id: Id
  readonly kind: string
  readonly board: string
  /** Owner of the board. */
  readonly owner: string
  /** The user they invited, as they entered the name; `null` when they were invited, or requested to join. */
  readonly invited: string | null
  readonly isOwnAct: boolean
  readonly access: string
  readonly createdAt: Date
}

/** Pending board invitations and join requests, to a user and by them. */
export const boardInvitesOf = (db: Db, userId: Id): AsyncGenerator<OwnBoardInvite> =>
  inParts(async (before) => {
    const { rows } = await sql<OwnBoardInvite>`
      select i.id, i.kind, b.name as board, o.username as owner,
        case when i.user_id = ${userId} then null else coalesce(i.email, u.username) end as invited,
        i.invited_by_id = ${userId} as "isOwnAct", i.access, i.created_at as "createdAt"
      from board_collaborator_invites i
      join boards b on b.id = i.board_id and b.deleted_at is null
      join users o on o.id = b.owner_id and o.deleted_at is null
      left join users u on u.id = i.user_id and u.deleted_at is null
      -- A suggestion is between the two who talk of the person.
      where (i.invited_by_id = ${userId} or (i.user_id = ${userId} and i.kind = 'invite'))
        and (${before}::bigint is null or i.id < ${before}::bigint)
      order by i.id desc limit ${limit}`.execute(db)
    return rows
  })
