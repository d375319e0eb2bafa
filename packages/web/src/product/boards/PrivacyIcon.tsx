import type { BoardPrivacy } from '@corkboard/contract/content/wire/board'
import { LockIcon, ShieldIcon } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import styles from './PrivacyIcon.module.css'

/** An icon with a text for boards that are not public; nothing for public ones. */
export const PrivacyIcon = ({ privacy }: { readonly privacy: BoardPrivacy }) => {
  const t = useTexts(texts)
  if (privacy === 'public') return null
  return (
    <span className={styles.mark}>
      {privacy === 'secret' ? <LockIcon size={16} /> : <ShieldIcon size={16} />}
      {t(privacy === 'secret' ? 'board.privacy.secret' : 'board.privacy.protected')}
    </span>
  )
}
