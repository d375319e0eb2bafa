import type { ErrorCode } from '@corkboard/contract/errors'
import { LIMITS } from '@corkboard/contract/limits'

export interface SignUpFields {
  readonly first_name: string
  readonly email: string
  readonly password: string
  /** YYYY-MM-DD, or empty: it may be left out. */
  readonly birthday: string
}

export interface LogInFields {
  readonly username_or_email: string
  readonly password: string
}

export type FieldProblems<Fields> = Readonly<Partial<Record<keyof Fields, ErrorCode>>>

// Something before and after one @, with a dot behind it. The server decides; this only catches slips of the hand.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const lengthOf = (text: string): number => [...text].length

/** Slips we can tell without asking the server. Passwords are never trimmed (quality §3). */
export const checkSignUp = (fields: SignUpFields): FieldProblems<SignUpFields> => {
  const problems: Partial<Record<keyof SignUpFields, ErrorCode>> = {}
  const name = lengthOf(fields.first_name.trim())
  if (name < 1 || name > LIMITS.firstName) problems.first_name = 'name.invalid'
  if (!EMAIL.test(fields.email.trim()) || fields.email.length > LIMITS.email) problems.email = 'email.invalid'
  const length = lengthOf(fields.password)
  if (length < LIMITS.passwordMin || length > LIMITS.passwordMax) problems.password = 'password.length'
  return problems
}

export const checkLogIn = (fields: LogInFields): FieldProblems<LogInFields> => ({
  ...(fields.username_or_email.trim() === '' && { username_or_email: 'request.missing' as const }),
  ...(fields.password === '' && { password: 'request.missing' as const }),
})

/**
 * Where to go after logging in: the `next` of the address, only when it is a path of this site.
 * Anything else (another host, `//host`, a backslash that browsers read as a slash, a control character) leads home.
 */
export const safeNextPath = (next: string | null | undefined): string => {
  if (!next || !/^\/(?![/\\])/.test(next) || [...next].some((letter) => letter === '\\' || letter < ' ')) return '/'
  return /^\/(login|signup)\b/.test(next) ? '/' : next
}
