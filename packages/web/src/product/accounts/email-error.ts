import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'

// Something before and after one @, with a dot behind it. The server decides; this only catches slips of the hand.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What can be told of an e-mail address without asking the server. */
export const emailError = (email: string): ErrorCode | undefined =>
  EMAIL.test(email.trim()) && email.length <= LIMITS.email ? undefined : 'email.invalid'
