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
export { listAccounts, loadAccount } from './list-accounts.ts'
export { listActions } from './list-actions.ts'
export { countSignUps, signUpsByDay } from './sign-ups.ts'
export { requireSecondFactor } from './staff-rights.ts'
