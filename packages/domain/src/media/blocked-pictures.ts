import { type Db, sql } from '@corkboard/database'
import { type Likeness, looksAlike, MOST_BITS } from './pipeline/index.ts'

interface Picture extends Likeness {
  readonly signature: string
}

/** Whether a picture, or one that it is a copy of, is not to come back. */
export const isPictureBlocked = async (db: Db, picture: Picture): Promise<boolean> => {
  const { rows } = await sql<Picture>`
    select signature, phash, width, height, dominant_color as "dominantColor" from blocked_pictures
    where signature = ${picture.signature}
      or bit_count(('x' || phash)::bit(64) # ('x' || ${picture.phash}::text)::bit(64)) <= ${sql.lit(MOST_BITS)}
  `.execute(db)
  return rows.some((blocked) => blocked.signature === picture.signature || looksAlike(blocked, picture))
}

/** Whether a stored picture is on the list by its content: the quick question. */
export const isSignatureBlocked = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from blocked_pictures where signature = ${signature}`.execute(db)
  return rows.length > 0
}

/** Keeps a picture, and copies of it, from coming back. */
export const blockPicture = async (db: Db, signature: string, now: Date): Promise<void> => {
  await sql`
    insert into blocked_pictures (signature, phash, width, height, dominant_color, created_at)
    select signature, phash, width, height, dominant_color, ${now} from images where signature = ${signature}
    on conflict do nothing`.execute(db)
}

export const unblockPicture = async (db: Db, signature: string): Promise<void> => {
  await sql`delete from blocked_pictures where signature = ${signature}`.execute(db)
}
