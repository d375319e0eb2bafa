import type { Id, Topic as TopicWire, TopicBrief } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { type Ctx, viewerIdOf } from '../../kernel/index.ts'
import { topicFollowers } from './follow-topics.ts'
import type { SubjectColumns } from './pin-topics.ts'
import { narrowerThan, type Topic, topicById, TOPICS } from './topics.ts'

/** How many of a topic's best pins determine its related topics. */
const PINS_READ = 150
/** A topic shared by fewer than one in twelve of them is there by chance. */
const MIN_SHARE = 1 / 12
const RELATED = 12
/** With this many related topics, those without pins are left out. */
const ENOUGH = 4

export const presentTopicBrief = ({ id, slug, name }: Topic): TopicBrief => ({
  id,
  type: 'topic',
  key: slug,
  name,
  url: `/topics/${slug}/`,
})

/** Topics by their numbers, without those that the taxonomy no longer has. */
export const presentTopics = (ids: readonly (Id | number)[] | null): TopicBrief[] =>
  (ids ?? []).flatMap((id) => {
    const topic = topicById(String(id))
    return topic ? [presentTopicBrief(topic)] : []
  })

/** PIN-11: what a pin is about. */
export interface PinSubjects {
  readonly topics: readonly TopicBrief[]
  readonly annotations: readonly string[]
}

export const presentPinSubjects = ({ topicIds, annotations }: SubjectColumns): PinSubjects => ({
  topics: presentTopics(topicIds),
  annotations: annotations ?? [],
})

/** The topics, of all or of these, whose pages have pins. */
export const topicsWithPins = async (db: Db, among: readonly Topic[] = TOPICS): Promise<Topic[]> => {
  const { rows } = await sql<{ id: Id }>`
    select t.id::text as id from unnest(${among.map(({ id }) => Number(id))}::int[]) as t(id)
    where exists (select from pin_topics where topic_id = t.id and listed)`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  return among.filter(({ id }) => found.has(id))
}

/** Topics shared by this topic's best pins, most frequent first. */
const besides = async (db: Db, id: Id): Promise<Topic[]> => {
  const { rows } = await sql<{ id: Id; pins: number; all: number }>`
    with best as materialized (
      select pin_id from pin_topics where topic_id = ${Number(id)} and listed
      order by score desc, pin_id desc limit ${sql.lit(PINS_READ)}
    )
    select t.topic_id::text as id, count(*)::int as pins, (select count(*)::int from best) as all
    from best join pin_topics t on t.pin_id = best.pin_id
    where t.topic_id <> ${Number(id)} group by t.topic_id order by 2 desc, 1`.execute(db)
  return rows.flatMap(({ id: other, pins, all }) => {
    const topic = topicById(other)
    return topic && pins >= all * MIN_SHARE ? [topic] : []
  })
}

/** FIND-02: related topics: the narrower ones of a broad topic; otherwise those its pins share, then its siblings. */
export const relatedTopics = async (db: Db, topic: Topic): Promise<Topic[]> => {
  const near = await besides(db, topic.id)
  const own = topic.parentId === null ? narrowerThan(topic.id) : []
  const siblings = topic.parentId === null ? [] : narrowerThan(topic.parentId)
  const met = new Set<Id>([topic.id, ...(topic.parentId === null ? [] : [topic.parentId])])
  const all = [...own, ...near, ...siblings].filter(({ id }) => !met.has(id) && met.add(id))
  const filled = await topicsWithPins(db, all)
  return (filled.length < ENOUGH ? all : filled).slice(0, RELATED)
}

const isFollowed = async ({ db, viewer }: Ctx, id: Id): Promise<boolean> => {
  const viewerId = viewerIdOf(viewer)
  if (viewerId === undefined) return false
  const { rows } = await sql`
    select from topic_follows where user_id = ${viewerId} and topic_id = ${Number(id)}`.execute(db)
  return rows.length > 0
}

/** FIND-02: a topic as this viewer sees it. */
export const presentTopic = async (ctx: Ctx, topic: Topic): Promise<TopicWire> => {
  const [follows, followers, related] = await Promise.all([
    isFollowed(ctx, topic.id),
    topicFollowers(ctx.db, [topic.id]),
    relatedTopics(ctx.db, topic),
  ])
  const parent = topic.parentId === null ? undefined : topicById(topic.parentId)
  return {
    ...presentTopicBrief(topic),
    description: topic.sentence,
    is_followed: follows,
    follower_count: followers.get(topic.id) ?? 0,
    parent: parent ? presentTopicBrief(parent) : null,
    related_interests: related.map(presentTopicBrief),
  }
}
