import { type ErrorCode, fail, type Id, LIMITS } from '@corkboard/contract'
import { type PayloadOf, pinCreated } from '@corkboard/contract/events'
import { anyOf, type Db, outbox, type RawBuilder, refuse, refusedWith, sql } from '@corkboard/database'
import { countUserPins } from '../../accounts/accounts/index.ts'
import { countBoardPins, countSectionPins, recordRecentBoard, shareBoards } from '../boards/index.ts'
import { type KnownPage, PAGE_COLUMN } from '../links/index.ts'
import { NO_SUBJECT_COLUMNS, SUBJECT_COLUMNS, type SubjectColumns } from '../topics/index.ts'
import type { ContentFacts } from './content/index.ts'
import { countsAsSave } from './counts-as-save.ts'
import type { InteractionCounts } from './reactions/interaction-store.ts'
import { type ListOrder, SORTED } from './pin-order.ts'

/** The fields of a pin that the rules need. */
export interface PinAccessRow {
  readonly id: Id
  readonly boardId: Id
  readonly pinnerId: Id
  readonly commentsDisabled: boolean
  readonly isDeleted: boolean
  /** The viewer has hidden it from themselves. */
  readonly isHiddenByViewer: boolean
}

/** A pin as stored, with its picture's facts and its counters. */
export interface PinRow extends PinAccessRow, InteractionCounts, ContentFacts {
  readonly sectionId: Id | null
  readonly sectionSlug: string | null
  readonly sectionTitle: string | null
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly domain: string | null
  readonly altText: string
  readonly parentPinId: Id | null
  readonly originPinId: Id | null
  readonly originPinnerId: Id | null
  readonly createdAt: Date
  /** Its manual position. */
  readonly position: string | null
  /** Its age in its place, if it moved there. */
  readonly arrivalId: Id | null
  readonly repinCount: number
  readonly commentCount: number
  /** PIN-10; `null` for most. */
  readonly sponsorshipStatus: number | null
  readonly sponsorId: Id | null
  readonly signature: string
  readonly width: number
  readonly height: number
  readonly animated: boolean
  readonly dominantColor: string
  readonly thumbhash: string
  readonly originalExtension: string
  /** Topics that its pinner chose (CREATE-07). */
  readonly interestTags: readonly number[] | null
  /** The viewer's newest save of the same picture (PIN-06); missing for visitors. */
  readonly ownPinId?: Id | null
  readonly ownBoardId?: Id | null
  readonly ownSectionId?: Id | null
}

/** SQL that selects `id` in order: the skeleton of a list. */
export type PinSkeleton = RawBuilder<{ id: Id }>

/** A single id is passed as a scalar, as with `anyOf`, so that the plan is reused. */
export const pinIds = (ids: readonly Id[]): PinSkeleton =>
  ids.length === 1 ? sql`select ${ids[0]}::bigint as id` : sql`select unnest(${ids}::bigint[]) as id`

const isHiddenFrom = (viewerId: Id | undefined) =>
  viewerId === undefined
    ? sql`false`
    : sql`exists (select from pin_hides where user_id = ${viewerId} and pin_id = p.id)`

/**
 * The fields of one pin that the rules need, as SQL for a statement that reads what belongs to it: a row of
 * `PinAccessRow`.
 */
export const pinAccess = (id: Id, viewerId: Id | undefined): RawBuilder<PinAccessRow> => sql`
  select p.id, p.board_id as "boardId", p.pinner_id as "pinnerId", p.comments_disabled as "commentsDisabled",
    p.deleted_at is not null as "isDeleted", ${isHiddenFrom(viewerId)} as "isHiddenByViewer"
  from pins p where p.id = ${id}`

/** A pin's details: the page it links to, its terms and its topics. */
export interface PinDetails extends SubjectColumns {
  readonly page: KnownPage | null
  /** Whether its pictures may have tags (CREATE-03), or its description mentions (CREATE-07). `loadTagRows` reads them. */
  readonly hasTags: boolean
}

export interface DetailOptions {
  /** Terms and topics as well: a third of what a pin costs PostgreSQL. */
  readonly subjects: boolean
  /** Whether it has tags or mentions, and its signed link. */
  readonly surroundings: boolean
}

/** What a statement about pins `p` reads besides their rows, as SQL. */
interface More {
  readonly columns: RawBuilder<unknown>
  readonly joins: RawBuilder<unknown>
}

