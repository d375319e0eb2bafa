import { userChanged } from '@corkboard/contract/events'
import { accounts } from '../accounts/module.ts'
import { signIn } from '../sign-in/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { copy } from './copy-settings.ts'

/** What a member chose: profile, privacy, notifications, cookies. */
export const settings = defineModule('accounts/settings', {
  uses: [accounts, signIn, mail, throttle],
  reads: ['birthday'],
  unread: { personalized_ads: 'ads', third_party_marketing_tracking_enabled: 'ads' },
  tables: ['user_settings'],
  emits: [userChanged],
  pictures: [
    { columns: ['user_settings.choices', 'user_settings.cookies', 'user_settings.notifications'], because: 'settings' },
  ],
  erase: { rows: { user_settings: 'user_id' } },
  copy,
})
