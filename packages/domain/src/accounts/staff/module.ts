import { userDeleted } from '@corkboard/contract/events'
import { accounts } from '../accounts/module.ts'
import { settings } from '../settings/module.ts'
import { signIn } from '../sign-in/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { defineModule } from '../../kernel/index.ts'

/** What staff and the operator do with accounts, the log of it, and deletion of an account. */
export const staff = defineModule('accounts/staff', {
  uses: [accounts, settings, signIn, mail],
  tables: ['operator_actions'],
  emits: [userDeleted],
  erase: { rows: { operator_actions: 'subject_id' }, references: { operator_actions: 'actor_id' } },
  notCopied: { operator_actions: 'the log of staff' },
})
