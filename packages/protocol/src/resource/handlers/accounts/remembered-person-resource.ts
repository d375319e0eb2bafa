import { RememberedPersonResource } from '@corkboard/contract'
import { forgetPerson } from '@corkboard/domain/accounts/sign-in'
import { implement } from '../../engine/implement.ts'

export const rememberedPersonResource = implement(RememberedPersonResource, {
  delete: {
    session: async (ctx, _options, { held }) => {
      if (held.remembered) await forgetPerson(ctx, held.remembered)
      return { data: null, change: { kind: 'forget' } }
    },
  },
})
