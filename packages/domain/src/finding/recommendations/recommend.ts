import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import { cacheOfViewer, type Ctx, type SignedIn, viewerIdOf } from '../../kernel/index.ts'
import { narrowerThan } from '../../content/topics/index.ts'
import {
  type Preference,
  RELATED,
  type RelatedResult,
  type RelatedPicture,
  type RelatedStart,
} from './discovery-calls.ts'

/** The number of a list. The same inputs give the same list, page by page. */
export const listNumber = (...of: readonly string[]): number => {
  let hash = 0x811c9dc5
  for (const char of of.join(' ')) hash = Math.imul(hash ^ char.codePointAt(0)!, 0x01000193)
  return hash >>> 0
}

/** The number of most recently followed topics that lists prefer. */
const TOPICS_READ = 50

/** The viewer's preferences: their language, and the topics they follow with the narrower ones. */
const preferenceOf = cacheOfViewer(async (ctx): Promise<Preference | undefined> => {
  const viewerId = ctx.viewer.userId
  const { rows } = await sql<{ language: string; topics: string[] }>`
    select split_part(locale, '-', 1) as language, array(
      select topic_id::text from topic_follows where user_id = ${viewerId}
      order by created_at desc limit ${sql.lit(TOPICS_READ)}
    ) as topics
    from users where id = ${viewerId}`.execute(ctx.db)
  const [row] = rows
  return row && { language: row.language, topics: row.topics.flatMap(withNarrower) }
})

const withNarrower = (id: Id): number[] => [Number(id), ...narrowerThan(id).map((topic) => Number(topic.id))]

export interface RelatedRequest {
  readonly starts: readonly RelatedStart[]
  readonly leaveOut?: readonly string[]
  readonly list: number
  /** Rebuilds the list even if it is cached. */
  readonly isNew: boolean
  readonly from: number
  readonly size: number
}

/** A longer timeout for later pages: the reader has a page to look at meanwhile and would lose the rest of the list. */
const LATER_PAGES_WITHIN_MS = 1_000

/** PIN-13: pictures near the starts in the graph; `undefined` if the graph is unavailable. */
export const queryRelated = async (ctx: Ctx, query: RelatedRequest): Promise<RelatedResult | undefined> => {
  const prefers = viewerIdOf(ctx.viewer) === undefined ? undefined : await preferenceOf(ctx as Ctx<SignedIn>)
  return ctx.site.discovery.query(
    RELATED,
    { ...query, ...(prefers && { prefers }) },
    query.isNew ? {} : { withinMs: LATER_PAGES_WITHIN_MS },
  )
}

/** A user's latest saves show best what they are looking for. */
export const RECENT_PINS = 40
/** Each older save counts less by this factor. */
export const FADING = 0.96
/**
 * This many of the user's latest pictures are left out of the results: the latest saves lead to them again.
 */
const OWN_PINS = 200

const latestPictures = async (db: Db, personId: Id): Promise<{ pinId: Id; signature: string }[]> => {
  const { rows } = await sql<{ pinId: Id; signature: string }>`
    select id as "pinId", left(image_signature, 16) as signature from pins
    where pinner_id = ${personId} and deleted_at is null order by id desc limit ${sql.lit(OWN_PINS)}`.execute(db)
  return rows
}

/** A picture a user may like, by its pins. The first pin that they may see is shown. */
export interface Recommended extends Pick<RelatedPicture, 'place' | 'signature'> {
  readonly pinIds: readonly Id[]
  /** The user's pin that led to it, to show as the reason. */
  readonly becauseOf: Id
}

export interface RecommendedList {
  readonly pictures: readonly Recommended[]
  /** The length of the whole list, of which `pictures` is the requested part. */
  readonly total: number
}

/**
 * FIND-01: pictures near a user's latest pins, without those they have, best first. These are candidates: the caller
 * checks the rules for each. `undefined` if the graph is unavailable, or if they have pinned nothing that anyone else
 * did.
 */
export const recommendFor = async (
  ctx: Ctx,
  personId: Id,
  { from, size }: { readonly from: number; readonly size: number },
): Promise<RecommendedList | undefined> => {
  const latest = await latestPictures(ctx.db, personId)
  const recent = [...new Map(latest.map((pin) => [pin.signature, pin])).values()].slice(0, RECENT_PINS)
  if (recent.length === 0) return undefined
  const result = await queryRelated(ctx, {
    starts: recent.map(({ signature }, n) => ({ signature, weight: FADING ** n })),
    leaveOut: latest.map(({ signature }) => signature),
    // A new list whenever they have pinned something since.
    list: listNumber('for', personId, recent[0]!.pinId),
    isNew: from === 0,
    from,
    size,
  })
  if (!result || result.total === 0) return undefined
  return {
    total: result.total,
    pictures: result.pictures.map(({ place, signature, pins, because }) => ({
      place,
      signature,
      pinIds: pins,
      becauseOf: recent[because]!.pinId,
    })),
  }
}
