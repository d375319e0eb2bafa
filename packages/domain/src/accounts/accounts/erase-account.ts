import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Signatures of the pictures that a user's avatar and covers show or showed. */
export const picturesOfAccount = async (db: Db, userId: Id): Promise<string[]> => {
  const { rows } = await sql<{ picture: string }>`
    select signature as picture from taken_pictures where user_id = ${userId}
    union select avatar_signature from users where id = ${userId} and avatar_signature is not null
    union select cover ->> 'signature' from users where id = ${userId} and cover is not null
    union select previous_cover ->> 'signature' from users where id = ${userId} and previous_cover is not null`.execute(
    db,
  )
  return rows.map(({ picture }) => picture)
}
