import { ExternalIcon, IconButton, Menu, MoreIcon, ShareIcon } from '@corkboard/design-system'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as sharingTexts } from '../sharing/texts/texts.generated.ts'
import { offsitePath, pinPath } from '../addresses.ts'
import { usePinActions } from '../pins/use-pin-actions.ts'
import { SaveControl } from '../saving/SaveControl.tsx'
import { useShareItems } from '../sharing/share-items.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PinVeil.module.css'
import { VideoPreview } from './VideoPreview.tsx'

/** The actions on a pin without opening it. They lie over the picture and let clicks next to the buttons through. */
export function PinVeil({ pin, title }: { readonly pin: PinEntity; readonly title: string }): ReactNode {
  const t = useTexts(texts, sharingTexts)
  const shareItems = useShareItems(pinPath(pin), title, pin.id)
  const actions = usePinActions(pin)
  return (
    <div className={styles.veil}>
      {pin.creative_type === 'VIDEO' && <VideoPreview pinId={pin.id} />}
      <SaveControl pinId={pin.id} onPicture />
      <div className={styles.row}>
        {pin.link && pin.domain && (
          <a
            className={styles.source}
            href={pin.tracked_link ?? offsitePath(pin)}
            target="_blank"
            rel="noopener nofollow ugc"
            aria-label={t('pin.visit', { domain: pin.domain })}
          >
            <ExternalIcon size={16} />
            <span>{pin.domain}</span>
          </a>
        )}
        <div className={styles.tools}>
          <Menu
            alignEnd
            label={t('pin.share')}
            trigger={(props) => <IconButton {...props} kind="raised" label={t('pin.share')} icon={<ShareIcon />} />}
            items={shareItems}
          />
          {actions.length > 0 && (
            <Menu
              alignEnd
              label={t('pin.more')}
              trigger={(props) => <IconButton {...props} kind="raised" label={t('pin.more')} icon={<MoreIcon />} />}
              items={actions}
            />
          )}
        </div>
      </div>
    </div>
  )
}
