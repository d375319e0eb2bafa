import { UserSettingsResource } from '@corkboard/contract'
import { loadSettings, updateSettings } from '@corkboard/domain/identity'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../implement.ts'

/** IDENT-13. */
export const userSettingsResource = implement(UserSettingsResource, {
  get: (ctx) => loadSettings(requireSignedIn(ctx)),
  update: (ctx, options) => updateSettings(requireSignedIn(ctx), options),
})
