import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'
import { emailSlip } from './email-slip.ts'

/** Consumer §5: what can be told of a parental passcode without asking the server. */
export const passcodeSlip = (passcode: string): ErrorCode | undefined => {
  if (passcode === '') return 'field.required'
  return strayPasscodeSlip(passcode) ?? (passcode.length === LIMITS.passcode ? undefined : 'passcode.length')
}

/** What is wrong already while it is being typed. */
export const strayPasscodeSlip = (passcode: string): ErrorCode | undefined =>
  /[^0-9]/.test(passcode) ? 'passcode.digits' : undefined

/** Consumer §5: spaces are stripped, and input longer than four rejected. */
export const typedPasscode = (before: string, typed: string): string => {
  const passcode = typed.replace(/\s/g, '')
  return passcode.length > LIMITS.passcode ? before : passcode
}

interface NewPasscode {
  readonly passcode: string
  readonly confirm_passcode: string
}

/** Of a new passcode, written twice. */
export const newPasscodeSlips = ({ passcode, confirm_passcode: again }: NewPasscode): Slips<keyof NewPasscode> =>
  onlySlips({
    passcode: passcodeSlip(passcode),
    confirm_passcode: passcodeSlip(again) ?? (again === passcode ? undefined : 'passcode.mismatch'),
  })

interface NewBackupEmail {
  readonly backup_email: string
  readonly confirm_backup_email: string
}

/** Of a parent's address, written twice; not that of the account. */
export const backupEmailSlips = (
  { backup_email: email, confirm_backup_email: again }: NewBackupEmail,
  accountEmail: string,
): Slips<keyof NewBackupEmail> =>
  onlySlips({
    backup_email: addressSlip(email) ?? (isSame(email, accountEmail) ? 'backup_email.own' : undefined),
    confirm_backup_email: addressSlip(again) ?? (isSame(email, again) ? undefined : 'backup_email.mismatch'),
  })

type Slips<Name extends string> = Readonly<Partial<Record<Name, ErrorCode>>>

const onlySlips = <Name extends string>(slips: Readonly<Record<Name, ErrorCode | undefined>>): Slips<Name> =>
  Object.fromEntries(Object.entries(slips).filter(([, slip]) => slip !== undefined)) as Slips<Name>

const addressSlip = (email: string): ErrorCode | undefined =>
  email.trim() === '' ? 'field.required' : emailSlip(email)

const isSame = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase()
