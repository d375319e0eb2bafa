import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'

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
