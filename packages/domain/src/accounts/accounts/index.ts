export {
  ageAt,
  checkBirthday,
  checkCountry,
  checkEmail,
  checkFirstName,
  checkGender,
  checkLastName,
  checkLocale,
  checkText,
  checkUsername,
  isEmail,
  isUsername,
} from './account-fields.ts'
export { type AccountColumns, forgetVisits, setMfaEnabled, writeAccountColumns } from './account-columns.ts'
export {
  accountById,
  claimInstance,
  countOwners,
  type Credentials,
  credentialsById,
  credentialsByName,
  freeEmail,
  freeNames,
  freeUsername,
  heldCredentials,
  idOfName,
  isEmailTaken,
  isUsernameTaken,
  lockAccount,
  merchantOf,
  takeEmail,
  takeUsername,
  updateAccount,
} from './account-store.ts'
export type { Account, NewAccount } from './account.ts'
export { type AgeRules, rulesOfAge } from './age-rules.ts'
export { avatarUrls, type CoverPicture, presentCover } from './avatar-urls.ts'
export { COUNTRIES } from './countries.ts'
export { findAccountViewer } from './find-account-viewer.ts'
export { findAccount, hasOwner } from './find-account.ts'
export { mailRecipient } from './mail-recipient.ts'
export { makeAccount } from './make-account.ts'
export {
  type CheckedMerchant,
  checkMerchant,
  type MerchantInput,
  presentMerchant,
  type StoredMerchant,
} from './merchant.ts'
export { createPasswordHasher } from './password-hasher.ts'
export { checkPassword } from './password-rules.ts'
export { coverRestorableSince } from './picture-uses.ts'
export { putCover, restorePreviousCover, setAvatarSignature, setProfileView } from './profile-columns.ts'
export { picturesTakenOff } from './take-pictures-off.ts'
export { adjustUserStats, countForUsers, countUserPins, lockUserStats } from './user-stats.ts'
export { suggestUsernames } from './username-suggestions.ts'
