import { type ErrorCode, fail, LIMITS } from '@corkboard/contract'
import { pinCreated } from '@corkboard/contract/events'
import { type Db, idempotency, type KeyedResponse, type Outcome, outbox, sql } from '@corkboard/database'
import { countUserPins } from '../../accounts/accounts/index.ts'
import { countBoardPins, recordRecentBoards } from '../boards/index.ts'
import { countsAsSave } from './counts-as-save.ts'
import { createdEvent, type NewPin } from './pin-store.ts'

/** A save outside sections, and the response that a repeated request gets. */
export interface NewSave {
  readonly pin: NewPin
  readonly keyed: KeyedResponse | undefined
}

/** (ours) Saves stored by one statement. */
export const MOST_SAVES_TOGETHER = 32

type Refusal = Extract<ErrorCode, 'pin.limit' | 'board.not_found'> | 'taken'

/** @param before how many of its pinner's saves come before it */
const rowOf = ({ pin, keyed }: NewSave, n: number, before: number) => ({
  n,
  before,
  id: pin.id,
  shard: pin.shard,
  board_id: pin.boardId,
  pinner_id: pin.pinnerId,
  pinner_shard: pin.pinnerShard,
  image_signature: pin.signature,
  title: pin.title,
  description: pin.description,
  link: pin.link,
  domain: pin.domain,
  alt_text: pin.altText,
  parent_pin_id: pin.parentPinId,
  origin_pin_id: pin.originPinId,
  origin_pinner_id: pin.originPinnerId,
  content_id: pin.contentId,
  is_demo: pin.isDemo,
  now: pin.now,
  event: createdEvent(pin),
  ...(keyed && idempotency.rowOf(keyed, n)),
})

/**
 * Stores saves of several people in one statement, each as `insertPin` does, with its key: much of what a save costs is
 * starting a statement and a transaction. What the rules forbid is left out, with the reason as its outcome. Counters
 * are locked in the order of their ids, because other processes change them as well.
 */
export const insertSaves = async (db: Db, saves: readonly NewSave[]): Promise<Outcome<void>[]> => {
  const room = sql.lit(LIMITS.pinsPerAccount)
  const { rows } = await sql<{ n: number; refusal: Refusal | null }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rowsOf(saves))}::jsonb) as wanted (
        n int, before int, id bigint, shard smallint, board_id bigint, pinner_id bigint, pinner_shard smallint,
        image_signature text, title text, description text, link text, domain text, alt_text text, parent_pin_id bigint,
        origin_pin_id bigint, origin_pinner_id bigint, content_id bigint, is_demo boolean, now timestamptz, event jsonb,
        scope text, key text, fingerprint text, line smallint
      ) limit ${sql.lit(MOST_SAVES_TOGETHER)}
    ), board as materialized (
      select id, privacy from boards
      where id in (select board_id from wanted) and deleted_at is null order by id for share
    ), possible as materialized (
      select wanted.*, board.privacy from wanted
      join board on board.id = wanted.board_id
      join user_stats u on u.user_id = wanted.pinner_id and u.total_pin_count + wanted.before < ${room}
    ), together as (${idempotency.storeTogether(
      saves.map(({ keyed }) => keyed),
      sql`possible`,
    )}
    ), keyed as (${idempotency.storeFree(sql`possible`)}
    ), stored as materialized (
      select * from possible where key is null or (scope, key) in (select scope, key from keyed)
    ), pin as (
      insert into pins (id, shard, board_id, section_id, pinner_id, image_signature, title, description, link, domain,
        alt_text, parent_pin_id, origin_pin_id, origin_pinner_id, content_id, is_demo, listed, created_at, updated_at)
      select id, shard, board_id, null, pinner_id, image_signature, title, description, link, domain,
        alt_text, parent_pin_id, origin_pin_id, origin_pinner_id, content_id, is_demo, privacy = 'public', now, now
      from stored order by id
    ), stats as (
      insert into pin_stats (pin_id, shard) select id, shard from stored order by id
    ), counted_board as (${countBoardPins(
      sql`select board_id, count(*)::int as pins, count(*)::int as loose, max(now) as now
        from stored group by board_id order by board_id`,
      sql`d.now`,
    )}), counted_user as (${countUserPins(
      sql`select pinner_id as user_id, count(*)::int as pins, (count(*) filter (where privacy = 'public'))::int as public
        from stored group by pinner_id order by pinner_id`,
    )}), counted_origin as (
      update pin_stats s set repin_count = s.repin_count + saved.times
      from (
        select origin_pin_id as id, count(*)::int as times from stored
        where origin_pin_id is not null and ${countsAsSave('privacy')} group by origin_pin_id order by origin_pin_id
      ) saved where s.pin_id = saved.id
    ), recent as (${recordRecentBoards(
      sql`select pinner_id, board_id, pinner_shard, max(now) from stored group by 1, 2, 3 order by 1, 2`,
    )}), event as (${outbox.insertFrom(pinCreated.kind, sql`select event from stored order by id`)}
    )
    select wanted.n, case
        when stored.id is not null then null
        when possible.id is not null then 'taken'
        when (select total_pin_count from user_stats where user_id = wanted.pinner_id) + wanted.before >= ${room}
          then 'pin.limit'
        else 'board.not_found'
      end as refusal
    from wanted left join possible on possible.id = wanted.id left join stored on stored.id = wanted.id`.execute(db)
  const refusals = new Map(rows.map(({ n, refusal }) => [n, refusal]))
  return saves.map((_, n) => outcomeOf(refusals.get(n) ?? null))
}

const rowsOf = (saves: readonly NewSave[]) => {
  const before = new Map<string, number>()
  return saves.map((save, n) => {
    const earlier = before.get(save.pin.pinnerId) ?? 0
    before.set(save.pin.pinnerId, earlier + 1)
    return rowOf(save, n, earlier)
  })
}

const outcomeOf = (refusal: Refusal | null): Outcome<void> => {
  if (refusal === null) return { result: undefined }
  if (refusal === 'taken') return { error: idempotency.taken() }
  return { error: refusal === 'pin.limit' ? fail(refusal) : fail(refusal, { field: 'board_id' }) }
}
