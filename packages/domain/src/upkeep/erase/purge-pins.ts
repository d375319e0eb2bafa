import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

export interface PurgedPins {
  readonly count: number
  /** Signatures of their pictures. */
  readonly pictures: readonly string[]
}

/** Everything attached to the pins to erase, as parts of a statement that calls them `doomed`. */
const MARKS = sql`
    reactions as (delete from pin_reactions m using doomed d where m.pin_id = d.id),
    favorites as (delete from pin_favorites m using doomed d where m.pin_id = d.id),
    did_its as (
      delete from pin_did_its m using doomed d where m.pin_id = d.id returning m.image_signature
    ),
    notes as (delete from pin_notes m using doomed d where m.pin_id = d.id),
    sponsorships as (delete from pin_sponsorships m using doomed d where m.pin_id = d.id),
    hides as (delete from pin_hides m using doomed d where m.pin_id = d.id),
    metrics as (delete from pin_metrics m using doomed d where m.pin_id = d.id),
    changes as (delete from pin_stat_changes m using doomed d where m.pin_id = d.id),
    topics as (delete from pin_topics m using doomed d where m.pin_id = d.id),
    ranks as (delete from pin_ranks m using doomed d where m.pin_id = d.id),
    annotations as (delete from pin_annotations m using doomed d where m.pin_id = d.id),
    explored as (delete from explore_pins m using doomed d where m.pin_id = d.id),
    reports as (delete from reports m using doomed d where m.target_type = 'pin' and m.target_id = d.id)`

/** What the doomed pins show besides their pictures, unless another pin shows it too. */
const CONTENTS = sql`
    contents as (
      delete from pin_contents c using doomed d where c.id = d.content_id and not exists (
        select from pins p where p.content_id = c.id and p.id not in (select id from doomed)
      ) returning c.id
    ),
    content_media as (
      delete from pin_content_media m using contents c where m.content_id = c.id returning m.signature
    )`

/**
 * Erases at most `limit` pins of a user and pins on their boards, and updates all counters. Call it until it removes
 * none.
 */
export const purgePins = async (db: Db, userId: Id, limit: number): Promise<PurgedPins> => {
  const { rows } = await sql<{ picture: string; isPin: boolean }>`
    with doomed as (
      select p.id, p.shard, p.board_id, p.section_id, p.pinner_id, p.origin_pin_id, p.image_signature, p.content_id,
        b.privacy,
        p.deleted_at is null and b.deleted_at is null as is_live
      from pins p join boards b on b.id = p.board_id
      where p.id in (
        (select id from pins where pinner_id = ${userId} limit ${limit})
        union all
        (select p.id from boards b join pins p on p.board_id = b.id where b.owner_id = ${userId} limit ${limit})
        limit ${limit}
      )
    ),
    ${MARKS},
    ${CONTENTS},
    gone as (delete from pins using doomed d where pins.id = d.id and pins.shard = d.shard),
    gone_stats as (delete from pin_stats using doomed d where pin_stats.pin_id = d.id and pin_stats.shard = d.shard),
    on_boards as (
      update board_stats s set pin_count = s.pin_count - d.pins, sectionless_pin_count = s.sectionless_pin_count - d.loose
      from (
        select board_id, count(*) as pins, count(*) filter (where section_id is null) as loose
        from doomed where is_live group by board_id
      ) d where s.board_id = d.board_id
    ),
    in_sections as (
      update board_sections s set pin_count = greatest(0, s.pin_count - d.pins)
      from (select section_id, count(*) as pins from doomed where is_live and section_id is not null group by section_id) d
      where s.id = d.section_id
    ),
    of_people as (
      update user_stats s set total_pin_count = s.total_pin_count - d.pins, pin_count = s.pin_count - d.public
      from (
        select pinner_id, count(*) as pins, count(*) filter (where privacy = 'public') as public
        from doomed where is_live group by pinner_id
      ) d where s.user_id = d.pinner_id
    ),
    of_origins as (
      update pin_stats s set repin_count = s.repin_count - d.saves
      from (
        select origin_pin_id, count(*) as saves from doomed
        where is_live and origin_pin_id is not null and privacy <> 'secret' group by origin_pin_id
      ) d
      where s.pin_id = d.origin_pin_id and not exists (select from doomed where doomed.id = s.pin_id)
    ),
    covers as (
      update boards b set cover_pin_id = null from doomed d where b.cover_pin_id = d.id and b.id = d.board_id
    )
    select image_signature as picture, true as "isPin" from doomed
    union all select image_signature, false from did_its where image_signature is not null
    union all select signature, false from content_media`.execute(db)
  return {
    count: rows.filter(({ isPin }) => isPin).length,
    pictures: [...new Set(rows.map(({ picture }) => picture))],
  }
}

/**
 * Erases at most `limit` pins deleted before then; no counter has included them since. Their pictures are removed once
 * nothing else uses them. Call it until it removes fewer.
 */
export const purgeDeletedPins = async (db: Db, before: Date, limit: number): Promise<number> => {
  const { rows } = await sql`
    with doomed as (
      select id, shard, board_id, content_id from pins where deleted_at <= ${before} order by deleted_at limit ${limit}
      for update skip locked
    ),
    ${MARKS},
    ${CONTENTS},
    stats as (delete from pin_stats s using doomed d where s.pin_id = d.id and s.shard = d.shard),
    covers as (
      update boards b set cover_pin_id = null from doomed d where b.cover_pin_id = d.id and b.id = d.board_id
    )
    delete from pins p using doomed d where p.id = d.id and p.shard = d.shard returning p.id`.execute(db)
  return rows.length
}
