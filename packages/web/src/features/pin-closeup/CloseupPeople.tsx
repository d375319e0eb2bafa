import { Avatar } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as followingTexts } from '../../product/following/texts/texts.generated.ts'
import { Link } from '../../router/Link.tsx'
import { useUser } from '../../services.tsx'
import { profilePath } from '../../product/addresses.ts'
import { FollowPersonButton } from '../../product/following/FollowButton.tsx'
import { MerchantBadge } from '../../product/merchants/MerchantBadge.tsx'
import type { PinEntity } from '../../store/entities.ts'
import styles from './PinCloseup.module.css'

/** The user who pinned it and the first pinner, if the viewer may see them. */
export const CloseupPeople = ({ pin }: { readonly pin: PinEntity }) => {
  const t = useTexts(texts, followingTexts)
  const pinner = useUser(pin.pinner)
  const origin = useUser(pin.origin_pinner)
  if (!pinner && !origin) return null
  return (
    <div className={styles.people}>
      {origin && (
        <p className={styles.place}>
          {t('closeup.firstPinnedBy')} <Link href={profilePath(origin)}>{origin.full_name}</Link>
        </p>
      )}
      {pinner && (
        <div className={styles.person}>
          <Link href={profilePath(pinner)} aria-hidden tabIndex={-1}>
            <Avatar id={pinner.id} name={pinner.full_name} src={pinner.image_medium_url} size={48} decorative />
          </Link>
          <div className={styles.personWords}>
            <Link href={profilePath(pinner)} className={styles.personName}>
              {pinner.full_name}
              <MerchantBadge user={pinner} />
            </Link>
            {pinner.follower_count !== undefined && (
              <span className={styles.personFacts}>{t('closeup.followers', { count: pinner.follower_count })}</span>
            )}
          </div>
          <FollowPersonButton userId={pinner.id} />
        </div>
      )}
    </div>
  )
}
