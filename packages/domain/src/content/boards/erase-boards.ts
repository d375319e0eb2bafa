import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { countForUsers } from '../../accounts/accounts/index.ts'
import type { Ctx, EraseAttached } from '../../kernel/index.ts'

const DAY_MS = 86_400_000
const BOARDS_AT_ONCE = 100

/** Erases boards whose pins are gone, with everything attached to them. */
const eraseBoards = async (db: Db, ids: readonly Id[], attached: EraseAttached): Promise<void> => {
  await attached.toBoards(db, ids)
  await sql`
    with gone as (select unnest(${ids}::bigint[]) as id),
    stats as (delete from board_stats where board_id in (select id from gone)),
    sections as (delete from board_sections where board_id in (select id from gone)),
    follows as (delete from board_follows where board_id in (select id from gone)),
    recents as (delete from board_recents where board_id in (select id from gone)),
    slugs as (delete from board_old_slugs where board_id in (select id from gone)),
    ideas as (delete from board_ideas_seen where board_id in (select id from gone)),
    invites as (delete from board_collaborator_invites where board_id in (select id from gone)),
    collaborators as (delete from board_collaborators where board_id in (select id from gone) returning board_id, user_id),
    -- Deleting a board uncounts its collaborators already.
    counted as (${countForUsers(
      'group_board_count',
      sql`
        select c.user_id, -count(*) as by from collaborators c join boards b on b.id = c.board_id
        where b.deleted_at is null group by c.user_id`,
    )})
    delete from boards where id in (select id from gone)`.execute(db)
}

/** Erases a user's boards, and removes the user from the boards of others. */
export const eraseBoardsOf = async (db: Db, userId: Id, attached: EraseAttached): Promise<readonly string[]> => {
  const own = await db.selectFrom('boards').select('id').where('owner_id', '=', userId).execute()
  await eraseBoards(
    db,
    own.map(({ id }) => id),
    attached,
  )
  await sql`
    with gone as (delete from board_follows where user_id = ${userId} returning board_id)
    update board_stats s set follower_count = s.follower_count - 1 from gone where s.board_id = gone.board_id`.execute(
    db,
  )
  await sql`
    with gone as (delete from board_collaborators where user_id = ${userId} returning board_id)
    update board_stats s set collaborator_count = greatest(0, s.collaborator_count - 1)
    from gone where s.board_id = gone.board_id`.execute(db)
  return []
}

/** Boards deleted before then without pins left to show, oldest first. */
const longDeletedBoards = async (db: Db, before: Date, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select b.id from boards b
    where b.deleted_at <= ${before}
      and not exists (select from pins p where p.board_id = b.id and p.deleted_at is null)
    order by b.deleted_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Erases boards a day later than pins, so that their pins are gone. */
export const eraseDeletedBoards = async (ctx: Ctx, before: Date, attached: EraseAttached): Promise<void> => {
  const ids = await longDeletedBoards(ctx.db, new Date(before.getTime() - DAY_MS), BOARDS_AT_ONCE)
  if (ids.length > 0) await ctx.transaction((tx) => eraseBoards(tx.db, ids, attached))
}
