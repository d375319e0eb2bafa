import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './Settings.module.css'
import { useMayVerify } from './use-may-verify.ts'
import { useMe } from './use-me.ts'

/** Whether the email is verified, unless this site cannot verify it. */
export const VerifiedState = () => {
  const t = useTexts(texts)
  const me = useMe()
  const mayVerify = useMayVerify()
  if (me?.is_email_verified) return <span className={styles.good}>{t('accountSettings.verified')}</span>
  return mayVerify && t('accountSettings.unverified')
}
