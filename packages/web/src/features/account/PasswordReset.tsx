import { LIMITS } from '@corkboard/contract/limits'
import { Button, FormProblem, PasswordField, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as accountsTexts } from '../../product/accounts/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useResponse, useRequestContext, useServices } from '../../services.tsx'
import { MailNote } from '../../product/accounts/MailNote.tsx'
import { passwordError } from '../../product/accounts/password-error.ts'
import { refreshViewer } from '../../product/accounts/refresh-viewer.ts'
import { logInPath, resetPasswordPath } from '../../product/addresses.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { resource } from '../../store/requests.ts'
import styles from './AccountForm.module.css'
import { AccountScreen, WaitingScreen } from './AccountScreen.tsx'
import { useMailToken } from './use-mail-token.ts'

const BackToLogIn = () => {
  const t = useTexts(texts)
  return (
    <p className={styles.fine}>
      <Link href={logInPath}>{t('reset.back')}</Link>
    </p>
  )
}

/** Requests the email. Known and unknown names get the same response. */
const RequestMail = () => {
  const t = useTexts(texts)
  const { data } = useServices()
  const { sends_mail: sendsMail } = useRequestContext()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: { username_or_email: '' },
    check: ({ username_or_email: name }) => (name.trim() === '' ? { username_or_email: 'request.missing' } : {}),
    send: async ({ username_or_email: name }) => {
      await data.write('create', 'PasswordResetResource', { username_or_email: name.trim() })
      setSentTo(name.trim())
    },
  })
  if (sentTo !== null) {
    return (
      <AccountScreen
        title={t(sendsMail ? 'reset.sent.title' : 'reset.sent.title.noMail')}
        text={t(sendsMail ? 'reset.sent.text' : 'reset.sent.text.noMail', { name: sentTo })}
      >
        <MailNote />
        <Button wide onClick={() => setSentTo(null)}>
          {t('reset.sent.again')}
        </Button>
        <BackToLogIn />
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('reset.title')} text={t(sendsMail ? 'reset.text' : 'reset.text.noMail')}>
      <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <MailNote />
        <FormProblem text={form.general} />
        <TextField
          {...form.field('username_or_email')}
          label={t('account.usernameOrEmail')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
          {t(sendsMail ? 'reset.send' : 'reset.send.noMail')}
        </Button>
      </form>
      <BackToLogIn />
    </AccountScreen>
  )
}

/** The form behind the email's link. It does not sign the user in. */
const ChoosePassword = ({ token }: { readonly token: string }) => {
  const t = useTexts(texts, accountsTexts, shellTexts)
  const services = useServices()
  const link = useResponse<{ readonly is_valid: boolean }>(resource('PasswordResetResource', { token }))
  const [isDone, setIsDone] = useState(false)
  const form = useForm({
    // If the link itself is refused, the error appears at `token`.
    initial: { new_password: '', token },
    check: ({ new_password: password }) => {
      const error = passwordError(password)
      return error ? { new_password: error } : {}
    },
    send: async ({ new_password: password }) => {
      await services.data.write('update', 'PasswordResetResource', { token, new_password: password })
      setIsDone(true)
      // The reset signs out the user who was signed in here.
      await refreshViewer(services)
    },
  })
  if (isDone) {
    return (
      <AccountScreen title={t('reset.done.title')} text={t('reset.done.text')}>
        <Button kind="accent" size="large" wide href={logInPath}>
          {t('account.logIn')}
        </Button>
      </AccountScreen>
    )
  }
  if (link.error) {
    return (
      <AccountScreen title={t('reset.new.title')} text={link.error.message}>
        <Button wide pending={link.isLoading} onClick={link.reload}>
          {t('error.retry')}
        </Button>
      </AccountScreen>
    )
  }
  if (!link.data) return <WaitingScreen title={t('reset.new.title')} />
  if (form.problems.token || !link.data.is_valid) {
    return (
      <AccountScreen title={t('link.expired.title')} text={t('reset.expired.text')}>
        <Button kind="accent" size="large" wide href={resetPasswordPath}>
          {t('reset.expired.again')}
        </Button>
      </AccountScreen>
    )
  }
  return (
    <AccountScreen title={t('reset.new.title')} text={t('reset.new.text')}>
      <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
        <FormProblem text={form.general} />
        <PasswordField
          {...form.field('new_password')}
          label={t('password.new')}
          hint={t('account.passwordHint', { min: LIMITS.passwordMin })}
          showLabel={t('account.showPassword')}
          hideLabel={t('account.hidePassword')}
          autoComplete="new-password"
          required
        />
        <Button kind="accent" size="large" type="submit" wide pending={form.pending}>
          {t('reset.new.save')}
        </Button>
      </form>
    </AccountScreen>
  )
}

/** /password/reset/: requests the email or, with the `token` of its link, sets a new password. */
export const PasswordReset = () => {
  const t = useTexts(texts)
  const token = useMailToken()
  if (token === undefined) return <WaitingScreen title={t('reset.title')} />
  return token ? <ChoosePassword key={token} token={token} /> : <RequestMail />
}
