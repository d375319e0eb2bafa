import { fail, LIMITS } from '@corkboard/contract'
import { isEmail } from '../../accounts/index.ts'

/**
 * Consumer §5: digits only, exactly four; spaces are ignored.
 * @throws 'field.required', 'passcode.digits', 'passcode.length'
 */
export const checkPasscode = (text: string, field = 'passcode'): string => {
  const passcode = text.replace(/\s/g, '')
  if (passcode === '') throw fail('field.required', { field })
  if (!/^\d+$/.test(passcode)) throw fail('passcode.digits', { field })
  if (passcode.length !== LIMITS.passcode) throw fail('passcode.length', { field })
  return passcode
}

export interface NewPasscode {
  readonly passcode: string
  readonly confirmPasscode: string
}

/**
 * `field` is the clients' name for the first of the two.
 * @throws what `checkPasscode` throws for either, 'passcode.mismatch'
 */
export const checkNewPasscode = ({ passcode, confirmPasscode }: NewPasscode, field = 'passcode'): string => {
  const chosen = checkPasscode(passcode, field)
  if (checkPasscode(confirmPasscode, 'confirm_passcode') !== chosen) {
    throw fail('passcode.mismatch', { field: 'confirm_passcode' })
  }
  return chosen
}

const checkAddress = (text: string, field: string): string => {
  const email = text.trim()
  if (email === '') throw fail('field.required', { field })
  if (!isEmail(email)) throw fail('email.invalid', { field })
  return email
}

export interface NewBackupEmail {
  readonly backupEmail: string
  readonly confirmBackupEmail: string
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** @throws 'field.required', 'email.invalid', 'backup_email.own', 'backup_email.mismatch' */
export const checkBackupEmail = (given: NewBackupEmail, accountEmail: string): string => {
  const email = checkAddress(given.backupEmail, 'backup_email')
  if (isSame(email, accountEmail)) throw fail('backup_email.own', { field: 'backup_email' })
  if (!isSame(checkAddress(given.confirmBackupEmail, 'confirm_backup_email'), email)) {
    throw fail('backup_email.mismatch', { field: 'confirm_backup_email' })
  }
  return email
}
