import { PasskeyNameResource } from '@corkboard/contract'
import { renamePasskey } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-20. */
export const passkeyNameResource = implement(PasskeyNameResource, {
  update: (ctx, { id, name }) => renamePasskey(requireSignedIn(ctx), id, name),
})
