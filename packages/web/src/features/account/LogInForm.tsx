import type { MfaChallengeWire } from '@corkboard/contract/accounts/wire/mfa'
import { Button, Checkbox, FormProblem, PasswordField, TextField } from '@corkboard/design-system'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useServices } from '../../services.tsx'
import { resetPasswordPath } from '../../product/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import styles from './AccountForm.module.css'
import { checkLogIn, type LogInFields } from './account-fields.ts'
import { logIn, type EnterOptions } from './sign-in.ts'
import type { SecondStep } from './SecondStep.tsx'

const BLANK: LogInFields = { username_or_email: '', password: '', remember: true }

export interface AccountFormProps extends EnterOptions {
  /** Called once the viewer is signed in. */
  readonly onDone: () => void
}

interface LogInFormProps extends AccountFormProps {
  /** The user who is logging in, if known. Their card replaces the name field. */
  readonly person?: { readonly name: string; readonly card: ReactNode } | undefined
  /** Called once something is typed; from then on nothing may replace the form. */
  readonly onWritten?: () => void
}

interface SecondStepRequest {
  readonly challenge: MfaChallengeWire
  /** Loaded when needed. */
  readonly Step: typeof SecondStep
}

/** IDENT-03: email or username and the password, then a second step if the user has one. */
export function LogInForm({ onDone, person, onWritten, ...options }: LogInFormProps) {
  const t = useTexts(texts, accountsTexts)
  const services = useServices()
  const [secondStep, setSecondStep] = useState<SecondStepRequest | null>(null)
  const form = useForm({
    initial: { ...BLANK, ...(person && { username_or_email: person.name }) },
    check: checkLogIn,
    send: async (fields) => {
      const challenge = await logIn(services, fields, options)
      if (!challenge) return onDone()
      const { SecondStep: Step } = await import('./SecondStep.tsx')
      setSecondStep({ challenge, Step })
    },
  })
  const isNamed = person !== undefined
  const element = useRef<HTMLFormElement>(null)
  // Selecting the user removed the focused element.
  useEffect(() => {
    const password = element.current?.elements.namedItem('password')
    if (isNamed && password instanceof HTMLElement) password.focus()
  }, [isNamed])
  if (secondStep) {
    return (
      <secondStep.Step
        challenge={secondStep.challenge}
        options={{ ...options, remember: form.fields.remember }}
        onDone={onDone}
        onStartAgain={() => {
          form.set('password', '')
          setSecondStep(null)
        }}
      />
    )
  }
  return (
    <form ref={element} className={styles.form} noValidate method="post" onSubmit={form.submit} onInput={onWritten}>
      <FormProblem text={form.general ?? (person ? (form.problems.username_or_email ?? null) : null)} />
      {person ? (
        <>
          {person.card}
          {/* Password managers look for the name next to the password. */}
          <input type="text" name="username_or_email" autoComplete="username" value={person.name} readOnly hidden />
        </>
      ) : (
        <TextField
          {...form.field('username_or_email')}
          label={t('account.usernameOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          data-autofocus=""
        />
      )}
      <PasswordField
        {...form.field('password')}
        label={t('account.password')}
        showLabel={t('account.showPassword')}
        hideLabel={t('account.hidePassword')}
        autoComplete="current-password"
        required
      />
      <div className={styles.beside}>
        {!person && (
          <Checkbox
            label={t('account.remember')}
            checked={form.fields.remember}
            onChange={(event) => form.set('remember', event.currentTarget.checked)}
          />
        )}
        <Link href={resetPasswordPath}>{t('account.forgot')}</Link>
      </div>
      <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
        {t('account.logIn')}
      </Button>
    </form>
  )
}
