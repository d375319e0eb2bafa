import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** How many pins of one picture are considered to find one that the viewer may see. */
const PINS_OF_A_PICTURE = 4

/**
 * Public pins by the pictures they show or contain, a few per picture. Which ones is arbitrary: sorting a picture's ten
 * thousand pins would take longer than everything else.
 */
export const pinsOfPictures = async (db: Db, signatures: readonly string[]): Promise<Map<string, Id[]>> => {
  const { rows } = await sql<{ signature: string; id: Id }>`
    select wanted.signature, found.id from unnest(${signatures}::text[]) as wanted (signature)
    cross join lateral (
      (select id from pins
        where image_signature = wanted.signature and listed and deleted_at is null limit ${sql.lit(PINS_OF_A_PICTURE)})
      union
      (select p.id from pin_content_media m join pins p on p.content_id = m.content_id
        where m.signature = wanted.signature and p.listed and p.deleted_at is null limit ${sql.lit(PINS_OF_A_PICTURE)})
    ) found`.execute(db)
  const pins = new Map<string, Id[]>()
  for (const { signature, id } of rows) pins.set(signature, [...(pins.get(signature) ?? []), id])
  // The oldest of the found pins is shown.
  for (const ids of pins.values()) ids.sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1))
  return pins
}
