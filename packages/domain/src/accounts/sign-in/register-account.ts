import { fail, type Id } from '@corkboard/contract'
import { userRegistered } from '@corkboard/contract/events'
import type { Ctx, SignedIn, TxCtx } from '../../kernel/index.ts'
import { addressSubjects, countAttempt } from '../../platform/throttle/index.ts'
import {
  type Account,
  checkEmail,
  checkFirstName,
  checkLastName,
  checkPassword,
  checkUsername,
  isEmailTaken,
  isUsernameTaken,
  makeAccount,
  type NewAccount,
  suggestUsernames,
} from '../accounts/index.ts'
import { isPersonRegistering, type PersonalProof } from './bot-check/index.ts'
import { issueTicket, VERIFIED } from './login-tickets.ts'
import { newcomerOf } from './newcomer.ts'
import { checkDetails, type RegistrationDetails } from './registration-details.ts'
import { markVerified } from './session-store.ts'
import { type Device, type IssuedSession, replaceSession } from './sessions.ts'
import { refuseTakenEmail, requireRoomToSignUp } from './taken-email.ts'
import { queueVerification } from './verify-email.ts'

/** (ours) Accounts per hour from one IP address. */
const PER_ADDRESS = 100

/** IDENT-01, as typed. */
export interface RegistrationInput extends RegistrationDetails {
  readonly email: string
  readonly password: string
  /** Derived from the name if omitted. */
  readonly username?: string | undefined
  readonly firstName: string
  readonly lastName?: string | undefined
  readonly proof?: PersonalProof | undefined
}

/** A registration that only needs to be written: every field is checked and the password is hashed. */
export interface PreparedRegistration {
  readonly account: NewAccount
  /** A bot check has shown that a person registers (IDENT-09). */
  readonly isVerified: boolean
}

export interface Registered {
  readonly account: Account
  readonly viewer: SignedIn
  readonly session: IssuedSession
}

/**
 * Checks every field and hashes the password. Call it outside any transaction. Errors use the clients' field names. The
 * email address comes last: only a registration that would otherwise create an account finds out that it is taken.
 * @throws 'email.invalid', 'email.taken', 'username.invalid', 'username.taken', 'name.invalid', 'password.length',
 * 'password.characters', 'password.common', 'password.personal', 'birthday.invalid', 'age.restricted',
 * 'request.invalid' (country, locale, gender, custom_gender, business_name), 'request.rate', 'request.overloaded'
 */
export const prepareRegistration = async (
  ctx: Ctx,
  input: RegistrationInput,
  device: Device = {},
): Promise<PreparedRegistration> => {
  const email = checkEmail(input.email)
  const firstName = checkFirstName(input.firstName)
  const lastName = checkLastName(input.lastName ?? '')
  const chosen = input.username?.trim() ? checkUsername(input.username) : undefined
  const details = checkDetails(input, ctx.now())
  const password = checkPassword(input.password, { email, firstName, lastName, username: chosen })
  // Also checked here, so that a taken name does not cost a hash. `register` makes the final decision.
  if (chosen && (await isUsernameTaken(ctx.db, chosen))) throw fail('username.taken', { field: 'username' })
  await requireRoomToSignUp(ctx, device)
  if (await isEmailTaken(ctx.db, email)) await refuseTakenEmail(ctx, email, device)
  const usernames = chosen ? [chosen] : suggestUsernames({ firstName, lastName, email })
  const passwordHash = await ctx.site.passwords.hash(password)
  return {
    account: { ...details, email, usernames, firstName, lastName, about: '', passwordHash, isDemo: false },
    isVerified: await isPersonRegistering(ctx, input.proof ?? {}),
  }
}

const viewerOf = (account: Account, sessionId: Id): SignedIn => ({
  kind: 'AUTH',
  userId: account.id,
  sessionId,
  role: account.role,
  isWriteBanned: false,
})

/** Inserts the account's rows and queues the mail to verify its address, if there is an `origin` for its link. */
const writeAccount = async (tx: TxCtx, { account: wanted }: PreparedRegistration, device: Device): Promise<Account> => {
  await countAttempt(tx, addressSubjects('register:address', device.address, PER_ADDRESS))
  const account = await makeAccount(tx, wanted, 'first-is-owner')
  if (device.origin !== undefined) await queueVerification(tx, account, device.origin)
  await tx.emit(userRegistered, { user_id: account.id })
  return account
}

/**
 * IDENT-01: inserts the account in one transaction and signs it in. The first account of an instance becomes its owner.
 * @throws 'email.taken', 'username.taken', 'request.rate' after 100 an hour from one address
 */
export const register = (ctx: Ctx, prepared: PreparedRegistration, device: Device = {}): Promise<Registered> =>
  ctx.transaction(async (tx) => {
    const account = await writeAccount(tx, prepared, device)
    const session = await replaceSession(tx, account.id, device)
    if (prepared.isVerified) await markVerified(tx.db, session.id, tx.now())
    return { account, session, viewer: viewerOf(account, session.id) }
  })

/** IDENT-02: the same, for a session that starts with a second request within a minute. */
export const registerByHandshake = (
  ctx: Ctx,
  prepared: PreparedRegistration,
  device: Device,
): Promise<{ readonly account: Account; readonly token: string; readonly newcomer: SignedIn }> =>
  ctx.transaction(async (tx) => {
    const account = await writeAccount(tx, prepared, device)
    const challenge = prepared.isVerified ? VERIFIED : undefined
    const token = await issueTicket(tx, 'handshake', { userId: account.id, challenge })
    return { account, token, newcomer: newcomerOf(account) }
  })
