import type { Example } from '../base/example.ts'
import { PasswordField } from './PasswordField.tsx'

export const example: Example = {
  name: 'PasswordField',
  states: {
    plain: (
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabel="Hide password"
        autoComplete="off"
        defaultValue="a long sentence"
        hint="At least 8 characters."
      />
    ),
  },
}
