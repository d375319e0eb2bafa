import { fail } from '@corkboard/contract'
import type { Ctx, SignedIn } from '../../kernel/index.ts'
import { type Credentials, credentialsById } from '../accounts/index.ts'
import { guessPassword, ownersSubjects } from './guess-password.ts'
import { markPasswordChecked, passwordCheckedAt } from './session-store.ts'

/** (ours) How long a password given in a session allows account changes. */
const FRESH_MS = 10 * 60_000

export interface Proof {
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address?: string | undefined
}

/**
 * Checks the password again. The session counts as fresh from now on.
 * @throws 'password.wrong', 'request.rate', 'request.overloaded', 'auth.required' when the account is gone
 */
export const proveAgain = async (ctx: Ctx<SignedIn>, proof: Proof, field = 'password'): Promise<Credentials> => {
  const { userId, sessionId } = ctx.viewer
  const account = await credentialsById(ctx.db, userId)
  if (!account) throw fail('auth.required')
  const subjects = ownersSubjects('session', userId, proof.address)
  if (!(await guessPassword(ctx, account, proof.password, subjects))) throw fail('password.wrong', { field })
  await markPasswordChecked(ctx.db, sessionId, ctx.now())
  return account
}

/**
 * Passes if the password was given in this session within ten minutes, or is given now: a computer left open must not
 * be enough to take over an account.
 * @throws 'auth.password_required', 'auth.login_again' for users without a password, and what `proveAgain` throws
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
    const account = await credentialsById(ctx.db, ctx.viewer.userId)
    if (account?.passwordHash === null) throw fail('auth.login_again')
    throw fail('auth.password_required', { field: 'password' })
  }
}

/**
 * For actions that always require the password, however fresh the session is. Users without a password, who log in with
 * an account elsewhere, must have done so within ten minutes.
 * @throws 'request.missing', and what `proveAgain` and `requireFresh` throw
 */
export const proveAlways = async (
  ctx: Ctx<SignedIn>,
  { password, address }: { readonly password?: string | undefined; readonly address?: string | undefined },
  field = 'password',
): Promise<Credentials> => {
  const account = await credentialsById(ctx.db, ctx.viewer.userId)
  if (!account) throw fail('auth.required')
  if (account.passwordHash === null) {
    await requireFresh(ctx, {})
    return account
  }
  if (password === undefined) throw fail('request.missing', { field })
  return proveAgain(ctx, { password, address }, field)
}
