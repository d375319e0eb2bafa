import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Ctx, TxCtx } from '../../kernel/index.ts'

/** What following a link in a mail proves: the user reads the mail of that address. */
export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'confirm_backup_email' | 'reset_passcode'

const HOUR_MS = 3_600_000
/** Quality §3 and issue 3: how long a link works. */
const LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  verify_email: 24 * HOUR_MS,
  change_email: 24 * HOUR_MS,
  reset_password: HOUR_MS,
  // A parent may not read mail right away.
  confirm_backup_email: 7 * 24 * HOUR_MS,
  reset_passcode: HOUR_MS,
}

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

/** What a link is for. */
export interface MailLink {
  readonly userId: Id
  /** The email address it was sent to. */
  readonly email: string
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Issues a link and returns its token: 256 random bits, base64url; only its hash is stored. */
export const issueMailLink = async (ctx: Ctx, purpose: LinkPurpose, { userId, email }: MailLink): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await ctx.db
    .insertInto('mail_links')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      email,
      expires_at: new Date(ctx.now().getTime() + LIFETIME_MS[purpose]),
    })
    .execute()
  return token
}

/** Finds a link without using it up; `undefined` when it is used, expired, or was never sent. */
export const findMailLink = async (ctx: Ctx, purpose: LinkPurpose, token: string): Promise<MailLink | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const row = await ctx.db
    .selectFrom('mail_links')
    .select(['user_id', 'email'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return row && { userId: row.user_id, email: row.email }
}

/**
 * Finds a link and uses it up: when two requests race, one gets it. The user's other links of this kind end with it.
 */
export const spendMailLink = async (ctx: TxCtx, purpose: LinkPurpose, token: string): Promise<MailLink | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const row = await ctx.db
    .deleteFrom('mail_links')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'email'])
    .executeTakeFirst()
  if (!row) return undefined
  await dropMailLinks(ctx, row.user_id, [purpose])
  return { userId: row.user_id, email: row.email }
}

/** Deletes links of a user that must no longer work. */
export const dropMailLinks = async (ctx: TxCtx, userId: Id, purposes: readonly LinkPurpose[]): Promise<void> => {
  await ctx.db.deleteFrom('mail_links').where('user_id', '=', userId).where('purpose', 'in', purposes).execute()
}

/** Deletes expired links. */
export const sweepMailLinks = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('mail_links').where('expires_at', '<=', now).execute()
}
