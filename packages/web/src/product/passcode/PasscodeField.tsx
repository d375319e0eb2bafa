import { FORM_ERRORS } from '@corkboard/contract/form-errors'
import { TextField } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { strayPasscodeError, typedPasscode } from './passcode-error.ts'

interface PasscodeFieldProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onValue: (value: string) => void
  readonly error: string | undefined
  readonly hint?: ReactNode
  readonly placeholder?: string
  readonly isFirst?: boolean
}

/** Returns the field's error, or the problem visible while typing. */
export const passcodeProblem = ({ value, error }: Pick<PasscodeFieldProps, 'value' | 'error'>): string | undefined => {
  const stray = strayPasscodeError(value)
  return error ?? (stray && FORM_ERRORS[stray].message)
}

/** Four digits, hidden from onlookers and not stored by the browser for its next user (IDENT-12). */
export const PasscodeField = ({ onValue, isFirst, ...rest }: PasscodeFieldProps) => (
  <TextField
    {...rest}
    error={passcodeProblem(rest)}
    type="password"
    inputMode="numeric"
    autoComplete="off"
    required
    onChange={(event) => onValue(typedPasscode(rest.value, event.currentTarget.value))}
    {...(isFirst && { 'data-autofocus': '' })}
  />
)
