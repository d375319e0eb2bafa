import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'

// Text on both sides of one @, with a dot after it. The server decides; this only catches typos.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Finds mistakes in an email address that need no server to detect. */
export const emailError = (email: string): ErrorCode | undefined =>
  EMAIL.test(email.trim()) && email.length <= LIMITS.email ? undefined : 'email.invalid'
