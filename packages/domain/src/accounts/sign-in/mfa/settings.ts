import { fail, LIMITS, type MfaSettings, type PasskeyInfo } from '@corkboard/contract'
import { cleanLine, type Ctx, lengthOf, type SignedIn, type TxCtx } from '../../../kernel/index.ts'
import { queueMail } from '../../../platform/mail/index.ts'
import { accountById, type Account, setMfaEnabled } from '../../accounts/index.ts'
import { findTicket, issueTicket, spendTicket } from '../login-tickets.ts'
import { requireFresh } from '../prove-again.ts'
import { countMfaAttempt } from './attempts.ts'
import {
  confirmTotp,
  countRecoveryCodes,
  deleteFactors,
  deletePasskey,
  deleteRecoveryCodes,
  deleteTotp,
  findTotp,
  insertPasskey,
  namePasskey,
  passkeysOf,
  type StoredPasskey,
} from './mfa-store.ts'
import { newPasskeyOptions, type PasskeyOptions, readNewPasskey } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { beginTotp, type NewTotp, spendTotpCode } from './totp.ts'

/** The password again, unless it was given in this session within the last ten minutes. */
export interface Again {
  readonly password?: string | undefined
  readonly address?: string | undefined
}

/** The first second factor comes with recovery codes, which are shown once. */
export interface FactorAdded {
  /** `null` if the user already has codes. */
  readonly recoveryCodes: readonly string[] | null
}

const me = async (ctx: Ctx<SignedIn>): Promise<Account> => {
  const account = await accountById(ctx.db, ctx.viewer.userId)
  if (!account) throw fail('auth.required')
  return account
}

const passkeyInfo = ({ id, name, createdAt, lastUsedAt }: StoredPasskey): PasskeyInfo => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
})

/** IDENT-20: quality §3 requires it of staff. */
export const mustHaveMfa = (role: SignedIn['role']): boolean => role !== 'member'

export const loadMfaSettings = async (ctx: Ctx<SignedIn>): Promise<MfaSettings> => {
  const { userId } = ctx.viewer
  const { hasPassword, isMfaEnabled, role } = await me(ctx)
  const [totp, passkeys, left] = await Promise.all([
    findTotp(ctx.db, userId),
    passkeysOf(ctx.db, userId),
    countRecoveryCodes(ctx.db, userId),
  ])
  return {
    is_enabled: isMfaEnabled,
    is_required: mustHaveMfa(role),
    can_enable: hasPassword,
    has_totp: totp?.isConfirmed === true,
    passkeys: passkeys.map(passkeyInfo),
    recovery_codes_left: left,
  }
}

/**
 * The account, if it may change how it logs in.
 * @throws 'mfa.no_password' and what `requireFresh` throws
 */
const allowed = async (ctx: Ctx<SignedIn>, again: Again): Promise<Account> => {
  const account = await me(ctx)
  if (!account.hasPassword) throw fail('mfa.no_password')
  await requireFresh(ctx, again)
  return account
}

const notify = (ctx: TxCtx, { email, locale, firstName }: Account, kind: 'two_factor_on' | 'two_factor_off') =>
  queueMail(ctx, { kind, to: email, locale, values: { firstName } })

/** Called after a factor was added. Logins require a second factor from now on. */
const factorAdded = async (ctx: TxCtx, account: Account): Promise<FactorAdded> => {
  ctx.changed(`account:${account.id}`, `user:${account.id}`)
  if (account.isMfaEnabled) return { recoveryCodes: null }
  await setMfaEnabled(ctx.db, account.id, ctx.now())
  await notify(ctx, account, 'two_factor_on')
  return { recoveryCodes: await makeRecoveryCodes(ctx, account.id) }
}

/**
 * Called after a factor was removed. Without any factors left, logins stop asking for one.
 * @throws 'mfa.required' when the role needs one
 */
const factorRemoved = async (ctx: TxCtx, account: Account): Promise<void> => {
  ctx.changed(`account:${account.id}`, `user:${account.id}`)
  const totp = await findTotp(ctx.db, account.id)
  if (totp?.isConfirmed || (await passkeysOf(ctx.db, account.id)).length > 0) return
  if (mustHaveMfa(account.role)) throw fail('mfa.is_required')
  await deleteRecoveryCodes(ctx.db, account.id)
  await setMfaEnabled(ctx.db, account.id, null)
  await notify(ctx, account, 'two_factor_off')
}

/**
 * The first step of setting up an authenticator app. Logins ask for a code only after the second.
 * @throws 'mfa.has_totp'
 */
export const setUpTotp = async (ctx: Ctx<SignedIn>, again: Again): Promise<NewTotp> => {
  const account = await allowed(ctx, again)
  const begun = await beginTotp(ctx, account.id, account.email)
  if (!begun) throw fail('mfa.has_totp')
  return begun
}

/**
 * The second step: checks a code from the app.
 * @throws 'mfa.wrong', 'request.rate'
 */
