import { fail, type Id } from '@corkboard/contract'
import type { Ctx, SignedIn, TxCtx } from '../../kernel/index.ts'
import { type Credentials, credentialsByName, heldCredentials } from '../accounts/index.ts'
import { guessPassword, ownersSubjects, strangersSubjects } from './guess-password.ts'
import { knownDeviceOf } from './known-devices.ts'
import { issueTicket, spendTicket, type Ticket, VERIFIED } from './login-tickets.ts'
import { requireSecondStep, checkSecondStep, type MfaChallenge, type SecondStep } from './mfa/index.ts'
import { markVerified } from './session-store.ts'
import { type Device, endSession, type IssuedSession, replaceSession } from './sessions.ts'

export interface LoginInput {
  /** Trimmed (IDENT-03). */
  readonly usernameOrEmail: string
  readonly password: string
}

export interface LoggedIn {
  readonly viewer: SignedIn
  readonly session: IssuedSession
}

/** IDENT-20: a correct password may not be enough, which is not an error. */
export type LoginOutcome = ({ readonly needsMfa: false } & LoggedIn) | ({ readonly needsMfa: true } & MfaChallenge)

type Proven = { readonly needsMfa: false; readonly account: Credentials } | ({ readonly needsMfa: true } & MfaChallenge)

const refused = () => fail('auth.failed', { field: 'username_or_email' })

const viewerOf = (account: Credentials, sessionId: Id): SignedIn => ({
  kind: 'AUTH',
  userId: account.id,
  sessionId,
  role: account.role,
  isWriteBanned: account.isWriteBanned,
})

const begin = async (tx: TxCtx, account: Credentials, device: Device): Promise<LoggedIn> => {
  const session = await replaceSession(tx, account.id, device)
  return { session, viewer: viewerOf(account, session.id) }
}

/** The account, unless it was deleted or its password was changed since the check a moment ago. */
const stillProven = async (tx: TxCtx, proven: Credentials): Promise<Credentials> => {
  const account = await heldCredentials(tx.db, proven.id)
  if (!account || account.passwordHash !== proven.passwordHash) throw refused()
  return account
}

/** Strangers cannot use up the guesses of a device that the account has signed in on. */
const subjectsOf = (ctx: Ctx, account: Credentials | undefined, name: string, { knownDevice, address }: Device) => {
  const device = account && knownDeviceOf(ctx, account, knownDevice)
  return device === undefined ? strangersSubjects(name, address) : ownersSubjects(device, account!.id, address)
}

/**
 * IDENT-03: checks the name and password, and whether they are enough.
 * @throws 'auth.failed', the same for unknown names and wrong passwords; 'request.rate' after 15 wrong guesses an hour
 * for one name, 30 from one known device, or 100 from one address; 'request.overloaded'
 */
const prove = async (ctx: Ctx, input: LoginInput, device: Device): Promise<Proven> => {
  const name = input.usernameOrEmail.trim()
  const account = await credentialsByName(ctx.db, name)
  const isRight = await guessPassword(ctx, account, input.password, subjectsOf(ctx, account, name, device))
  if (!isRight || !account) throw refused()
  if (!account.isMfaEnabled) return { needsMfa: false, account }
  return { needsMfa: true, ...(await requireSecondStep(ctx, account.id, device.origin)) }
}

/**
 * Always starts a new session and ends the one of the request.
 * @throws what `prove` throws
 */
export const logIn = async (ctx: Ctx, input: LoginInput, device: Device = {}): Promise<LoginOutcome> => {
  const proven = await prove(ctx, input, device)
  if (proven.needsMfa) return proven
  const loggedIn = await ctx.transaction(async (tx) => begin(tx, await stillProven(tx, proven.account), device))
  return { needsMfa: false, ...loggedIn }
}

/**
 * IDENT-20: the second step of a login, with the ticket of the first.
 * @throws 'mfa.wrong', 'mfa.expired', 'request.rate' after ten wrong ones an hour
 */
export const completeLogin = async (
  ctx: Ctx,
  ticket: string,
  step: SecondStep,
  device: Device = {},
): Promise<LoggedIn> => {
  await checkSecondStep(ctx, ticket, step, device.origin)
  return ctx.transaction(async (tx) => begin(tx, (await spend(tx, 'mfa', ticket)).account, device))
}

const spend = async (
  tx: TxCtx,
  purpose: 'mfa' | 'handshake',
  ticket: string,
): Promise<Ticket & { readonly account: Credentials }> => {
  const spent = await spendTicket(tx, purpose, ticket)
  const account = spent && (await heldCredentials(tx.db, spent.userId))
  if (!account) throw fail(purpose === 'mfa' ? 'mfa.expired' : 'handshake.expired', { field: 'token' })
  return { ...spent, account }
}

export type HandshakeOutcome =
  | {
      readonly needsMfa: false
      readonly token: string
      /** Set if this made their account, to act as them before their session starts. */
      readonly newcomer?: SignedIn
    }
  | ({ readonly needsMfa: true } & MfaChallenge)

/** The same as `logIn`, for a session that starts with a second request within a minute (IDENT-03). */
export const logInByHandshake = async (ctx: Ctx, input: LoginInput, device: Device): Promise<HandshakeOutcome> => {
  const proven = await prove(ctx, input, device)
  if (proven.needsMfa) return proven
  const token = await ctx.transaction(async (tx) => {
    const { id } = await stillProven(tx, proven.account)
    return issueTicket(tx, 'handshake', { userId: id })
  })
  return { needsMfa: false, token }
}

/** The same as `completeLogin`, for a handshake. */
export const completeHandshake = async (
  ctx: Ctx,
  ticket: string,
  step: SecondStep,
  device: Device,
): Promise<string> => {
  await checkSecondStep(ctx, ticket, step, device.origin)
  return ctx.transaction(async (tx) => {
    const { userId } = await spend(tx, 'mfa', ticket)
    return issueTicket(tx, 'handshake', { userId })
  })
}

/**
 * IDENT-02, IDENT-03: opens the session of a handshake, once.
 * @throws 'handshake.expired'
 */
export const openHandshake = (ctx: Ctx, token: string, device: Device): Promise<LoggedIn> =>
  ctx.transaction(async (tx) => {
    const { account, challenge } = await spend(tx, 'handshake', token)
    const loggedIn = await begin(tx, account, device)
    if (challenge === VERIFIED) await markVerified(tx.db, loggedIn.session.id, tx.now())
    return loggedIn
  })

/** IDENT-06: ends this session. Not an error if the viewer is already signed out. */
export const logOut = async (ctx: Ctx): Promise<void> => {
  if (ctx.viewer.kind === 'AUTH') await endSession(ctx, ctx.viewer.sessionId)
}
