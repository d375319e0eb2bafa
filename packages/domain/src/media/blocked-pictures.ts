import { type Db, sql } from '@corkboard/database'
import { type ImageFacts, type Likeness, looksAlike, MOST_BITS } from './pipeline/index.ts'

type Picture = Likeness & Pick<ImageFacts, 'signature' | 'mirroredPhash' | 'inside'>

interface BlockedRow extends Likeness {
  readonly signature: string
  /** Without its border. */
  readonly inside: Likeness | null
}

/** What a picture could be a copy by: as it is, mirrored, and both without the border around it. */
const likenessesOf = (picture: Picture): Likeness[] =>
  [picture, picture.inside].flatMap((it) => (it ? [it, { ...it, phash: it.mirroredPhash }] : []))

/** Whether a picture, or one that it is a copy of, is not to come back. */
export const isPictureBlocked = async (db: Db, picture: Picture): Promise<boolean> => {
  const likenesses = likenessesOf(picture)
  const isNear = (phash: string) => sql`
    bit_count(('x' || ${sql.raw(phash)})::bit(64) # ('x' || wanted.phash)::bit(64)) <= ${sql.lit(MOST_BITS)}`
  const { rows } = await sql<BlockedRow>`
    select signature, phash, width, height, dominant_color as "dominantColor", inside from blocked_pictures k
    where signature = ${picture.signature} or exists (
      select from unnest(${likenesses.map(({ phash }) => phash)}::text[]) wanted (phash)
      where ${isNear('k.phash')} or (k.inside is not null and ${isNear("(k.inside ->> 'phash')")})
    )`.execute(db)
  return rows.some(
    (blocked) =>
      blocked.signature === picture.signature ||
      [blocked, blocked.inside].some((it) => it !== null && likenesses.some((likeness) => looksAlike(it, likeness))),
  )
}

/** Whether a stored picture is on the list by its content: the quick question. */
export const isSignatureBlocked = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from blocked_pictures where signature = ${signature}`.execute(db)
  return rows.length > 0
}

/** Keeps a picture, and copies of it, from coming back. */
export const blockPicture = async (db: Db, signature: string, now: Date): Promise<void> => {
  await sql`
    insert into blocked_pictures (signature, phash, width, height, dominant_color, inside, created_at)
    select signature, phash, width, height, dominant_color, inside, ${now} from images where signature = ${signature}
    on conflict do nothing`.execute(db)
}

export const unblockPicture = async (db: Db, signature: string): Promise<void> => {
  await sql`delete from blocked_pictures where signature = ${signature}`.execute(db)
}
