import { LIMITS } from '@corkboard/contract/limits'
import {
  Avatar,
  CompassIcon,
  DeviceIcon,
  ExperimentIcon,
  LogoutIcon,
  Menu,
  MoonIcon,
  PlusIcon,
  SettingsIcon,
  ShieldIcon,
  SunIcon,
  UserIcon,
  type MenuItem,
} from '@corkboard/design-system'
import type { SignedInViewer } from '@corkboard/contract/accounts/wire/viewer'
import { errorOf } from '../../api/errors.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { texts } from './texts/texts.generated.ts'
import { useRequestContext, useServices } from '../../services.tsx'
import { themeChanged } from '../../store/session.ts'
import { openAddAccount } from '../../lazy/open-add-account.tsx'
import { logOut } from '../../product/accounts/log-out.ts'
import { openExperiments } from '../../lazy/open-experiments.tsx'
import { switchAccount, useOtherAccounts } from '../../product/accounts/session-accounts.ts'
import { adminPath, settingsPath } from '../../product/addresses.ts'
import styles from '../Header.module.css'
import { runsTheSite } from '../../product/accounts/staff.ts'
import { applyTheme, type Theme } from '../../shell/theme.ts'

const THEME_LABELS = {
  light: 'header.theme.light',
  dark: 'header.theme.dark',
  system: 'header.theme.system',
} as const

const THEME_ICONS = { light: <SunIcon />, dark: <MoonIcon />, system: <DeviceIcon /> } as const

const THEMES: readonly Theme[] = ['light', 'dark', 'system']

/** The viewer's menu: profile, settings, other accounts, theme, log out. */
export const AccountMenu = ({ viewer }: { readonly viewer: SignedInViewer }) => {
  const t = useTexts(texts)
  const services = useServices()
  const { theme } = useRequestContext()
  const { others, load } = useOtherAccounts()
  const setTheme = (chosen: Theme) => {
    applyTheme(document, chosen)
    services.store.dispatch(themeChanged(chosen))
  }
  const fail = (thrown: unknown) => services.toasts.show({ text: errorOf(thrown).message, kind: 'danger' })
  const accounts: MenuItem[] = others.map(({ id, username, full_name: name, image_medium_url: src }) => ({
    id,
    label: name || username,
    icon: <Avatar id={id} name={name || username} src={src} size={24} decorative />,
    group: t('header.accounts'),
    onSelect: () => void switchAccount(services, id).catch(fail),
  }))
  const canAdd = others.length < LIMITS.otherSessionAccounts
  return (
    <Menu
      alignEnd
      label={t('header.account')}
      onOpen={load}
      trigger={(props) => (
        <button type="button" {...props} className={styles.account} aria-label={t('header.account')}>
          <Avatar id={viewer.id} name={viewer.full_name} src={viewer.image_small_url} size={32} decorative />
        </button>
      )}
      items={[
        { id: 'profile', label: t('header.profile'), icon: <UserIcon />, href: `/${viewer.username}/` },
        { id: 'today', label: t('header.today'), icon: <CompassIcon />, href: '/today/' },
        { id: 'settings', label: t('header.settings'), icon: <SettingsIcon />, href: settingsPath },
        ...(runsTheSite(viewer)
          ? [
              { id: 'admin', label: t('header.admin'), icon: <ShieldIcon />, href: adminPath },
              {
                id: 'experiments',
                label: t('header.experiments'),
                icon: <ExperimentIcon />,
                onSelect: () => void openExperiments(services).catch(fail),
              },
            ]
          : []),
        ...accounts,
        ...(canAdd
          ? [
              {
                id: 'add',
                label: t('header.accounts.add'),
                icon: <PlusIcon />,
                group: t('header.accounts'),
                onSelect: () => void openAddAccount(services, t('account.add')).catch(fail),
              },
            ]
          : []),
        ...THEMES.map((choice) => ({
          id: choice,
          label: t(THEME_LABELS[choice]),
          icon: THEME_ICONS[choice],
          group: t('header.theme'),
          checked: theme === choice,
          onSelect: () => setTheme(choice),
        })),
        {
          id: 'log out',
          label: t('header.logOut'),
          icon: <LogoutIcon />,
          onSelect: () => void logOut(services, { logoutOnAbort: true }).catch(fail),
        },
      ]}
    />
  )
}
