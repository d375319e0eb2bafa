import { type Id, shardOf } from '@corkboard/contract'
import type { Db, Tx } from '@corkboard/database'

export interface StoredDownload {
  readonly id: Id
  readonly userId: Id
  readonly state: 'requested' | 'ready' | 'expired'
  /** Key in the media store. */
  readonly file: string
  readonly bytes: number | null
  readonly requestedAt: Date
  readonly readyAt: Date | null
  readonly expiresAt: Date
}

const COLUMNS = ['id', 'user_id', 'state', 'file', 'bytes', 'requested_at', 'ready_at', 'expires_at'] as const

const downloads = (db: Db) => db.selectFrom('data_downloads').select(COLUMNS)

type Row = Awaited<ReturnType<ReturnType<typeof downloads>['executeTakeFirstOrThrow']>>

const toDownload = (row: Row): StoredDownload => ({
  id: row.id,
  userId: row.user_id,
  // The table's check limits it to these values.
  state: row.state as StoredDownload['state'],
  file: row.file,
  bytes: row.bytes === null ? null : Number(row.bytes),
  requestedAt: row.requested_at,
  readyAt: row.ready_at,
  expiresAt: row.expires_at,
})

const here = (id: Id) => ({ id, shard: shardOf(id) })

export const findDownload = async (db: Db, id: Id): Promise<StoredDownload | undefined> => {
  const { shard } = here(id)
  const row = await downloads(db).where('id', '=', id).where('shard', '=', shard).executeTakeFirst()
  return row && toDownload(row)
}

/** The last download a user requested. */
export const lastDownloadOf = async (db: Db, userId: Id): Promise<StoredDownload | undefined> => {
  const row = await downloads(db).where('user_id', '=', userId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return row && toDownload(row)
}

/** Returns `false` when one of the user's downloads is already being prepared. */
export const insertDownload = async (
  tx: Tx,
  { id, userId, file, requestedAt, expiresAt }: Omit<StoredDownload, 'state' | 'bytes' | 'readyAt'>,
): Promise<boolean> => {
  const result = await tx
    .insertInto('data_downloads')
    .values({
      ...here(id),
      user_id: userId,
      state: 'requested',
      file,
      requested_at: requestedAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'shard']).where('state', '=', 'requested').doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Ends ready downloads; their files are removed by the next sweep. */
export const endReadyDownloads = async (tx: Tx, userId: Id, now: Date): Promise<void> => {
  await tx
    .updateTable('data_downloads')
    .set({ expires_at: now })
    .where('user_id', '=', userId)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .execute()
}

/** Nothing of a person's is fetched or waited for any more; the next sweep removes the files, and then the rows. */
export const endDownloadsOf = async (tx: Tx, userId: Id): Promise<void> => {
  await tx
    .updateTable('data_downloads')
    .set({ expires_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute()
}

/** Returns `false` when no one waits for it anymore. */
export const markReady = async (
  tx: Tx,
  id: Id,
  made: { readonly bytes: number; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<boolean> => {
  const result = await tx
    .updateTable('data_downloads')
    .set({ state: 'ready', bytes: made.bytes, ready_at: made.readyAt, expires_at: made.expiresAt })
    .where('id', '=', id)
    .where('shard', '=', shardOf(id))
    .where('state', '=', 'requested')
    .where('expires_at', '>', made.readyAt)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Expired downloads whose file may still exist, oldest first. */
export const endedDownloads = async (db: Db, now: Date, limit: number): Promise<StoredDownload[]> => {
  const rows = await downloads(db)
    .where('expires_at', '<=', now)
    .where('state', '<>', 'expired')
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(toDownload)
}

export const markExpired = async (db: Db, id: Id): Promise<void> => {
  await db
    .updateTable('data_downloads')
    .set({ state: 'expired' })
    .where('id', '=', id)
    .where('shard', '=', shardOf(id))
    .execute()
}

export const downloadsOf = async (db: Db, userId: Id): Promise<StoredDownload[]> =>
  (await downloads(db).where('user_id', '=', userId).execute()).map(toDownload)

export const deleteDownloadsOf = async (db: Db, userId: Id): Promise<void> => {
  await db.deleteFrom('data_downloads').where('user_id', '=', userId).execute()
}

/** Deletes the rows of downloads whose files are long gone. */
export const deleteExpiredBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('data_downloads').where('state', '=', 'expired').where('expires_at', '<=', before).execute()
}
