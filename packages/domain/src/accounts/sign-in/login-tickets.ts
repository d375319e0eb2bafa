import { createHash, randomBytes } from 'node:crypto'
import type { Id } from '@corkboard/contract'
import type { Db } from '@corkboard/database'
import type { Ctx, TxCtx } from '../../kernel/index.ts'

/**
 * What a user has just proven. `handshake`: the whole login; `mfa`: the password; `passkey`: the right to add a
 * passkey; `country`: a session on another host of the site.
 */
export type TicketPurpose = 'handshake' | 'mfa' | 'passkey' | 'country'

/** The challenge of a handshake whose registration passed the bot check: its session starts as verified (IDENT-09). */
export const VERIFIED = 'verified'

const MINUTE_MS = 60_000
const LIFETIME_MS: Readonly<Record<TicketPurpose, number>> = {
  // Quality §3 allows such tokens 60 seconds.
  handshake: MINUTE_MS,
  country: MINUTE_MS,
  // Long enough to find the phone.
  mfa: 10 * MINUTE_MS,
  passkey: 10 * MINUTE_MS,
}

const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export interface Ticket {
  readonly userId: Id
  /** The passkey challenge issued with it; for `country`, the session and origin; for `handshake`, `VERIFIED`. */
  readonly challenge: string | null
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Issues 256 random bits as base64url. Only their hash is stored. */
export const issueTicket = async (
  ctx: Ctx,
  purpose: TicketPurpose,
  { userId, challenge }: { readonly userId: Id; readonly challenge?: string | undefined },
): Promise<string> => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await ctx.db
    .insertInto('login_tickets')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      challenge: challenge ?? null,
      expires_at: new Date(ctx.now().getTime() + LIFETIME_MS[purpose]),
    })
    .execute()
  return token
}

export const findTicket = async (ctx: Ctx, purpose: TicketPurpose, token: string): Promise<Ticket | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const row = await ctx.db
    .selectFrom('login_tickets')
    .select(['user_id', 'challenge'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst()
  return row && { userId: row.user_id, challenge: row.challenge }
}

/** The same, but only once: of two simultaneous uses, one succeeds. */
export const spendTicket = async (ctx: TxCtx, purpose: TicketPurpose, token: string): Promise<Ticket | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const row = await ctx.db
    .deleteFrom('login_tickets')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', ctx.now())
    .returning(['user_id', 'challenge'])
    .executeTakeFirst()
  return row && { userId: row.user_id, challenge: row.challenge }
}

/** Invalidates everything the user has proven before. */
export const dropTickets = async (ctx: TxCtx, userId: Id): Promise<void> => {
  await ctx.db.deleteFrom('login_tickets').where('user_id', '=', userId).execute()
}

export const sweepTickets = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('login_tickets').where('expires_at', '<=', now).execute()
}
