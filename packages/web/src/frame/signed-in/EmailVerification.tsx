import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { Banner, Button } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { openVerification } from '../../lazy/open-verification.tsx'
import { dismissVerificationReminder } from '../../product/accounts/dismiss-verification-reminder.ts'
import { useServices } from '../../services.tsx'
import styles from '../Shell.module.css'

/** IDENT-07: one line until the email is verified or the line is dismissed. */
export const EmailVerification = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  const t = useTexts(texts)
  const services = useServices()
  if (!viewer.nags.includes('verify_email')) return null
  return (
    <section className={styles.notice} aria-label={t('reminder.label')}>
      <Banner
        compact
        action={
          <Button
            kind="quiet"
            size="small"
            aria-label={t('reminder.open')}
            onClick={() => void openVerification(services)}
          >
            {t('reminder.verify')}
          </Button>
        }
        closeLabel={t('reminder.dismiss')}
        onClose={() => void dismissVerificationReminder(services)}
      >
        {t('reminder.text', { email: viewer.email })}
      </Banner>
    </section>
  )
}
