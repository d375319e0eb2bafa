import type { CopyDefinition } from '../../kernel/index.ts'
import { listRecents } from './recents.ts'

export const copy: CopyDefinition = {
  account: async (ctx) => {
    const [everywhere, own] = await Promise.all([listRecents(ctx, false), listRecents(ctx, true)])
    return { recent_searches: { everywhere, among_own_pins: own } }
  },
  tables: ['search_recents'],
}
