import { countries, LanguageSection, locales } from '../../../features/settings/LanguageSection.tsx'
import { userSettings } from '../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/language (ours) */
export const page = settingsPage('language', LanguageSection, [userSettings, locales, countries])
