import { PermissionsSection } from '../../../features/settings/PermissionsSection.tsx'
import { userSettings } from '../../../features/settings/use-settings-form.ts'
import { settingsPage } from '../../settings-page.tsx'

/** /settings/permissions */
export const page = settingsPage('permissions', PermissionsSection, [userSettings])
