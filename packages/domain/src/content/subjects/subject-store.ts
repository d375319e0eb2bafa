import type { Id } from '@corkboard/contract'
import { anyOf, type Db, sql } from '@corkboard/database'
import { boardIsListed } from '../../kernel/index.ts'
import { INTEREST_TAGS } from '../pins/index.ts'
import type { Subjects, Texts, TopicWeight } from '../topics/index.ts'

/** (ours) A stored score may be off by this, seventeen hours: what is saved every second is not ranked again every second. */
const MOST_OFF = sql.lit(0.05)
/** (ours) A pin with twice the activity ranks equal to one that is this much newer. */
const DOUBLING_DAYS = 14
/** (ours) How much a topic counts of which a pin is sure, in doublings of the activity: what a page is about leads it. */
const SURE_COUNTS = 8
/** The names of the newest boards that saved a pin also say what it is about. */
const SAVES_READ = 20
/** A board's newest pins say what it is about. */
const BOARD_PINS_READ = 60

/** The activity on the pin of `s`; a save counts most. */
const heat = sql`
  (2 * s.repin_count + s.favorite_count + s.did_it_count + s.comment_count
    + coalesce((select sum(n) from unnest(s.reaction_counts) n), 0))`

/** A pin's score on a topic's page, given the confidence `weight`. */
const scoreOf = (weight: ReturnType<typeof sql>) => sql`
  extract(epoch from p.created_at)::float8 / 86400 / ${sql.lit(DOUBLING_DAYS)} + ln(1 + ${heat}::float8) / ln(2::float8)
    + ${sql.lit(SURE_COUNTS)} * ${weight}`

/** True when the pin `p` of the board `b` appears on topic pages. */
const isListedSql = sql`(p.listed and p.deleted_at is null and p.parent_pin_id is null
  and b.archived_at is null and b.sensitivity is null)`

export interface PinTexts extends Texts {
  readonly id: Id
  readonly shard: number
}

/** The text known about pins, without deleted ones, in one statement. */
export const loadPinTexts = async (db: Db, ids: readonly Id[]): Promise<PinTexts[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<PinTexts>`
    select p.id, p.shard, p.title, p.description, p.alt_text as "altText", b.name as "boardName",
      b.category as "boardCategory", split_part(u.locale, '-', 1) as language,
      ${INTEREST_TAGS} as chosen,
      concat_ws(' . ', m.metadata #>> '{recipe,name}', m.metadata #>> '{article,name}', m.metadata #>> '{products,0,name}')
        as "linkFacts",
      case when p.parent_pin_id is null then array(
        select o.name from (
          select board_id from pins where origin_pin_id = p.id and listed and deleted_at is null limit ${sql.lit(SAVES_READ)}
        ) save join boards o on o.id = save.board_id
      ) else '{}' end as "savedTo"
    from pins p
    join boards b on b.id = p.board_id
    join users u on u.id = p.pinner_id
    left join link_pages m on p.link is not null and m.key = link_key(p.link)
    where p.id = ${anyOf(ids)} and p.deleted_at is null`.execute(db)
  return rows
}

export interface PinSubjects extends Subjects {
  readonly id: Id
  readonly shard: number
}

/** Stores the topics and annotations of pins, replacing the old ones. */
export const storePinSubjects = async (db: Db, pins: readonly PinSubjects[]): Promise<void> => {
  if (pins.length === 0) return
  const ids = pins.map(({ id }) => id)
  const rows = pins.flatMap(({ id, topics }) => topics.map(({ topicId, weight }) => ({ id, topicId, weight })))
  await sql`
    with wanted as materialized (
      select * from unnest(
        ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ topicId }) => topicId)}::int[],
        ${rows.map(({ weight }) => weight)}::real[]
      ) as wanted(pin_id, topic_id, weight)
    ), gone as (
      delete from pin_topics t using pins p where t.pin_id = any (${ids}::bigint[]) and p.id = t.pin_id
        and (t.shard <> p.shard or not exists (select from wanted w where w.pin_id = t.pin_id and w.topic_id = t.topic_id))
    )
    insert into pin_topics (pin_id, shard, topic_id, weight, score, listed)
    select w.pin_id, p.shard, w.topic_id, w.weight, ${scoreOf(sql`w.weight`)}, ${isListedSql}
    from wanted w join pins p on p.id = w.pin_id join boards b on b.id = p.board_id join pin_stats s on s.pin_id = p.id
    order by w.pin_id, w.topic_id
    on conflict (pin_id, topic_id, shard) do update set weight = excluded.weight, score = excluded.score,
      listed = excluded.listed
    where (pin_topics.weight, pin_topics.listed) is distinct from (excluded.weight, excluded.listed)
      or abs(pin_topics.score - excluded.score) > ${MOST_OFF}`.execute(db)
  await sql`
    insert into pin_annotations (pin_id, shard, terms, weights)
    select r.pin_id::bigint, r.shard, r.terms, r.weights
    from jsonb_to_recordset(${JSON.stringify(
      pins.map(({ id, shard, annotations }) => ({
        pin_id: id,
        shard,
        terms: annotations.map(({ term }) => term),
        weights: annotations.map(({ weight }) => weight),
      })),
    )}::jsonb) as r(pin_id text, shard smallint, terms text[], weights real[])
    order by 1
    on conflict (pin_id, shard) do update set terms = excluded.terms, weights = excluded.weights
    where (pin_annotations.terms, pin_annotations.weights) is distinct from (excluded.terms, excluded.weights)`.execute(
    db,
  )
  await storePinRanks(db, ids)
}

