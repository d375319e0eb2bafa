import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { newestPins, pinsFollowedBy } from '../feed-store.ts'

/** A pin's position in a stream: score and id, or only the id. */
export type Place = readonly [score: number, id: Id] | Id

/** How far a stream has been read; `null` at its end. */
export type Reach = Place | null

export interface StreamItem {
  readonly id: Id
  readonly place: Place
}

/** Pins of a stream, best or newest first. */
export interface StreamSlice<Item extends StreamItem = StreamItem> {
  readonly items: readonly Item[]
  /** Nothing is left after these. */
  readonly isLast: boolean
}

export const reachOf = ({ items, isLast }: StreamSlice): Reach => (isLast ? null : (items.at(-1)?.place ?? null))

const FIRST: readonly [number, Id] = [Number.MAX_VALUE, '9223372036854775807']

const scoreStart = (after: Place | undefined): readonly [number, Id] =>
  after === undefined || typeof after === 'string' ? FIRST : after

const idStart = (after: Place | undefined): Id | undefined => (typeof after === 'string' ? after : undefined)

interface RankedRow {
  readonly stream: number
  readonly id: Id
  readonly score: number
}

const slicesOf = <Row extends RankedRow>(
  rows: readonly Row[],
  streams: number,
  limit: number,
): StreamSlice<Row & StreamItem>[] => {
  const byStream = Map.groupBy(rows, ({ stream }) => stream)
  return Array.from({ length: streams }, (_, n) => {
    const items = (byStream.get(n) ?? []).map((row) => ({ ...row, place: [row.score, row.id] as const }))
    return { items, isLast: items.length < limit }
  })
}

/** The best pins of each topic, each read through its own part of the index, in one statement. */
export const bestOfTopics = async (
  db: Db,
  topics: readonly { readonly id: Id; readonly after?: Place | undefined }[],
  limit: number,
): Promise<StreamSlice[]> => {
  if (topics.length === 0) return []
  const starts = topics.map(({ after }) => scoreStart(after))
  const { rows } = await sql<RankedRow>`
    select (wanted.place - 1)::int as stream, best.pin_id as id, best.score
    from unnest(
      ${topics.map(({ id }) => Number(id))}::int[], ${starts.map(([score]) => score)}::float8[],
      ${starts.map(([, id]) => id)}::bigint[]
    ) with ordinality as wanted(topic_id, score, pin_id, place)
    cross join lateral (
      select t.pin_id, t.score from pin_topics t
      where t.topic_id = wanted.topic_id and t.listed and (t.score, t.pin_id) < (wanted.score, wanted.pin_id)
      order by t.score desc, t.pin_id desc limit ${sql.lit(limit)}
    ) best
    order by wanted.place, best.score desc, best.pin_id desc`.execute(db)
  return slicesOf(rows, topics.length, limit)
}

/** Whose pins count: those of users in a country, of users with a language, or of everyone. */
export type Near = { readonly country: string } | { readonly language: string } | 'anywhere'

export interface BestPin extends RankedRow {
  /** It is in none of the streams given in `apartFrom`. */
  readonly isApart: boolean
  readonly isAtLimit: boolean
}

const among = (near: Near) =>
  near === 'anywhere'
    ? sql`listed`
    : 'country' in near
      ? sql`listed and country = ${near.country}`
      : sql`listed and language = ${near.language}`

/**
 * One stream of the best pins. `apartFrom` leaves out pins of a country or with a language, which other streams have.
 */
export interface PopularRequest {
  readonly near: Near
  readonly after?: Place | undefined
  readonly apartFrom?: { readonly country?: string; readonly language?: string }
}

/**
 * The top-ranked pins of everyone, of a country or of a language. Each stream is read through its own index, in one
 * statement. The last of `limit` rows is returned even if it is left out, because it shows how far the stream was read.
 */
export const bestPins = async (
  db: Db,
  wanted: readonly PopularRequest[],
  limit: number,
): Promise<StreamSlice<BestPin & StreamItem>[]> => {
  const parts = wanted.map(({ near, after, apartFrom: { country, language } = {} }, stream) => {
    const [score, id] = scoreStart(after)
    return sql`
      select ${sql.lit(stream)}::int as stream, id, score, place = ${sql.lit(limit)} as "isAtLimit",
        true ${country === undefined ? sql`` : sql`and country <> ${country}`}
        ${language === undefined ? sql`` : sql`and language <> ${language}`} as "isApart"
      from (
        select pin_id as id, score, country, language, row_number() over (order by score desc, pin_id desc) as place
        from pin_ranks where ${among(near)} and (score, pin_id) < (${score}::float8, ${id}::bigint)
        order by score desc, pin_id desc limit ${sql.lit(limit)}
      ) read`
  })
  const { rows } = await sql<BestPin>`
    select * from (${sql.join(parts, sql` union all `)}) best where "isApart" or "isAtLimit"
    order by stream, score desc, id desc`.execute(db)
  const byStream = Map.groupBy(rows, ({ stream }) => stream)
  return wanted.map((_, stream) => {
    const items = (byStream.get(stream) ?? []).map((row) => ({ ...row, place: [row.score, row.id] as const }))
    return { items, isLast: !items.some(({ isAtLimit }) => isAtLimit) }
  })
}

