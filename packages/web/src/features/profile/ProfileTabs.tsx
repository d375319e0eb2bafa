import { Tabs } from '@corkboard/design-system'
import type { PageViewer } from '@corkboard/contract/page'
import { useMessages } from '../../messages/messages.tsx'
import { useViewer } from '../../services.tsx'
import type { UserEntity } from '../../store/entities.ts'
import { profilePath, savedTabPath } from '../../shell/addresses.ts'
import styles from './ProfileHead.module.css'

export type ProfileTab = 'created' | 'saved' | 'favorites'

/**
 * A profile shows what somebody saved unless its address says otherwise: most people save far more than they make. Their
 * favourites are for them alone.
 */
export const profileTabOf = (tab: string | undefined, isOwn: boolean): ProfileTab =>
  tab === 'created' || (tab === 'favorites' && isOwn) ? tab : 'saved'

export const isOwnProfile = (viewer: PageViewer, username: string): boolean =>
  viewer.kind === 'AUTH' && viewer.username.toLowerCase() === username.toLowerCase()

/** The views of a profile, each with an address. */
export const ProfileTabs = ({ user, current }: { readonly user: UserEntity; readonly current: ProfileTab }) => {
  const t = useMessages()
  const isOwn = isOwnProfile(useViewer(), user.username)
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('profile.tabs', { name: user.full_name })}
        current={current}
        tabs={[
          { id: 'created', href: `${profilePath(user)}?tab=created`, label: t('profile.tab.created') },
          { id: 'saved', href: savedTabPath(user), label: t('profile.tab.saved') },
          ...(isOwn
            ? [{ id: 'favorites', href: `${profilePath(user)}?tab=favorites`, label: t('profile.tab.favorites') }]
            : []),
        ]}
      />
    </div>
  )
}
