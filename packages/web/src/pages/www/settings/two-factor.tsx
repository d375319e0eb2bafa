import { mfaSettings, TwoFactorSection } from '../../../features/settings/TwoFactorSection.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/two-factor (ours) */
export const page = settingsPage('two-factor', TwoFactorSection, [mfaSettings])
