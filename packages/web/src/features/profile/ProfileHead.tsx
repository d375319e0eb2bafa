import { Avatar, BoardIcon, Button, EditIcon, ImageIcon, PinIcon, Skeleton } from '@corkboard/design-system'
import { useTexts } from '../../i18n/use-texts.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { texts } from './texts/texts.generated.ts'
import { texts as boardFormsTexts } from '../../product/board-forms/texts/texts.generated.ts'
import { texts as shellTexts } from '../../shell/texts/texts.generated.ts'
import { useEntities, useFeed, useServices, useUser, useViewer } from '../../services.tsx'
import { createBoardPath, createPinPath, editProfilePath } from '../../product/addresses.ts'
import { FollowPersonButton } from '../../product/following/FollowButton.tsx'
import { boardsOf } from '../../product/feeds.ts'
import { useFreshProfile } from '../../product/people/profile-pins.ts'
import { MerchantBadge } from '../../product/merchants/MerchantBadge.tsx'
import { openBlocking } from '../../product/people/open-blocking.tsx'
import { MIN_IN_STRIP, PictureStrip } from '../../product/pictures/PictureStrip.tsx'
import type { UserEntity } from '../../store/entities.ts'
import { MerchantPlace } from './merchant/MerchantPlace.tsx'
import { openFollowList, openProfileLook, openWriting } from './open-dialogs.tsx'
import { profileCover } from './profile-cover.ts'
import styles from './ProfileHead.module.css'
import { ProfileMenu } from './ProfileMenu.tsx'
import { ProfileShare } from './ProfileShare.tsx'

/** The user's avatar in front of the cover they chose, or of the newest pictures of their boards. */
const Face = ({ user }: { readonly user: UserEntity }) => {
  const boards = useFeed(boardsOf(user.username))
  const covers = profileCover(useEntities('board', boards.items))
  const pictures = user.blocked_by_me ? [] : covers
  const cover = user.profile_cover
  const hasStrip = cover || pictures.length >= MIN_IN_STRIP || boards.isFirstLoad
  return (
    <>
      {hasStrip && <PictureStrip pictures={cover ? [cover] : pictures} />}
      <div className={hasStrip ? styles.face : undefined}>
        <Avatar
          id={user.id}
          name={user.full_name}
          src={user.image_xlarge_url ?? user.image_large_url}
          size={120}
          decorative
        />
      </div>
    </>
  )
}

/** The head of a profile: avatar, name, bio, counts and, on the viewer's own profile, what to create next. */
export function ProfileHead({ userId }: { readonly userId: string | undefined }) {
  const t = useTexts(texts, boardFormsTexts, shellTexts)
  const { number } = useFormat()
  const user = useUser(userId)
  const viewer = useViewer()
  const services = useServices()
  useFreshProfile(user?.username)
  if (!user) {
    return (
      <div className={styles.head} aria-busy>
        <PictureStrip pictures={[]} />
        <Skeleton shape="circle" />
        <div className={styles.waiting}>
          <Skeleton shape="title" />
          <Skeleton shape="line" />
        </div>
      </div>
    )
  }
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
      <Face user={user} />
      <h1 className={styles.name} dir="auto">
        {user.full_name}
        <MerchantBadge user={user} />
      </h1>
      <p className={styles.username} dir="ltr">
        @{user.username}
      </p>
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
      <p className={styles.counts}>
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
      </p>
      <div className={styles.actions}>
        {viewer.kind === 'AUTH' && viewer.id === user.id ? (
          <>
            <Button icon={<PinIcon />} href={createPinPath}>
              {t('profile.createPin')}
            </Button>
            <Button icon={<BoardIcon />} href={createBoardPath}>
              {t('profile.createBoard')}
            </Button>
            <Button icon={<EditIcon />} href={editProfilePath}>
              {t('profile.edit')}
            </Button>
            <Button icon={<ImageIcon />} onClick={() => void openProfileLook(services, user)}>
              {t('profile.look')}
            </Button>
          </>
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
        <ProfileShare user={user} />
        <ProfileMenu user={user} />
      </div>
    </header>
  )
}
