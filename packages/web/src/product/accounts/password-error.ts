import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'

/** What can be told of a new password without asking the server, which decides. Passwords are never trimmed (quality §3). */
export const passwordError = (password: string): ErrorCode | undefined => {
  const { length } = [...password]
  return length < LIMITS.passwordMin || length > LIMITS.passwordMax ? 'password.length' : undefined
}
