import { Chip } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import { usePin } from '../../services.tsx'
import styles from './PinInterests.module.css'

/** PIN-11: topics that a pin is about. */
export const PinInterests = ({ pinId }: { readonly pinId: string }) => {
  const t = useMessages()
  const topics = usePin(pinId)?.related_interests ?? []
  if (topics.length === 0) return null
  return (
    <nav aria-label={t('pin.interests')}>
      <ul className={styles.topics}>
        {topics.map(({ id, name, url }) => (
          <li key={id}>
            <Chip href={url} toneId={id}>
              {name}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
