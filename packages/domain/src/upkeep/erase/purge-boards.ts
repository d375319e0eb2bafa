import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Erases boards whose pins are gone, with everything attached to them. */
export const purgeBoards = async (db: Db, ids: readonly Id[]): Promise<void> => {
  await sql`
    with gone as (select unnest(${ids}::bigint[]) as id),
    stats as (delete from board_stats where board_id in (select id from gone)),
    sections as (delete from board_sections where board_id in (select id from gone)),
    follows as (delete from board_follows where board_id in (select id from gone)),
    recents as (delete from board_recents where board_id in (select id from gone)),
    slugs as (delete from board_old_slugs where board_id in (select id from gone)),
    ideas as (delete from board_ideas_seen where board_id in (select id from gone)),
    topics as (delete from board_topics where board_id in (select id from gone)),
    acts as (delete from board_actions where board_id in (select id from gone) returning id),
    act_pins as (delete from board_action_pins where action_id in (select id from acts)),
    invites as (delete from board_collaborator_invites where board_id in (select id from gone)),
    collaborators as (delete from board_collaborators where board_id in (select id from gone) returning board_id, user_id),
    -- Of boards that were deleted before, whoever worked on them is counted without them already.
    counted as (
      update user_stats s set group_board_count = greatest(0, s.group_board_count - c.boards)
      from (
        select c.user_id, count(*) as boards from collaborators c join boards b on b.id = c.board_id
        where b.deleted_at is null group by c.user_id
      ) c where s.user_id = c.user_id
    )
    delete from boards where id in (select id from gone)`.execute(db)
}

export const boardsOf = async (db: Db, userId: Id): Promise<Id[]> => {
  const rows = await db.selectFrom('boards').select('id').where('owner_id', '=', userId).execute()
  return rows.map(({ id }) => id)
}

/** Boards deleted before then without pins left to show, oldest first. */
export const longDeletedBoards = async (db: Db, before: Date, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select b.id from boards b
    where b.deleted_at <= ${before}
      and not exists (select from pins p where p.board_id = b.id and p.deleted_at is null)
    order by b.deleted_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
