import type { Id } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'

export interface PartialUploadRow {
  readonly id: Id
  readonly shard: number
  readonly userId: Id
  readonly fileName: string
  readonly declaredType: string
  readonly bytes: number
  readonly receivedBytes: number
  /** Names of the stored parts, in order. */
  readonly parts: readonly string[]
}

const COLUMNS = sql`id, shard, user_id as "userId", file_name as "fileName", declared_type as "declaredType",
  bytes, received_bytes as "receivedBytes", parts`

export const insertPartialUpload = async (
  db: Db,
  upload: Omit<PartialUploadRow, 'receivedBytes' | 'parts'> & { readonly expiresAt: Date },
): Promise<void> => {
  await sql`
    insert into partial_uploads (id, shard, user_id, file_name, declared_type, bytes, expires_at)
    values (${upload.id}, ${upload.shard}, ${upload.userId}, ${upload.fileName}, ${upload.declaredType}, ${upload.bytes},
      ${upload.expiresAt})`.execute(db)
}

export const findPartialUpload = async (db: Db, id: Id): Promise<PartialUploadRow | undefined> => {
  const { rows } = await sql<PartialUploadRow>`select ${COLUMNS} from partial_uploads where id = ${id}`.execute(db)
  return rows[0]
}

/** Adds a part that continues what was received. `false` when another one has, or the upload is gone. */
export const addPart = async (
  db: Db,
  id: Id,
  part: { readonly offset: number; readonly bytes: number; readonly name: string; readonly expiresAt: Date },
): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update partial_uploads
    set received_bytes = received_bytes + ${part.bytes}, parts = parts || ${part.name}::text, expires_at = ${part.expiresAt}
    where id = ${id} and received_bytes = ${part.offset}`.execute(db)
  return numAffectedRows > 0n
}

/** Returns the deleted row, of which only one of several callers gets hold. */
export const deletePartialUpload = async (db: Db, id: Id): Promise<PartialUploadRow | undefined> => {
  const { rows } = await sql<PartialUploadRow>`
    delete from partial_uploads where id = ${id} returning ${COLUMNS}`.execute(db)
  return rows[0]
}

export const expiredPartialUploads = async (db: Db, now: Date, limit: number): Promise<Id[]> => {
  const { rows } = await sql<{ id: Id }>`
    select id from partial_uploads where expires_at < ${now} order by expires_at limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}
