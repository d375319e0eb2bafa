import { ArrowStartIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { Link } from '../../router/Link.tsx'
import styles from './Preferences.module.css'
import { sectionPath } from './sections.ts'

/** From one way to all of them. */
export const BackToNotifications = () => {
  const t = useMessages()
  return (
    <Link href={sectionPath('messages')} className={styles.back}>
      <ArrowStartIcon size={20} />
      {t('notifications.back')}
    </Link>
  )
}
