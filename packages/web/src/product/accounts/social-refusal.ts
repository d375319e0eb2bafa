import { FORM_ERRORS, type FormErrorCode } from '@corkboard/contract/form-errors'

/** IDENT-16: reasons why a social sign-in can fail. */
const REFUSALS: readonly string[] = [
  'social.failed',
  'social.canceled',
  'social.no_email',
  'social.email_taken',
  'social.linked_elsewhere',
  'age.restricted',
] satisfies FormErrorCode[]

/** Returns the text for a code, or nothing for a code that anyone could have put into an address. */
export const socialRefusal = (code: string | null | undefined): string | null =>
  code && REFUSALS.includes(code) ? FORM_ERRORS[code as FormErrorCode].message : null
