import { AccountSection } from '../../../features/settings/AccountSection.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/account-settings */
export const page = settingsPage('account', AccountSection)
