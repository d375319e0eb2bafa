import { ERRORS, type ErrorCode } from '@corkboard/contract/errors'

/** IDENT-16: why somebody may come back from where their other account is and nothing has come of it. */
const REFUSALS: readonly string[] = [
  'social.failed',
  'social.canceled',
  'social.no_email',
  'social.email_taken',
  'social.linked_elsewhere',
  'age.restricted',
] satisfies ErrorCode[]

/** What to tell them; nothing for what anybody could have written into an address. */
export const socialRefusal = (code: string | null | undefined): string | null =>
  code && REFUSALS.includes(code) ? ERRORS[code as ErrorCode].message : null
