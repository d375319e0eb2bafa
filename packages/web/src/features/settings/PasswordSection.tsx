import type { FormErrorCode } from '@corkboard/contract/form-errors'
import { LIMITS } from '@corkboard/contract/limits'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner, Button, FormProblem, PasswordField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { changeAccount } from '../../product/accounts/account-change.ts'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { passwordError } from '../../product/accounts/password-error.ts'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useMe } from './use-me.ts'

const BLANK = { old_password: '', new_password: '' }

/** @param isFirst true for users who log in with a provider's account and have no old password */
const errorsIn = (fields: typeof BLANK, isFirst: boolean) => {
  const problems: Partial<Record<keyof typeof BLANK, FormErrorCode>> = {}
  if (!isFirst && fields.old_password === '') problems.old_password = 'request.missing'
  const error = passwordError(fields.new_password)
  if (error) problems.new_password = error
  return problems
}

const ChangePassword = ({ me }: { readonly me: SignedInViewer }) => {
  const t = useTexts(texts, accountsTexts)
  const services = useServices()
  const withPasscode = usePasscode()
  const [isSaved, setIsSaved] = useState(false)
  const isFirst = !me.has_password
  const form = useForm({
    initial: BLANK,
    check: (fields) => errorsIn(fields, isFirst),
    send: async (fields) => {
      const { old_password: old, new_password: chosen } = fields
      setIsSaved(false)
      const change = { new_password: chosen, ...(!isFirst && { old_password: old }) }
      // The session gets a new token. Calls made with the old one are refused, which does not mean that it is over.
      await withPasscode((given) =>
        changeAccount(services, () => services.data.write('update', 'PasswordResource', { ...change, ...given })),
      )
      setIsSaved(true)
      form.commit(fields, BLANK)
      await refreshViewer(services)
    },
  })
  useLeaveGuard(form.isChanged)
  const words = { showLabel: t('account.showPassword'), hideLabel: t('account.hidePassword') }
  return (
    <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
      {isSaved && <Banner kind="success">{t('password.saved')}</Banner>}
      {isFirst && !isSaved && <p>{t('password.none')}</p>}
      <FormProblem text={form.general} />
      {/* Password managers look for the name next to the password. */}
      <input type="text" name="username" autoComplete="username" value={me.username} readOnly hidden />
      {!isFirst && (
        <PasswordField
          {...form.field('old_password')}
          {...words}
          label={t('password.old')}
          autoComplete="current-password"
          required
        />
      )}
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
          {t(isFirst ? 'password.first' : 'password.save')}
        </Button>
      </div>
    </form>
  )
}

/** /settings/edit/password */
export const PasswordSection = () => {
  const t = useTexts(texts)
  const me = useMe()
  if (!me) return null
  return (
    <Section title={t('password.title')} text={t('password.text')}>
      <ChangePassword me={me} />
    </Section>
  )
}
