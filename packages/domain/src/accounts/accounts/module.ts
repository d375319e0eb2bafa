import { userChanged } from '@corkboard/contract/events'
import { defineModule } from '../../kernel/index.ts'
import { pictureUses } from './picture-uses.ts'
import { picturesOfAccount } from './erase-account.ts'
import { forgetTakenPictures } from './take-pictures-off.ts'
import { recount } from './recount.ts'
import { copy } from './copy-visits.ts'

/**
 * What an account is: names, addresses, age, password, whether it is a verified merchant; its row of counters, which
 * begins with it and which people, boards and pins move; and what its profile shows.
 */
export const accounts = defineModule('accounts/accounts', {
  uses: [],
  tables: ['users', 'usernames', 'emails', 'user_stats', 'taken_pictures'],
  emits: [userChanged],
  pictures: pictureUses,
  erase: {
    last: picturesOfAccount,
    deletedBefore: (ctx, before) => forgetTakenPictures(ctx.db, before),
    rows: { taken_pictures: 'user_id', user_stats: 'user_id', users: 'id' },
    elsewhere: { usernames: 'free when the account is deleted', emails: 'free when the account is deleted' },
  },
  recount,
  copy,
  notCopied: { taken_pictures: 'pictures that staff removed' },
})
