import type { Id } from '@corkboard/contract'
import { type Db, gather, sql } from '@corkboard/database'
import type { Site } from '../../kernel/index.ts'
import { PAGE_COLUMN } from '../links/index.ts'
import type { PinDetails, PinRow } from './pin-store.ts'

/** A pin that someone wants to save; `null` for visitors, whose saves are refused. */
interface WantedSource {
  readonly id: Id
  readonly viewerId: Id | null
}

/** A pin as stored, without what its saves do not show. */
export type SaveSourceRow = PinRow & PinDetails

/** What no save takes from its pin: the place in a section, what people did with it, and sponsors. */
export const NOT_COPIED = {
  sectionSlug: null,
  sectionTitle: null,
  position: null,
  arrivalId: null,
  repinCount: 0,
  commentCount: 0,
  reactionCounts: [],
  favoriteCount: 0,
  didItCount: 0,
  sponsorshipStatus: null,
  sponsorId: null,
  interestTags: null,
} as const

/** Tags, annotations and topics are read when they are needed. */
const LEFT_OUT = {
  ...NOT_COPIED,
  sectionId: null,
  hasTags: false,
  annotations: null,
  topicIds: null,
} as const satisfies Partial<SaveSourceRow>

/** (ours) Pins read by one statement. */
const MOST_TOGETHER = 32

type StoredSource = Omit<SaveSourceRow, keyof typeof LEFT_OUT>

/** Pins as their savers want them, in one statement; deleted ones and those that never were have no row. */
const loadSaveSources = async (
  db: Db,
  wanted: readonly WantedSource[],
): Promise<ReadonlyMap<number, SaveSourceRow>> => {
  const asked = wanted.map(({ id, viewerId }, n) => ({ n, id, viewer: viewerId }))
  const { rows } = await sql<StoredSource & { readonly n: number }>`
    with wanted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as wanted (n int, id bigint, viewer bigint)
      limit ${sql.lit(MOST_TOGETHER)}
    )
    select wanted.n, p.id, p.board_id as "boardId", p.pinner_id as "pinnerId", p.title, p.description, p.link, p.domain,
      p.alt_text as "altText", p.parent_pin_id as "parentPinId", p.origin_pin_id as "originPinId",
      p.origin_pinner_id as "originPinnerId", p.comments_disabled as "commentsDisabled", p.created_at as "createdAt",
      false as "isDeleted",
      exists (select from pin_hides where user_id = wanted.viewer and pin_id = p.id) as "isHiddenByViewer",
      i.signature, i.width, i.height, i.animated, i.dominant_color as "dominantColor", i.thumbhash,
      i.original_extension as "originalExtension", p.content_id as "contentId", x.type as "contentType",
      coalesce(x.page_count, 1) as "pageCount", coalesce(x.duration_ms, 0) as "durationMs", ${PAGE_COLUMN}
    from wanted
    join pins p on p.id = wanted.id and p.deleted_at is null
    join images i on i.signature = p.image_signature
    left join pin_contents x on x.id = p.content_id`.execute(db)
  return new Map(rows.map(({ n, ...row }) => [n, { ...LEFT_OUT, ...row }]))
}

type Reading = (wanted: WantedSource) => Promise<SaveSourceRow | undefined>

const reading = new WeakMap<Site, Reading>()

/** Reads a pin that someone wants to save, together with those that others want at the same time. */
export const readSaveSource = (site: Site, wanted: WantedSource): Promise<SaveSourceRow | undefined> => {
  const read =
    reading.get(site) ??
    gather(
      async (all: readonly WantedSource[]) => {
        const rows = await loadSaveSources(site.database.db, all)
        return all.map((_, n) => ({ result: rows.get(n) }))
      },
      { lanes: 1, mostTogether: MOST_TOGETHER },
    )
  reading.set(site, read)
  return read(wanted)
}
