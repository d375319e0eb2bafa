import { ExternalIcon, IconButton, Menu, MoreIcon, ShareIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as pinCardTexts } from '../../product/pin-card/texts/texts.generated.ts'
import { texts as sharingTexts } from '../../product/sharing/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useBoard, useNavigator, useServices } from '../../services.tsx'
import { pinPath } from '../../product/addresses.ts'
import { PrivacyIcon } from '../../product/boards/PrivacyIcon.tsx'
import { usePinActions } from '../../product/pins/use-pin-actions.ts'
import { SaveControl } from '../../product/saving/SaveControl.tsx'
import type { PinEntity } from '../../store/entities.ts'
import { CloseupPeople } from './CloseupPeople.tsx'
import { Description } from './Description.tsx'
import styles from './PinCloseup.module.css'
import { RichCardPlace } from './rich/RichCardPlace.tsx'

/** A pin's actions and its details. */
export const CloseupFacts = ({ pin, comments }: { readonly pin: PinEntity; readonly comments: ReactNode }) => {
  const t = useTexts(texts, pinCardTexts, sharingTexts)
  const navigator = useNavigator()
  const board = useBoard(pin.board)
  const services = useServices()
  const loadShareItems = async () => {
    const { shareItems } = await import('../../product/sharing/share-items.tsx')
    return shareItems(services, pinPath(pin), pin.title, pin.id)
  }
  const actions = usePinActions(pin, () => (board ? navigator.go(board.url, { replace: true }) : navigator.back()))
  return (
    <div className={styles.facts}>
      <div className={styles.bar}>
        <div className={styles.tools}>
          <Menu
            label={t('pin.share')}
            trigger={(props) => <IconButton {...props} label={t('pin.share')} icon={<ShareIcon size={24} />} />}
            loadItems={loadShareItems}
          />
          {actions.length > 0 && (
            <Menu
              label={t('pin.more')}
              trigger={(props) => <IconButton {...props} label={t('pin.more')} icon={<MoreIcon size={24} />} />}
              items={actions}
            />
          )}
        </div>
        <SaveControl pinId={pin.id} />
      </div>
      {pin.link && pin.domain && (
        <a className={styles.source} href={pin.tracked_link ?? pin.link} target="_blank" rel="noopener nofollow ugc">
          {pin.domain}
          <ExternalIcon size={16} />
        </a>
      )}
      <h1 className={pin.title ? styles.title : styles.untitled} dir="auto">
        {pin.title || pin.grid_title || t('closeup.untitled')}
      </h1>
      {pin.description && (
        <p className={styles.description} dir="auto">
          <Description pin={pin} />
        </p>
      )}
      <RichCardPlace pin={pin} />
      {board && (
        <p className={styles.place}>
          {t('closeup.savedOn')} <Link href={board.url}>{board.name}</Link> <PrivacyIcon privacy={board.privacy} />
        </p>
      )}
      <CloseupPeople pin={pin} />
      {comments}
    </div>
  )
}
