import { UserSettingsResource } from '@corkboard/contract'
import { loadSettings, updateSettings } from '@corkboard/domain/accounts/settings'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { refuseAgeRestricted } from '../../../http/age-restriction.ts'
import { implement } from '../../engine/implement.ts'

/** IDENT-13. */
export const userSettingsResource = implement(UserSettingsResource, {
  get: (ctx) => loadSettings(requireSignedIn(ctx)),
  update: {
    session: async (ctx, { passcode, ...change }, client) => {
      if (change.birthday !== undefined) refuseAgeRestricted(client)
      return { data: await updateSettings(requireSignedIn(ctx), change, passcode) }
    },
  },
})
