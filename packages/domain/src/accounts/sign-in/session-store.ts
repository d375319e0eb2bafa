import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Role, SignedIn } from '../../kernel/index.ts'

export interface StoredSession {
  readonly id: Id
  readonly userId: Id
  readonly tokenHash: Buffer
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly userAgent: string
  readonly address: string | undefined
  readonly country: string | undefined
  /** The session on another host that opened this one, in which case no password was given here. */
  readonly openedBy: Id | undefined
}

export const insertSession = async (db: Db, session: StoredSession): Promise<void> => {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.createdAt,
      last_used_at: session.createdAt,
      expires_at: session.expiresAt,
      user_agent: session.userAgent,
      address: session.address ?? null,
      country: session.country ?? null,
      opened_by: session.openedBy ?? null,
      password_checked_at: session.openedBy === undefined ? session.createdAt : null,
    })
    .execute()
}

/** The session for a token, unless it has ended or its user is deleted. */
export const sessionByTokenHash = async (
  db: Db,
  tokenHash: Buffer,
  now: Date,
  usedSince: Date,
): Promise<{ viewer: SignedIn; lastUsedAt: Date } | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.id',
      'sessions.user_id',
      'sessions.last_used_at',
      'users.role',
      'users.write_banned_at',
      'users.write_ban_reason',
      'users.country',
    ])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.expires_at', '>', now)
    .where('sessions.last_used_at', '>', usedSince)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return (
    row && {
      lastUsedAt: row.last_used_at,
      viewer: {
        kind: 'AUTH',
        userId: row.user_id,
        sessionId: row.id,
        role: row.role as Role,
        isWriteBanned: row.write_banned_at !== null,
        ...(row.write_ban_reason !== null && { writeBanReason: row.write_ban_reason }),
        country: row.country,
      },
    }
  )
}

export const touchSession = async (db: Db, id: Id, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ last_used_at: now }).where('id', '=', id).execute()
}

/** Gives a session another token. Returns its end; `undefined` when it has already ended. */
export const setTokenHash = async (db: Db, id: Id, tokenHash: Buffer): Promise<Date | undefined> => {
  const changed = db.updateTable('sessions').set({ token_hash: tokenHash }).where('id', '=', id)
  return (await changed.returning('expires_at').executeTakeFirst())?.expires_at
}

/** Deletes this session and those it opened on other hosts. Returns their ids. */
export const deleteSession = async (db: Db, id: Id): Promise<Id[]> => {
  const ended = db
    .deleteFrom('sessions')
    .where((where) => where.or([where('id', '=', id), where('opened_by', '=', id)]))
  return (await ended.returning('id').execute()).map((row) => row.id)
}

/** Deletes all sessions of a user except one. Returns their ids. */
export const deleteSessionsOf = async (db: Db, userId: Id, except: Id | undefined): Promise<Id[]> => {
  const all = db.deleteFrom('sessions').where('user_id', '=', userId)
  const ended = except === undefined ? all : all.where('id', '<>', except)
  return (await ended.returning('id').execute()).map((row) => row.id)
}

/** A user's live sessions, most recently used first. */
export const sessionsOf = async (db: Db, userId: Id, now: Date, usedSince: Date) => {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'country', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    country: row.country,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  }))
}

export const markVerified = async (db: Db, id: Id, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ verified_at: now }).where('id', '=', id).execute()
}

export const markFingerprint = async (db: Db, id: Id, fingerprint: string): Promise<void> => {
  await db.updateTable('sessions').set({ fingerprint }).where('id', '=', id).execute()
}

export const markPasswordChecked = async (db: Db, id: Id, now: Date): Promise<void> => {
  await db.updateTable('sessions').set({ password_checked_at: now }).where('id', '=', id).execute()
}

export const passwordCheckedAt = async (db: Db, id: Id): Promise<Date | undefined> => {
  const row = await db.selectFrom('sessions').select('password_checked_at').where('id', '=', id).executeTakeFirst()
  return row?.password_checked_at ?? undefined
}

export const deleteStaleSessionsOf = async (db: Db, userId: Id, now: Date, usedSince: Date): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', '<=', now), where('last_used_at', '<=', usedSince)]))
    .execute()
}

export const expiryOf = async (db: Db, id: Id): Promise<Date | undefined> =>
  (await db.selectFrom('sessions').select('expires_at').where('id', '=', id).executeTakeFirst())?.expires_at
