import { type Db, sql } from '@corkboard/database'
import { type ImageFacts, type Likeness, isSimilar, MAX_BITS } from './pipeline/index.ts'

interface Looks extends Likeness {
  /** Null for older pictures, for which it was never computed. */
  readonly mirroredPhash: string | null
}

interface Picture extends Looks, Pick<ImageFacts, 'signature'> {
  /** The same picture without its border. */
  readonly inside: Looks | null
}

interface KnownRow extends Likeness {
  readonly signature: string
  readonly inside: Likeness | null
}

/** Returns every look a copy can match: the picture as it is, mirrored, and both without the border. */
const likenessesOf = (picture: Picture): Likeness[] =>
  [picture, picture.inside].flatMap((it) =>
    it ? [it, ...(it.mirroredPhash === null ? [] : [{ ...it, phash: it.mirroredPhash }])] : [],
  )

/** True when a known picture, with or without its border, matches one of these likenesses. */
const isOneOf = (likenesses: readonly Likeness[], known: KnownRow): boolean =>
  [known, known.inside].some((it) => it !== null && likenesses.some((likeness) => isSimilar(it, likeness)))

/** SQL condition: the hash in a column is near the hash of one of these likenesses. */
const byTheirLooks = (likenesses: readonly Likeness[], phash: string) => {
  const bits = (of: string) => sql`('x' || ${sql.raw(of)})::bit(64)`
  return sql`exists (
    select from unnest(${likenesses.map((it) => it.phash)}::text[]) wanted (phash)
    where bit_count(${bits(phash)} # ${bits('wanted.phash')}) <= ${sql.lit(MAX_BITS)}
  )`
}

/** True when the picture, or one it is a copy of, is blocked. */
export const isPictureBlocked = async (db: Db, picture: Picture): Promise<boolean> => {
  const likenesses = likenessesOf(picture)
  const { rows } = await sql<KnownRow>`
    select signature, phash, width, height, dominant_color as "dominantColor", inside from blocked_pictures k
    where signature = ${picture.signature} or not is_copy and (
      ${byTheirLooks(likenesses, 'k.phash')}
      or k.inside is not null and ${byTheirLooks(likenesses, "(k.inside ->> 'phash')")}
    )`.execute(db)
  return rows.some((blocked) => blocked.signature === picture.signature || isOneOf(likenesses, blocked))
}

/** True when a stored picture with exactly this content is blocked. The fast check. */
export const isSignatureBlocked = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from blocked_pictures where signature = ${signature}`.execute(db)
  return rows.length > 0
}

/** Blocks a picture and all copies of it. */
export const blockPicture = async (db: Db, signature: string, now: Date): Promise<void> => {
  await sql`
    insert into blocked_pictures (signature, phash, width, height, dominant_color, inside, created_at)
    select signature, phash, width, height, dominant_color, inside, ${now} from images where signature = ${signature}
    on conflict (signature) do update set is_copy = false`.execute(db)
}

/** Blocking copies and allowing a picture take turns: a picture may be a copy of both. */
const lockCopies = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('copies of blocked pictures', 0))`.execute(db)
}

export interface CopiesSought {
  /** Signature of the blocked picture. */
  readonly signature: string
  /** Pictures up to this signature are already checked; empty at the start. */
  readonly after: string
  /** How many pictures to check in this call. */
  readonly limit: number
  readonly now: Date
}

export interface CopiesBlocked {
  /** Copies that were not blocked before. */
  readonly signatures: readonly string[]
  /** Where to continue; undefined at the end. */
  readonly next: string | undefined
}

/**
 * Blocks pictures that were stored before a picture was blocked and would now be refused as copies of it. Checks one
 * batch of all pictures, in signature order. Does nothing when the picture has been allowed in the meantime.
 */
export const blockCopiesOf = async (db: Db, { signature, after, limit, now }: CopiesSought): Promise<CopiesBlocked> => {
  await lockCopies(db)
  const { rows: blocked } = await sql<Picture>`
    select k.signature, k.phash, i.mirrored_phash as "mirroredPhash", k.width, k.height,
      k.dominant_color as "dominantColor", k.inside
    from blocked_pictures k left join images i on i.signature = k.signature
    where k.signature = ${signature} and not k.is_copy`.execute(db)
  const { rows: parts } = await sql<{ last: string | null; count: number }>`
    select max(signature) as last, count(*)::int as count from (
      select signature from images where signature > ${after} order by signature limit ${limit}
    ) part`.execute(db)
  const [picture, part] = [blocked[0], parts[0]!]
  if (!picture || part.last === null) return { signatures: [], next: undefined }
  const likenesses = likenessesOf(picture)
  const inPart = sql`signature > ${after} and signature <= ${part.last} and signature <> ${signature}`
  // Two statements: in a single one the planner has to guess how many pictures match, and may read the whole table for
  // them.
  const { rows: near } = await sql<{ signature: string }>`
    select signature from images where ${inPart} and ${byTheirLooks(likenesses, 'images.phash')}
    union
    select signature from images
    where inside is not null and ${inPart} and ${byTheirLooks(likenesses, "(images.inside ->> 'phash')")}`.execute(db)
  const { rows: known } = await sql<KnownRow>`
    select signature, phash, width, height, dominant_color as "dominantColor", inside from images
    where signature = any(${near.map((it) => it.signature)}::text[])`.execute(db)
  const copies = known.filter((it) => isOneOf(likenesses, it)).map((it) => it.signature)
  await sql`
    insert into blocked_copies (copy_of, signature) select ${signature}, unnest(${copies}::text[])
    on conflict do nothing`.execute(db)
  const { rows: added } = await sql<{ signature: string }>`
    insert into blocked_pictures (signature, phash, width, height, dominant_color, inside, is_copy, created_at)
    select signature, phash, width, height, dominant_color, inside, true, ${now} from images
    where signature = any(${copies}::text[])
    on conflict do nothing returning signature`.execute(db)
  return {
    signatures: added.map((it) => it.signature),
    next: part.count === limit ? part.last : undefined,
  }
}

/**
 * Allows a picture and the copies that were blocked with it, except copies of another blocked picture. Returns those
 * copies.
 */
export const unblockPicture = async (db: Db, signature: string): Promise<string[]> => {
  await lockCopies(db)
  await sql`delete from blocked_pictures where signature = ${signature}`.execute(db)
  const { rows: copies } = await sql<{ signature: string; copyOf: string }>`
    delete from blocked_copies where copy_of = ${signature} or signature = ${signature}
    returning signature, copy_of as "copyOf"`.execute(db)
  const own = copies.filter((it) => it.copyOf === signature).map((it) => it.signature)
  const { rows: allowed } = await sql<{ signature: string }>`
    delete from blocked_pictures k where is_copy and signature = any(${own}::text[])
      and not exists (select from blocked_copies c where c.signature = k.signature)
    returning signature`.execute(db)
  return allowed.map((it) => it.signature)
}
