export {
  changePasscode,
  confirmBackupEmail,
  loadPasscode,
  removePasscode,
  requestPasscodeReset,
  resendBackupConfirmation,
  resetPasscode,
  setUpPasscode,
  testPasscode,
} from './parental-passcode.ts'
export { isGuarded, requirePasscode } from './passcode-gate.ts'
export { guardedOf, sweepPasscodes } from './passcode-store.ts'
