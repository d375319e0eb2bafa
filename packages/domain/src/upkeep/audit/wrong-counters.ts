import { type Db, sql } from '@corkboard/database'

/** A counter that differs from its rows. */
export interface WrongCounter {
  /** For example `board 123 pins`. */
  readonly what: string
  readonly said: number
  readonly actual: number
}

/**
 * Compares every counter of the instance with a recount of its rows and returns those that differ, at most `limit`.
 * Exact once the outbox is drained (quality §2). Reads everything: for `doctor --deep` and tests, not for requests.
 */
export const findWrongCounters = async (db: Db, limit = 1_000): Promise<WrongCounter[]> => {
  const { rows } = await sql<WrongCounter>`
    with live_board as (select * from boards where deleted_at is null),
    live_pin as (
      select p.*, b.privacy from pins p join live_board b on b.id = p.board_id where p.deleted_at is null
    ),
    on_board as (
      select board_id as id, count(*) as pins, count(*) filter (where section_id is null) as loose
      from live_pin group by board_id
    ),
    in_section as (select section_id as id, count(*) as pins from live_pin where section_id is not null group by section_id),
    live_section as (
      select s.* from board_sections s join live_board b on b.id = s.board_id where s.deleted_at is null
    ),
    sections_of as (select board_id as id, count(*) as sections from live_section group by board_id),
    of_person as (
      select pinner_id as id, count(*) as pins, count(*) filter (where privacy = 'public') as public
      from live_pin group by pinner_id
    ),
    boards_of as (
      select owner_id as id, count(*) filter (where privacy = 'public') as public,
        count(*) filter (where privacy = 'secret') as secret
      from live_board group by owner_id
    ),
    saves as (
      select origin_pin_id as id, count(*) as saves from live_pin
      where origin_pin_id is not null and privacy <> 'secret' group by origin_pin_id
    ),
    followed_board as (select board_id as id, count(*) as followers from board_follows group by board_id),
    working_on as (select board_id as id, count(*) as people from board_collaborators group by board_id),
    worked_on as (
      select c.user_id as id, count(*) as boards from board_collaborators c join live_board b on b.id = c.board_id
      group by c.user_id
    ),
    followed_topic as (select topic_id as id, count(*) as followers from topic_follows group by topic_id),
    followed_person as (select followee_id as id, count(*) as followers from user_follows group by followee_id),
    following as (select follower_id as id, count(*) as following from user_follows group by follower_id),
    live_comment as (select * from comments where deleted_at is null and hidden_at is null),
    said_on as (
      select c.pin_id as id, count(*) as comments from live_comment c
      where c.parent_id is null or exists (select from live_comment q where q.id = c.parent_id) group by c.pin_id
    ),
    answered as (
      select parent_id as id, count(*) as replies from live_comment where parent_id is not null group by parent_id
    ),
    liked as (select comment_id as id, count(*) as likes from comment_likes group by comment_id),
    helped as (select comment_id as id, count(*) as helpfuls from comment_helpfuls group by comment_id),
    reacted as (
      select pin_id as id, reaction_type as type, count(*) as people from pin_reactions group by pin_id, reaction_type
    ),
    favored as (select pin_id as id, count(*) as people from pin_favorites group by pin_id),
    tried as (
      select pin_id as id, count(*) as people from pin_did_its where removed_at is null group by pin_id
    ),
    counters as (
      select 'board ' || s.board_id || ' pins' as what, s.pin_count as said, coalesce(o.pins, 0) as actual
        from board_stats s join live_board b on b.id = s.board_id left join on_board o on o.id = s.board_id
      union all select 'board ' || s.board_id || ' pins without section', s.sectionless_pin_count, coalesce(o.loose, 0)
        from board_stats s join live_board b on b.id = s.board_id left join on_board o on o.id = s.board_id
      union all select 'board ' || s.board_id || ' sections', s.section_count, coalesce(o.sections, 0)
        from board_stats s join live_board b on b.id = s.board_id left join sections_of o on o.id = s.board_id
      union all select 'section ' || s.id || ' pins', s.pin_count, coalesce(o.pins, 0)
        from live_section s left join in_section o on o.id = s.id
      union all select 'board ' || s.board_id || ' followers', s.follower_count, coalesce(f.followers, 0)
        from board_stats s join live_board b on b.id = s.board_id left join followed_board f on f.id = s.board_id
      union all select 'topic ' || s.topic_id || ' followers', s.follower_count, coalesce(f.followers, 0)
        from topic_stats s left join followed_topic f on f.id = s.topic_id
      union all select 'board ' || s.board_id || ' collaborators', s.collaborator_count, coalesce(w.people, 0)
        from board_stats s join live_board b on b.id = s.board_id left join working_on w on w.id = s.board_id
      union all select 'person ' || s.user_id || ' group boards', s.group_board_count, coalesce(w.boards, 0)
        from user_stats s left join worked_on w on w.id = s.user_id
      union all select 'person ' || s.user_id || ' public boards', s.board_count, coalesce(o.public, 0)
        from user_stats s left join boards_of o on o.id = s.user_id
      union all select 'person ' || s.user_id || ' secret boards', s.secret_board_count, coalesce(o.secret, 0)
        from user_stats s left join boards_of o on o.id = s.user_id
      union all select 'person ' || s.user_id || ' public pins', s.pin_count, coalesce(o.public, 0)
        from user_stats s left join of_person o on o.id = s.user_id
      union all select 'person ' || s.user_id || ' pins', s.total_pin_count, coalesce(o.pins, 0)
        from user_stats s left join of_person o on o.id = s.user_id
      union all select 'person ' || s.user_id || ' followers', s.follower_count, coalesce(f.followers, 0)
        from user_stats s left join followed_person f on f.id = s.user_id
      union all select 'person ' || s.user_id || ' following', s.following_count, coalesce(f.following, 0)
        from user_stats s left join following f on f.id = s.user_id
      union all select 'pin ' || s.pin_id || ' saves', s.repin_count, coalesce(o.saves, 0)
        from pin_stats s join live_pin p on p.id = s.pin_id left join saves o on o.id = s.pin_id
      union all select 'pin ' || s.pin_id || ' comments', s.comment_count, coalesce(o.comments, 0)
        from pin_stats s left join said_on o on o.id = s.pin_id
      union all select 'pin ' || s.pin_id || ' reactions ' || t.type, s.reaction_counts[t.type], coalesce(o.people, 0)
        from pin_stats s cross join generate_series(1, 5) t(type)
        left join reacted o on o.id = s.pin_id and o.type = t.type
      union all select 'pin ' || s.pin_id || ' favorites', s.favorite_count, coalesce(o.people, 0)
        from pin_stats s left join favored o on o.id = s.pin_id
      union all select 'pin ' || s.pin_id || ' tries', s.did_it_count, coalesce(o.people, 0)
        from pin_stats s left join tried o on o.id = s.pin_id
      union all select 'comment ' || s.comment_id || ' answers', s.reply_count, coalesce(o.replies, 0)
        from comment_stats s left join answered o on o.id = s.comment_id
      union all select 'comment ' || s.comment_id || ' likes', s.like_count, coalesce(o.likes, 0)
        from comment_stats s left join liked o on o.id = s.comment_id
      union all select 'comment ' || s.comment_id || ' helpfuls', s.helpful_count, coalesce(o.helpfuls, 0)
        from comment_stats s left join helped o on o.id = s.comment_id
      union all select 'pin ' || id || ' listed', listed::int, (privacy = 'public')::int from live_pin
    )
    select what, said::int as said, actual::int as actual from counters where said <> actual limit ${limit}`.execute(db)
  return rows
}
