import { Avatar, LogoutIcon, Menu, MoonIcon, SettingsIcon, SunIcon, UserIcon } from '@corkboard/design-system'
import type { SignedInViewer } from '@corkboard/contract/wire/viewer'
import { useMessages } from '../messages/messages.tsx'
import { useRequestContext, useServices } from '../services.tsx'
import { themeChanged } from '../store/session.ts'
import { logOut } from './log-out.ts'
import { applyTheme, type Theme } from './theme.ts'
import styles from './Header.module.css'

const THEMES: readonly Theme[] = ['light', 'dark', 'system']

/** What the viewer may want for themselves: profile, settings, appearance, leaving. */
export const AccountMenu = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  const t = useMessages()
  const services = useServices()
  const { theme } = useRequestContext()
  const setTheme = (chosen: Theme) => {
    applyTheme(document, chosen)
    services.store.dispatch(themeChanged(chosen))
  }
  return (
    <Menu
      alignEnd
      label={t('header.account')}
      trigger={(props) => (
        <button type="button" {...props} className={styles.account} aria-label={t('header.account')}>
          <Avatar id={viewer.id} name={viewer.full_name} src={viewer.image_small_url} size={32} decorative />
        </button>
      )}
      items={[
        { id: 'profile', label: t('header.profile'), icon: <UserIcon />, href: `/${viewer.username}/` },
        { id: 'settings', label: t('header.settings'), icon: <SettingsIcon />, href: '/settings/account-settings/' },
        ...THEMES.map((choice) => ({
          id: choice,
          label: t(`header.theme.${choice}`),
          icon: choice === 'dark' ? <MoonIcon /> : <SunIcon />,
          group: t('header.theme'),
          checked: theme === choice,
          onSelect: () => setTheme(choice),
        })),
        { id: 'log out', label: t('header.logOut'), icon: <LogoutIcon />, onSelect: () => void logOut(services) },
      ]}
    />
  )
}
