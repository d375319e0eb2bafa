export {
  createHostedCheck,
  createProofOfWork,
  type HostedCheckConfig,
  noteFingerprint,
  verifySession,
} from './bot-check/index.ts'
export { confirmEmailChange, requestEmailChange } from './change-email.ts'
export { changePassword } from './change-password.ts'
export { issueCountryToken, openCountrySession } from './country-sessions.ts'
export { deviceNameOf } from './device-name.ts'
export { recordDevice } from './known-devices.ts'
export { endOtherSessions, endOwnSession, listSessions } from './list-sessions.ts'
export { loadRemembered } from './load-remembered.ts'
export {
  completeHandshake,
  completeLogin,
  type HandshakeOutcome,
  type LoggedIn,
  logIn,
  logInByHandshake,
  type LoginOutcome,
  logOut,
  openHandshake,
} from './log-in.ts'
export { dropTickets } from './login-tickets.ts'
export {
  addPasskey,
  dropMfa,
  type FactorAdded,
  loadMfaSettings,
  type MfaChallenge,
  mustHaveMfa,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  setUpPasskey,
  setUpTotp,
  turnOffTotp,
  turnOnTotp,
} from './mfa/index.ts'
export {
  changePasscode,
  confirmBackupEmail,
  guardedOf,
  isGuarded,
  loadPasscode,
  removePasscode,
  requestPasscodeReset,
  requirePasscode,
  resendBackupConfirmation,
  resetPasscode,
  setUpPasscode,
  sweepPasscodes,
  testPasscode,
} from './passcode/index.ts'
export { type Proof, proveAgain, proveAlways, requireFresh } from './prove-again.ts'
export { prepareRegistration, register, registerByHandshake, type RegistrationInput } from './register-account.ts'
export type { RegistrationDetails } from './registration-details.ts'
export {
  forgetPerson,
  forgetPersonEverywhere,
  noteLogout,
  rememberPerson,
  type RememberToken,
  resolveRemembered,
} from './remembered-people.ts'
export { isResetLink, requestPasswordReset, resetPassword } from './reset-password.ts'
export { loadSessionAccounts } from './session-accounts.ts'
export { endSession, endSessions, issueSession, resolveSession, sessionEnd } from './sessions.ts'
export {
  beginLinking,
  beginSocialLogin,
  connectionsOf,
  createSocialSignIn,
  deleteIdentitiesOf,
  finishSocial,
  handshakeBySocialToken,
  type SocialHandshake,
  loadLinkedAccounts,
  type ProviderConfig,
  type SocialOutcome,
  unlinkAccount,
} from './social/index.ts'
export { resendVerification, verifyEmail } from './verify-email.ts'
