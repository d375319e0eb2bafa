import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'

/**
 * Finds mistakes in a new password that need no server to detect; the server decides. Passwords are never trimmed
 * (quality §3).
 */
export const passwordError = (password: string): FormErrorCode | undefined => {
  const { length } = [...password]
  return length < LIMITS.passwordMin || length > LIMITS.passwordMax ? 'password.length' : undefined
}
