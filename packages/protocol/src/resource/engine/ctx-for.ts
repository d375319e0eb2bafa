import type { Ctx, SignedIn, Viewer } from '@corkboard/domain/kernel'

/** The same work, in the same transaction, on behalf of somebody who has just signed in. */
export const ctxFor = (ctx: Ctx<Viewer>, viewer: SignedIn): Ctx<SignedIn> => ({
  ...ctx,
  // What was read is about how the other viewer stands to it.
  reads: undefined,
  viewer,
  transaction: (work) => ctx.transaction((tx) => work({ ...tx, ...ctxFor(tx, viewer), db: tx.db })),
})