const NOTHING_MORE: More = { columns: sql``, joins: sql`` }

/** A save shows the tags of its origin, `o`. */
const details = ({ subjects, surroundings }: DetailOptions): More => ({
  columns: sql`, ${PAGE_COLUMN},
  ${surroundings ? sql`p.has_tags or coalesce(o.has_tags, false)` : sql`false`} as "hasTags",
  ${subjects ? SUBJECT_COLUMNS : NO_SUBJECT_COLUMNS}`,
  joins: surroundings ? sql`left join pins o on o.id = p.origin_pin_id` : sql``,
})

const ownSave = (viewerId: Id | undefined): More =>
  viewerId === undefined
    ? NOTHING_MORE
    : {
        columns: sql`, own.id as "ownPinId", own.board_id as "ownBoardId", own.section_id as "ownSectionId"`,
        joins: sql`left join lateral (
          select id, board_id, section_id from pins
          where origin_pin_id = coalesce(p.origin_pin_id, p.id) and pinner_id = ${viewerId} and deleted_at is null
          order by id desc limit 1
        ) own on true`,
      }

/**
 * The live pins of a skeleton, newest first by default, in one statement. `viewerId` is the signed-in viewer, if any.
 */
export const loadPinRows = async (
  db: Db,
  skeleton: PinSkeleton,
  viewerId: Id | undefined,
  order: ListOrder = 'created',
): Promise<PinRow[]> => (await selectPins<PinRow>(skeleton, viewerId, order, NOTHING_MORE).execute(db)).rows

/** Live pins by id with their details, in one statement. */
export const loadDetailedPinRows = async (
  db: Db,
  ids: readonly Id[],
  viewerId: Id | undefined,
  wanted: DetailOptions,
): Promise<(PinRow & PinDetails)[]> =>
  (await selectPins<PinRow & PinDetails>(pinIds(ids), viewerId, 'created', details(wanted)).execute(db)).rows

/** The topics chosen for `p`, as SQL. A save shows the same picture, so it is about the same, unless its pinner chose too. */
export const INTEREST_TAGS = sql<
  readonly number[] | null
>`coalesce(p.interest_tags, case when p.origin_pin_id is not null then (
  select interest_tags from pins where id = p.origin_pin_id
) end)`

const selectPins = <Row>(
  skeleton: PinSkeleton,
  viewerId: Id | undefined,
  order: ListOrder,
  more: More,
  own: More = ownSave(viewerId),
): RawBuilder<Row> => sql<Row>`
    with skeleton as materialized (${skeleton})
    select p.id, p.board_id as "boardId", p.section_id as "sectionId", c.slug as "sectionSlug", c.title as "sectionTitle",
      p.pinner_id as "pinnerId", p.title, p.description, p.link, p.domain, p.alt_text as "altText",
      p.parent_pin_id as "parentPinId", p.origin_pin_id as "originPinId", p.origin_pinner_id as "originPinnerId",
      p.comments_disabled as "commentsDisabled", p.created_at as "createdAt", p.position,
      p.arrival_id as "arrivalId", p.deleted_at is not null as "isDeleted",
      s.repin_count as "repinCount", s.comment_count as "commentCount", s.reaction_counts as "reactionCounts",
      s.favorite_count as "favoriteCount", s.did_it_count as "didItCount", ${isHiddenFrom(viewerId)} as "isHiddenByViewer",
      z.status::int as "sponsorshipStatus", z.sponsor_id as "sponsorId",
      i.signature, i.width, i.height, i.animated, i.dominant_color as "dominantColor", i.thumbhash,
      i.original_extension as "originalExtension", p.content_id as "contentId", x.type as "contentType",
      coalesce(x.page_count, 1) as "pageCount", coalesce(x.duration_ms, 0) as "durationMs",
      p.interest_tags as "interestTags"${own.columns}${more.columns}
    from skeleton
    join pins p on p.id = skeleton.id
    join pin_stats s on s.pin_id = p.id
    join images i on i.signature = p.image_signature
    left join board_sections c on c.id = p.section_id
    left join pin_sponsorships z on z.pin_id = p.id
    left join pin_contents x on x.id = p.content_id
    ${own.joins}
    ${more.joins}
    order by ${SORTED[order]}`

