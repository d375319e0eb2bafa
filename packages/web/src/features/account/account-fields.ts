import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import { emailError } from '../../product/accounts/email-error.ts'
import { passwordError } from '../../product/accounts/password-error.ts'
import type { FieldProblems } from '../../shell/forms/use-form.ts'

/** The last five are optional and may be empty. */
export interface SignUpFields {
  readonly first_name: string
  readonly email: string
  readonly password: string
  /** YYYY-MM-DD */
  readonly birthday: string
  readonly last_name: string
  /** The server derives one from the name. */
  readonly username: string
  readonly gender: string
  /** The user's own word when `gender` is `custom`. */
  readonly custom_gender: string
}

export interface LogInFields {
  readonly username_or_email: string
  readonly password: string
  /** The browser greets the user by name after the session ends. */
  readonly remember: boolean
}

const lengthOf = (text: string): number => [...text].length

/** Finds mistakes that need no server to detect. */
export const checkSignUp = (fields: SignUpFields): FieldProblems<SignUpFields> => {
  const problems: Partial<Record<keyof SignUpFields, FormErrorCode>> = {}
  const name = lengthOf(fields.first_name.trim())
  if (name < 1 || name > LIMITS.firstName) problems.first_name = 'name.invalid'
  const email = emailError(fields.email)
  if (email) problems.email = email
  const password = passwordError(fields.password)
  if (password) problems.password = password
  if (fields.gender === 'custom' && fields.custom_gender.trim() === '') problems.custom_gender = 'request.missing'
  return problems
}

export const checkLogIn = (fields: LogInFields): FieldProblems<LogInFields> => ({
  ...(fields.username_or_email.trim() === '' && { username_or_email: 'request.missing' as const }),
  ...(fields.password === '' && { password: 'request.missing' as const }),
})