export const turnOnTotp = async (ctx: Ctx<SignedIn>, code: string): Promise<FactorAdded> => {
  const attempt = await countMfaAttempt(ctx, ctx.viewer.userId)
  const added = await ctx.transaction(async (tx) => {
    const account = await me(tx)
    if (!(await spendTotpCode(tx, account.id, code, { confirmed: false }))) throw fail('mfa.wrong', { field: 'code' })
    await confirmTotp(tx.db, account.id, tx.now())
    return factorAdded(tx, account)
  })
  await attempt.takeBack()
  return added
}

/** @throws 'mfa.is_required', 'auth.password_required', 'password.wrong' */
export const turnOffTotp = async (ctx: Ctx<SignedIn>, again: Again): Promise<void> => {
  const account = await allowed(ctx, again)
  await ctx.transaction(async (tx) => {
    if (await deleteTotp(tx.db, account.id)) await factorRemoved(tx, account)
  })
}

export interface PasskeySetup {
  readonly token: string
  readonly options: PasskeyOptions
}

/**
 * The options with which the browser creates a passkey for `origin`.
 * @throws 'mfa.too_many'
 */
export const setUpPasskey = async (ctx: Ctx<SignedIn>, again: Again, origin: string): Promise<PasskeySetup> => {
  const account = await allowed(ctx, again)
  if ((await passkeysOf(ctx.db, account.id)).length >= LIMITS.passkeys) throw fail('mfa.too_many')
  const person = { ...account, fullName: `${account.firstName} ${account.lastName}`.trim() }
  const options = await newPasskeyOptions(ctx, person, origin)
  const token = await issueTicket(ctx, 'passkey', { userId: account.id, challenge: options.challenge })
  return { token, options }
}

export interface NewPasskey {
  readonly token: string
  /** The response of the browser's authenticator. */
  readonly response: unknown
  /** The user's name for it. */
  readonly name: string
}

const checkPasskeyName = (given: string): string => {
  const name = cleanLine(given)
  if (name === '') throw fail('request.missing', { field: 'name' })
  if (lengthOf(name) > LIMITS.passkeyName) throw fail('mfa.name_too_long', { field: 'name' })
  return name
}

/** @throws 'mfa.expired', 'mfa.wrong', 'mfa.name_too_long', 'request.missing' (name) */
export const addPasskey = async (
  ctx: Ctx<SignedIn>,
  { token, response, name: given }: NewPasskey,
  origin: string,
): Promise<FactorAdded & { readonly passkey: PasskeyInfo }> => {
  const name = checkPasskeyName(given)
  const account = await me(ctx)
  const ticket = await findTicket(ctx, 'passkey', token)
  if (!ticket?.challenge || ticket.userId !== account.id) throw fail('mfa.expired', { field: 'token' })
  const made = await readNewPasskey(ctx, response, { challenge: ticket.challenge, origin })
  if (!made) throw fail('mfa.wrong', { field: 'response' })
  return ctx.transaction(async (tx) => {
    if (!(await spendTicket(tx, 'passkey', token))) throw fail('mfa.expired', { field: 'token' })
    const passkey = { ...made, name, createdAt: tx.now() }
    if (!(await insertPasskey(tx.db, account.id, passkey))) throw fail('mfa.wrong', { field: 'response' })
    return { ...(await factorAdded(tx, account)), passkey: passkeyInfo({ ...passkey, lastUsedAt: null }) }
  })
}

/**
 * Requires no password, because the name does not affect what the passkey opens.
 * @throws 'mfa.name_too_long', 'request.missing' (name), 'request.not_found' (id)
 */
export const renamePasskey = async (ctx: Ctx<SignedIn>, id: string, given: string): Promise<PasskeyInfo> => {
  const name = checkPasskeyName(given)
  const { userId } = ctx.viewer
  const isNamed = await namePasskey(ctx.db, userId, id, name)
  const passkey = (await passkeysOf(ctx.db, userId)).find((own) => own.id === id)
  if (!isNamed || !passkey) throw fail('request.not_found', { field: 'id' })
  return passkeyInfo(passkey)
}

/** @throws 'mfa.is_required', 'auth.password_required', 'password.wrong' */
export const removePasskey = async (ctx: Ctx<SignedIn>, id: string, again: Again): Promise<void> => {
  const account = await allowed(ctx, again)
  await ctx.transaction(async (tx) => {
    if (await deletePasskey(tx.db, account.id, id)) await factorRemoved(tx, account)
  })
}

/**
 * Creates ten new codes and invalidates the old ones.
 * @throws 'mfa.off' for users without two-factor authentication
 */
export const renewRecoveryCodes = async (ctx: Ctx<SignedIn>, again: Again): Promise<string[]> => {
  const account = await allowed(ctx, again)
  if (!account.isMfaEnabled) throw fail('mfa.off')
  return ctx.transaction((tx) => makeRecoveryCodes(tx, account.id))
}

/** The operator's way to help a user who has lost everything. The user is notified. */
export const dropMfa = async (ctx: TxCtx, account: Account): Promise<void> => {
  await deleteFactors(ctx.db, account.id)
  await setMfaEnabled(ctx.db, account.id, null)
  ctx.changed(`account:${account.id}`, `user:${account.id}`)
  if (account.isMfaEnabled) await notify(ctx, account, 'two_factor_off')
}
