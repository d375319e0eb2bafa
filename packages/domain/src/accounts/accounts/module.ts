import { userChanged } from '@corkboard/contract/events'
import { defineModule } from '../../kernel/index.ts'
import { pictureUses } from './picture-uses.ts'

/**
 * What an account is: names, addresses, age, password, whether it is a verified merchant; its row of counters, which
 * begins with it and which people, boards and pins move; and what its profile shows.
 */
export const accounts = defineModule('accounts/accounts', {
  uses: [],
  tables: ['users', 'usernames', 'emails', 'user_stats', 'taken_pictures'],
  emits: [userChanged],
  pictures: pictureUses,
})
