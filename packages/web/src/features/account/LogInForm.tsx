import { Button, PasswordField, TextField } from '@corkboard/design-system'
import { useState, type FormEvent } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './AccountForm.module.css'
import { checkLogIn, type LogInFields } from './account-fields.ts'
import { FormProblem } from './FormProblem.tsx'
import { useAccountForm } from './use-account-form.ts'
import { logIn } from './enter.ts'

const BLANK: LogInFields = { username_or_email: '', password: '' }

export interface AccountFormProps {
  /** The viewer is signed in by now. */
  readonly onDone: () => void
}

/** IDENT-03: e-mail or username, and the password. */
export function LogInForm({ onDone }: AccountFormProps) {
  const t = useMessages()
  const [fields, setFields] = useState(BLANK)
  const { problems, general, pending, submit, clear } = useAccountForm(checkLogIn, logIn, onDone)
  const set = (name: keyof LogInFields) => (event: FormEvent<HTMLInputElement>) => {
    clear(name)
    setFields({ ...fields, [name]: event.currentTarget.value })
  }
  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => submit(event, fields)}>
      <FormProblem text={general} />
      <TextField
        label={t('account.usernameOrEmail')}
        name="username_or_email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={fields.username_or_email}
        onChange={set('username_or_email')}
        error={problems.username_or_email}
        data-autofocus=""
      />
      <PasswordField
        label={t('account.password')}
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        name="password"
        autoComplete="current-password"
        required
        value={fields.password}
        onChange={set('password')}
        error={problems.password}
      />
      <Button kind="accent" size="large" type="submit" wide pending={pending}>
        {t('account.logIn')}
      </Button>
    </form>
  )
}
