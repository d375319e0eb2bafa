import { MentionsSection } from '../../../../features/settings/MentionsSection.tsx'
import { userSettings } from '../../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../../settings-page.tsx'

/** /settings/edit/mentions */
export const page = settingsPage('mentions', MentionsSection, [userSettings])
