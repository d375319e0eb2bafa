import { MfaSettingsResource } from '@corkboard/contract'
import { loadMfaSettings } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-20. */
export const mfaSettingsResource = implement(MfaSettingsResource, {
  get: (ctx) => loadMfaSettings(requireSignedIn(ctx)),
})