export interface NewPin {
  readonly id: Id
  readonly shard: number
  readonly boardId: Id
  readonly sectionId: Id | null
  readonly pinnerId: Id
  readonly pinnerShard: number
  readonly signature: string
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly domain: string | null
  readonly altText: string
  readonly parentPinId: Id | null
  readonly originPinId: Id | null
  readonly originPinnerId: Id | null
  readonly contentId: Id | null
  readonly isDemo: boolean
  readonly now: Date
}

/** The event that a new pin tells. Links in demo data lead nowhere and are not read. */
export const createdEvent = (pin: NewPin): PayloadOf<typeof pinCreated> => ({
  pin_id: pin.id,
  board_id: pin.boardId,
  pinner_id: pin.pinnerId,
  origin_pin_id: pin.originPinId,
  link: pin.isDemo ? null : pin.link,
})

/**
 * A whole save in one statement: the pin, every counter it affects, the picker's recent boards, the outbox. Takes a
 * share lock on the board's row, so that its privacy cannot change and it cannot be deleted meanwhile. The statement
 * itself fails when the board or its section is gone, or the pinner has `mostPins`, so that the transaction can be
 * committed without waiting for it. A save to a secret board leaves no trace in public counts.
 * @throws 'pin.limit', 'board.not_found', 'section.not_found'
 */
export const insertPin = async (db: Db, pin: NewPin, mostPins: number): Promise<void> => {
  // Left out if there is none: with a null id, PostgreSQL would plan the statement again on every save.
  const section = pin.sectionId === null ? undefined : sql`${pin.sectionId}::bigint`
  // A statement that waits for the board still sees the sections from before the wait, so a later statement checks
  // them.
  if (section) await shareBoards(db, [pin.boardId])
  const inSection = section
    ? sql`and exists (
          select 1 from board_sections where id = ${section} and board_id = ${pin.boardId} and deleted_at is null)`
    : sql``
  const countedSection = section
    ? sql`, counted_section as (${countSectionPins(sql`select ${section} as section_id, 1 as pins from board`)})`
    : sql``
  const countedOrigin =
    pin.originPinId === null
      ? sql``
      : sql`, counted_origin as (
      update pin_stats set repin_count = repin_count + 1
      from board where pin_id = ${pin.originPinId}::bigint and ${countsAsSave('board.privacy')}
    )`
  const missing: ErrorCode = section ? 'section.not_found' : 'board.not_found'
  const hasRoom = sql`(select total_pin_count from user_stats where user_id = ${pin.pinnerId}) < ${sql.lit(mostPins)}`
  await sql`
    with board as materialized (
      select id, privacy from boards where id = ${pin.boardId} and deleted_at is null ${inSection} and ${hasRoom}
      for share
    ), pin as (
      insert into pins (id, shard, board_id, section_id, pinner_id, image_signature, title, description, link, domain,
        alt_text, parent_pin_id, origin_pin_id, origin_pinner_id, content_id, is_demo, listed, created_at,
        updated_at)
      select ${pin.id}, ${pin.shard}, board.id, ${pin.sectionId}, ${pin.pinnerId}, ${pin.signature}, ${pin.title},
        ${pin.description}, ${pin.link}, ${pin.domain}, ${pin.altText}, ${pin.parentPinId}, ${pin.originPinId},
        ${pin.originPinnerId}, ${pin.contentId}::bigint, ${pin.isDemo}, board.privacy = 'public', ${pin.now}, ${pin.now}
      from board returning id
    ), stats as (
      insert into pin_stats (pin_id, shard) select id, ${pin.shard} from pin
    ), counted_board as (${countBoardPins(
      sql`select id as board_id, 1 as pins, ${sql.lit(pin.sectionId === null ? 1 : 0)} as loose from board`,
      pin.now,
    )})${countedSection}, counted_user as (${countUserPins(
      sql`select ${pin.pinnerId}::bigint as user_id, 1 as pins, (privacy = 'public')::int as public from board`,
    )})${countedOrigin}, recent as (${recordRecentBoard({ id: pin.pinnerId, shard: pin.pinnerShard }, pin.now)}
    ), event as (${outbox.insertWhere(
      { kind: pinCreated.kind, payload: createdEvent(pin) },
      sql`exists (select from pin)`,
    )})
    select ${refuse(sql`case when ${hasRoom} then ${sql.lit(missing)} else 'pin.limit' end`)}
    where not exists (select from pin)`
    .execute(db)
    .catch((error: unknown) => {
      throw refusalOf(error)
    })
}

