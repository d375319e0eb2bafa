import { type AdminFilter, type Id, packId } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Role } from '../../kernel/index.ts'
import type { StoredMerchant } from '../accounts/index.ts'

/** An account as admins see it. */
export interface ListedAccount {
  readonly id: Id
  readonly username: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  readonly createdAt: Date
  /** The campaign that led to the sign-up. */
  readonly campaign: string | null
  /** The host of the site whose link led to the sign-up. */
  readonly referrer: string | null
  readonly isEmailVerified: boolean
  readonly isMfaEnabled: boolean
  readonly isWriteBanned: boolean
  readonly writeBanReason: string | null
  readonly sessionCount: number
  readonly lastUsedAt: Date | null
  readonly isVerifiedHuman: boolean
  /** The number of other accounts used in browsers with the same fingerprint. */
  readonly sharedWith: number
  readonly merchant: StoredMerchant | null
}

interface Row {
  readonly id: Id
  readonly username: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly role: Role
  readonly created_at: Date
  readonly utm_campaign: string | null
  readonly referrer: string | null
  readonly email_verified_at: Date | null
  readonly mfa_enabled_at: Date | null
  readonly write_banned_at: Date | null
  readonly write_ban_reason: string | null
  readonly session_count: number
  readonly last_used_at: Date | null
  readonly verified_at: Date | null
  readonly shared_with: number
  readonly merchant: StoredMerchant | null
}

const toAccount = (row: Row): ListedAccount => ({
  id: row.id,
  username: row.username,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  role: row.role,
  createdAt: row.created_at,
  campaign: row.utm_campaign,
  referrer: row.referrer,
  isEmailVerified: row.email_verified_at !== null,
  isMfaEnabled: row.mfa_enabled_at !== null,
  isWriteBanned: row.write_banned_at !== null,
  writeBanReason: row.write_ban_reason,
  sessionCount: row.session_count,
  lastUsedAt: row.last_used_at,
  isVerifiedHuman: row.verified_at !== null,
  sharedWith: row.shared_with,
  merchant: row.merchant,
})

/** Beyond this, the exact number does not matter. */
const MAX_SHARED = 100

export interface AccountQuery {
  readonly filter: AdminFilter
  /** Limits the list to these ids. */
  readonly among?: readonly Id[]
  readonly before?: Id
  readonly limit: number
}

/** Live accounts, newest first, each with data from its sessions, in one statement. */
export const listedAccounts = async (db: Db, query: AccountQuery): Promise<ListedAccount[]> => {
  const { filter, among, before, limit } = query
  const conditions = [
    sql`deleted_at is null`,
    ...(before === undefined ? [] : [sql`id < ${before}`]),
    ...(among === undefined ? [] : [sql`id = any(${among}::bigint[])`]),
    ...(filter === 'staff' ? [sql`role <> 'member'`] : []),
    ...(filter === 'banned' ? [sql`write_banned_at is not null`] : []),
  ]
  const { rows } = await sql<Row>`
    select u.*, coalesce(s.session_count, 0)::int as session_count, s.last_used_at, s.verified_at,
      coalesce(f.shared_with, 0)::int as shared_with
    from (
      select id, username, email, first_name, last_name, role, created_at, email_verified_at, mfa_enabled_at,
        write_banned_at, write_ban_reason, utm_campaign, referrer, merchant
      from users where ${sql.join(conditions, sql` and `)} order by id desc limit ${sql.lit(limit)}
    ) u
    left join lateral (
      select count(*) as session_count, max(last_used_at) as last_used_at, max(verified_at) as verified_at
      from sessions where user_id = u.id
    ) s on true
    left join lateral (
      select count(distinct user_id) as shared_with from (
        select o.user_id from sessions m join sessions o on o.fingerprint = m.fingerprint
        where m.user_id = u.id and o.user_id <> u.id limit ${sql.lit(MAX_SHARED)}
      ) others
    ) f on true
    order by u.id desc`.execute(db)
  return rows.map(toAccount)
}

/** Some of the accounts whose username starts with this prefix. */
export const usernamesBeginning = async (db: Db, prefix: string, limit: number): Promise<Id[]> => {
  const rows = await db
    .selectFrom('usernames')
    .select('user_id')
    .where('username', '>=', prefix)
    .where('username', '<', `${prefix}\u007f`)
    .orderBy('username')
    .limit(limit)
    .execute()
  return rows.map((row) => row.user_id)
}

/** New accounts per day, UTC, including those deleted since. Ids are ordered by time, so the primary key finds them. */
export const signUpsSince = async (db: Db, since: Date): Promise<Map<string, number>> => {
  const { rows } = await sql<{ day: string; count: number }>`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as count
    from users where id >= ${packId(since.getTime(), 0, 0)} and created_at >= ${since} and not is_demo
    group by 1`.execute(db)
  return new Map(rows.map(({ day, count }) => [day, count]))
}

/** The owners, locked until the transaction ends, so that of two who step down at the same time one remains. */
export const heldOwners = async (db: Db): Promise<Id[]> => {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'owner')
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return rows.map((row) => row.id)
}
