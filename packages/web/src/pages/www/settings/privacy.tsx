import { PrivacySection } from '../../../features/settings/PrivacySection.tsx'
import { userSettings } from '../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/privacy */
export const page = settingsPage('privacy', PrivacySection, [userSettings])
