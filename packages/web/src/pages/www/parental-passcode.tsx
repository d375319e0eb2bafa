import { PasscodeSection } from '../../features/settings/PasscodeSection.tsx'
import { parentalPasscode } from '../../shell/accounts/parental-passcode.tsx'
import { settingsPage } from '../settings-page.tsx'

/** /parental-passcode */
export const page = settingsPage('passcode', PasscodeSection, [parentalPasscode])
