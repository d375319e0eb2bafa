import { personBlocked, personFollowed } from '@corkboard/contract/events'
import { accounts } from '../accounts/accounts/module.ts'
import { settings } from '../accounts/settings/module.ts'
import { mail } from '../platform/mail/module.ts'
import { throttle } from '../platform/throttle/module.ts'
import { defineModule, onEvent } from '../kernel/index.ts'
import { mailNewFollower } from './mail-new-follower.ts'
import { eraseFollowsOf } from './erase-follows.ts'
import { recount } from './recount.ts'
import { copy } from './copy-people.ts'

/** Profiles, follows and blocks, and how much of a person each viewer sees. */
export const people = defineModule('people', {
  uses: [accounts, settings, mail, throttle],
  reads: [
    'username',
    'first_name',
    'last_name',
    'about',
    'pronouns',
    'website_url',
    'is_private_profile',
    'is_suggested',
    'findable_by_email',
    'findable_by_phone',
  ],
  tables: ['user_follows', 'user_blocks'],
  emits: [personFollowed, personBlocked],
  on: [
    onEvent(personFollowed, mailNewFollower),
    // Again, in case a process has missed it.
    onEvent(personBlocked, async (tx, { blocker_id: one, blocked_id: other }) =>
      tx.changed(`user:${one}`, `user:${other}`),
    ),
  ],
  erase: {
    last: eraseFollowsOf,
    tables: ['user_follows'],
    rows: { user_blocks: ['blocker_id', 'blocked_id'] },
  },
  recount,
  copy,
})
