import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

/** Publishers and removers of a picture's files take turns, until their transactions end. */
export const lockPicture = async (db: Db, signature: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`picture ${signature}`}, 0))`.execute(db)
}

export interface Publication {
  readonly signature: string
  readonly uploadId: Id
}

export const insertPublication = async (db: Db, { signature, uploadId }: Publication, now: Date): Promise<void> => {
  await sql`
    insert into media_publications (signature, upload_id, began_at) values (${signature}, ${uploadId}, ${now})
    on conflict (signature, upload_id) do update set began_at = excluded.began_at`.execute(db)
}

export const deletePublication = async (db: Db, { signature, uploadId }: Publication): Promise<void> => {
  await sql`delete from media_publications where signature = ${signature} and upload_id = ${uploadId}`.execute(db)
}

/** Those whose upload never came back to finish them. */
export const deletePublicationsBefore = async (db: Db, before: Date): Promise<void> => {
  await sql`delete from media_publications where began_at < ${before}`.execute(db)
}

export const isBeingPublished = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from media_publications where signature = ${signature} limit 1`.execute(db)
  return rows.length > 0
}

export interface Removal {
  readonly signature: string
  readonly keys: readonly string[]
}

export const insertRemoval = async (db: Db, { signature, keys }: Removal, now: Date): Promise<void> => {
  await sql`
    insert into media_removals (signature, keys, began_at) values (${signature}, ${[...keys]}::text[], ${now})`.execute(
    db,
  )
}

export const deleteRemoval = async (db: Db, signature: string): Promise<void> => {
  await sql`delete from media_removals where signature = ${signature}`.execute(db)
}

export const isBeingRemoved = async (db: Db, signature: string): Promise<boolean> => {
  const { rows } = await sql`select 1 from media_removals where signature = ${signature}`.execute(db)
  return rows.length > 0
}

export const removalsBefore = async (db: Db, before: Date): Promise<Removal[]> => {
  const { rows } = await sql<Removal>`
    select signature, keys from media_removals where began_at < ${before} order by began_at`.execute(db)
  return rows
}
