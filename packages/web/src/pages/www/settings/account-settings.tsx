import { AccountSection } from '../../../features/settings/AccountSection.tsx'
import { dataDownload } from '../../../features/settings/DataDownloadRow.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/account-settings */
export const page = settingsPage('account', AccountSection, [dataDownload])