const refusalOf = (error: unknown): unknown => {
  const reason = refusedWith(error) as ErrorCode | undefined
  if (reason === undefined) return error
  return reason === 'pin.limit' ? fail(reason) : fail(reason, { field: 'board_id' })
}

/** The number of an account's pins, for its limit. */
export const totalPinsOf = async (db: Db, userId: Id): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select total_pin_count as count from user_stats where user_id = ${userId}`.execute(db)
  return rows[0]?.count ?? 0
}

/** @throws 'pin.limit' when that many more would exceed the account's limit */
export const refusePinsBeyondLimit = async (db: Db, userId: Id, more: number): Promise<void> => {
  if ((await totalPinsOf(db, userId)) + more > LIMITS.pinsPerAccount) throw fail('pin.limit')
}

/** Locks a live pin for update and returns its place. */
export const lockPin = async (db: Db, id: Id): Promise<{ boardId: Id; sectionId: Id | null } | undefined> => {
  const { rows } = await sql<{ boardId: Id; sectionId: Id | null }>`
    select board_id as "boardId", section_id as "sectionId" from pins
    where id = ${id} and deleted_at is null for update`.execute(db)
  return rows[0]
}

export interface PinTexts {
  readonly title: string
  readonly description: string
  readonly link: string | null
  readonly domain: string | null
  readonly altText: string
}

export const updatePinTexts = async (db: Db, id: Id, texts: PinTexts, now: Date): Promise<void> => {
  await sql`
    update pins set title = ${texts.title}, description = ${texts.description}, link = ${texts.link},
      domain = ${texts.domain}, alt_text = ${texts.altText}, updated_at = ${now}
    where id = ${id}`.execute(db)
}

/**
 * Updates the counters for a pin on a board. `by` is 1 when it is added and -1 when it is removed.
 *
 * NOTE: the board is locked against deletion, and a deleted one counts nothing: its deletion has taken all its pins from
 * the counters, and would take this one a second time.
 */
export const countPinOnBoard = async (
  db: Db,
  place: { boardId: Id; sectionId: Id | null; pinnerId: Id; originPinId: Id | null },
  by: 1 | -1,
  now: Date,
): Promise<void> => {
  await sql`
    with board as materialized (
      select id, privacy from boards where id = ${place.boardId} and deleted_at is null for share
    ), counted_board as (${countBoardPins(
      sql`select id as board_id, ${by}::int as pins, ${place.sectionId === null ? by : 0}::int as loose from board`,
      now,
    )}), counted_section as (${countSectionPins(
      sql`select ${place.sectionId}::bigint as section_id, ${by}::int as pins`,
    )}), counted_origin as (
      update pin_stats set repin_count = greatest(0, repin_count + ${by})
      from board where pin_id = ${place.originPinId}::bigint and ${countsAsSave('board.privacy')}
    )
    ${countUserPins(sql`
      select ${place.pinnerId}::bigint as user_id, ${by}::int as pins, (privacy = 'public')::int * ${by}::int as public
      from board`)}`.execute(db)
}

export const storeInterestTags = async (db: Db, id: Id, topicIds: readonly Id[]): Promise<void> => {
  await sql`update pins set interest_tags = ${topicIds.map(Number)}::int[] where id = ${id}`.execute(db)
}

export const setCommentsDisabled = async (db: Db, id: Id, areOff: boolean, now: Date): Promise<void> => {
  await sql`update pins set comments_disabled = ${areOff}, updated_at = ${now} where id = ${id}`.execute(db)
}

export const markPinDeleted = async (db: Db, id: Id, now: Date): Promise<void> => {
  await sql`update pins set deleted_at = ${now}, updated_at = ${now} where id = ${id}`.execute(db)
}

export interface DeletedPin {
  readonly boardId: Id
  readonly originPinId: Id | null
  readonly signature: string
  readonly contentId: Id | null
}

/** True when an admin has blocked a picture the pin shows, as SQL about `p`. */
export const hasBlockedPicture = sql<boolean>`exists (
  select from blocked_pictures k where k.signature = p.image_signature or k.signature in (
    select signature from pin_content_media where content_id = p.content_id
  )
)`

/**
 * Locks a pin deleted after `since` for update: the user's own, on their own live board. Excludes pins removed by an
 * admin and pins whose picture an admin has blocked in the meantime.
 */
export const lockDeletedPin = async (db: Db, id: Id, userId: Id, since: Date): Promise<DeletedPin | undefined> => {
  const { rows } = await sql<DeletedPin>`
    select p.board_id as "boardId", p.origin_pin_id as "originPinId", p.image_signature as signature,
      p.content_id as "contentId"
    from pins p join boards b on b.id = p.board_id
    where p.id = ${id} and p.pinner_id = ${userId} and p.deleted_at > ${since} and p.removed_at is null
      and not ${hasBlockedPicture}
      and b.owner_id = ${userId} and b.deleted_at is null
    for update of p for share of b`.execute(db)
  return rows[0]
}

/** Restores a deleted pin in the board's current state. Returns its section, or null if that section is gone. */
export const markPinRestored = async (db: Db, id: Id, now: Date): Promise<Id | null> => {
  const { rows } = await sql<{ sectionId: Id | null }>`
    update pins p set deleted_at = null, updated_at = ${now}, listed = (b.privacy = 'public'),
      section_id = (select c.id from board_sections c where c.id = p.section_id and c.deleted_at is null)
    from boards b where p.id = ${id} and b.id = p.board_id
    returning p.section_id as "sectionId"`.execute(db)
  return rows[0]?.sectionId ?? null
}

/** The boards that pins are on, or were on when they were deleted. */
export const boardsOf = async (db: Db, ids: readonly Id[]): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`select distinct board_id as id from pins where id = ${anyOf(ids)}`.execute(db)
  return rows.map(({ id }) => id)
}

export const isSectionOf = async (db: Db, boardId: Id, sectionId: Id): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from board_sections where id = ${sectionId} and board_id = ${boardId} and deleted_at is null`.execute(db)
  return rows.length > 0
}

