import { type Id, shardOf } from '@corkboard/contract'
import { anyOf, type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Mention } from '../mentions/mention.ts'
import { markTagged, MENTIONS_COLUMN } from '../mentions/mention-store.ts'

/** A pin or a user tagged on a picture. */
export interface TagRow {
  readonly id: Id
  /** Which picture of a carousel, from 0. */
  readonly media: number
  /** Fractions of the picture. */
  readonly x: number
  readonly y: number
  readonly pinId: Id | null
  readonly userId: Id | null
}

/** The tags on the pictures of `p`, as SQL; `null` without any. A save shows those of its origin, as long as that exists. */
const TAGS_COLUMN: RawBuilder<{ readonly tags: readonly TagRow[] | null }> = sql`(
  select json_agg(json_build_object('id', t.id::text, 'media', t.media, 'x', t.x, 'y', t.y,
    'pinId', t.tagged_pin_id::text, 'userId', t.user_id::text) order by t.media, t.id)
  from pin_tags t join pins w on w.id = t.pin_id and w.deleted_at is null
  where t.pin_id = coalesce(p.origin_pin_id, p.id)
) as tags`

/** What a pin names besides its pinner; `null` for none. */
export interface PinTagRows {
  readonly id: Id
  /** In its description (CREATE-07). */
  readonly mentions: readonly Mention[] | null
  /** On its pictures (CREATE-03). */
  readonly tags: readonly TagRow[] | null
}

/** The tags and mentions of pins that may have some. Most pins have none, and cost nothing. */
export const loadTagRows = async (
  db: Db,
  pins: readonly { readonly id: Id; readonly hasTags: boolean }[],
): Promise<readonly PinTagRows[]> => {
  const ids = pins.flatMap(({ id, hasTags }) => (hasTags ? [id] : []))
  if (ids.length === 0) return []
  const { rows } = await sql<PinTagRows>`
    select p.id, ${MENTIONS_COLUMN}, ${TAGS_COLUMN} from pins p where p.id = ${anyOf(ids)}`.execute(db)
  return rows
}

export const insertTags = async (db: Db, pinId: Id, tags: readonly TagRow[]): Promise<void> => {
  await db
    .insertInto('pin_tags')
    .values(
      tags.map(({ id, media, x, y, pinId: tagged, userId }) => ({
        id,
        shard: shardOf(pinId),
        pin_id: pinId,
        media,
        x,
        y,
        tagged_pin_id: tagged,
        user_id: userId,
      })),
    )
    .execute()
  await markTagged(db, pinId)
}

export const deleteTags = async (db: Db, pinId: Id): Promise<void> => {
  await db.deleteFrom('pin_tags').where('pin_id', '=', pinId).execute()
}

/** The tags on the pictures of a pin, or of the pin that it is a save of. */
export const tagsOf = async (db: Db, pinId: Id): Promise<readonly TagRow[]> => {
  const { rows } = await sql<{ tags: readonly TagRow[] | null }>`
    select ${TAGS_COLUMN} from pins p where p.id = ${pinId}`.execute(db)
  return rows[0]?.tags ?? []
}

/** Removes a user from a picture, and from the description. `false` when they were in neither. */
export const removeNamed = async (db: Db, pinId: Id, userId: Id): Promise<boolean> => {
  const { rows } = await sql`
    with tags as (delete from pin_tags where pin_id = ${pinId} and user_id = ${userId} returning 1),
    mentions as (delete from pin_mentions where pin_id = ${pinId} and user_id = ${userId} returning 1)
    select from tags union all select from mentions`.execute(db)
  return rows.length > 0
}

/** Which of these pins mention the user in their own description or tag them. */
export const pinsNaming = async (db: Db, pinIds: readonly Id[], userId: Id): Promise<ReadonlySet<Id>> => {
  if (pinIds.length === 0) return new Set()
  const { rows } = await sql<{ id: Id }>`
    select pin_id as id from pin_mentions where pin_id = ${anyOf(pinIds)} and user_id = ${userId}
    union select pin_id from pin_tags where pin_id = ${anyOf(pinIds)} and user_id = ${userId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
