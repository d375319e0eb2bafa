import { MultiUserResource } from '@corkboard/contract'
import { loadSessionAccounts } from '@corkboard/domain/accounts/sign-in'
import { implement } from '../../engine/implement.ts'
import { otherAccounts } from '../../../product/accounts/begin-session.ts'

/** IDENT-10: only the accounts of this browser. */
export const multiUserResource = implement(MultiUserResource, {
  get: async (ctx, { ids }, client) => {
    const mine = ctx.viewer.kind === 'AUTH' ? [ctx.viewer.userId] : []
    const others = (await otherAccounts(ctx, client)).map(({ viewer }) => viewer.userId)
    return loadSessionAccounts(ctx, ids, new Set([...mine, ...others]))
  },
})
