import { TotpResource } from '@corkboard/contract'
import { setUpTotp, turnOffTotp, turnOnTotp } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'
import { codesOf } from './recovery-codes.ts'

/** IDENT-20. Secrets and codes are never stored as a response. */
export const totpResource = implement(TotpResource, {
  create: {
    session: async (ctx, { password }, { address }) => ({
      data: await setUpTotp(requireSignedIn(ctx), { password, address }),
    }),
  },
  update: {
    session: async (ctx, { code }) => {
      return { data: { recovery_codes: codesOf(await turnOnTotp(requireSignedIn(ctx), code)) } }
    },
  },
  delete: {
    session: async (ctx, { password }, { address }) => {
      await turnOffTotp(requireSignedIn(ctx), { password, address })
      return { data: null }
    },
  },
})
