export {
  banAccount,
  changeRole,
  countSignUps,
  listAccounts,
  listActions,
  loadAccount,
  resetMfaOf,
  unbanAccount,
} from './administration.ts'
