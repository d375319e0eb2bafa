import { fail, type Id } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { deviceNameOf } from './device-name.ts'
import { sessionsOf } from './session-store.ts'
import { endSession, endSessions, idleLimit } from './sessions.ts'
import { forgetPersonEverywhere } from './remembered-people.ts'

/** The user's sessions, most recently used first. */
export const listSessions = async (ctx: Ctx<SignedIn>) => {
  const now = ctx.now()
  const sessions = await sessionsOf(ctx.db, ctx.viewer.userId, now, idleLimit(now))
  return sessions.map(({ id, userAgent, country, createdAt, lastUsedAt }) => {
    const { browser, system, type } = deviceNameOf(userAgent)
    return {
      id,
      browser,
      system,
      device_type: type,
      country,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
      is_current: id === ctx.viewer.sessionId,
    }
  })
}

/**
 * Ends one of the viewer's sessions.
 * @throws 'session.not_found', also for another user's
 */
export const endOwnSession = (ctx: Ctx<SignedIn>, sessionId: Id): Promise<void> =>
  ctx.transaction(async (tx) => {
    const now = tx.now()
    const own = await sessionsOf(tx.db, tx.viewer.userId, now, idleLimit(now))
    if (!own.some(({ id }) => id === sessionId)) throw fail('session.not_found', { field: 'session_id' })
    await endSession(tx, sessionId)
  })

/** Ends all of the viewer's other sessions, and makes other browsers forget the account. */
export const endOtherSessions = (ctx: Ctx<SignedIn>): Promise<void> =>
  ctx.transaction(async (tx) => {
    await endSessions(tx, tx.viewer.userId, tx.viewer.sessionId)
    await forgetPersonEverywhere(tx, tx.viewer.userId)
  })
