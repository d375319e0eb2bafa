import { type Id, shardOf } from '@corkboard/contract'
import { type Db, sql, type Tx } from '@corkboard/database'

export interface StoredTotp {
  /** Sealed. */
  readonly secret: string
  readonly isConfirmed: boolean
}

export const findTotp = async (db: Db, userId: Id): Promise<StoredTotp | undefined> => {
  const row = await db
    .selectFrom('user_totps')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .executeTakeFirst()
  return row && { secret: row.secret, isConfirmed: row.confirmed_at !== null }
}

/** Replaces one that was never confirmed. Returns `false` when there is a confirmed one. */
export const insertTotp = async (db: Db, userId: Id, secret: string, now: Date): Promise<boolean> => {
  const result = await db
    .insertInto('user_totps')
    .values({ user_id: userId, shard: shardOf(userId), secret, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'shard'])
        .doUpdateSet({ secret, created_at: now, last_step: '0' })
        .where('user_totps.confirmed_at', 'is', null),
    )
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Marks a time step as used. Returns `false` when it or a later one was used before. */
export const takeTotpStep = async (db: Db, userId: Id, step: number): Promise<boolean> => {
  const result = await db
    .updateTable('user_totps')
    .set({ last_step: String(step) })
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .where('last_step', '<', String(step))
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const confirmTotp = async (db: Db, userId: Id, now: Date): Promise<void> => {
  await db
    .updateTable('user_totps')
    .set({ confirmed_at: now })
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}

export const deleteTotp = async (db: Db, userId: Id): Promise<boolean> => {
  const result = await db
    .deleteFrom('user_totps')
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export interface StoredPasskey {
  readonly id: string
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
  readonly name: string
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

export const passkeysOf = async (db: Db, userId: Id): Promise<StoredPasskey[]> => {
  const rows = await db
    .selectFrom('user_passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    publicKey: row.public_key,
    counter: Number(row.counter),
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

export const insertPasskey = async (
  db: Db,
  userId: Id,
  passkey: Omit<StoredPasskey, 'lastUsedAt'>,
): Promise<boolean> => {
  const result = await db
    .insertInto('user_passkeys')
    .values({
      id: passkey.id,
      user_id: userId,
      shard: shardOf(userId),
      public_key: passkey.publicKey,
      counter: String(passkey.counter),
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

export const notePasskeyUse = async (db: Db, userId: Id, id: string, counter: number, now: Date): Promise<void> => {
  await db
    .updateTable('user_passkeys')
    .set({ counter: String(counter), last_used_at: now })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

export const namePasskey = async (db: Db, userId: Id, id: string, name: string): Promise<boolean> => {
  const result = await db
    .updateTable('user_passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export const deletePasskey = async (db: Db, userId: Id, id: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('user_passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const replaceRecoveryCodes = async (db: Db, userId: Id, hashes: readonly string[]): Promise<void> => {
  await deleteRecoveryCodes(db, userId)
  const rows = hashes.map((hash) => ({ user_id: userId, shard: shardOf(userId), code_hash: hash }))
  await db.insertInto('user_recovery_codes').values(rows).execute()
}

export const countRecoveryCodes = async (db: Db, userId: Id): Promise<number> => {
  const row = await db
    .selectFrom('user_recovery_codes')
    .select(sql<number>`count(*)::int`.as('left'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return row.left
}

/** Deletes a recovery code. Returns `false` when it does not exist. */
export const takeRecoveryCode = async (db: Db, userId: Id, hash: string): Promise<boolean> => {
  const result = await db
    .deleteFrom('user_recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return result.numDeletedRows === 1n
}

export const deleteRecoveryCodes = async (db: Db, userId: Id): Promise<void> => {
  await db.deleteFrom('user_recovery_codes').where('user_id', '=', userId).execute()
}

/** Deletes all of a user's second factors. */
export const deleteFactors = async (tx: Tx, userId: Id): Promise<void> => {
  await deleteTotp(tx, userId)
  await tx.deleteFrom('user_passkeys').where('user_id', '=', userId).execute()
  await deleteRecoveryCodes(tx, userId)
}
