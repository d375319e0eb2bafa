import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'

// Text on both sides of one @, with a dot after it. The server decides; this only catches typos.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Finds mistakes in an email address that need no server to detect. */
export const emailError = (email: string): FormErrorCode | undefined =>
  EMAIL.test(email.trim()) && email.length <= LIMITS.email ? undefined : 'email.invalid'
