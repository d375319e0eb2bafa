export {
  type AdminProof,
  banAccount,
  banWithin,
  changeRole,
  resetMfaOf,
  unbanAccount,
  unverifyMerchant,
  verifyMerchant,
} from './change-account.ts'
export { type AccountInput, createAccount } from './create-account.ts'
export { deleteAccount, PURGE_AFTER_DAYS } from './delete-account.ts'
export { deleteOwnAccount } from './delete-own-account.ts'
export { listAccounts, loadAccount } from './list-accounts.ts'
export { listActions } from './list-actions.ts'
export { resetMfa } from './reset-mfa.ts'
export { setPassword } from './set-password.ts'
export { isOnlyOwner, setRole } from './set-role.ts'
export { setWriteBan } from './set-write-ban.ts'
export { countSignUps, signUpsByDay } from './sign-ups.ts'
export { requireReader, requireSecondFactor } from './staff-rights.ts'
