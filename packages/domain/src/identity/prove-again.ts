import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../kernel/index.ts'
import { type Credentials, credentialsById } from './account-store.ts'
import { guessPassword } from './guess-password.ts'
import { markPasswordChecked, passwordCheckedAt } from './session-store.ts'

/** (ours) So long a password given in a session is believed for changes of the account. */
const FRESH_MS = 10 * 60_000

export interface Proof {
  readonly password: string
  /** Of the client, for the throttle. */
  readonly address?: string | undefined
}

/**
 * Asks for the password again; the session counts as fresh from now on.
 * @throws 'password.wrong', 'request.rate', 'request.overloaded', 'auth.required' when the account is gone
 */
export const proveAgain = async (ctx: Ctx<SignedIn>, proof: Proof, field = 'password'): Promise<Credentials> => {
  const { userId, sessionId } = ctx.viewer
  const account = await credentialsById(ctx.db, userId)
  if (!account) throw fail('auth.required')
  const guess = { name: userId, password: proof.password, address: proof.address }
  if (!(await guessPassword(ctx, account, guess))) throw fail('password.wrong', { field })
  await markPasswordChecked(ctx.db, sessionId, ctx.now())
  return account
}

/**
 * Lets on whoever gave the password in this session within ten minutes, or gives it now: a computer left open must not
 * be enough to take an account over.
 * @throws 'auth.password_required', and what `proveAgain` says
 */
export const requireFresh = async (
  ctx: Ctx<SignedIn>,
  proof: { readonly password?: string | undefined; readonly address?: string | undefined },
): Promise<void> => {
  if (proof.password !== undefined) {
    await proveAgain(ctx, { password: proof.password, address: proof.address })
    return
  }
  const checkedAt = await passwordCheckedAt(ctx.db, ctx.viewer.sessionId)
  if (!checkedAt || ctx.now().getTime() - checkedAt.getTime() >= FRESH_MS) {
    throw fail('auth.password_required', { field: 'password' })
  }
}
