import { SessionsSection, userSessions } from '../../../features/settings/SessionsSection.tsx'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/sessions (ours) */
export const page = settingsPage('sessions', SessionsSection, [userSessions])