const newestSlice = async (skeleton: ReturnType<typeof newestPins>, db: Db, limit: number): Promise<StreamSlice> => {
  const { rows } = await skeleton.execute(db)
  return { items: rows.map(({ id }) => ({ id, place: id })), isLast: rows.length < limit }
}

/** A fresh pin for a member. */
export interface FreshForMember extends StreamItem {
  /** It is later than `since`, and they follow its pinner or its board. */
  readonly isFollowed: boolean
}

/**
 * The newest public pins, including saves.
 *
 * @param since none of them is followed if it is undefined
 */
export const freshPins = async (
  db: Db,
  userId: Id,
  { after, since = FIRST[1] }: { readonly after: Place | undefined; readonly since?: Id | undefined },
  limit: number,
): Promise<StreamSlice<FreshForMember>> => {
  const { rows } = await sql<Omit<FreshForMember, 'place'>>`
    select p.id, case when p.id > ${since} then
      -- Not with "exists": PostgreSQL might read everything that the user follows.
      coalesce(
        (select true from user_follows where follower_id = ${userId} and followee_id = p.pinner_id limit 1),
        (select true from board_follows where user_id = ${userId} and board_id = p.board_id limit 1),
        false
      )
    else false end as "isFollowed"
    from (${newestPins({ before: idStart(after), limit })}) newest
    join pins p on p.id = newest.id
    order by p.id desc`.execute(db)
  return { items: rows.map((row) => ({ ...row, place: row.id })), isLast: rows.length < limit }
}

/** The newest pins of the users and boards a user follows. */
export const followedPins = (db: Db, userId: Id, after: Place | undefined, limit: number): Promise<StreamSlice> =>
  newestSlice(pinsFollowedBy(userId)({ before: idStart(after), limit }), db, limit)

/**
 * A fresh pin, with the board and pinner of the pin whose rank its picture has in `pin_ranks`: itself or its origin.
 */
export interface FreshPin extends StreamItem {
  readonly rankedOnId: Id | null
  readonly rankedOfId: Id | null
}

/** The same, with the board and pinner under which their pictures are already ranked. */
export const freshPinsWithRanks = async (
  db: Db,
  after: Place | undefined,
  limit: number,
): Promise<StreamSlice<FreshPin>> => {
  const { rows } = await sql<Omit<FreshPin, 'place'>>`
    select p.id, s.board_id as "rankedOnId", s.pinner_id as "rankedOfId"
    from (${newestPins({ before: idStart(after), limit })}) newest
    join pins p on p.id = newest.id
    left join pin_ranks r on r.pin_id = coalesce(p.origin_pin_id, p.id) and r.listed
    left join pins s on s.id = r.pin_id and s.listed and s.deleted_at is null
    order by p.id desc`.execute(db)
  return { items: rows.map((row) => ({ ...row, place: row.id })), isLast: rows.length < limit }
}

export interface CandidateFacts {
  readonly id: Id
  readonly boardId: Id
  readonly pinnerId: Id
  /** The first 64 bits of its picture's signature. */
  readonly picture: string
  readonly signature: string
  readonly createdAt: Date
  /** The number of saves. */
  readonly saves: number
  /** Most certain first. */
  readonly topicIds: readonly Id[]
  /** The viewer already has the picture on one of their boards. */
  readonly isOwn: boolean
}

/** A picture stays away if the user recently hid one of its pins, no matter who else saved it. */
const HIDDEN = 500

/** PIN-09: the first 64 bits of signatures, as in `CandidateFacts`. */
export const hiddenPictures = async (db: Db, userId: Id): Promise<string[]> => {
  const { rows } = await sql<{ picture: string }>`
    select ('x' || left(p.image_signature, 16))::bit(64)::bigint as picture
    from (select pin_id from pin_hides where user_id = ${userId} order by pin_id desc limit ${sql.lit(HIDDEN)}) h
    join pins p on p.id = h.pin_id where p.deleted_at is null`.execute(db)
  return rows.map(({ picture }) => picture)
}

/** The facts about pins that ranking needs, without deleted pins. */
export const loadFacts = async (db: Db, ids: readonly Id[], viewerId: Id): Promise<Map<Id, CandidateFacts>> => {
  const { rows } = await sql<CandidateFacts>`
    select p.id, p.board_id as "boardId", p.pinner_id as "pinnerId",
      ('x' || left(p.image_signature, 16))::bit(64)::bigint as picture, p.image_signature as signature,
      p.created_at as "createdAt", s.repin_count as saves,
      array(
        select topic_id::text from pin_topics where pin_id = p.id order by weight desc, topic_id
      ) as "topicIds",
      p.pinner_id = ${viewerId} or exists (
        select from pins o
        where o.origin_pin_id = coalesce(p.origin_pin_id, p.id) and o.pinner_id = ${viewerId} and o.deleted_at is null
      ) as "isOwn"
    from unnest(${ids}::bigint[]) as wanted(id)
    join pins p on p.id = wanted.id
    join pin_stats s on s.pin_id = p.id
    where p.deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}
