import { createHash } from 'node:crypto'
import { tooFast } from '@corkboard/contract'
import { type Db, sql } from '@corkboard/database'
import type { Ctx } from '../../kernel/index.ts'
import { networkOf, parseAddress } from './client-address.ts'

const HOUR_MS = 3_600_000
/** How far the clocks of two machines may differ. Attempts further ahead are from before a clock was set back. */
const SKEW_MS = 60_000
/** Expired rows deleted per attempt, so that the table needs no other cleanup. */
const CLEAR_AT_ONCE = 10

/** Something with a limit per hour. */
export interface Subject {
  readonly key: string
  readonly limit: number
}

/** An attempt that is counted before it happens, so that parallel attempts gain nothing. */
export interface Attempt {
  /** Uncounts the attempt: it was right, or did not happen. */
  takeBack(): Promise<void>
}

/** Users' names in the table would be personal data. */
export const hashedName = (name: string): string =>
  createHash('sha256').update(name.trim().toLowerCase()).digest('base64url')

/** Limits by IP address, for IPv6 by its /64; none for a client without one. */
export const addressSubjects = (prefix: string, address: string | undefined, limit: number): Subject[] => {
  const from = parseAddress(address)
  return from === undefined ? [] : [{ key: `${prefix}:${networkOf(from)}`, limit }]
}

/** True for the attempts `t` of the last hour. */
const isRecent = (now: Date) =>
  sql`t > ${new Date(now.getTime() - HOUR_MS)}::timestamptz and t <= ${new Date(now.getTime() + SKEW_MS)}::timestamptz`

/** Adds an attempt to the row unless the last hour is full. Returns true if it was added. */
const addAttempt = async (db: Db, { key, limit }: Subject, now: Date): Promise<boolean> => {
  const result = await sql`
    insert into login_attempts as attempts (subject, guessed_at, last_at)
    values (${key}, array[${now}::timestamptz], ${now})
    on conflict (subject) do update
    set
      guessed_at = array(select t from unnest(attempts.guessed_at) t where ${isRecent(now)}) || ${now}::timestamptz,
      last_at = ${now}
    where (select count(*) from unnest(attempts.guessed_at) t where ${isRecent(now)}) < ${limit}
    returning subject
  `.execute(db)
  return result.rows.length === 1
}

/** Counts an action that is silently skipped beyond the limit. Returns true if this one is beyond it. */
export const isSpent = async (db: Db, subject: Subject, now: Date): Promise<boolean> =>
  !(await addAttempt(db, subject, now))

/** The attempts of the last hour: how many, and seconds until the oldest of them leaves it. */
const lastHour = async (db: Db, key: string, now: Date) => {
  const hourAgo = new Date(now.getTime() - HOUR_MS)
  const { rows } = await sql<{ oldest: Date | null; count: number }>`
    select min(t) as oldest, count(t)::int as count
    from login_attempts, unnest(guessed_at) t where subject = ${key} and ${isRecent(now)}
  `.execute(db)
  const freeAt = (rows[0]?.oldest ?? hourAgo).getTime() + HOUR_MS
  return { count: rows[0]?.count ?? 0, secondsUntilFree: Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000)) }
}

/**
 * Counts nothing. For actions whose failures alone are counted.
 * @throws 'request.rate' when one of them has used up its hour
 */
export const requireRoom = async (ctx: Ctx, subjects: readonly Subject[]): Promise<void> => {
  for (const { key, limit } of subjects) {
    const { count, secondsUntilFree } = await lastHour(ctx.db, key, ctx.now())
    if (count >= limit) throw tooFast(secondsUntilFree)
  }
}

const clearPast = (db: Db, now: Date) =>
  sql`
  delete from login_attempts where subject in (
    select subject from login_attempts where last_at < ${new Date(now.getTime() - HOUR_MS)}
    limit ${CLEAR_AT_ONCE} for update skip locked
  )
`.execute(db)

/**
 * Counts one attempt against every subject, or against none.
 *
 * NOTE: callers always name the account before the IP address, or two attempts could deadlock.
 * @throws 'request.rate' when one of them has used up its hour
 */
export const countAttempt = async (ctx: Ctx, subjects: readonly Subject[]): Promise<Attempt> => {
  const now = ctx.now()
  await ctx.transaction(async ({ db }) => {
    for (const subject of subjects) {
      if (await addAttempt(db, subject, now)) continue
      throw tooFast((await lastHour(db, subject.key, now)).secondsUntilFree)
    }
    await clearPast(db, now)
  })
  return {
    takeBack: () =>
      ctx.transaction(async ({ db }) => {
        for (const { key } of subjects) {
          await sql`
            update login_attempts
            set guessed_at = guessed_at[:array_position(guessed_at, ${now}::timestamptz) - 1]
              || guessed_at[array_position(guessed_at, ${now}::timestamptz) + 1:]
            where subject = ${key} and array_position(guessed_at, ${now}::timestamptz) is not null
          `.execute(db)
        }
      }),
  }
}
