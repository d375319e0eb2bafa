import type { CopyDefinition } from '../../kernel/index.ts'
import { listSessions } from './list-sessions.ts'
import { loadMfaSettings } from './mfa/index.ts'
import { loadPasscode } from './passcode/index.ts'
import { loadLinkedAccounts } from './social/index.ts'

export const copy: CopyDefinition = {
  account: async (ctx) => {
    const [sessions, twoFactor, linked, passcode] = await Promise.all([
      listSessions(ctx),
      loadMfaSettings(ctx),
      loadLinkedAccounts(ctx),
      loadPasscode(ctx),
    ])
    return {
      sessions: sessions.map(({ is_current: _current, ...session }) => session),
      two_factor: {
        is_enabled: twoFactor.is_enabled,
        has_totp: twoFactor.has_totp,
        passkeys: twoFactor.passkeys.map(({ id: _id, ...passkey }) => passkey),
        recovery_codes_left: twoFactor.recovery_codes_left,
      },
      linked_accounts: linked.filter(({ is_linked: isLinked }) => isLinked),
      parental_passcode: { is_set: passcode.is_set, backup_email: passcode.backup_email },
    }
  },
  tables: ['sessions', 'user_totps', 'user_passkeys', 'user_recovery_codes', 'user_identities', 'parental_passcodes'],
}
