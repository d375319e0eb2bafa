import { accounts } from '../accounts/module.ts'
import { settings } from '../settings/module.ts'
import { signIn } from '../sign-in/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { copy } from './copy-profile.ts'

/** The account of the signed-in person as their own client sees it. */
export const accountViewer = defineModule('accounts/viewer', {
  uses: [accounts, settings, signIn],
  reads: [
    'phone_country',
    'phone_number',
    'gender',
    'custom_gender',
    'business_name',
    'locale',
    'country',
    // The web app's grids follow it (`hidesTitles`).
    'hides_titles',
  ],
  copy,
})
