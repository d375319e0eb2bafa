import type { Id } from '@corkboard/contract'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'
import type { TopicWeight } from './describe.ts'

/** Topics of pins, most certain first. */
export const topicsOfPins = async (db: Db, ids: readonly Id[]): Promise<Map<Id, TopicWeight[]>> => {
  const { rows } = await sql<{ pinId: Id; topicId: Id; weight: number }>`
    select pin_id as "pinId", topic_id::text as "topicId", weight from pin_topics
    where pin_id = ${anyOf(ids)} order by weight desc, topic_id`.execute(db)
  const grouped = Map.groupBy(rows, ({ pinId }) => pinId)
  return new Map(ids.map((id) => [id, (grouped.get(id) ?? []).map(({ topicId, weight }) => ({ topicId, weight }))]))
}

export const topicsOfBoards = async (db: Db, ids: readonly Id[]): Promise<Map<Id, TopicWeight[]>> => {
  const { rows } = await sql<{ boardId: Id; topicId: Id; weight: number }>`
    select board_id as "boardId", topic_id::text as "topicId", weight from board_topics
    where board_id = ${anyOf(ids)} order by weight desc, topic_id`.execute(db)
  const grouped = Map.groupBy(rows, ({ boardId }) => boardId)
  return new Map(ids.map((id) => [id, (grouped.get(id) ?? []).map(({ topicId, weight }) => ({ topicId, weight }))]))
}

/** The annotation terms of each pin, most certain first. */
export const annotationsOfPins = async (db: Db, ids: readonly Id[]): Promise<Map<Id, readonly string[]>> => {
  const { rows } = await sql<{ pinId: Id; terms: string[] }>`
    select pin_id as "pinId", terms from pin_annotations where pin_id = ${anyOf(ids)}`.execute(db)
  const found = new Map(rows.map(({ pinId, terms }) => [pinId, terms]))
  return new Map(ids.map((id) => [id, found.get(id) ?? []]))
}

/** A pin's topics and terms, most certain first; `null` if it has none or they were not requested. */
export interface SubjectColumns {
  readonly topicIds: readonly Id[] | null
  readonly annotations: readonly string[] | null
}

/** The same as columns for `p`. */
export const SUBJECT_COLUMNS: RawBuilder<SubjectColumns> = sql`
  (select to_json(a.terms) from pin_annotations a where a.pin_id = p.id) as annotations,
  (select json_agg(t.topic_id::text order by t.weight desc, t.topic_id) from pin_topics t where t.pin_id = p.id) as "topicIds"`

export const NO_SUBJECT_COLUMNS: RawBuilder<SubjectColumns> = sql`null as annotations, null as "topicIds"`

/** Which of these pins appear on the page of a topic. */
export const ofTopic = async (db: Db, topicId: Id, pinIds: readonly Id[]): Promise<ReadonlySet<Id>> => {
  if (pinIds.length === 0) return new Set()
  const { rows } = await sql<{ id: Id }>`
    select pin_id as id from pin_topics
    where pin_id = any(${pinIds}::bigint[]) and topic_id = ${Number(topicId)} and listed`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
