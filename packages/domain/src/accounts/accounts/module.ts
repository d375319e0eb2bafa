import { userChanged } from '@corkboard/contract/events'
import { defineModule } from '../../kernel/index.ts'
import { pictureUses } from './picture-uses.ts'
import { picturesOfAccount } from './erase-account.ts'
import { deleteTakenPictures } from './take-pictures-off.ts'
import { recount } from './recount.ts'
import { copy } from './copy-visits.ts'

/**
 * Accounts: names, addresses, age, password, whether it is a verified merchant, and what its profile shows. Also the
 * row of counters, which is created with the account and changed by people, boards and pins.
 */
export const accounts = defineModule('accounts/accounts', {
  uses: [],
  tables: ['users', 'usernames', 'emails', 'user_stats', 'taken_pictures'],
  emits: [userChanged],
  pictures: pictureUses,
  erase: {
    last: picturesOfAccount,
    deletedBefore: (ctx, before) => deleteTakenPictures(ctx.db, before),
    rows: { taken_pictures: 'user_id', user_stats: 'user_id', users: 'id' },
    elsewhere: { usernames: 'free when the account is deleted', emails: 'free when the account is deleted' },
  },
  recount,
  copy,
  notCopied: { taken_pictures: 'pictures that staff removed' },
})
