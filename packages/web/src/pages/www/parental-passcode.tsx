import { PasscodeSection } from '../../features/settings/PasscodeSection.tsx'
import { parentalPasscode } from '../../product/passcode/parental-passcode.tsx'
import { settingsPage } from '../settings-page.tsx'

/** /parental-passcode */
export const page = settingsPage('passcode', PasscodeSection, [parentalPasscode])
