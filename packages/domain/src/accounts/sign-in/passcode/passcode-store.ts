import { type Id, LIMITS, shardOf } from '@corkboard/contract'
import { type Db, sql, type Tx } from '@corkboard/database'
import { ageAt, lockAccount } from '../../accounts/index.ts'

export interface StoredPasscode {
  readonly passcodeHash: string
  readonly backupEmail: string
  readonly isBackupConfirmed: boolean
  readonly tries: number
  readonly lockouts: number
  readonly lockedUntil: Date | null
}

/** A user's passcode, and whether their settings may have one. */
export interface Guarded {
  /** Known to be under 18. */
  readonly isMinor: boolean
  /** Undefined for adults, even if one is still stored: it ends at 18 (field facts §6). */
  readonly passcode: StoredPasscode | undefined
}

const query = (db: Db, userId: Id) =>
  db
    .selectFrom('users')
    .leftJoin('parental_passcodes as p', (join) =>
      join.onRef('p.user_id', '=', 'users.id').onRef('p.shard', '=', 'users.shard'),
    )
    .select(['p.passcode_hash', 'p.backup_email', 'p.backup_confirmed_at', 'p.tries', 'p.lockouts', 'p.locked_until'])
    .select(sql<string | null>`users.birthday::text`.as('birthday'))
    .where('users.id', '=', userId)
    .where('users.shard', '=', shardOf(userId))
    .where('users.deleted_at', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof query>['executeTakeFirstOrThrow']>>

const toGuarded = (row: Row, now: Date): Guarded => {
  const isMinor = row.birthday !== null && ageAt(row.birthday, now) < LIMITS.adultAge
  if (!isMinor || row.passcode_hash === null) return { isMinor, passcode: undefined }
  return {
    isMinor,
    passcode: {
      passcodeHash: row.passcode_hash,
      backupEmail: row.backup_email ?? '',
      isBackupConfirmed: row.backup_confirmed_at !== null,
      tries: row.tries ?? 0,
      lockouts: row.lockouts ?? 0,
      lockedUntil: row.locked_until,
    },
  }
}

const NOBODY: Guarded = { isMinor: false, passcode: undefined }

export const guardedOf = async (db: Db, userId: Id, now: Date): Promise<Guarded> => {
  const row = await query(db, userId).executeTakeFirst()
  return row ? toGuarded(row, now) : NOBODY
}

/** The same, locked until the transaction ends. */
export const heldGuarded = async (tx: Tx, userId: Id, now: Date): Promise<Guarded> => {
  await lockAccount(tx, userId)
  return guardedOf(tx, userId, now)
}

export const insertPasscode = async (
  tx: Tx,
  userId: Id,
  passcode: { readonly passcodeHash: string; readonly backupEmail: string },
  now: Date,
): Promise<void> => {
  const fresh = {
    passcode_hash: passcode.passcodeHash,
    backup_email: passcode.backupEmail,
    backup_confirmed_at: null,
    tries: 0,
    lockouts: 0,
    locked_until: null,
    created_at: now,
  }
  await tx
    .insertInto('parental_passcodes')
    .values({ user_id: userId, shard: shardOf(userId), ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'shard']).doUpdateSet(fresh))
    .execute()
}

export const updatePasscode = async (
  tx: Tx,
  userId: Id,
  change: {
    passcode_hash?: string
    backup_email?: string
    backup_confirmed_at?: Date | null
    tries?: number
    lockouts?: number
    locked_until?: Date | null
  },
): Promise<void> => {
  await tx
    .updateTable('parental_passcodes')
    .set(change)
    .where('user_id', '=', userId)
    .where('shard', '=', shardOf(userId))
    .execute()
}

export const deletePasscode = async (tx: Tx, userId: Id): Promise<void> => {
  await tx.deleteFrom('parental_passcodes').where('user_id', '=', userId).where('shard', '=', shardOf(userId)).execute()
}

/** Field facts §7: at 18 the passcode ends and the parent's address is deleted. */
export const sweepPasscodes = async (db: Db, now: Date): Promise<void> => {
  await sql`
    delete from parental_passcodes p using users u
    where u.id = p.user_id and u.shard = p.shard
      and u.birthday <= ((${now}::timestamptz at time zone 'UTC')::date - make_interval(years => ${LIMITS.adultAge}))
  `.execute(db)
}
