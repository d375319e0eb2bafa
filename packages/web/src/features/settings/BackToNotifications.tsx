import { ArrowStartIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import styles from './Preferences.module.css'
import { sectionPath } from './sections.ts'

/** Links from one channel back to all of them. */
export const BackToNotifications = () => {
  const t = useTexts(texts)
  return (
    <Link href={sectionPath('messages')} className={styles.back}>
      <ArrowStartIcon size={20} />
      {t('notifications.back')}
    </Link>
  )
}
