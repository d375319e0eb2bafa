import { countries } from '../../../../features/settings/LanguageSection.tsx'
import { ProfileSection } from '../../../../features/settings/ProfileSection.tsx'
import { userSettings } from '../../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../../settings-page.tsx'

/** /settings/edit/profile (ours) */
export const page = settingsPage('profile', ProfileSection, [userSettings, countries])
