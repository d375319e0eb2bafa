import { Banner, Button, FormProblem, TextField } from '@corkboard/design-system'
import { useState } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { openVerification } from '../../lazy/open-verification.tsx'
import { useServices } from '../../services.tsx'
import { emailError } from '../../product/accounts/email-error.ts'
import { MailNote } from '../../product/accounts/MailNote.tsx'
import { usePasscode } from '../../product/passcode/parental-passcode.tsx'
import { useReauthentication } from '../../product/accounts/reauthentication.tsx'
import { useForm } from '../../shell/forms/use-form.ts'
import { useLeaveGuard } from '../../shell/leave-guard/use-leave-guard.tsx'
import { Row, Section } from './SectionParts.tsx'
import styles from './Settings.module.css'
import { useMayVerify } from './use-may-verify.ts'
import { useMe } from './use-me.ts'
import { VerifiedState } from './VerifiedState.tsx'

const BLANK = { email: '' }

/** /settings/edit/email: the email changes only after the user follows the link sent to the new address. */
export const EmailSection = () => {
  const t = useTexts(texts)
  const services = useServices()
  const mayVerify = useMayVerify()
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
        again(() => services.data.write('create', 'EmailChangeResource', { email: email.trim(), ...given })),
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
          text={<VerifiedState />}
          action={
            mayVerify && (
              <Button size="small" onClick={() => void openVerification(services)}>
                {t('email.verify')}
              </Button>
            )
          }
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
