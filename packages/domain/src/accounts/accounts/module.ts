import { userChanged } from '@corkboard/contract/events'
import { defineModule } from '../../kernel/index.ts'

/** What an account is: names, addresses, age, password, and whether it is a verified merchant. */
export const accounts = defineModule('accounts/accounts', {
  uses: [],
  tables: ['users', 'usernames', 'emails'],
  emits: [userChanged],
})
