import {
  AtIcon,
  BellIcon,
  CookieIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  GlobeIcon,
  DeviceIcon,
  KeyIcon,
  KeypadIcon,
  LinkIcon,
  LockIcon,
  MailIcon,
  PinIcon,
  UserIcon,
  type IconProps,
} from '@corkboard/design-system'
import type { ComponentType } from 'react'
import type { PlainTextId } from '../../i18n/texts.ts'
import type { texts as cookiesTexts } from '../../product/cookies/texts/texts.generated.ts'
import type { texts } from './texts/texts.generated.ts'

export interface SettingsSection {
  readonly id: string
  readonly path: string
  /** The title of the section's page and of its row in the list. */
  readonly title: PlainTextId<typeof texts | typeof cookiesTexts>
  readonly icon: ComponentType<IconProps>
}

/**
 * IDENT-13: the sections of the settings, in list order. Each is a page of its own, so that its code loads when it is
 * opened. A new section is an entry here and a page that `settingsPage` creates from its component.
 */
export const SETTINGS_SECTIONS = [
  { id: 'account', path: '/settings/account-settings/', title: 'accountSettings.title', icon: UserIcon },
  { id: 'profile', path: '/settings/edit/profile/', title: 'ownProfile.title', icon: EditIcon },
  { id: 'email', path: '/settings/edit/email/', title: 'email.title', icon: MailIcon },
  { id: 'password', path: '/settings/edit/password/', title: 'password.title', icon: LockIcon },
  { id: 'two-factor', path: '/settings/two-factor/', title: 'twoFactor.title', icon: KeyIcon },
  { id: 'linked-accounts', path: '/settings/linked-accounts/', title: 'linked.title', icon: LinkIcon },
  { id: 'sessions', path: '/settings/sessions/', title: 'sessions.title', icon: DeviceIcon },
  { id: 'messages', path: '/settings/messages/', title: 'notifications.title', icon: BellIcon },
  { id: 'permissions', path: '/settings/permissions/', title: 'permissions.title', icon: EyeIcon },
  { id: 'mentions', path: '/settings/edit/mentions/', title: 'mentions.title', icon: AtIcon },
  { id: 'privacy', path: '/settings/privacy/', title: 'privacy.title', icon: EyeOffIcon },
  { id: 'saving', path: '/settings/saving/', title: 'saveAnywhere.title', icon: PinIcon },
  { id: 'language', path: '/settings/language/', title: 'language.title', icon: GlobeIcon },
  { id: 'cookies', path: '/settings/cookies/', title: 'cookies.title', icon: CookieIcon },
  { id: 'passcode', path: '/parental-passcode/', title: 'passcode.title', icon: KeypadIcon },
] as const satisfies readonly SettingsSection[]

export type SettingsSectionId = (typeof SETTINGS_SECTIONS)[number]['id']

export const sectionOf = (id: SettingsSectionId): SettingsSection =>
  SETTINGS_SECTIONS.find((section) => section.id === id)!

export const sectionPath = (id: SettingsSectionId): string => sectionOf(id).path
