import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { countUserPins } from '../../accounts/accounts/index.ts'
import { clearCovers, countBoardPins, countSectionPins } from '../boards/index.ts'
import type { Ctx, EraseAttached, Erased } from '../../kernel/index.ts'
import { countsAsSave } from './counts-as-save.ts'

/** Pins removed per transaction: others update the same counters at the same time. */
const AT_ONCE = 500
const limit = sql.lit(AT_ONCE)

/** What this module attached to the pins to erase, as parts of a statement that calls them `doomed`. */
const INTERACTIONS = sql`
    reactions as (delete from pin_reactions m using doomed d where m.pin_id = d.id),
    favorites as (delete from pin_favorites m using doomed d where m.pin_id = d.id),
    did_its as (
      delete from pin_did_its m using doomed d where m.pin_id = d.id returning m.image_signature
    ),
    notes as (delete from pin_notes m using doomed d where m.pin_id = d.id),
    sponsorships as (delete from pin_sponsorships m using doomed d where m.pin_id = d.id),
    hides as (delete from pin_hides m using doomed d where m.pin_id = d.id),
    mentions as (delete from pin_mentions m using doomed d where m.pin_id = d.id),
    tags as (delete from pin_tags m using doomed d where d.id in (m.pin_id, m.tagged_pin_id)),
    metrics as (delete from pin_metrics m using doomed d where m.pin_id = d.id),
    changes as (delete from pin_stat_changes m using doomed d where m.pin_id = d.id)`

/** What the pins to erase (`doomed`) show besides their pictures, unless another pin shows it, too. */
const CONTENTS = sql`
    contents as (
      delete from pin_contents c using doomed d where c.id = d.content_id and not exists (
        select from pins p where p.content_id = c.id and p.id not in (select id from doomed)
      ) returning c.id
    ),
    content_media as (
      delete from pin_content_media m using contents c where m.content_id = c.id returning m.signature
    )`

/** Some pins of a user and pins on their boards, locked until the transaction ends. */
const lockPinsOf = async (db: Db, userId: Id): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins where id in (
      (select id from pins where pinner_id = ${userId} limit ${limit})
      union all
      (select p.id from boards b join pins p on p.board_id = b.id where b.owner_id = ${userId} limit ${limit})
      limit ${limit}
    ) order by id for update`.execute(db)
  return rows.map(({ id }) => id)
}

/** Erases some pins of a user and pins on their boards, and updates all counters. */
export const erasePinsOf = async (db: Db, userId: Id, attached: EraseAttached): Promise<Erased> => {
  const ids = await lockPinsOf(db, userId)
  if (ids.length === 0) return { count: 0, pictures: [] }
  await attached.toPins(db, ids)
  const { rows } = await sql<{ picture: string }>`
    with doomed as (
      select p.id, p.shard, p.board_id, p.section_id, p.pinner_id, p.origin_pin_id, p.image_signature, p.content_id,
        b.privacy,
        p.deleted_at is null and b.deleted_at is null as is_live
      from pins p join boards b on b.id = p.board_id where p.id = any(${ids}::bigint[])
    ),
    ${INTERACTIONS},
    ${CONTENTS},
    gone as (delete from pins using doomed d where pins.id = d.id and pins.shard = d.shard),
    gone_stats as (delete from pin_stats using doomed d where pin_stats.pin_id = d.id and pin_stats.shard = d.shard),
    on_boards as (${countBoardPins(sql`
      select board_id, -count(*) as pins, -count(*) filter (where section_id is null) as loose
      from doomed where is_live group by board_id`)}),
    in_sections as (${countSectionPins(sql`
      select section_id, -count(*) as pins from doomed where is_live and section_id is not null group by section_id`)}),
    of_people as (${countUserPins(sql`
      select pinner_id as user_id, -count(*) as pins, -count(*) filter (where privacy = 'public') as public
      from doomed where is_live group by pinner_id`)}),
    of_origins as (
      update pin_stats s set repin_count = s.repin_count - d.saves
      from (
        select origin_pin_id, count(*) as saves from doomed
        where is_live and origin_pin_id is not null and ${countsAsSave('privacy')} group by origin_pin_id
      ) d
      where s.pin_id = d.origin_pin_id and not exists (select from doomed where doomed.id = s.pin_id)
    ),
    covers as (${clearCovers(sql`select id, board_id from doomed`)})
    select image_signature as picture from doomed
    union select image_signature from did_its where image_signature is not null
    union select signature from content_media`.execute(db)
  return { count: ids.length, pictures: rows.map(({ picture }) => picture) }
}

/** Erases some pins deleted before then; no counter has included them since. @returns how many */
const eraseSome = async (db: Db, before: Date, attached: EraseAttached): Promise<number> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins where deleted_at <= ${before} order by deleted_at limit ${limit}
    for update skip locked`.execute(db)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await attached.toPins(db, ids)
  await sql`
    with doomed as (select id, shard, board_id, content_id from pins where id = any(${ids}::bigint[])),
    ${INTERACTIONS},
    ${CONTENTS},
    stats as (delete from pin_stats s using doomed d where s.pin_id = d.id and s.shard = d.shard),
    covers as (${clearCovers(sql`select id, board_id from doomed`)})
    delete from pins p using doomed d where p.id = d.id and p.shard = d.shard`.execute(db)
  return ids.length
}

/** Erases pins that members deleted. The sweep of pictures removes those that nothing else uses. */
export const eraseDeletedPins = async (ctx: Ctx, before: Date, attached: EraseAttached): Promise<void> => {
  while ((await ctx.transaction((tx) => eraseSome(tx.db, before, attached))) === AT_ONCE);
}

/** Erases what the worker notes of long acts on these boards. */
export const eraseBulkActions = async (db: Db, boardIds: readonly Id[]): Promise<void> => {
  await sql`
    with acts as (delete from board_actions where board_id = any(${boardIds}::bigint[]) returning id)
    delete from board_action_pins where action_id in (select id from acts)`.execute(db)
}
