import { type Db, sql } from '@corkboard/database'

interface Row {
  readonly what: string
}

/** An upload's job gives up within minutes, and leftovers are swept every ten. */
const UNFINISHED_AFTER = sql.lit('1 hour')

/**
 * Describes rows that lack the rows they belong with, at most `limit`: each set is always created in one transaction.
 * Reads everything, like `findWrongCounters`.
 */
export const findHalfMade = async (db: Db, limit = 1_000): Promise<string[]> => {
  const { rows } = await sql<Row>`
    with live_user as (select id, username, email from users where deleted_at is null),
    live_board as (select id, owner_id from boards where deleted_at is null),
    live_pin as (select id, board_id, pinner_id, image_signature, content_id from pins where deleted_at is null),
    half_made as (
      select 'person ' || u.id || ' has no counters' as what from live_user u
        where not exists (select from user_stats s where s.user_id = u.id)
      union all select 'person ' || u.id || ' does not own the username' from live_user u
        where not exists (select from usernames n where n.username = lower(u.username) and n.user_id = u.id)
      union all select 'person ' || u.id || ' does not own the email' from live_user u
        where not exists (select from emails e where e.email = lower(u.email) and e.user_id = u.id)
      union all select 'board ' || b.id || ' has no counters' from live_board b
        where not exists (select from board_stats s where s.board_id = b.id)
      union all select 'board ' || b.id || ' has no owner' from live_board b
        where not exists (select from users u where u.id = b.owner_id)
      union all select 'pin ' || p.id || ' has no counters' from live_pin p
        where not exists (select from pin_stats s where s.pin_id = p.id)
      union all select 'pin ' || p.id || ' is on no board' from live_pin p
        where not exists (select from boards b where b.id = p.board_id)
      union all select 'pin ' || p.id || ' is in a section of no board of its own' from pins p
        where p.deleted_at is null and p.section_id is not null and not exists (
          select from board_sections c where c.id = p.section_id and c.board_id = p.board_id and c.deleted_at is null
        )
      union all select 'pin ' || p.id || ' is nobody''s' from live_pin p
        where not exists (select from users u where u.id = p.pinner_id)
      union all select 'pin ' || p.id || ' has no picture' from live_pin p
        where not exists (select from images i where i.signature = p.image_signature)
      union all select 'pin ' || p.id || ' lacks its content' from live_pin p
        where p.content_id is not null and not exists (select from pin_contents c where c.id = p.content_id)
      union all select 'content ' || m.content_id || ' lacks a picture' from pin_content_media m
        where exists (select from live_pin p where p.content_id = m.content_id)
          and not exists (select from images i where i.signature = m.signature)
          and not exists (select from videos v where v.signature = m.signature)
      union all select 'comment ' || c.id || ' has no counters' from comments c
        where not exists (select from comment_stats s where s.comment_id = c.id)
      union all select 'comment ' || c.id || ' is on no pin' from comments c
        where not exists (select from pins p where p.id = c.pin_id)
      union all select 'comment ' || c.id || ' answers nothing' from comments c
        where c.parent_id is not null and not exists (select from comments q where q.id = c.parent_id)
      union all select 'upload ' || m.id || ' is still ' || m.status from media_uploads m
        where m.status in ('registered', 'processing') and m.updated_at < now() - ${UNFINISHED_AFTER}::interval
    )
    select what from half_made limit ${limit}`.execute(db)
  return rows.map(({ what }) => what)
}
