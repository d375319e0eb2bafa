import { Tabs } from '@corkboard/design-system'
import { useMessages } from '../../messages/messages.tsx'
import type { UserEntity } from '../../store/entities.ts'
import { profilePath, savedTabPath } from '../../shell/addresses.ts'
import styles from './ProfileHead.module.css'

export type ProfileTab = 'created' | 'saved'

/** A profile shows what somebody saved unless its address says otherwise: most people save far more than they make. */
export const profileTabOf = (tab: string | undefined): ProfileTab => (tab === 'created' ? 'created' : 'saved')

/** The views of a profile, each with an address. */
export const ProfileTabs = ({ user, current }: { readonly user: UserEntity; readonly current: ProfileTab }) => {
  const t = useMessages()
  return (
    <div className={styles.tabs}>
      <Tabs
        label={t('profile.tabs', { name: user.full_name })}
        current={current}
        tabs={[
          { id: 'created', href: `${profilePath(user)}?tab=created`, label: t('profile.tab.created') },
          { id: 'saved', href: savedTabPath(user), label: t('profile.tab.saved') },
        ]}
      />
    </div>
  )
}
