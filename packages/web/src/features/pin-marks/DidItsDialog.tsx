import type { DidIt } from '@corkboard/contract/wire/pin-marks'
import { Dialog } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useFeed } from '../../services.tsx'
import { didItsOf } from './did-its.ts'
import styles from './MarkDialogs.module.css'
import { PeopleList, Person } from './PeopleList.tsx'

const Try = ({ user, text, images, dominant_color: color }: DidIt) => {
  const t = useMessages()
  const photo = images?.['736x']
  return (
    <div className={styles.form}>
      <Person user={user} />
      {text && (
        <p className={styles.words} dir="auto">
          {text}
        </p>
      )}
      {photo && (
        <img
          className={styles.photo}
          src={photo.url}
          width={photo.width}
          height={photo.height}
          alt={t('marks.tried.photo', { name: user.full_name })}
          loading="lazy"
          style={{ '--ground': color, background: 'var(--ground)' } as CSSProperties}
        />
      )}
    </div>
  )
}

/** PIN-08: who tried it, and what came of it. */
export const DidItsDialog = ({ pinId, onClose }: { readonly pinId: string; readonly onClose: () => void }) => {
  const t = useMessages()
  const feed = useFeed<DidIt>(didItsOf(pinId))
  return (
    <Dialog open title={t('marks.tried.title')} closeLabel={t('marks.close')} onClose={onClose}>
      <PeopleList
        feed={feed}
        failed={t('marks.tried.failed')}
        none={t('marks.tried.none')}
        line={(item) => <Try {...item} />}
      />
    </Dialog>
  )
}
