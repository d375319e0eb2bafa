import { type Id, shardOf } from '@corkboard/contract'
import { type Db, instanceSettings, type Tx } from '@corkboard/database'
import type { Role } from '../../kernel/index.ts'
import { isEmail, isUsername } from './account-fields.ts'
import type { Account, NewAccount } from './account.ts'
import type { StoredMerchant } from './merchant.ts'

const OWNER = 'owner'

export interface Credentials {
  readonly id: Id
  readonly role: Role
  readonly isWriteBanned: boolean
  readonly passwordHash: string | null
  readonly isMfaEnabled: boolean
}

/**
 * Takes the email address for this account permanently. Waits for a concurrent transaction that is taking it. Returns
 * `false` when it is already taken.
 */
export const takeEmail = async (tx: Tx, email: string, userId: Id): Promise<boolean> => {
  const result = await tx
    .insertInto('emails')
    .values({ email: email.toLowerCase(), user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}

/** Takes the first free one of these usernames. */
export const takeUsername = async (tx: Tx, usernames: readonly string[], userId: Id): Promise<string | undefined> => {
  for (const username of usernames) {
    const result = await tx
      .insertInto('usernames')
      .values({ username, user_id: userId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (result.numInsertedOrUpdatedRows === 1n) return username
  }
  return undefined
}

export const isEmailTaken = async (db: Db, email: string): Promise<boolean> =>
  (await db.selectFrom('emails').select('user_id').where('email', '=', email.toLowerCase()).executeTakeFirst()) !==
  undefined

export const isUsernameTaken = async (db: Db, username: string): Promise<boolean> =>
  (await db.selectFrom('usernames').select('user_id').where('username', '=', username).executeTakeFirst()) !== undefined

/** True for the first account that calls this: exactly one wins, however many call it at the same time. */
export const claimInstance = (tx: Tx, userId: Id): Promise<boolean> => instanceSettings.claim(tx, OWNER, userId)

export const isInstanceClaimed = async (db: Db): Promise<boolean> =>
  (await instanceSettings.read(db, OWNER)) !== undefined

export const insertAccount = async (
  tx: Tx,
  account: NewAccount & { id: Id; username: string; role: Role; createdAt: Date },
): Promise<void> => {
  const shard = shardOf(account.id)
  await tx
    .insertInto('users')
    .values({
      id: account.id,
      shard,
      username: account.username,
      email: account.email,
      first_name: account.firstName,
      last_name: account.lastName,
      about: account.about,
      country: account.country,
      locale: account.locale,
      birthday: account.birthday,
      gender: account.gender ?? null,
      custom_gender: account.customGender ?? null,
      business_name: account.businessName ?? null,
      utm_campaign: account.campaign ?? null,
      referrer: account.referrer ?? null,
      visited_pin_ids: account.visitedPinIds?.length ? [...account.visitedPinIds] : null,
      ...(account.rules && {
        is_private: account.rules.isPrivate,
        is_search_hidden: account.rules.isSearchHidden,
        messages_from: account.rules.messagesFrom,
        comments_from: account.rules.commentsFrom,
      }),
      role: account.role,
      password_hash: account.passwordHash,
      is_demo: account.isDemo,
      created_at: account.createdAt,
      updated_at: account.createdAt,
    })
    .execute()
  await tx.insertInto('user_stats').values({ user_id: account.id, shard }).execute()
}

/** The account with this username or email address, in any case; no row for anything else. */
const holderOf = (db: Db, name: string) => {
  const key = name.toLowerCase()
  if (isEmail(key)) return db.selectFrom('emails').select('user_id').where('email', '=', key)
  if (isUsername(key)) return db.selectFrom('usernames').select('user_id').where('username', '=', key)
  return undefined
}

export const idOfName = async (db: Db, name: string): Promise<Id | undefined> =>
  (await holderOf(db, name)?.executeTakeFirst())?.user_id

const living = (db: Db, id: Id) =>
  db.selectFrom('users').where('id', '=', id).where('shard', '=', shardOf(id)).where('deleted_at', 'is', null)

export const accountById = async (db: Db, id: Id): Promise<Account | undefined> => {
  const row = await living(db, id)
    .select([
      'id',
      'username',
      'email',
      'first_name',
      'last_name',
      'locale',
      'email_verified_at',
      'role',
      'password_hash',
      'mfa_enabled_at',
    ])
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      username: row.username,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      locale: row.locale,
      isEmailVerified: row.email_verified_at !== null,
      hasPassword: row.password_hash !== null,
      isMfaEnabled: row.mfa_enabled_at !== null,
      role: row.role as Role,
    }
  )
}

const CREDENTIALS = ['id', 'role', 'write_banned_at', 'password_hash', 'mfa_enabled_at'] as const

const credentials = (db: Db, id: Id) => living(db, id).select(CREDENTIALS)

type StoredCredentials = Awaited<ReturnType<ReturnType<typeof credentials>['executeTakeFirstOrThrow']>>

const toCredentials = (row: StoredCredentials): Credentials => ({
  id: row.id,
  role: row.role as Role,
  isWriteBanned: row.write_banned_at !== null,
  passwordHash: row.password_hash,
  isMfaEnabled: row.mfa_enabled_at !== null,
})

/** Runs one statement whether or not the name exists, so that the timing reveals nothing. */
export const credentialsByName = async (db: Db, name: string): Promise<Credentials | undefined> => {
  const holder = holderOf(db, name)
  if (!holder) return undefined
  const row = await db
    .selectFrom('users')
    .select(CREDENTIALS)
    .where('id', '=', holder)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row && toCredentials(row)
}

export const credentialsById = async (db: Db, id: Id): Promise<Credentials | undefined> => {
  const row = await credentials(db, id).executeTakeFirst()
  return row && toCredentials(row)
}

/** The credentials, locked against changes until the transaction ends. */
export const heldCredentials = async (tx: Tx, id: Id): Promise<Credentials | undefined> => {
  const row = await credentials(tx, id).forShare().executeTakeFirst()
  return row && toCredentials(row)
}

/**
 * Lets only one transaction at a time change what belongs to an account.
 *
 * NOTE: this is a separate statement. A statement that waits for the lock would see joined rows from before it waited.
 */
export const lockAccount = async (tx: Tx, id: Id): Promise<void> => {
  await living(tx, id).select('id').forNoKeyUpdate().execute()
}

/** PEOPLE-05. Locked, so that the second of two concurrent verifications sees the first. */
export const merchantOf = async (tx: Tx, id: Id): Promise<StoredMerchant | null> => {
  const row = await living(tx, id).select('merchant').forNoKeyUpdate().executeTakeFirst()
  return (row?.merchant ?? null) as StoredMerchant | null
}

export const updateAccount = async (
  tx: Tx,
  id: Id,
  change: {
    role?: Role
    email?: string
    email_verified_at?: Date
    password_hash?: string
    write_banned_at?: Date | null
    write_ban_reason?: string | null
    merchant?: string | null
    deleted_at?: Date
  },
  now: Date,
): Promise<boolean> => {
  const result = await tx
    .updateTable('users')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .where('shard', '=', shardOf(id))
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Frees a username that its user has given up. */
export const freeUsername = async (tx: Tx, username: string, userId: Id): Promise<void> => {
  await tx.deleteFrom('usernames').where('username', '=', username).where('user_id', '=', userId).execute()
}

/** Frees an account's username and email address for others. */
export const freeNames = async (tx: Tx, account: Account): Promise<void> => {
  await freeUsername(tx, account.username, account.id)
  await freeEmail(tx, account)
}

export const freeEmail = async (tx: Tx, { id, email }: Pick<Account, 'id' | 'email'>): Promise<void> => {
  await tx.deleteFrom('emails').where('email', '=', email.toLowerCase()).where('user_id', '=', id).execute()
}

/** The number of live accounts with the owner role. */
export const countOwners = async (db: Db): Promise<number> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('deleted_at', 'is', null)
    .limit(2)
    .execute()
  return rows.length
}
