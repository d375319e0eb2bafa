import { Avatar, ExternalIcon, IconButton, Menu, MoreIcon } from '@corkboard/design-system'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { offsitePath, pinPath, profilePath } from '../addresses.ts'
import { MerchantBadge } from '../merchants/MerchantBadge.tsx'
import { usePinActions } from '../pins/use-pin-actions.ts'
import { SaveControl } from '../saving/SaveControl.tsx'
import { useShareItems } from '../sharing/share-items.tsx'
import type { PinEntity, UserEntity } from '../../store/entities.ts'
import { inOrder } from './card-actions.ts'
import styles from './PinVeil.module.css'
import { VideoPreview } from './VideoPreview.tsx'

interface PinVeilProps {
  readonly pin: PinEntity
  readonly title: string
  readonly pinner: UserEntity | undefined
}

/** The person, next to a domain only as a picture. */
const Pinner = ({ user, isBrief }: { readonly user: UserEntity; readonly isBrief: boolean }) => (
  <Link
    href={profilePath(user)}
    className={styles.pinner}
    {...(isBrief && { 'aria-label': user.full_name, title: user.full_name })}
  >
    <Avatar id={user.id} name={user.full_name} src={user.image_small_url} size={24} decorative />
    {!isBrief && (
      <>
        <span className={styles.pinnerName}>{user.full_name}</span>
        <MerchantBadge user={user} />
      </>
    )}
  </Link>
)

/** The link to the pin's source. A domain that does not fit whole is not shown: half of it says nothing. */
const Source = ({ pin, onCut }: { readonly pin: PinEntity; readonly onCut: (isCut: boolean) => void }) => {
  const t = useTexts(texts)
  const name = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { scrollWidth, clientWidth } = name.current!
    if (scrollWidth > clientWidth) onCut(true)
  }, [onCut])
  return (
    <a
      className={styles.source}
      href={pin.tracked_link ?? offsitePath(pin)}
      target="_blank"
      rel="noopener nofollow ugc"
      aria-label={t('pin.visit', { domain: pin.domain! })}
    >
      <ExternalIcon size={16} />
      <span ref={name}>{pin.domain}</span>
    </a>
  )
}

/** The actions on a pin without opening it. They lie over the picture and let clicks next to the buttons through. */
export function PinVeil({ pin, title, pinner }: PinVeilProps): ReactNode {
  const t = useTexts(texts)
  const shareItems = useShareItems(pinPath(pin), title, pin.id)
  const actions = usePinActions(pin)
  const [isCut, setCut] = useState(false)
  const hasSource = Boolean(pin.link && pin.domain) && !isCut
  return (
    <div className={styles.veil} data-actions>
      {pin.creative_type === 'VIDEO' && <VideoPreview pinId={pin.id} />}
      <SaveControl pinId={pin.id} onPicture />
      <div className={styles.row}>
        {pinner && <Pinner user={pinner} isBrief={hasSource} />}
        {hasSource && <Source pin={pin} onCut={setCut} />}
        <div className={styles.more}>
          <Menu
            alignEnd
            label={t('pin.more')}
            trigger={(props) => <IconButton {...props} label={t('pin.more')} icon={<MoreIcon />} />}
            items={inOrder(actions, shareItems)}
          />
        </div>
      </div>
    </div>
  )
}