/** Stores the rank of original pins among all pins. */
const storePinRanks = async (db: Db, ids: readonly Id[]): Promise<void> => {
  await sql`
    insert into pin_ranks (pin_id, shard, score, country, language, listed)
    select p.id, p.shard, ${scoreOf(sql`0`)}, u.country, split_part(u.locale, '-', 1), ${isListedSql}
    from pins p join boards b on b.id = p.board_id join users u on u.id = p.pinner_id join pin_stats s on s.pin_id = p.id
    left join pin_ranks r on r.pin_id = p.id and r.shard = p.shard
    -- Rows that stay as they are would be locked by the conflict.
    where p.id = ${anyOf(ids)} and p.parent_pin_id is null
      and (
        r.pin_id is null or abs(r.score - ${scoreOf(sql`0`)}) > ${MOST_OFF}
        or (r.country, r.language, r.listed) is distinct from (u.country, split_part(u.locale, '-', 1), ${isListedSql})
      )
    order by p.id
    on conflict (pin_id, shard) do update set score = excluded.score, country = excluded.country,
      language = excluded.language, listed = excluded.listed`.execute(db)
}

/** After activity on pins, updates their scores on topic pages and among all pins. */
export const storePinScores = async (db: Db, ids: readonly Id[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    with hot as materialized (
      select t.pin_id, t.topic_id, t.shard, ${scoreOf(sql`t.weight`)} as score
      from pin_topics t join pins p on p.id = t.pin_id join pin_stats s on s.pin_id = p.id
      where t.pin_id = ${anyOf(ids)} and t.listed and abs(t.score - ${scoreOf(sql`t.weight`)}) > ${MOST_OFF}
      order by t.pin_id, t.topic_id for update of t
    )
    update pin_topics t set score = hot.score from hot
    where t.pin_id = hot.pin_id and t.topic_id = hot.topic_id and t.shard = hot.shard`.execute(db)
  await storePinRanks(db, ids)
}

/** After pins were created, deleted or restored, updates whether they appear on topic pages. */
export const followPins = async (db: Db, ids: readonly Id[]): Promise<void> => {
  if (ids.length === 0) return
  await sql`
    update pin_topics t set listed = ${isListedSql}, shard = p.shard from pins p join boards b on b.id = p.board_id
    where t.pin_id = ${anyOf(ids)} and p.id = t.pin_id and (t.listed, t.shard) is distinct from (${isListedSql}, p.shard)`.execute(
    db,
  )
  await sql`
    update pin_ranks r set listed = ${isListedSql} from pins p join boards b on b.id = p.board_id
    where r.pin_id = ${anyOf(ids)} and p.id = r.pin_id and r.listed <> ${isListedSql}`.execute(db)
}

/**
 * After a board's privacy changed or it was deleted or restored, updates whether it and its pins appear on topic pages.
 */
export const followBoard = async (db: Db, boardId: Id): Promise<void> => {
  await sql`
    update pin_topics t set listed = ${isListedSql} from pins p join boards b on b.id = p.board_id
    where p.board_id = ${boardId} and t.pin_id = p.id and t.listed <> ${isListedSql}`.execute(db)
  await sql`
    update pin_ranks r set listed = ${isListedSql} from pins p join boards b on b.id = p.board_id
    where p.board_id = ${boardId} and r.pin_id = p.id and r.listed <> ${isListedSql}`.execute(db)
  await sql`
    update board_topics t set listed = ${isBoardListedSql} from boards b
    where t.board_id = ${boardId} and b.id = t.board_id and t.listed <> ${isBoardListedSql}`.execute(db)
}

/** True when the board `b` appears on topic pages. */
const isBoardListedSql = sql`
  (${boardIsListed('b')} and b.sensitivity is null and exists (
    select from pins where board_id = b.id and deleted_at is null
  ))`

export interface BoardTexts extends Texts {
  readonly id: Id
  readonly shard: number
  /** From its newest pins: the summed confidence of each topic, and the number of pins. */
  readonly pinTopics: readonly TopicWeight[]
  readonly pinsRead: number
}

/**
 * The text known about boards and the topics of their pins, without deleted boards, in one statement. Each pin's topics
 * are looked up individually: joined, a recently filled table would be read whole for every board.
 */
export const loadBoardTexts = async (db: Db, ids: readonly Id[]): Promise<BoardTexts[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<BoardTexts>`
    select b.id, b.shard, b.name as title, b.description, b.category as "boardCategory",
      split_part(u.locale, '-', 1) as language, coalesce(on_it.topics, '[]') as "pinTopics",
      coalesce(on_it.pins, 0)::int as "pinsRead"
    from boards b join users u on u.id = b.owner_id
    left join lateral (
      with newest as materialized (
        select id from pins where board_id = b.id and deleted_at is null order by id desc limit ${sql.lit(BOARD_PINS_READ)}
      )
      select jsonb_agg(jsonb_build_object('topicId', summed.topic_id::text, 'weight', summed.weight)) as topics,
        (select count(*) from newest) as pins
      from (
        select t.topic_id, sum(t.weight) as weight
        from newest cross join lateral (select topic_id, weight from pin_topics where pin_id = newest.id offset 0) t
        group by t.topic_id
      ) summed
    ) on_it on true
    where b.id = ${anyOf(ids)} and b.deleted_at is null`.execute(db)
  return rows
}

export const storeBoardTopics = async (
  db: Db,
  boards: readonly { readonly id: Id; readonly topics: readonly TopicWeight[] }[],
): Promise<void> => {
  if (boards.length === 0) return
  const rows = boards.flatMap(({ id, topics }) => topics.map(({ topicId, weight }) => ({ id, topicId, weight })))
  await sql`
    with wanted as materialized (
      select * from unnest(
        ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ topicId }) => topicId)}::int[],
        ${rows.map(({ weight }) => weight)}::real[]
      ) as wanted(board_id, topic_id, weight)
    ), gone as (
      delete from board_topics t where t.board_id = any (${boards.map(({ id }) => id)}::bigint[])
        and not exists (select from wanted w where w.board_id = t.board_id and w.topic_id = t.topic_id)
    )
    insert into board_topics (board_id, shard, topic_id, weight, listed)
    select w.board_id, b.shard, w.topic_id, w.weight, ${isBoardListedSql}
    from wanted w join boards b on b.id = w.board_id
    order by w.board_id, w.topic_id
    on conflict (board_id, topic_id, shard) do update set weight = excluded.weight, listed = excluded.listed
    where (board_topics.weight, board_topics.listed) is distinct from (excluded.weight, excluded.listed)`.execute(db)
}

/** The ids of pins after `after`, and likewise of boards, for callers that go through all of them. */
export const pinIdsAfter = (db: Db, after: Id, limit: number): Promise<Id[]> =>
  sql<{ id: Id }>`select id from pins where id > ${after} order by id limit ${sql.lit(limit)}`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id))

export const boardIdsAfter = (db: Db, after: Id, limit: number): Promise<Id[]> =>
  sql<{ id: Id }>`select id from boards where id > ${after} order by id limit ${sql.lit(limit)}`
    .execute(db)
    .then(({ rows }) => rows.map(({ id }) => id))

export const newestPinsOn = async (db: Db, boardId: Id, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from pins where board_id = ${boardId} and deleted_at is null order by id desc limit ${sql.lit(limit)}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** The boards of these pins that should be reassigned: every small board, and each large one every tenth time. */
export const boardsToDescribe = async (db: Db, pinIds: readonly Id[]): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select distinct s.board_id as id from pins p join board_stats s on s.board_id = p.board_id
    where p.id = ${anyOf(pinIds)} and (s.pin_count <= 10 or s.pin_count % 10 = 0) order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

/** The originals of saves: the first few saves of an original lead to new topics; later ones add little. */
export const originsToDescribe = async (db: Db, saveIds: readonly Id[]): Promise<{ few: Id[]; many: Id[] }> => {
  if (saveIds.length === 0) return { few: [], many: [] }
  const { rows } = await sql<{ id: Id; isNew: boolean }>`
    select distinct p.origin_pin_id as id, s.repin_count <= ${sql.lit(SAVES_READ)} as "isNew"
    from pins p join pin_stats s on s.pin_id = p.origin_pin_id
    where p.id = ${anyOf(saveIds)} and p.origin_pin_id is not null order by 1`.execute(db)
  const { few = [], many = [] } = Object.groupBy(rows, ({ isNew }) => (isNew ? 'few' : 'many'))
  return { few: few.map(({ id }) => id), many: many.map(({ id }) => id) }
}
