import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Ctx, LimitedLogin, SignedOut, Site, TxCtx } from '../../kernel/index.ts'

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/
/** Issue 3: as long as the longest session, counted from the last login. */
const LIFETIME_MS = 180 * 86_400_000

/** A token by which a browser knows its last user. It grants no access. */
export interface RememberToken {
  /** 256 random bits, base64url; not stored anywhere. */
  readonly token: string
  readonly expiresAt: Date
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** A new token for a user who has just signed in, replacing the browser's earlier one. */
export const rememberPerson = async (ctx: Ctx, userId: Id, earlier: string | undefined): Promise<RememberToken> => {
  if (earlier !== undefined) await forgetPerson(ctx, earlier)
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const expiresAt = new Date(ctx.now().getTime() + LIFETIME_MS)
  await ctx.db
    .insertInto('remembered_people')
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/**
 * The user of a browser without a session: remembered and needs the password, or, after they logged out themselves,
 * a visitor whom the login page may greet. `undefined` for a token that is no longer valid.
 */
export const resolveRemembered = async (site: Site, token: string): Promise<LimitedLogin | SignedOut | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const row = await site.database.db
    .selectFrom('remembered_people')
    .innerJoin('users', 'users.id', 'remembered_people.user_id')
    .select(['users.id', 'remembered_people.logged_out_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', site.clock.now())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  return row.logged_out_at === null
    ? { kind: 'LIMITED_LOGIN', userId: row.id }
    : { kind: 'UNAUTH', isBot: false, rememberedId: row.id }
}

/** Records that the user logged out: from now on only the login page greets them. */
export const noteLogout = async (ctx: Ctx, token: string): Promise<void> => {
  await ctx.db
    .updateTable('remembered_people')
    .set({ logged_out_at: ctx.now() })
    .where('token_hash', '=', hashOf(token))
    .execute()
}

/** Makes this browser forget its user. */
export const forgetPerson = async (ctx: Ctx, token: string): Promise<void> => {
  await ctx.db.deleteFrom('remembered_people').where('token_hash', '=', hashOf(token)).execute()
}

/** Makes every browser forget the user. */
export const forgetPersonEverywhere = async (ctx: TxCtx, userId: Id): Promise<void> => {
  await ctx.db.deleteFrom('remembered_people').where('user_id', '=', userId).execute()
}

export const sweepRemembered = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('remembered_people').where('expires_at', '<=', now).execute()
}
