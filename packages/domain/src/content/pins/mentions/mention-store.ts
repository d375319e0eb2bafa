import { type Id, shardOf } from '@corkboard/contract'
import { type Db, type RawBuilder, sql } from '@corkboard/database'
import type { Mention } from './mention.ts'

/**
 * The mentions in the description of `p`, as SQL; `null` without any. A save with the words of its origin mentions the same
 * people.
 */
export const MENTIONS_COLUMN: RawBuilder<{ readonly mentions: readonly Mention[] | null }> = sql`(
  select json_agg(json_build_object('userId', m.user_id::text, 'start', m.start, 'length', m.length) order by m.start)
  from pin_mentions m
  where m.pin_id = p.id or (m.pin_id = p.origin_pin_id and exists (
    select from pins o where o.id = p.origin_pin_id and o.deleted_at is null and o.description = p.description
  ) and not exists (select from pin_mentions where pin_id = p.id))
) as mentions`

/** Marks a pin that gets tags or mentions, so that its page reads them. */
export const markTagged = async (db: Db, pinId: Id): Promise<void> => {
  await sql`update pins set has_tags = true where id = ${pinId} and not has_tags`.execute(db)
}

export const ownMentionsOf = async (db: Db, pinId: Id): Promise<Mention[]> => {
  const { rows } = await sql<Mention>`
    select user_id as "userId", start, length from pin_mentions where pin_id = ${pinId} order by start`.execute(db)
  return rows
}

export const replacePinMentions = async (db: Db, pinId: Id, mentions: readonly Mention[]): Promise<void> => {
  await sql`delete from pin_mentions where pin_id = ${pinId}`.execute(db)
  if (mentions.length === 0) return
  await db
    .insertInto('pin_mentions')
    .values(
      mentions.map(({ userId, start, length }) => ({
        pin_id: pinId,
        shard: shardOf(pinId),
        start,
        length,
        user_id: userId,
      })),
    )
    .execute()
  await markTagged(db, pinId)
}
