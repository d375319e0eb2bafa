export {
  type AdminProof,
  banAccount,
  changeRole,
  countSignUps,
  listAccounts,
  listActions,
  loadAccount,
  requireSecondFactor,
  resetMfaOf,
  signUpsByDay,
  unbanAccount,
} from './administration.ts'
