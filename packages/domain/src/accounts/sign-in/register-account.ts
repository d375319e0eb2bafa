import { fail, type Id, LIMITS } from '@corkboard/contract'
import { userRegistered } from '@corkboard/contract/events'
import { cleanLine, type Ctx, type SignedIn, type TxCtx } from '../../kernel/index.ts'
import {
  ageAt,
  checkBirthday,
  checkCountry,
  checkEmail,
  checkFirstName,
  checkGender,
  checkLastName,
  checkLocale,
  checkText,
  checkUsername,
  isEmailTaken,
  isUsernameTaken,
  type Account,
  type NewAccount,
  rulesOfAge,
  makeAccount,
  checkPassword,
  suggestUsernames,
} from '../accounts/index.ts'
import { issueTicket } from './login-tickets.ts'
import { type Device, type IssuedSession, replaceSession } from './sessions.ts'
import { addressSubjects, countAttempt } from '../../platform/throttle/index.ts'
import { queueVerification } from './verify-email.ts'

/** (ours) Accounts per hour from one IP address. */
const PER_ADDRESS = 100

/** (ours) Longer campaign names are cut: users do not type them, and none should make a sign-up fail. */
const CAMPAIGN_LENGTH = 100

/** IDENT-01, as typed. */
export interface RegistrationInput {
  readonly email: string
  readonly password: string
  /** Derived from the name if omitted. */
  readonly username?: string
  readonly firstName: string
  readonly lastName?: string
  /** YYYY-MM-DD */
  readonly birthday?: string
  readonly gender?: string
  /** The user's own word when `gender` is `custom`. */
  readonly customGender?: string
  /** Makes it a business account. */
  readonly businessName?: string
  /** ISO 3166-1 alpha-2; `US` if omitted. */
  readonly country?: string
  /** BCP 47; `en-US` if omitted. */
  readonly locale?: string
  /** From the URL they first arrived at. */
  readonly campaign?: string
  /** Pins whose pages they opened before, latest first. */
  readonly visitedPinIds?: readonly Id[]
}

/** A registration that only needs to be written: every field is checked and the password is hashed. */
export interface PreparedRegistration {
  readonly account: NewAccount
}

export interface Registered {
  readonly account: Account
  readonly viewer: SignedIn
  readonly session: IssuedSession
}

/**
 * Checks every field and hashes the password. Call it outside any transaction. Errors use the clients' field names.
 * @throws 'email.invalid', 'email.taken', 'username.invalid', 'username.taken', 'name.invalid', 'password.length',
 * 'password.characters', 'password.common', 'password.personal', 'birthday.invalid', 'age.restricted',
 * 'request.invalid' (country, locale, gender, custom_gender, business_name), 'request.overloaded'
 */
export const prepareRegistration = async (ctx: Ctx, input: RegistrationInput): Promise<PreparedRegistration> => {
  const email = checkEmail(input.email)
  const firstName = checkFirstName(input.firstName)
  const lastName = checkLastName(input.lastName ?? '')
  const chosen = input.username?.trim() ? checkUsername(input.username) : undefined
  const birthday = input.birthday ? checkBirthday(input.birthday, ctx.now()) : null
  const rules = rulesOfAge(birthday === null ? null : ageAt(birthday, ctx.now()))
  const country = checkCountry(input.country || 'US')
  const locale = checkLocale(input.locale || 'en-US')
  const password = checkPassword(input.password, { email, firstName, lastName, username: chosen })
  // Also checked here, so that a taken address does not cost a hash. `register` makes the final decision.
  if (await isEmailTaken(ctx.db, email)) throw fail('email.taken', { field: 'email' })
  if (chosen && (await isUsernameTaken(ctx.db, chosen))) throw fail('username.taken', { field: 'username' })
  return {
    account: {
      email,
      usernames: chosen ? [chosen] : suggestUsernames({ firstName, lastName, email }),
      firstName,
      lastName,
      about: '',
      country,
      locale,
      birthday,
      gender: input.gender ? checkGender(input.gender) : null,
      customGender: input.customGender ? checkText(input.customGender, LIMITS.customGender, 'custom_gender') : null,
      businessName: input.businessName ? checkText(input.businessName, LIMITS.businessName, 'business_name') : null,
      ...(birthday !== null && { rules }),
      // By default, what minors opened does not influence what they see.
      visitedPinIds: rules.isUnder18 ? [] : [...new Set(input.visitedPinIds)].slice(0, LIMITS.visitedPinPages),
      campaign: cleanLine(input.campaign ?? '').slice(0, CAMPAIGN_LENGTH) || null,
      passwordHash: await ctx.site.passwords.hash(password),
      isDemo: false,
    },
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
    return { account, session, viewer: viewerOf(account, session.id) }
  })

/** IDENT-02: the same, for a session that starts with a second request within a minute. */
export const registerByHandshake = (
  ctx: Ctx,
  prepared: PreparedRegistration,
  device: Device,
): Promise<{ readonly account: Account; readonly token: string }> =>
  ctx.transaction(async (tx) => {
    const account = await writeAccount(tx, prepared, device)
    return { account, token: await issueTicket(tx, 'handshake', { userId: account.id }) }
  })
