import { userEmailVerified, userRegistered } from '@corkboard/contract/events'
import { accounts } from '../accounts/module.ts'
import { mail } from '../../platform/mail/module.ts'
import { outbound } from '../../platform/outbound/module.ts'
import { throttle } from '../../platform/throttle/module.ts'
import { defineModule } from '../../kernel/index.ts'
import { sweepChallenges } from './bot-check/index.ts'
import { sweepTickets } from './login-tickets.ts'
import { sweepPasscodes } from './passcode/index.ts'
import { sweepRemembered } from './remembered-people.ts'
import { RESET_TASK, sendPasswordReset } from './reset-password.ts'
import { copy } from './copy-sign-in.ts'

/** Registration, sessions, login with its second step, the parental passcode, the bot check. */
export const signIn = defineModule('accounts/sign-in', {
  uses: [accounts, mail, outbound, throttle],
  tables: [
    'login_tickets',
    'parental_passcodes',
    'remembered_people',
    'sessions',
    'spent_challenges',
    'user_identities',
    'user_passkeys',
    'user_recovery_codes',
    'user_totps',
  ],
  emits: [userRegistered, userEmailVerified],
  jobs: [{ name: RESET_TASK, run: sendPasswordReset }],
  sweeps: [
    (ctx) => sweepRemembered(ctx.db, ctx.now()),
    (ctx) => sweepTickets(ctx.db, ctx.now()),
    (ctx) => sweepPasscodes(ctx.db, ctx.now()),
    (ctx) => sweepChallenges(ctx.db, ctx.now()),
  ],
  erase: {
    rows: {
      sessions: 'user_id',
      remembered_people: 'user_id',
      login_tickets: 'user_id',
      parental_passcodes: 'user_id',
      user_identities: 'user_id',
      user_totps: 'user_id',
      user_passkeys: 'user_id',
      user_recovery_codes: 'user_id',
    },
  },
  copy,
  notCopied: { login_tickets: 'secrets of a login in progress', remembered_people: 'secrets of a browser' },
})
