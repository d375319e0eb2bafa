import { createHash, randomBytes } from 'node:crypto'
import { fail, type Id, shardOf } from '@corkboard/contract'
import { cleanLine, type Ctx, type SignedIn, type Site, type TxCtx } from '../../kernel/index.ts'
import { parseAddress } from '../../platform/throttle/index.ts'
import { createSessionCache, type SessionCache } from './session-cache.ts'
import {
  deleteSession,
  deleteSessionsOf,
  deleteStaleSessionsOf,
  expiryOf,
  insertSession,
  sessionByTokenHash,
  setTokenHash,
  touchSession,
} from './session-store.ts'

/** Quality §3 */
const TOKEN_BYTES = 32
const TOKEN = /^[A-Za-z0-9_-]{43}$/
const DAY_MS = 86_400_000
const IDLE_MS = 30 * DAY_MS
const ABSOLUTE_MS = 180 * DAY_MS
/** The last use is written at most this often. */
const TOUCH_MS = 5 * 60_000
const USER_AGENT_LENGTH = 400

/** The device of a session, so that users recognize it. */
export interface Device {
  readonly userAgent?: string
  /** The client's IPv4 or IPv6 address. */
  readonly address?: string
  /** ISO 3166-1, if the reverse proxy provides it. */
  readonly country?: string
  /** The site as the user knows it, `https://pins.example`: links in mails point there, and passkeys belong to it. */
  readonly origin?: string
  /** The request's session continues alongside the new one, as another account in the same browser. */
  readonly keepsCurrent?: boolean
  /** What `recordDevice` stored in the browser. Anyone could have written it. */
  readonly knownDevice?: string
}

export interface IssuedSession {
  readonly id: Id
  /** 256 random bits, base64url. Shown once, not stored anywhere. */
  readonly token: string
  readonly expiresAt: Date
}

const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
/** A session last used before this time has ended. */
export const idleLimit = (now: Date): Date => new Date(now.getTime() - IDLE_MS)

const caches = new WeakMap<Site, SessionCache>()

const cacheOf = (site: Site): SessionCache => {
  const known = caches.get(site)
  if (known) return known
  const cache = createSessionCache(site.clock)
  site.changes.subscribe((changes) => cache.invalidate(changes))
  caches.set(site, cache)
  return cache
}

/** Starts a session for a user whose identity is proven. */
export const issueSession = async (
  ctx: Ctx,
  userId: Id,
  device: Device,
  { openedBy }: { readonly openedBy?: Id } = {},
): Promise<IssuedSession> => {
  const now = ctx.now()
  const token = newToken()
  const session = {
    id: ctx.site.ids.next(shardOf(userId)),
    token,
    expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
  }
  await deleteStaleSessionsOf(ctx.db, userId, now, idleLimit(now))
  await insertSession(ctx.db, {
    id: session.id,
    userId,
    tokenHash: hashOf(token),
    createdAt: now,
    expiresAt: session.expiresAt,
    userAgent: cleanLine(device.userAgent ?? '').slice(0, USER_AGENT_LENGTH),
    address: parseAddress(device.address),
    country: device.country,
    openedBy,
  })
  return session
}

/** Starts a session at a login or registration. Ends the request's own session, which an attacker may have planted. */
export const replaceSession = async (ctx: TxCtx, userId: Id, device: Device): Promise<IssuedSession> => {
  const { viewer } = ctx
  const isKept = device.keepsCurrent === true && viewer.kind === 'AUTH' && viewer.userId !== userId
  if (viewer.kind === 'AUTH' && !isKept) await endSession(ctx, viewer.sessionId)
  return issueSession(ctx, userId, device)
}

/**
 * Gives the session a new token: anyone who has the old one is locked out.
 * @throws 'auth.required' when the session has ended
 */
export const renewToken = async (ctx: TxCtx, sessionId: Id): Promise<IssuedSession> => {
  const token = newToken()
  const expiresAt = await setTokenHash(ctx.db, sessionId, hashOf(token))
  if (!expiresAt) throw fail('auth.required')
  ctx.tookAway(`session:${sessionId}`)
  return { id: sessionId, token, expiresAt }
}

/**
 * The user a token belongs to: `undefined` when it is unknown, idle for 30 days, 180 days old, or ended, or its user is
 * deleted. The process caches results for ten seconds and drops them as soon as the session or user changes.
 */
export const resolveSession = async (site: Site, token: string): Promise<SignedIn | undefined> => {
  if (!TOKEN.test(token)) return undefined
  const cache = cacheOf(site)
  const tokenHash = hashOf(token)
  const key = tokenHash.toString('base64')
  const cached = site.changes.isDeaf ? undefined : cache.get(key)
  if (cached) return cached
  const cacheViewer = cache.begin()
  const now = site.clock.now()
  const found = await sessionByTokenHash(site.database.db, tokenHash, now, idleLimit(now))
  if (!found) return undefined
  cacheViewer(key, found.viewer)
  if (now.getTime() - found.lastUsedAt.getTime() >= TOUCH_MS) {
    await touchSession(site.database.db, found.viewer.sessionId, now)
  }
  return found.viewer
}

/**
 * When a session ends, however much it is used.
 * @throws 'session.not_found'
 */
export const sessionEnd = async (ctx: Ctx, sessionId: Id): Promise<Date> => {
  const end = await expiryOf(ctx.db, sessionId)
  if (!end) throw fail('session.not_found')
  return end
}

/** Ending an ended session is not an error. */
export const endSession = (ctx: Ctx, sessionId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    tx.tookAway(...(await deleteSession(tx.db, sessionId)).map((id) => `session:${id}` as const))
  })

/** Signs a user out everywhere, except in one session if given. */
export const endSessions = (ctx: Ctx, userId: Id, except?: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const ended = await deleteSessionsOf(tx.db, userId, except)
    tx.tookAway(...ended.map((id) => `session:${id}` as const))
  })