export interface OwnSave {
  readonly originId: Id
  readonly pinId: Id
  readonly boardId: Id
  readonly sectionId: Id | null
}

/** The user's newest pin of each of these origins. */
export const ownSavesOf = async (db: Db, userId: Id, originIds: readonly Id[]): Promise<OwnSave[]> => {
  if (originIds.length === 0) return []
  const { rows } = await sql<OwnSave>`
    select distinct on (origin_pin_id) origin_pin_id as "originId", id as "pinId", board_id as "boardId",
      section_id as "sectionId"
    from pins
    where origin_pin_id = ${anyOf(originIds)} and pinner_id = ${userId} and deleted_at is null
    order by origin_pin_id, id desc`.execute(db)
  return rows
}

/** As many own pins of one origin as the picker can mark. */
const OWN_PINS_READ = 200

/** The user's pins of this origin, the origin included, newest first. */
export const ownPinsOf = async (
  db: Db,
  userId: Id,
  originId: Id,
): Promise<(Omit<OwnSave, 'originId'> & { isCreated: boolean })[]> => {
  const own = sql`pinner_id = ${userId} and deleted_at is null`
  const columns = sql`id as "pinId", board_id as "boardId", section_id as "sectionId", parent_pin_id is null as "isCreated"`
  const { rows } = await sql<Omit<OwnSave, 'originId'> & { isCreated: boolean }>`
    (select ${columns}, id from pins where origin_pin_id = ${originId} and ${own}
      order by id desc limit ${sql.lit(OWN_PINS_READ)})
    union all
    (select ${columns}, id from pins where id = ${originId} and ${own})
    order by id desc`.execute(db)
  return rows.map(({ pinId, boardId, sectionId, isCreated }) => ({ pinId, boardId, sectionId, isCreated }))
}

/** How many pins to search for the newest save. A user who creates that many in a row rarely saves. */
const NEWEST_LOOKED_AT = 50

/** The newest pin that a user saved from another's, among their newest pins. */
export const lastRepinId = async (db: Db, userId: Id): Promise<Id | undefined> => {
  const { rows } = await sql<{ id: Id }>`
    select id from (
      select id, parent_pin_id from pins where pinner_id = ${userId} and deleted_at is null
      order by id desc limit ${sql.lit(NEWEST_LOOKED_AT)}
    ) newest
    where parent_pin_id is not null order by id desc limit 1`.execute(db)
  return rows[0]?.id
}
