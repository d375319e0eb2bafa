import { Tabs } from '@corkboard/design-system'
import type { PageViewer } from '@corkboard/contract/page'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useViewer } from '../../services.tsx'
import type { UserEntity } from '../../store/entities.ts'
import { profilePath } from '../../product/addresses.ts'
import styles from './ProfileHead.module.css'

export type ProfileTab = 'created' | 'saved' | 'stories' | 'tried' | 'favorites'

/**
 * Returns the tab to show: the one in the address, otherwise the one the user chose (PEOPLE-01). The default is saved
 * pins, because most users save far more than they create. Favorites are visible only to their owner.
 */
export const profileTabOf = (tab: string | undefined, isOwn: boolean, view: UserEntity['profile_view']): ProfileTab =>
  tab === 'created' || tab === 'saved' || tab === 'stories' || tab === 'tried' || (tab === 'favorites' && isOwn)
    ? tab
    : (view?.tab ?? 'saved')

/** Returns the path of a tab. The tab that a profile opens with is at the profile's own address. */
export const profileTabPath = (user: UserEntity, tab: ProfileTab): string =>
  tab === (user.profile_view?.tab ?? 'saved') ? profilePath(user) : `${profilePath(user)}?tab=${tab}`

export const isOwnProfile = (viewer: PageViewer, username: string): boolean =>
  viewer.kind === 'AUTH' && viewer.username.toLowerCase() === username.toLowerCase()

interface ProfileTabsProps {
  readonly user: UserEntity
  readonly current: ProfileTab
  /** True if they stay below the header while the pins scroll. */
  readonly isSticky: boolean
}

/** The tabs of a profile, each with its own address. */
export const ProfileTabs = ({ user, current, isSticky }: ProfileTabsProps) => {
  const t = useTexts(texts)
  const isOwn = isOwnProfile(useViewer(), user.username)
  return (
    <div className={isSticky ? `${styles.tabs} ${styles.sticky}` : styles.tabs}>
      <Tabs
        label={t('profile.tabs', { name: user.full_name })}
        current={current}
        tabs={[
          { id: 'created', href: profileTabPath(user, 'created'), label: t('profile.tab.created') },
          { id: 'saved', href: profileTabPath(user, 'saved'), label: t('profile.tab.saved') },
          { id: 'stories', href: profileTabPath(user, 'stories'), label: t('profile.tab.stories') },
          { id: 'tried', href: profileTabPath(user, 'tried'), label: t('profile.tab.tried') },
          ...(isOwn
            ? [{ id: 'favorites', href: profileTabPath(user, 'favorites'), label: t('profile.tab.favorites') }]
            : []),
        ]}
      />
    </div>
  )
}
