import { Avatar, Button, EditIcon, Skeleton } from '@corkboard/design-system'
import type { CSSProperties } from 'react'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useServices, useUser, useViewer } from '../../services.tsx'
import { editProfilePath } from '../../product/addresses.ts'
import { FollowPersonButton } from '../../product/following/FollowButton.tsx'
import { useFreshProfile } from '../../product/people/profile-pins.ts'
import { MerchantBadge } from '../../product/merchants/MerchantBadge.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { MerchantPlace } from './merchant/MerchantPlace.tsx'
import { openFollowList, openWriting } from './open-dialogs.tsx'
import styles from './ProfileHead.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileShare } from './ProfileShare.tsx'

/** On phones each count has a place of its own, whatever has arrived of the others. */
const placesOf = (count: number) => ({ '--counts': count }) as CSSProperties

/** The head of a profile: the cover if they uploaded one, avatar, name, bio, counts and actions. Low, so that boards begin soon. */
export function ProfileHead({ userId }: { readonly userId: string | undefined }) {
  const t = useTexts(texts, shellTexts)
  const { number } = useFormat()
  const user = useUser(userId)
  const viewer = useViewer()
  const services = useServices()
  useFreshProfile(user?.username)
  if (!user) {
    return (
      <div className={styles.head} aria-busy>
        <div className={styles.person}>
          <Skeleton shape="circle" />
          <div className={styles.waiting}>
            <Skeleton shape="title" />
            <Skeleton shape="line" />
          </div>
        </div>
      </div>
    )
  }
  const cover = user.profile_cover
  const counts = [
    ['profile.followers', user.follower_count, 'followers'],
    ['profile.following', user.following_count, 'following'],
    ['profile.pins', user.pin_count, null],
  ] as const
  const words = (id: (typeof counts)[number][0], count: number) => (
    <>
      <b>{number(count, { notation: count > 9_999 ? 'compact' : 'standard' })}</b> {t(id, { count })}
    </>
  )
  return (
    <header className={styles.head}>
      {cover && <img className={styles.cover} src={cover.url} alt="" style={{ background: cover.dominant_color }} />}
      <div className={styles.person}>
        <Avatar
          id={user.id}
          name={user.full_name}
          src={user.image_xlarge_url ?? user.image_large_url}
          size={120}
          decorative
        />
        <div className={styles.words}>
          <h1 className={styles.name} dir="auto">
            {user.full_name}
            <MerchantBadge user={user} />
          </h1>
          <div className={styles.counts} style={placesOf(counts.filter((count) => count[1] !== undefined).length)}>
            <span className={styles.username} dir="ltr">
              @{user.username}
            </span>
            {counts.map(
              ([id, count, kind]) =>
                count !== undefined &&
                (kind && count > 0 ? (
                  <button
                    key={id}
                    type="button"
                    className={styles.count}
                    onClick={() => void openFollowList(services, user.username, kind)}
                  >
                    {words(id, count)}
                  </button>
                ) : (
                  <span key={id} className={styles.count}>
                    {words(id, count)}
                  </span>
                )),
            )}
          </div>
          {user.about && (
            <p className={styles.about} dir="auto">
              {user.about}
            </p>
          )}
          {user.is_verified_merchant && <MerchantPlace user={user} />}
          {user.blocked_by_me && (
            <p className={styles.about} role="status">
              {t('profile.blocked', { name: user.first_name || user.full_name })}
            </p>
          )}
          <div className={styles.actions}>
            {viewer.kind === 'AUTH' && viewer.id === user.id ? (
              <Button icon={<EditIcon />} href={editProfilePath}>
                {t('profile.edit')}
              </Button>
            ) : user.blocked_by_me ? (
              <Button onClick={() => void openBlocking(services, user)}>{t('profile.unblock')}</Button>
            ) : (
              <>
                <FollowPersonButton userId={user.id} />
                {user.should_show_messaging && (
                  <Button onClick={() => void openWriting(services, user)}>{t('profile.message')}</Button>
                )}
              </>
            )}
            <div className={styles.rest}>
              <ProfileShare user={user} />
              <ProfileMenu user={user} />
            </div>
          </div>
        </div>
      </div>
    </header>
  )
}
