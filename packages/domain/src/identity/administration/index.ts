export {
  banAccount,
  changeRole,
  countSignUps,
  listAccounts,
  listActions,
  loadAccount,
  resetMfaOf,
  signUpsByDay,
  unbanAccount,
} from './administration.ts'
