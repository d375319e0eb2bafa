import { linkedAccounts, LinkedAccountsSection } from '../../../features/settings/LinkedAccountsSection.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/linked-accounts (ours) */
export const page = settingsPage('linked-accounts', LinkedAccountsSection, [linkedAccounts])
