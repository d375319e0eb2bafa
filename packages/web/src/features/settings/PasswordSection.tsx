import { LIMITS } from '@corkboard/contract/limits'
import { Banner, Button, EmptyState, FormProblem, PasswordField } from '@corkboard/design-system'
import type { ErrorCode } from '@corkboard/contract/errors'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useServices } from '../../services.tsx'
import { passwordSlip } from '../../shell/accounts/password-slip.ts'
import { resetPasswordPath } from '../../shell/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../shell/use-leave-guard.tsx'
import { Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useMe } from './use-me.ts'

const BLANK = { old_password: '', new_password: '' }

const check = (fields: typeof BLANK) => {
  const problems: Partial<Record<keyof typeof BLANK, ErrorCode>> = {}
  if (fields.old_password === '') problems.old_password = 'request.missing'
  const slip = passwordSlip(fields.new_password)
  if (slip) problems.new_password = slip
  return problems
}

const ChangePassword = ({ username }: { readonly username: string }) => {
  const t = useMessages()
  const { data } = useServices()
  const [isSaved, setIsSaved] = useState(false)
  const form = useForm({
    initial: BLANK,
    check,
    send: async (fields) => {
      setIsSaved(false)
      await data.write('update', 'PasswordResource', fields)
      setIsSaved(true)
      form.reset(BLANK)
    },
  })
  useLeaveGuard(form.isChanged)
  const words = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') }
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
      {isSaved && <Banner kind="success">{t('password.saved')}</Banner>}
      <FormProblem text={form.general} />
      {/* Password managers look for the name beside the password. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <PasswordField
        {...form.field('old_password')}
        {...words}
        label={t('password.old')}
        autoComplete="current-password"
        required
      />
      <PasswordField
        {...form.field('new_password')}
        {...words}
        label={t('password.new')}
        hint={t('account.passwordHint', { min: LIMITS.passwordMin })}
        autoComplete="new-password"
        required
      />
      <div className={styles.foot}>
        <Button kind="accent" type="submit" pending={form.pending}>
          {t('password.save')}
        </Button>
      </div>
    </form>
  )
}

/** /settings/edit/password */
export const PasswordSection = () => {
  const t = useMessages()
  const me = useMe()
  if (!me) return null
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      {me.has_password ? (
        <ChangePassword username={me.username} />
      ) : (
        <EmptyState
          title={t('password.none')}
          action={
            <Button kind="accent" href={resetPasswordPath}>
              {t('reset.send')}
            </Button>
          }
        >
          {t('password.none.text')}
        </EmptyState>
      )}
    </Section>
  )
}
