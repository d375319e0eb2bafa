import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { heldCredentials } from '../accounts/index.ts'
import type { LoggedIn } from './log-in.ts'
import { issueTicket, spendTicket } from './login-tickets.ts'
import { expiryOf } from './session-store.ts'
import { type Device, issueSession } from './sessions.ts'

/**
 * IDENT-11: issues a token that carries the viewer's session to another host of the site. It works once, for 60
 * seconds, on that host only, and while this session is alive.
 */
export const issueCountryToken = (ctx: Ctx<SignedIn>, origin: string): Promise<string> => {
  const { userId, sessionId } = ctx.viewer
  return issueTicket(ctx, 'country', { userId, challenge: `${sessionId} ${origin}` })
}

/**
 * Opens the session on the other host. It ends with the session that issued the token, and has to confirm the password
 * again.
 * @throws 'handshake.expired'
 */
export const openCountrySession = (ctx: Ctx, token: string, origin: string, device: Device): Promise<LoggedIn> =>
  ctx.transaction(async (tx) => {
    const spent = await spendTicket(tx, 'country', token)
    const [openedBy = '', meant] = spent?.challenge?.split(' ') ?? []
    const account = spent && (await heldCredentials(tx.db, spent.userId))
    if (!account || meant !== origin || !(await expiryOf(tx.db, openedBy))) {
      throw fail('handshake.expired', { field: 'token' })
    }
    const session = await issueSession(tx, account.id, device, { openedBy })
    const { id: userId, role, isWriteBanned } = account
    return { session, viewer: { kind: 'AUTH', userId, sessionId: session.id, role, isWriteBanned } }
  })
