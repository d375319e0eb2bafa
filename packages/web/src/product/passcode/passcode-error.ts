import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { emailError } from '../accounts/email-error.ts'

/** Consumer §5: finds mistakes in a parental passcode that need no server to detect. */
export const passcodeError = (passcode: string): FormErrorCode | undefined => {
  if (passcode === '') return 'field.required'
  return strayPasscodeError(passcode) ?? (passcode.length === LIMITS.passcode ? undefined : 'passcode.length')
}

/** Finds mistakes that are visible while typing. */
export const strayPasscodeError = (passcode: string): FormErrorCode | undefined =>
  /[^0-9]/.test(passcode) ? 'passcode.digits' : undefined

/** Consumer §5: strips spaces and rejects input longer than four digits. */
export const typedPasscode = (before: string, typed: string): string => {
  const passcode = typed.replace(/\s/g, '')
  return passcode.length > LIMITS.passcode ? before : passcode
}

interface NewPasscode {
  readonly passcode: string
  readonly confirm_passcode: string
}

/** Checks a new passcode that is entered twice. */
export const newPasscodeErrors = ({ passcode, confirm_passcode: again }: NewPasscode): Errors<keyof NewPasscode> =>
  onlyErrors({
    passcode: passcodeError(passcode),
    confirm_passcode: passcodeError(again) ?? (again === passcode ? undefined : 'passcode.mismatch'),
  })

interface NewBackupEmail {
  readonly backup_email: string
  readonly confirm_backup_email: string
}

/** Checks a parent's email that is entered twice. It must differ from the account's. */
export const backupEmailErrors = (
  { backup_email: email, confirm_backup_email: again }: NewBackupEmail,
  accountEmail: string,
): Errors<keyof NewBackupEmail> =>
  onlyErrors({
    backup_email: addressError(email) ?? (isSame(email, accountEmail) ? 'backup_email.own' : undefined),
    confirm_backup_email: addressError(again) ?? (isSame(email, again) ? undefined : 'backup_email.mismatch'),
  })

type Errors<Name extends string> = Readonly<Partial<Record<Name, FormErrorCode>>>

const onlyErrors = <Name extends string>(errors: Readonly<Record<Name, FormErrorCode | undefined>>): Errors<Name> =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== undefined)) as Errors<Name>

const addressError = (email: string): FormErrorCode | undefined =>
  email.trim() === '' ? 'field.required' : emailError(email)

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
