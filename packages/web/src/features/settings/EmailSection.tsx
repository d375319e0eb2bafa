import { Banner, Button, FormProblem, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useServices } from '../../services.tsx'
import { emailError } from '../../product/accounts/email-error.ts'
import { MailNote } from '../../product/accounts/MailNote.tsx'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { resendVerification } from '../../product/accounts/resend-verification.ts'
import { useForm } from '../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useMe } from './use-me.ts'

const ResendButton = () => {
  const t = useTexts(texts)
  const services = useServices()
  const [state, setState] = useState<'ready' | 'pending' | 'sent'>('ready')
  const resend = async () => {
    setState('pending')
    try {
      await resendVerification(services)
      setState('sent')
    } catch (thrown) {
      services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
      setState('ready')
    }
  }
  return (
    <Button size="small" disabled={state === 'sent'} pending={state === 'pending'} onClick={() => void resend()}>
      {t(state === 'sent' ? 'email.resent' : 'email.resend')}
    </Button>
  )
}

const BLANK = { email: '' }

/** /settings/edit/email: the email changes only after the user follows the link sent to the new address. */
export const EmailSection = () => {
  const t = useTexts(texts)
  const { data } = useServices()
  const again = useReauthentication()
  const withPasscode = usePasscode()
  const me = useMe()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    initial: BLANK,
    check: ({ email }) => {
      const error = emailError(email)
      return error ? { email: error } : {}
    },
    send: async ({ email }) => {
      setSentTo(null)
      await withPasscode((given) =>
        again(() => data.write('create', 'EmailChangeResource', { email: email.trim(), ...given })),
      )
      setSentTo(email.trim())
      form.commit({ email }, BLANK)
    },
  })
  useLeaveGuard(form.isChanged)
  if (!me) return null
  return (
    <Section title={t('email.title')} text={t('email.text')}>
      <div className={styles.group}>
        <Row
          title={me.email}
          text={
            me.is_email_verified ? (
              <span className={styles.good}>{t('accountSettings.verified')}</span>
            ) : (
              t('accountSettings.unverified')
            )
          }
          action={!me.is_email_verified && <ResendButton />}
        />
      </div>
      <form className={styles.form} noValidate method="post" onSubmit={form.submit}>
        {sentTo !== null && <Banner kind="success">{t('email.sent', { email: sentTo })}</Banner>}
        <MailNote />
        <FormProblem text={form.general} />
        <TextField
          {...form.field('email')}
          label={t('email.new')}
          hint={t('email.hint')}
          type="email"
          autoComplete="email"
          required
        />
        <div className={styles.foot}>
          <Button kind="accent" type="submit" pending={form.pending}>
            {t('email.save')}
          </Button>
        </div>
      </form>
    </Section>
  )
}
