export type { Account } from './account.ts'
export {
  type AdminProof,
  banAccount,
  banWithin,
  changeRole,
  countSignUps,
  listAccounts,
  listActions,
  loadAccount,
  requireSecondFactor,
  resetMfaOf,
  signUpsByDay,
  unbanAccount,
  unverifyMerchant,
  verifyMerchant,
} from './administration/index.ts'
export {
  type BotCheck,
  createHostedCheck,
  createProofOfWork,
  type HostedCheckConfig,
  noteFingerprint,
  sweepChallenges,
  verifySession,
} from './bot-check/index.ts'
export { issueCountryToken, openCountrySession } from './country-sessions.ts'
export { confirmEmailChange, type EmailChange, requestEmailChange } from './change-email.ts'
export { changePassword } from './change-password.ts'
export { deleteOwnAccount } from './delete-own-account.ts'
export { deviceNameOf } from './device-name.ts'
export { endOtherSessions, endOwnSession, listSessions } from './list-sessions.ts'
export { checkEmail, isUsername } from './account-fields.ts'
export { avatarUrls, type CoverPicture, presentCover } from './avatar-urls.ts'
export {
  completeHandshake,
  completeLogin,
  type HandshakeOutcome,
  type LoggedIn,
  type LoginOutcome,
  logIn,
  logInByHandshake,
  logOut,
  openHandshake,
} from './log-in.ts'
export { sweepTickets } from './login-tickets.ts'
export {
  addPasskey,
  type Again,
  type FactorAdded,
  loadMfaSettings,
  type MfaChallenge,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  type SecondStep,
  setUpPasskey,
  setUpTotp,
  turnOffTotp,
  turnOnTotp,
} from './mfa/index.ts'
export { type AccountInput, createAccount } from './staff/create-account.ts'
export { deleteAccount, PURGE_AFTER_DAYS } from './staff/delete-account.ts'
export { findAccount, hasOwner } from './find-account.ts'
export { resetMfa } from './staff/reset-mfa.ts'
export { setPassword } from './staff/set-password.ts'
export { isOnlyOwner, setRole } from './staff/set-role.ts'
export { setWriteBan } from './staff/set-write-ban.ts'
export {
  changePasscode,
  confirmBackupEmail,
  loadPasscode,
  removePasscode,
  requirePasscode,
  requestPasscodeReset,
  resendBackupConfirmation,
  resetPasscode,
  setUpPasscode,
  sweepPasscodes,
  testPasscode,
} from './passcode/index.ts'
export { presentMerchant, type StoredMerchant } from './merchant.ts'
export { createPasswordHasher, type PasswordHasher } from './password-hasher.ts'
export { prepareRegistration, register, registerByHandshake, type RegistrationInput } from './register-account.ts'
export { proveAgain, requireFresh } from './prove-again.ts'
export {
  forgetPerson,
  noteLogout,
  rememberPerson,
  type RememberToken,
  resolveRemembered,
  sweepRemembered,
} from './remembered-people.ts'
export { isResetLink, requestPasswordReset, RESET_TASK, resetPassword, sendPasswordReset } from './reset-password.ts'
export { RESERVED_USERNAMES } from './reserved-usernames.ts'
export { type Device, endSessions, endSession, issueSession, resolveSession, sessionEnd } from './sessions.ts'
export {
  changeSubscription,
  chooseCookies,
  chooseOwnNotifications,
  countryOptions,
  endSubscription,
  loadNotificationOptions,
  loadConsent,
  loadSettings,
  loadSubscription,
  localeOptions,
  type SettingsChange,
  takesCommentPhotos,
  updateSettings,
  wanting,
} from './settings/index.ts'
export {
  beginLinking,
  beginSocialLogin,
  createSocialSignIn,
  finishSocial,
  handshakeBySocialToken,
  loadLinkedAccounts,
  type ProviderConfig,
  type SocialOutcome,
  type SocialSignIn,
  unlinkAccount,
} from './social/index.ts'
export { resendVerification, verifyEmail } from './verify-email.ts'
export { loadLeadFormFacts } from './lead-form.ts'
export { mailRecipient } from './mail-recipient.ts'
export { countAttempt, isSpent } from './throttle.ts'
export { loadSessionAccounts } from './session-accounts.ts'
export { findAccountViewer } from './account-viewer.ts'
export { loadAccountViewer } from './load-account-viewer.ts'
export { loadRemembered } from './load-remembered.ts'
