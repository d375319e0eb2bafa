import { LIMITS } from '@corkboard/contract/limits'
import { Button, PasswordField, TextField } from '@corkboard/design-system'
import { useState, type FormEvent } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import styles from './AccountForm.module.css'
import { checkSignUp, type SignUpFields } from './account-fields.ts'
import { FormProblem } from './FormProblem.tsx'
import type { AccountFormProps } from './LogInForm.tsx'
import { signUp } from './enter.ts'
import { useAccountForm } from './use-account-form.ts'

const BLANK: SignUpFields = { first_name: '', email: '', password: '', birthday: '' }

interface SignUpFormProps extends AccountFormProps {
  /** Without the date of birth, which may be left out. */
  readonly isShort: boolean
}

/** IDENT-01 in its simple form. */
export function SignUpForm({ onDone, isShort }: SignUpFormProps) {
  const t = useMessages()
  const [fields, setFields] = useState(BLANK)
  const { problems, general, pending, submit, clear } = useAccountForm(checkSignUp, signUp, onDone)
  const field = (name: keyof SignUpFields) => ({
    name,
    value: fields[name],
    error: problems[name],
    onChange: (event: FormEvent<HTMLInputElement>) => {
      clear(name)
      setFields({ ...fields, [name]: event.currentTarget.value })
    },
  })
  return (
    <form className={styles.form} noValidate method="post" onSubmit={(event) => submit(event, fields)}>
      <FormProblem text={general} />
      <TextField {...field('first_name')} label={t('account.firstName')} autoComplete="given-name" required />
      <TextField {...field('email')} label={t('account.email')} type="email" autoComplete="email" required />
      <PasswordField
        {...field('password')}
        label={t('account.password')}
        hint={t('account.passwordHint', { min: LIMITS.passwordMin })}
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        autoComplete="new-password"
        required
      />
      {!isShort && <TextField {...field('birthday')} label={t('account.birthday')} type="date" autoComplete="bday" />}
      <Button kind="accent" size="large" type="submit" wide pending={pending}>
        {t('account.signUp')}
      </Button>
    </form>
  )
}
