import { EmailSection } from '../../../../features/settings/EmailSection.tsx'
import { settingsPage } from '../../../settings-page.tsx'

/** /settings/edit/email */
export const page = settingsPage('email', EmailSection)
