import type { SessionChange } from '../../http/session-change.ts'
import { LIMITS } from '@corkboard/contract'
import {
  endSession,
  forgetPerson,
  type LoggedIn,
  recordDevice,
  rememberPerson,
  resolveSession,
} from '@corkboard/domain/accounts/sign-in'
import type { Ctx, SignedIn } from '@corkboard/domain/kernel'
import type { Client } from '../../http/client.ts'

/** Another account signed in in this browser. */
export interface OtherAccount {
  readonly token: string
  readonly viewer: SignedIn
}

/** The accounts of the browser's other sessions that are still alive. */
export const otherAccounts = async (ctx: Ctx, { held }: Client): Promise<OtherAccount[]> => {
  const found = await Promise.all(
    held.others.map(async (token) => ({ token, viewer: await resolveSession(ctx.site, token) })),
  )
  return found.filter((other): other is OtherAccount => other.viewer !== undefined)
}

export interface BeginOptions {
  /** Default true: the browser knows the user by name after the session ends. */
  readonly remember?: boolean | undefined
  /** IDENT-10: the current account stays signed in, alongside the new one. */
  readonly keepCurrent?: boolean | undefined
}

/** The tokens for the browser of a user who has just signed in. */
export const beginSession = async (
  ctx: Ctx,
  { viewer, session }: LoggedIn,
  client: Client,
  { remember = true, keepCurrent = false }: BeginOptions = {},
): Promise<SessionChange> => {
  const { held } = client
  const others: string[] = []
  if (keepCurrent && held.session && ctx.viewer.kind === 'AUTH' && ctx.viewer.userId !== viewer.userId) {
    others.push(held.session)
  }
  for (const other of await otherAccounts(ctx, client)) {
    if (other.viewer.userId === viewer.userId) await endSession(ctx, other.viewer.sessionId)
    else others.push(other.token)
  }
  const isChanged = others.length > 0 || held.others.length > 0
  const change = {
    kind: 'begin',
    token: session.token,
    expiresAt: session.expiresAt,
    ...(isChanged && { others: others.slice(0, LIMITS.otherSessionAccounts) }),
  } as const
  if (remember) {
    const device = await recordDevice(ctx, viewer.userId, held.device)
    return { ...change, device, remember: await rememberPerson(ctx, viewer.userId, held.remembered) }
  }
  if (held.remembered) await forgetPerson(ctx, held.remembered)
  return { ...change, remember: 'forget' }
}
