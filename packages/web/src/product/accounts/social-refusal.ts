import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'

/** IDENT-16: reasons why a social sign-in can fail. */
const REFUSALS: readonly string[] = [
  'social.failed',
  'social.canceled',
  'social.no_email',
  'social.email_taken',
  'social.linked_elsewhere',
  'age.restricted',
] satisfies ErrorCode[]

/** Returns the text for a code, or nothing for a code that anyone could have put into an address. */
export const socialRefusal = (code: string | null | undefined): string | null =>
  code && REFUSALS.includes(code) ? ERRORS[code as ErrorCode].message : null
