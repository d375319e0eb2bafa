import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../../kernel/index.ts'
import { markFingerprint, markVerified } from '../session-store.ts'

/** The action of the check that follows a login (consumer §7). */
const SESSION_ACTION = 'session_verify'

const FINGERPRINT_LENGTH = 20_000

/**
 * IDENT-09: records that a person is behind this session.
 * @throws 'bot_check.failed'
 */
export const verifySession = async (ctx: Ctx<SignedIn>, token: string): Promise<void> => {
  if (!(await ctx.site.botCheck.verify(ctx.db, token, SESSION_ACTION))) {
    throw fail('bot_check.failed', { field: 'recaptcha_token' })
  }
  await markVerified(ctx.db, ctx.viewer.sessionId, ctx.now())
}

/**
 * IDENT-09: stores a browser's fingerprint as a hash that only distinguishes browsers. Nothing is stored for visitors.
 * @throws 'request.missing', 'request.invalid'
 */
export const noteFingerprint = async (ctx: Ctx, fingerprint: string): Promise<void> => {
  if (fingerprint === '') throw fail('request.missing', { field: 'fingerprint' })
  if (fingerprint.length > FINGERPRINT_LENGTH) throw fail('request.invalid', { field: 'fingerprint' })
  if (ctx.viewer.kind !== 'AUTH') return
  await markFingerprint(ctx.db, ctx.viewer.sessionId, ctx.site.signer.sign('fingerprint', fingerprint))
}
