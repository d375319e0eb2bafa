import { fail, type Id, type ParentalPasscode } from '@corkboard/contract'
import type { Ctx, SignedIn, TxCtx } from '../../../kernel/index.ts'
import { dropMailLinks, findMailLink, queueMail, spendMailLink } from '../../../platform/mail/index.ts'
import { accountById, type Account } from '../../accounts/index.ts'
import { requireFresh } from '../prove-again.ts'
import { countAttempt } from '../../../platform/throttle/index.ts'
import { checkBackupEmail, checkNewPasscode, type NewBackupEmail, type NewPasscode } from './passcode-fields.ts'
import { keyedPasscode, requirePasscode } from './passcode-gate.ts'
import { deletePasscode, guardedOf, heldGuarded, insertPasscode, updatePasscode } from './passcode-store.ts'

/** (ours) Mails per hour to a parent's email address. */
const MAILS_PER_HOUR = 5

const me = async (ctx: Ctx<SignedIn>): Promise<Account> => {
  const account = await accountById(ctx.db, ctx.viewer.userId)
  if (!account) throw fail('auth.required')
  return account
}

/** The state of the viewer's passcode. */
export const loadPasscode = async (ctx: Ctx<SignedIn>): Promise<ParentalPasscode> => {
  const now = ctx.now()
  const { isMinor, passcode } = await guardedOf(ctx.db, ctx.viewer.userId, now)
  const until = passcode?.lockedUntil ?? null
  return {
    is_set: passcode !== undefined,
    can_set: isMinor,
    backup_email: passcode?.backupEmail ?? null,
    is_backup_email_confirmed: passcode?.isBackupConfirmed ?? false,
    locked_until: until !== null && until > now ? until.toISOString() : null,
  }
}

const hashOf = (ctx: Ctx, userId: Id, passcode: string): Promise<string> =>
  ctx.site.passwords.hash(keyedPasscode(ctx, userId, passcode))

/** Sends the parent a mail to confirm their address. */
const sendBackupConfirmation = async (
  tx: TxCtx,
  account: Account,
  backupEmail: string,
  origin: string,
): Promise<void> => {
  await countAttempt(tx, [{ key: `passcode:${account.id}`, limit: MAILS_PER_HOUR }])
  await queueMail(tx, {
    kind: 'confirm_backup_email',
    to: backupEmail,
    locale: account.locale,
    values: { firstName: '', username: account.username },
    link: { purpose: 'confirm_backup_email', userId: account.id, origin, path: '/parental-passcode/confirm/' },
  })
}

/** Notifies the account's own email address that the passcode was changed. */
const notify = (tx: TxCtx, { email, locale, firstName }: Account): Promise<void> =>
  queueMail(tx, { kind: 'passcode_changed', to: email, locale, values: { firstName } })

export interface PasscodeSetup extends NewPasscode, NewBackupEmail {
  /** Required if the account's password was not given in this session within the last ten minutes. */
  readonly password?: string | undefined
  readonly address?: string | undefined
  /** The site origin for the link in the mail. */
  readonly origin: string
}

/**
 * IDENT-12: protects the settings of a user under 18 with a passcode, and sends the parent a mail to confirm their
 * address.
 * @throws 'passcode.adult', 'passcode.exists', what the field checks throw, 'auth.password_required', 'password.wrong',
 * 'request.rate'
 */
export const setUpPasscode = async (ctx: Ctx<SignedIn>, setup: PasscodeSetup): Promise<ParentalPasscode> => {
  const account = await me(ctx)
  const { isMinor, passcode: earlier } = await guardedOf(ctx.db, account.id, ctx.now())
  if (!isMinor) throw fail('passcode.adult')
  if (earlier) throw fail('passcode.exists')
  const passcode = checkNewPasscode(setup)
  const backupEmail = checkBackupEmail(setup, account.email)
  await requireFresh(ctx, setup)
  const passcodeHash = await hashOf(ctx, account.id, passcode)
  return ctx.transaction(async (tx) => {
    if ((await heldGuarded(tx.db, account.id, tx.now())).passcode) throw fail('passcode.exists')
    await insertPasscode(tx.db, account.id, { passcodeHash, backupEmail }, tx.now())
    await sendBackupConfirmation(tx, account, backupEmail, setup.origin)
    await notify(tx, account)
    return loadPasscode(tx)
  })
}

export interface PasscodeChange {
  readonly passcode: string
  readonly newPasscode?: NewPasscode
  readonly newBackupEmail?: NewBackupEmail
  readonly origin: string
}

/**
 * Changes the passcode, the parent's email address, or both.
 * @throws what `requirePasscode` and the field checks throw
 */
