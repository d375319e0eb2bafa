import { PasswordSection } from '../../../../features/settings/PasswordSection.tsx'
import { settingsPage } from '../../../settings-page.tsx'

/** /settings/edit/password */
export const page = settingsPage('password', PasswordSection)
