import { sql } from '@corkboard/database'
import type { RecountDefinition } from '../../kernel/index.ts'
import { countsAsSave } from './counts-as-save.ts'

export const recount: RecountDefinition = {
  counters: sql`
    with live_board as (select * from boards where deleted_at is null),
    live_pin as (
      select p.*, b.privacy from pins p join live_board b on b.id = p.board_id where p.deleted_at is null
    ),
    live_stats as (select s.* from board_stats s join live_board b on b.id = s.board_id),
    on_board as (
      select board_id as id, count(*) as pins, count(*) filter (where section_id is null) as loose
      from live_pin group by board_id
    ),
    in_section as (select section_id as id, count(*) as pins from live_pin where section_id is not null group by section_id),
    of_person as (
      select pinner_id as id, count(*) as pins, count(*) filter (where privacy = 'public') as public
      from live_pin group by pinner_id
    ),
    saves as (
      select origin_pin_id as id, count(*) as saves from live_pin
      where origin_pin_id is not null and ${countsAsSave('privacy')} group by origin_pin_id
    ),
    reacted as (
      select pin_id as id, reaction_type as type, count(*) as people from pin_reactions group by pin_id, reaction_type
    ),
    favored as (select pin_id as id, count(*) as people from pin_favorites group by pin_id),
    tried as (
      select pin_id as id, count(*) as people from pin_did_its where removed_at is null group by pin_id
    )
    select 'board ' || s.board_id || ' pins' as what, s.pin_count as stored, coalesce(o.pins, 0) as actual
      from live_stats s left join on_board o on o.id = s.board_id
    union all select 'board ' || s.board_id || ' pins without section', s.sectionless_pin_count, coalesce(o.loose, 0)
      from live_stats s left join on_board o on o.id = s.board_id
    union all select 'section ' || s.id || ' pins', s.pin_count, coalesce(o.pins, 0)
      from board_sections s join live_board b on b.id = s.board_id left join in_section o on o.id = s.id
      where s.deleted_at is null
    union all select 'person ' || s.user_id || ' public pins', s.pin_count, coalesce(o.public, 0)
      from user_stats s left join of_person o on o.id = s.user_id
    union all select 'person ' || s.user_id || ' pins', s.total_pin_count, coalesce(o.pins, 0)
      from user_stats s left join of_person o on o.id = s.user_id
    union all select 'pin ' || s.pin_id || ' saves', s.repin_count, coalesce(o.saves, 0)
      from pin_stats s join live_pin p on p.id = s.pin_id left join saves o on o.id = s.pin_id
    union all select 'pin ' || s.pin_id || ' reactions ' || t.type, s.reaction_counts[t.type], coalesce(o.people, 0)
      from pin_stats s cross join generate_series(1, 5) t(type)
      left join reacted o on o.id = s.pin_id and o.type = t.type
    union all select 'pin ' || s.pin_id || ' favorites', s.favorite_count, coalesce(o.people, 0)
      from pin_stats s left join favored o on o.id = s.pin_id
    union all select 'pin ' || s.pin_id || ' tries', s.did_it_count, coalesce(o.people, 0)
      from pin_stats s left join tried o on o.id = s.pin_id
    union all select 'pin ' || id || ' listed', listed::int, (privacy = 'public')::int from live_pin`,
  incomplete: sql`
    with live_pin as (
      select id, board_id, pinner_id, image_signature, content_id, section_id from pins where deleted_at is null
    )
    select 'pin ' || p.id || ' has no counters' as what from live_pin p
      where not exists (select from pin_stats s where s.pin_id = p.id)
    union all select 'pin ' || p.id || ' is on no board' from live_pin p
      where not exists (select from boards b where b.id = p.board_id)
    union all select 'pin ' || p.id || ' is in a section of no board of its own' from live_pin p
      where p.section_id is not null and not exists (
        select from board_sections c where c.id = p.section_id and c.board_id = p.board_id and c.deleted_at is null
      )
    union all select 'pin ' || p.id || ' is nobody''s' from live_pin p
      where not exists (select from users u where u.id = p.pinner_id)
    union all select 'pin ' || p.id || ' has no picture' from live_pin p
      where not exists (select from images i where i.signature = p.image_signature)
    union all select 'pin ' || p.id || ' has tags that its page does not read' from pins p
      where not p.has_tags and (exists (select from pin_tags t where t.pin_id = p.id)
        or exists (select from pin_mentions m where m.pin_id = p.id))
    union all select 'pin ' || p.id || ' lacks its content' from live_pin p
      where p.content_id is not null and not exists (select from pin_contents c where c.id = p.content_id)
    union all select 'content ' || m.content_id || ' lacks a picture' from pin_content_media m
      where exists (select from live_pin p where p.content_id = m.content_id)
        and not exists (select from images i where i.signature = m.signature)
        and not exists (select from videos v where v.signature = m.signature)`,
}
