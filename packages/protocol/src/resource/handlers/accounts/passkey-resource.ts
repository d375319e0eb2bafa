import { PasskeyResource } from '@corkboard/contract'
import { addPasskey, removePasskey, setUpPasskey } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'
import { codesOf } from './recovery-codes.ts'

/** IDENT-20. */
export const passkeyResource = implement(PasskeyResource, {
  create: {
    session: async (ctx, { password }, { address, origin }) => ({
      data: await setUpPasskey(requireSignedIn(ctx), { password, address }, origin),
    }),
  },
  update: {
    session: async (ctx, options, { origin }) => {
      const added = await addPasskey(requireSignedIn(ctx), options, origin)
      return { data: { passkey: added.passkey, recovery_codes: codesOf(added) } }
    },
  },
  delete: {
    session: async (ctx, { id, password }, { address }) => {
      await removePasskey(requireSignedIn(ctx), id, { password, address })
      return { data: null }
    },
  },
})
