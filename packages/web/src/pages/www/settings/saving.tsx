import { SaveAnywhereSection } from '../../../features/settings/SaveAnywhereSection.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/saving (ours) */
export const page = settingsPage('saving', SaveAnywhereSection)
