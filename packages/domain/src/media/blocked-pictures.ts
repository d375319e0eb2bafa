import { type Db, sql } from '@corkboard/database'
import { type ImageFacts, type Likeness, looksAlike, MOST_BITS } from './pipeline/index.ts'

interface Looks extends Likeness {
  /** Of older pictures it is not known. */
  readonly mirroredPhash: string | null
}

interface Picture extends Looks, Pick<ImageFacts, 'signature'> {
  /** Without its border. */
  readonly inside: Looks | null
}

interface KnownRow extends Likeness {
  readonly signature: string
  readonly inside: Likeness | null
}

/** What a picture could be a copy by: as it is, mirrored, and both without the border around it. */
const likenessesOf = (picture: Picture): Likeness[] =>
  [picture, picture.inside].flatMap((it) =>
    it ? [it, ...(it.mirroredPhash === null ? [] : [{ ...it, phash: it.mirroredPhash }])] : [],
  )

/** Whether a picture that is known is one of these, with its border or without. */
const isOneOf = (likenesses: readonly Likeness[], known: KnownRow): boolean =>
  [known, known.inside].some((it) => it !== null && likenesses.some((likeness) => looksAlike(it, likeness)))

/** Whether a hash in a column is near one of theirs, as SQL. */
const byTheirLooks = (likenesses: readonly Likeness[], phash: string) => {
  const bits = (of: string) => sql`('x' || ${sql.raw(of)})::bit(64)`
  return sql`exists (
    select from unnest(${likenesses.map((it) => it.phash)}::text[]) wanted (phash)
    where bit_count(${bits(phash)} # ${bits('wanted.phash')}) <= ${sql.lit(MOST_BITS)}
  )`
}

/** Whether a picture, or one that it is a copy of, is not to come back. */
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
    on conflict (signature) do update set is_copy = false`.execute(db)
}

/** Whoever blocks copies and whoever allows a picture take turns: a copy may be one of both. */
const lockCopies = async (db: Db): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('copies of blocked pictures', 0))`.execute(db)
}

export interface CopiesSought {
  /** Of the blocked picture. */
  readonly signature: string
  /** Those before have been looked at; empty at the beginning. */
  readonly after: string
  /** So many are looked at now. */
  readonly limit: number
  readonly now: Date
}

export interface CopiesBlocked {
  /** Those that were not blocked yet. */
  readonly signatures: readonly string[]
  /** Where to go on; nothing at the end. */
  readonly next: string | undefined
}

/**
 * Blocks what was here before a picture was blocked and would be refused now as a copy of it: a part of all pictures, in
 * the order of their signatures. Nothing where the picture has been allowed meanwhile.
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
  // In two statements: as one, whether pictures are few or many is guessed, and the whole table may be read for them.
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

/** Allows a picture, and the copies that went with it but for those of another one: which copies these are. */
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
