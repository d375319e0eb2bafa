import type { BoardPrivacy } from '@corkboard/contract/content/wire/board'
import { LockIcon, ShieldIcon } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import styles from './PrivacyMark.module.css'

/** Says of a board that not everyone sees it, in a drawing and in words; nothing for public ones. */
export const PrivacyMark = ({ privacy }: { readonly privacy: BoardPrivacy }) => {
  const t = useMessages()
  if (privacy === 'public') return null
  return (
    <span className={styles.mark}>
      {privacy === 'secret' ? <LockIcon size={16} /> : <ShieldIcon size={16} />}
      {t(privacy === 'secret' ? 'board.privacy.secret' : 'board.privacy.protected')}
    </span>
  )
}
