import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Signatures of the pictures that a user uploaded. */
export const picturesUploadedBy = async (db: Db, userId: Id): Promise<string[]> => {
  const { rows } = await sql<{ picture: string }>`
    select distinct signature as picture from media_uploads where user_id = ${userId} and signature is not null`.execute(
    db,
  )
  return rows.map(({ picture }) => picture)
}
