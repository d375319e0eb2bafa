import { LinkedAccountsResource } from '@corkboard/contract'
import { beginLinking, loadLinkedAccounts, unlinkAccount } from '@corkboard/domain/accounts/sign-in'
import { requireSignedIn } from '@corkboard/domain/kernel'
import { implement } from '../../engine/implement.ts'

/** IDENT-13, IDENT-16. */
export const linkedAccountsResource = implement(LinkedAccountsResource, {
  get: (ctx) => loadLinkedAccounts(requireSignedIn(ctx)),
  create: {
    session: async (ctx, { provider, next, password }, { origin, address }) => {
      const to = { origin, next, password, address }
      const { url, sealed } = await beginLinking(requireSignedIn(ctx), provider, to)
      return { data: { url }, change: { kind: 'journey', sealed } }
    },
  },
  delete: {
    session: async (ctx, { provider, password }, { address }) => {
      await unlinkAccount(requireSignedIn(ctx), provider, { password, address })
      return { data: null }
    },
  },
})
