import type { Id } from '@corkboard/contract'
import { sql } from '@corkboard/database'
import { boardIsOpen, COPY_LIMIT, type CopyDefinition, copyRows } from '../../kernel/index.ts'
import { boardUrl } from './board-view.ts'

type Lists = NonNullable<CopyDefinition['lists']>

interface OwnBoard {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly owner: string
  readonly description: string
  readonly privacy: string
  readonly category: string | null
  readonly createdAt: Date
  readonly archivedAt: Date | null
  readonly pinCount: number
  readonly followerCount: number
  readonly sections: readonly { readonly title: string; readonly pin_count: number }[]
}

/** A user's boards, including archived ones. */
const boards: Lists[string] = ({ db, viewer: { userId } }, { origin }) =>
  copyRows(
    async (before) => {
      const { rows } = await sql<OwnBoard>`
        select b.id, b.name, b.slug, u.username as owner, b.description, b.privacy, b.category,
          b.created_at as "createdAt", b.archived_at as "archivedAt", s.pin_count as "pinCount",
          s.follower_count as "followerCount",
          (
            select coalesce(json_agg(json_build_object('title', c.title, 'pin_count', c.pin_count) order by c.id), '[]')
            from board_sections c where c.board_id = b.id and c.deleted_at is null
          ) as sections
        from boards b join board_stats s on s.board_id = b.id join users u on u.id = b.owner_id
        where b.owner_id = ${userId} and b.deleted_at is null and (${before}::bigint is null or b.id < ${before}::bigint)
        order by b.id desc limit ${COPY_LIMIT}`.execute(db)
      return rows
    },
    (board) => ({
      name: board.name,
      description: board.description,
      privacy: board.privacy,
      category: board.category,
      sections: board.sections,
      url: `${origin}${boardUrl(board.owner, board.slug)}`,
      created_at: board.createdAt,
      archived_at: board.archivedAt,
      pin_count: board.pinCount,
      follower_count: board.followerCount,
    }),
  )

interface OthersBoard {
  readonly id: Id
  readonly name: string
  readonly slug: string
  readonly owner: string
  readonly since: Date
}

/** Boards of others that a user follows; one that has become secret since is no longer visible to them. */
const followedBoards: Lists[string] = ({ db, viewer: { userId } }, { origin }) =>
  copyRows(
    async (before) => {
      const { rows } = await sql<OthersBoard>`
        select b.id, b.name, b.slug, u.username as owner, f.created_at as since
        from board_follows f
        join boards b on b.id = f.board_id and ${boardIsOpen('b')}
        join users u on u.id = b.owner_id and u.deleted_at is null
        where f.user_id = ${userId} and (${before}::bigint is null or b.id < ${before}::bigint)
        order by b.id desc limit ${COPY_LIMIT}`.execute(db)
      return rows
    },
    ({ name, slug, owner, since }) => ({ name, url: `${origin}${boardUrl(owner, slug)}`, since }),
  )

/** Boards of others that a user collaborates on. */
const collaborations: Lists[string] = ({ db, viewer: { userId } }, { origin }) =>
  copyRows(
    async (before) => {
      const { rows } = await sql<OthersBoard & { access: string }>`
        select b.id, b.name, b.slug, u.username as owner, c.access, c.created_at as since
        from board_collaborators c
        join boards b on b.id = c.board_id and b.deleted_at is null
        join users u on u.id = b.owner_id and u.deleted_at is null
        where c.user_id = ${userId} and (${before}::bigint is null or b.id < ${before}::bigint)
        order by b.id desc limit ${COPY_LIMIT}`.execute(db)
      return rows
    },
    ({ name, slug, owner, access, since }) => ({ name, url: `${origin}${boardUrl(owner, slug)}`, access, since }),
  )

interface OwnInvite {
  readonly id: Id
  readonly kind: string
  readonly board: string
  /** Owner of the board. */
  readonly owner: string
  /** The user they invited, as they entered the name; `null` when they were invited, or requested to join. */
  readonly invited: string | null
  readonly isOwnAction: boolean
  readonly access: string
  readonly createdAt: Date
}

/** Pending board invitations and join requests, to a user and by them. */
const invites: Lists[string] = ({ db, viewer: { userId } }) =>
  copyRows(
    async (before) => {
      const { rows } = await sql<OwnInvite>`
        select i.id, i.kind, b.name as board, o.username as owner,
          case when i.user_id = ${userId} then null else coalesce(i.email, u.username) end as invited,
          i.invited_by_id = ${userId} as "isOwnAction", i.access, i.created_at as "createdAt"
        from board_collaborator_invites i
        join boards b on b.id = i.board_id and b.deleted_at is null
        join users o on o.id = b.owner_id and o.deleted_at is null
        left join users u on u.id = i.user_id and u.deleted_at is null
        -- A suggestion is between the two who talk of the person.
        where (i.invited_by_id = ${userId} or (i.user_id = ${userId} and i.kind = 'invite'))
          and (${before}::bigint is null or i.id < ${before}::bigint)
        order by i.id desc limit ${COPY_LIMIT}`.execute(db)
      return rows
    },
    ({ kind, board, owner, invited, isOwnAction, access, createdAt }) => ({
      kind,
      board,
      owner,
      invited,
      made_by_me: isOwnAction,
      access,
      created_at: createdAt,
    }),
  )

export const copy: CopyDefinition = {
  lists: { boards, following_boards: followedBoards, collaborations, board_invites: invites },
  tables: ['boards', 'board_follows', 'board_collaborators', 'board_collaborator_invites'],
}