export const changePasscode = async (ctx: Ctx<SignedIn>, change: PasscodeChange): Promise<ParentalPasscode> => {
  const account = await me(ctx)
  await requireSet(ctx)
  const chosen = change.newPasscode && checkNewPasscode(change.newPasscode, 'new_passcode')
  const backupEmail = change.newBackupEmail && checkBackupEmail(change.newBackupEmail, account.email)
  await requirePasscode(ctx, change.passcode)
  const passcodeHash = chosen === undefined ? undefined : await hashOf(ctx, account.id, chosen)
  return ctx.transaction(async (tx) => {
    if (passcodeHash !== undefined) await updatePasscode(tx.db, account.id, { passcode_hash: passcodeHash })
    if (backupEmail !== undefined) {
      await updatePasscode(tx.db, account.id, { backup_email: backupEmail, backup_confirmed_at: null })
      await dropMailLinks(tx, account.id, ['confirm_backup_email', 'reset_passcode'])
      await sendBackupConfirmation(tx, account, backupEmail, change.origin)
    }
    await notify(tx, account)
    return loadPasscode(tx)
  })
}

const requireSet = async (ctx: Ctx<SignedIn>) => {
  const { passcode } = await guardedOf(ctx.db, ctx.viewer.userId, ctx.now())
  if (!passcode) throw fail('passcode.none')
  return passcode
}

/**
 * Checks the passcode, for the modal.
 * @throws 'passcode.none' and what `requirePasscode` throws
 */
export const testPasscode = async (ctx: Ctx<SignedIn>, passcode: string): Promise<void> => {
  await requireSet(ctx)
  await requirePasscode(ctx, passcode)
}

/** @throws what `testPasscode` throws */
export const removePasscode = async (ctx: Ctx<SignedIn>, passcode: string): Promise<void> => {
  await testPasscode(ctx, passcode)
  const account = await me(ctx)
  await ctx.transaction(async (tx) => {
    await deletePasscode(tx.db, account.id)
    await dropMailLinks(tx, account.id, ['confirm_backup_email', 'reset_passcode'])
    await notify(tx, account)
  })
}

/**
 * Sends the first mail again. Does nothing if the address is confirmed.
 * @throws 'passcode.none', 'request.rate'
 */
export const resendBackupConfirmation = async (ctx: Ctx<SignedIn>, origin: string): Promise<void> => {
  const passcode = await requireSet(ctx)
  if (passcode.isBackupConfirmed) return
  const account = await me(ctx)
  await ctx.transaction((tx) => sendBackupConfirmation(tx, account, passcode.backupEmail, origin))
}

/** The account and passcode for a link, if the parent's address is still the one it was sent to. */
const linked = async (
  tx: TxCtx,
  purpose: 'confirm_backup_email' | 'reset_passcode',
  token: string,
): Promise<Account> => {
  const link = await spendMailLink(tx, purpose, token)
  const account = link && (await accountById(tx.db, link.userId))
  const gate = account && (await heldGuarded(tx.db, account.id, tx.now())).passcode
  if (!link || !account || gate?.backupEmail !== link.email) throw fail('link.expired', { field: 'token' })
  return account
}

/**
 * Confirms the parent's address when they follow the link, in any browser.
 * @throws 'link.expired'
 */
export const confirmBackupEmail = (ctx: Ctx, token: string): Promise<void> =>
  ctx.transaction(async (tx) => {
    const account = await linked(tx, 'confirm_backup_email', token)
    await updatePasscode(tx.db, account.id, { backup_confirmed_at: tx.now() })
  })

/**
 * Sends the parent a link to reset the passcode.
 * @throws 'passcode.none', 'backup_email.unconfirmed', 'request.rate'
 */
export const requestPasscodeReset = async (ctx: Ctx<SignedIn>, origin: string): Promise<void> => {
  const passcode = await requireSet(ctx)
  if (!passcode.isBackupConfirmed) throw fail('backup_email.unconfirmed')
  const { id, locale, username } = await me(ctx)
  await ctx.transaction(async (tx) => {
    await countAttempt(tx, [{ key: `passcode:${id}`, limit: MAILS_PER_HOUR }])
    await queueMail(tx, {
      kind: 'passcode_reset',
      to: passcode.backupEmail,
      locale,
      values: { firstName: '', username },
      link: { purpose: 'reset_passcode', userId: id, origin, path: '/parental-passcode/reset/' },
    })
  })
}

/**
 * Sets the parent's new passcode, in any browser, and lifts a lock.
 * @throws 'link.expired' and what the field checks throw
 */
export const resetPasscode = async (ctx: Ctx, token: string, chosen: NewPasscode): Promise<void> => {
  const passcode = checkNewPasscode(chosen)
  const userId = (await findMailLink(ctx, 'reset_passcode', token))?.userId
  if (userId === undefined) throw fail('link.expired', { field: 'token' })
  const passcodeHash = await hashOf(ctx, userId, passcode)
  await ctx.transaction(async (tx) => {
    const account = await linked(tx, 'reset_passcode', token)
    await updatePasscode(tx.db, account.id, { passcode_hash: passcodeHash, tries: 0, lockouts: 0, locked_until: null })
    await notify(tx, account)
  })
}
